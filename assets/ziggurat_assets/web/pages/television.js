/**
 * The page for a wall: the busiest table, or the one that is named, large enough for a whole room. Where people look at a
 * finished match together, it looks along.
 */

import { icon } from "../paint/art.js";
import { html } from "../paint/elements.js";
import { come } from "../record/coming.js";
import { chancesPart } from "../match/chances_part.js";
import { Match } from "../match/match.js";
import { deed } from "../match/match_part.js";
import { seatCard } from "../match/seat_cards.js";
import { seriesTitle } from "../words/series.js";
import { delayWords, gameName } from "../words/tables.js";
import { Page } from "./page.js";
import { shellTitle } from "./parts.js";

/** Seconds that the end of a match stays on the wall before another table is looked for. */
const AFTER_THE_END = 20;
const SIZES = { stone: 72, figure: 72, small: 56 };

export class TelevisionPage extends Page {
    /** @param {string | null} code the table that is named, null for the busiest */
    constructor(app, code) {
        super(app);
        this.named = code;
        this.code = null;
        this.match = null;
        this.coming = false;
        this.endedAt = null;
    }

    get record() {
        return this.code === null ? undefined : this.app.server.ours.get(this.code);
    }

    arrive() {
        this.#look();
    }

    told(changed, message) {
        if (changed === "lobby" || changed === "gone") this.#look();
        if (message.table !== this.code) return;
        if (["table", "moment"].includes(changed)) this.#follow();
        if (changed === "circle") this.#lookAlong();
    }

    ticks() {
        if (this.isOverLong) this.#look();
        return true;
    }

    /** Whether the match on the wall has ended a while ago, and nobody looks at it together any more. */
    get isOverLong() {
        if (this.endedAt === null || this.record?.circle.isOn) return false;
        return this.app.time.now() - this.endedAt > AFTER_THE_END;
    }

    draw() {
        const { match, record } = this;
        if (record === undefined || match === null || match.moment === null) return this.#nothing();
        const seats = record.table.seats.map((_, seat) => seatCard(match, seat, SIZES));
        const half = Math.ceil(seats.length / 2);
        return html("main", { class: `television seats-${seats.length}`, "data-key": `television ${record.code}` },
            html("ul", { class: "wall seats left", "data-key": "left" }, seats.slice(0, half)),
            match.place(),
            html("ul", { class: "wall seats right", "data-key": "right" }, seats.slice(half)),
            html("section", { class: "panel about", "data-key": "about" }, this.#about()),
            html("section", { class: "panel scan", "data-key": "scan" }, this.#scan()),
            chancesPart(match),
            html("div", { class: "wall-deed", "data-key": "deed", role: "log" }, deed(match)));
    }

    shown() {
        this.match?.shown();
    }

    reworded() {
        this.match?.reworded();
    }

    #about() {
        const { words, record, match } = this;
        const { table } = record;
        return [
            html("h1", {}, table.name),
            html("p", {}, [gameName(words, table.game), match.module.heading(match.moment.view, match.context)].filter(Boolean).join(", ")),
            table.series === undefined ? null : html("p", {}, seriesTitle(words, table)),
            match.along.isIn ? this.#along() : html("p", { class: "live" }, html("span", { class: "live-dot", "aria-hidden": "true" }), table.delay ? delayWords(words, table.delay) : words.say("web.live")),
        ];
    }

    /** Who leads through the match, and where they are. */
    #along() {
        const { words, match } = this;
        const { circle, step } = match.along;
        return html("p", { class: "who-looks" }, icon("baton", 56),
            html("span", {}, `${circle.leader?.name ?? ""} · ${words.say("web.moment", { at: step ?? 0, of: circle.told.steps })}`));
    }

    #scan() {
        const { words, record } = this;
        return [
            html("img", { src: `/qr/${record.door}.svg`, alt: words.say("web.tv.square"), width: 160, height: 160 }),
            html("div", { class: "lines" }, html("h2", {}, words.say("web.tv.watch")), html("p", {}, location.host, html("wbr"), `/${record.door}`)),
        ];
    }

    #nothing() {
        const { words } = this;
        return html("main", { class: "television idle", "data-key": "idle" },
            html("h1", {}, shellTitle()), html("p", {}, words.say("web.tv.nothing")), html("p", { class: "address" }, location.host));
    }

    /** Look for the table that is to be on the wall. */
    async #look() {
        if (this.coming || !this.app.isHere) return;
        const wanted = this.named ?? this.#busiest();
        if (wanted === null || (wanted === this.code && this.record !== undefined)) return this.#follow();
        this.coming = true;
        try {
            if (this.record !== undefined) {
                this.app.server.ours.delete(this.code);
                this.app.line.ask("leave", { table: this.code }).catch(() => {});
            }
            const record = await come(this.app.line, this.app.server, wanted);
            this.code = record.code;
            this.endedAt = null;
            await this.#follow();
        } catch (refusal) {
            this.code = null;
        }
        this.coming = false;
        this.app.show();
    }

    /** The table that is on the wall as long as it plays, else the one with most people. */
    #busiest() {
        const shown = this.record;
        if (shown !== undefined && this.endedAt === null && shown.table.stage === "playing") return this.code;
        if (this.endedAt !== null && !this.isOverLong) return this.code;
        const playing = [...this.app.server.tables.values()].filter((card) => card.stage === "playing" && !card.locked);
        playing.sort((one, other) => crowd(other) - crowd(one) || one.table.localeCompare(other.table));
        return playing[0]?.table ?? null;
    }

    async #follow() {
        const { record, app } = this;
        if (record === undefined || record.moment === null) {
            this.match = null;
            return;
        }
        this.match = await Match.of(app, record, this.match);
        this.match.judging.refresh();
        if (record.moment?.result) this.endedAt ??= app.time.now();
        else this.endedAt = null;
        this.#lookAlong();
        app.show();
    }

    /** Look along with those who look at the match together; a wall leads nobody, so it hands on what it is left with. */
    #lookAlong() {
        const { match, record, app } = this;
        if (match === null || record === undefined) return;
        if (record.circle.isOn) this.endedAt = app.time.now();
        match.along.heard();
        if (match.along.leads) match.along.alone();
        else if (record.circle.isOn && record.table.stage === "over" && !match.along.isIn) match.along.look();
    }
}

/** How many people are at a table: those who watch, and those who play and are no bots. */
function crowd(card) {
    return card.watchers + card.seats.filter((seat) => seat.person !== undefined && seat.level === undefined).length;
}
