/** Asks whether one really resigns: it cannot be taken back. */

import { html } from "../paint/elements.js";
import { button, frame } from "../pages/parts.js";
import { consequenceOfResigning } from "../words/resigning.js";

export class ResignDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
    }

    /** Null once the match is over, or the seat is ours no more. */
    draw() {
        const { app, record } = this;
        const { words } = app;
        if (record.table.stage !== "playing" || record.seat === null) return null;
        return frame({ title: words.say("resign.question"), words, close: () => app.ask(null) },
            html("p", {}, words.say(consequenceOfResigning(record.table.seats))),
            html("div", { class: "buttons" },
                button({ label: words.say("resign.stay"), sign: "left", kind: "gold", press: () => app.ask(null) }),
                button({ label: words.say("resign.title"), sign: "hand", press: () => this.#resign() })));
    }

    async #resign() {
        const { app, record } = this;
        app.ask(null);
        await app.attempt(app.line.ask("resign", { table: record.code, seat: record.seat }));
    }
}
