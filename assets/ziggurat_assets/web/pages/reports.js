/** What was reported to the host of a table, with the lines as the server knows them, and what the host can do. */

import { html } from "../paint/elements.js";
import { decideAbout } from "./decision.js";
import { button, frame } from "./parts.js";
import { timeOf } from "./whispering.js";

export class ReportsDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
        this.under = app.dialog;
    }

    draw() {
        const { app, record } = this;
        const { words, server } = app;
        const reports = server.reportsAt(record.code).toReversed();
        return frame({ title: words.say("reported.title"), words, close: () => app.ask(this.under) },
            html("ol", { class: "rows reports" }, reports.map((report) => this.#report(report))));
    }

    #report(report) {
        const { app, record } = this;
        const { words, server } = app;
        const { person, name, by_name: by, reason = "", lines = [] } = report;
        const decides = record.table.host === server.person;
        const decision = (what, sign) => button({ label: words.say(`watchers.${what}`), sign, kind: "line", press: () => decideAbout(app, record, what, { person, name }) });
        return html("li", { class: "panel" },
            html("b", {}, words.say("reported.about", { name, by })),
            html("p", { class: "note" }, reason || words.say("reported.no_reason")),
            html("ol", { class: "lines-said" }, lines.map((line) => html("li", { class: line.person === person ? "whisper" : null },
                html("b", { class: "name" }, line.name), html("span", { class: "text" }, line.text), html("time", {}, timeOf(line.at))))),
            decides ? html("div", { class: "seat-buttons" }, decision("mute", "muted"), decision("bar", "door")) : null);
    }
}
