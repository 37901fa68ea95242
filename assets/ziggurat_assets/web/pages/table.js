/** One table: coming to it, its room, its match, and what is said there. */

import { html } from "../paint/elements.js";
import { askRecent, come } from "../record/coming.js";
import { curtain } from "../match/curtain.js";
import { Match } from "../match/match.js";
import { matchPart } from "../match/match_part.js";
import { logPart } from "../match/log_part.js";
import { menuPart } from "../match/menu_part.js";
import { Passing } from "../match/passing.js";
import { tableBar, tableTabs } from "../match/bars.js";
import { withEnd } from "../words/decisions.js";
import { refusalWords } from "../words/refusals.js";
import { chatPart } from "./chat.js";
import { Page } from "./page.js";
import { button } from "./parts.js";
import { roomPart } from "./room.js";

export class TablePage extends Page {
    /** @param {string} code the table's code, as it stands in the address */
    constructor(app, code) {
        super(app);
        this.code = code;
        this.tab = "board";
        this.refused = null;
        this.coming = false;
        /** @type {Match | null} */
        this.match = null;
        /** The match while its module is on its way. */
        this.opening = null;
        this.passing = null;
    }

    /** What is known of the table, undefined while we are not there. */
    get record() {
        return this.app.server.ours.get(this.known ?? this.code);
    }

    get title() {
        const { record, words } = this;
        if (record === undefined) return "Ziggurat";
        return record.isOurTurn ? `● ${words.say("table.our_turn")} · ${record.table.name}` : `${record.table.name} · Ziggurat`;
    }

    async arrive(password) {
        if (this.coming) return;
        this.coming = true;
        this.refused = null;
        this.app.show();
        try {
            if (this.record === undefined) {
                const record = await come(this.app.line, this.app.server, this.code, password);
                this.known = record.code;
            }
            await this.#follow();
            await this.match?.along.comeBack();
        } catch (refusal) {
            this.refused = refusal;
        }
        this.coming = false;
        this.app.show();
    }

    /** Watchers leave; a seat is kept for whoever only looks elsewhere. */
    leave() {
        const { record, app } = this;
        this.match?.along.alone();
        if (record === undefined || record.ourSeats.length) return;
        app.server.ours.delete(record.code);
        app.line.ask("leave", { table: record.code }).catch(() => {});
    }

    told(changed, message) {
        const { record } = this;
        if (record !== undefined && this.talks && ["said", "whispered"].includes(changed)) this.app.server.read(record);
        if (record === undefined || message.table !== record.code) return;
        this.#passOn();
        if (["circle", "table"].includes(changed)) this.match?.along.heard();
        if (changed === "moment" && (message.viewer ?? null) === record.seat) this.#read();
        if (["table", "moment", "clock"].includes(changed)) this.#follow();
    }

    get talks() {
        return this.tab === "chat";
    }

    refusal(refusal) {
        return refusal.ofTheGame && this.match !== null ? this.match.module.refused?.(refusal, this.match.context) ?? null : null;
    }

    reworded() {
        this.match?.reworded();
    }

    heardOthers() {
        this.match?.lines.forget();
    }

    ticks() {
        const { record } = this;
        return !this.app.isHere || Boolean(record?.clock?.state.running?.length || record?.clock?.state.missing?.length || record?.clock?.state.phase_runs);
    }

    draw() {
        const { record, app } = this;
        if (record === undefined) return this.#away();
        if (this.passing?.isCurtainDown) return curtain(app, record, () => this.#lift());
        return html("div", { class: "frame table", "data-key": `table ${record.code}`, "data-tab": this.tab },
            tableBar(this),
            html("main", { class: `scrolled ${record.table.stage === "room" ? "in-room" : "in-match"}`, "data-key": `main ${record.table.stage}`, tabindex: -1 }, this.#parts(record)),
            tableTabs(this),
        );
    }

    shown() {
        this.match?.shown();
        this.passing?.shown();
    }

    /** Show another part of the table. */
    turn(tab) {
        this.tab = tab;
        if (tab === "chat" && this.record) this.app.server.read(this.record);
        this.app.show();
    }

    #parts(record) {
        const { app, match, tab } = this;
        const side = { log: () => logPart(match, true), chat: () => chatPart(app, record), menu: () => menuPart(this) }[tab];
        const talk = side && (match !== null || tab !== "log") ? html("div", { class: "aside", "data-key": tab }, side()) : null;
        if (record.table.stage === "room") return [html("div", { class: "primary", "data-key": "room" }, roomPart(app, record)), talk];
        if (match === null || match.moment === null) return html("p", { class: "note" }, this.words.say("web.one_moment"));
        return [matchPart(this), talk];
    }

    #away() {
        const { app, words, refused } = this;
        const gone = app.server.gone.has(this.code);
        const why = gone ? this.#whyGone() : refused && refusalWords(words, refused);
        return html("main", { class: "lone", "data-key": "away" },
            html("h1", {}, this.code),
            html("p", { role: "status" }, why ?? words.say("web.coming")),
            refused?.code === "wrong_password" ? this.#password() : null,
            button({ label: words.say("lobby.title"), sign: "left", press: () => app.go({ page: "lobby", table: null }) }));
    }

    #whyGone() {
        const { app, words } = this;
        const barred = app.server.gone.get(this.code);
        return barred ? withEnd(words, words.say("room.put_out"), barred) : words.say("room.closed");
    }

    #password() {
        const { words } = this;
        const enter = (event) => {
            event.preventDefault();
            this.arrive(new FormData(event.target).get("password"));
        };
        return html("form", { class: "naming", onsubmit: enter },
            html("label", { for: "password" }, words.say("password.field")),
            html("input", { id: "password", name: "password", type: "password", maxlength: 128, autofocus: true }),
            html("button", { class: "button gold", type: "submit" }, words.say("password.give")));
    }

    /** Have the match's module and board as soon as there is a match, and see whether it is our turn. */
    async #follow() {
        const { record, app } = this;
        if (record === undefined || record.moment === null) {
            this.match = null;
            return;
        }
        const known = this.match;
        this.opening ??= Match.of(app, record, known);
        const match = await this.opening;
        this.opening = null;
        if (this.record !== match.record) return;
        // It may have been passed on to other eyes meanwhile.
        if (this.match === known) this.match = match;
        this.#passOn();
        await this.match?.refresh();
        app.show();
    }

    /** Whoever of several at this screen has to decide gets it, and sees the match with their own eyes. */
    #passOn() {
        const { app, match, record } = this;
        if (match === null) return;
        if (this.passing?.record !== record) this.passing = new Passing(app, record);
        if (!this.passing.passOn()) return;
        // What the one before was shown and had begun may be a secret.
        this.match = new Match(app, record, match.module);
        this.tab = "board";
    }

    /** Whoever has the screen now is alone with it. */
    async #lift() {
        const { app, record } = this;
        this.passing.lift();
        this.#read();
        if (record.witnessed.isNew) await app.attempt(askRecent(app.line, record));
        app.show();
    }

    /** Read what happened to those who do not see it. */
    #read() {
        const { match, record } = this;
        if (match === null || record.moment === null || this.passing?.isCurtainDown) return;
        const lines = match.lines.ofMoment(record.moment).map((line) => line.text);
        if (record.isOurTurn) lines.push(this.words.say("table.our_turn"));
        if (lines.length) document.getElementById("said").textContent = lines.join(" ");
    }
}
