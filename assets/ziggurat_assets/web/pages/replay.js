/** A finished match, from its beginning to its end, for whoever may see it. */

import { html } from "../paint/elements.js";
import { haveSheets } from "../paint/art.js";
import { gameModule } from "../games/index.js";
import { logPart } from "../match/log_part.js";
import { Match } from "../match/match.js";
import { deed } from "../match/match_part.js";
import { Replaying } from "../match/replaying.js";
import { replayingPart } from "../match/replaying_part.js";
import { finalStandings } from "../match/result_part.js";
import { seatCards } from "../match/seat_cards.js";
import { FinishedRecord } from "../record/finished.js";
import { refusalWords } from "../words/refusals.js";
import { gameName, listing } from "../words/tables.js";
import { Page } from "./page.js";
import { button } from "./parts.js";

/** Seconds until what the page needs is asked for again, if it could not be had. */
const PATIENCE = 2;

export class ReplayPage extends Page {
    /** @param {string} number the match's number, as it stands in the address */
    constructor(app, number) {
        super(app);
        this.number = Number(number);
        /** @type {Match | null} */
        this.match = null;
        /** Whether seats see what others do not. */
        this.hasSecrets = false;
        this.refused = null;
        this.coming = false;
        this.left = false;
        this.pressed = (event) => this.#press(event);
        window.addEventListener("keydown", this.pressed);
    }

    get title() {
        return this.match === null ? "Ziggurat" : `${this.#names()} · Ziggurat`;
    }

    async arrive() {
        if (this.match !== null) return this.match.along.positions.have();
        if (this.coming) return;
        this.coming = true;
        try {
            // What the first seat sees shows whether there are secrets.
            const page = await this.#ask({ seat: 0 });
            this.hasSecrets = (page.moments[0].view.private ?? null) !== null;
            await this.#have(page);
        } catch (refusal) {
            if (refusal.code !== "connection_lost") this.refused = refusal;
        }
        this.coming = false;
        this.app.show();
    }

    leave() {
        this.left = true;
        window.removeEventListener("keydown", this.pressed);
        this.match?.along.end();
    }

    reworded() {
        this.match?.reworded();
    }

    heardOthers() {
        this.match?.lines.forget();
    }

    draw() {
        const { match } = this;
        if (match === null || match.moment === null) return this.#waiting();
        return html("div", { class: "frame table", "data-key": `replay ${this.number}`, "data-tab": "board" },
            this.#bar(),
            html("main", { class: "scrolled in-match", "data-key": "main over", tabindex: -1 }, this.#parts(match)));
    }

    shown() {
        this.match?.shown();
    }

    #bar() {
        const { app, words, match } = this;
        const heading = match.module.heading(match.moment.view, match.context);
        return html("header", { class: "bar", "data-key": "bar" },
            button({ label: words.say("web.back_to_before"), sign: "left", kind: "plain", bare: true, press: () => app.back() }),
            html("div", { class: "titles" },
                html("h1", {}, this.#names()),
                html("p", {}, [gameName(words, match.game), heading].filter(Boolean).join(", "))));
    }

    #parts(match) {
        const { moment, record } = match;
        const panel = match.module.panel?.(moment.view, null, match.context) ?? null;
        return [
            html("div", { class: "primary", "data-key": "match" },
                html("h2", { class: "unseen" }, this.words.say("web.board")),
                match.place(),
                match.list()),
            html("div", { class: "secondary", "data-key": "secondary" },
                replayingPart(match, this.hasSecrets),
                match.along.step === record.steps && record.result !== null ? this.#end(match) : null,
                panel === null ? null : html("div", { class: "panel-of-game", "data-key": "panel" }, panel),
                deed(match),
                seatCards(match),
                logPart(match, false)),
        ];
    }

    #end(match) {
        return html("section", { class: "panel result", "data-key": "result", "aria-label": this.words.say("result.title") }, finalStandings(match));
    }

    #waiting() {
        const { app, words, refused } = this;
        return html("main", { class: "lone", "data-key": "away" },
            html("h1", {}, words.say("replay.title")),
            html("p", { role: "status" }, refused === null ? words.say("replay.reading") : refusalWords(words, refused)),
            button({ label: words.say("lobby.title"), sign: "left", press: () => app.go({ page: "lobby", table: null }) }));
    }

    #names() {
        return listing(this.words, this.match.context.seats.map(({ name }) => name));
    }

    #ask(eyes) {
        return this.app.line.ask("match_history", { match: this.number, first: 0, last: 0, ...eyes });
    }

    /** Have the game's module, words and symbols, however long that takes. */
    async #have(page) {
        const { app } = this;
        while (this.match === null && !this.left) {
            try {
                const module = await gameModule(page.game);
                await Promise.all([app.words.learn(...module.sections), haveSheets(...module.sheets)]);
                const record = new FinishedRecord(page);
                this.match = new Match(app, record, module, new Replaying(app, record));
            } catch {
                await new Promise((goOn) => app.time.later(PATIENCE, goOn));
            }
        }
    }

    /** The keys that go through any replay, unless they mean something else: to the browser, or where they are pressed. */
    #press(event) {
        const { match, app } = this;
        const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        if (match === null || app.dialog !== null || isTaken || event.target.closest?.("input, select, textarea, [role=grid], svg")) return;
        const { along, record } = match;
        const step = { ArrowLeft: along.step - 1, ArrowRight: along.step + 1, Home: 0, End: record.steps }[event.key];
        if (step !== undefined) along.to(step);
        else if (event.key !== " " || event.target.closest?.("button")) return;
        // Held down it would begin and stop over and over.
        else if (!event.repeat) along.play();
        event.preventDefault();
    }
}
