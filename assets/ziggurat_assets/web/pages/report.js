/** Reporting what somebody has said: where it was, and why. The server itself knows what was said. */

import { html } from "../paint/elements.js";
import { refusalWords } from "../words/refusals.js";
import { frame, segments } from "./parts.js";

const LONGEST_REASON = 120;

export class ReportDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {{person: string, name: string}} about
     * @param {{whispers?: boolean}} parts with `whispers` it is about these at first
     */
    constructor(app, about, { whispers = false } = {}) {
        this.app = app;
        this.about = about;
        this.under = app.dialog;
        /** The table where one is, or null. */
        this.table = app.page?.record?.code ?? null;
        this.places = [this.table === null ? "lobby" : "table", "whispers"];
        this.place = this.places[Number(whispers)];
        this.problem = "";
    }

    draw() {
        const { app, about, place, places, problem } = this;
        const { words } = app;
        const { name } = about;
        return frame({ title: words.say("report.title", { name }), words, close: () => app.ask(this.under) },
            html("form", { class: "naming", onsubmit: (event) => this.#send(event) },
                html("span", {}, words.say("report.where")),
                segments({
                    label: words.say("report.where"), chosen: place,
                    values: places.map((value) => ({ value, label: words.say(`report.where.${value}`) })),
                    choose: (value) => this.#choose(value),
                }),
                html("p", { class: "note" }, words.say(`report.about.${place}`, { name })),
                html("label", { for: "reason" }, words.say("report.reason.hint")),
                html("input", { id: "reason", name: "reason", maxlength: LONGEST_REASON, autocomplete: "off" }),
                problem ? html("p", { class: "problem", role: "alert" }, problem) : null,
                html("button", { class: "button gold", type: "submit" }, words.say("report.send"))));
    }

    #choose(place) {
        this.place = place;
        this.app.show();
    }

    async #send(event) {
        event.preventDefault();
        const { app, about, place, table } = this;
        const reason = new FormData(event.target).get("reason").trim();
        try {
            await app.line.ask("report", {
                person: about.person, whispers: place === "whispers", ...(place === "table" ? { table } : {}), ...(reason ? { reason } : {}),
            });
        } catch (refusal) {
            this.problem = refusalWords(app.words, refusal);
            app.show();
            return;
        }
        app.ask(this.under);
        app.say(app.words.say("report.sent", { name: about.name }), { isNews: true });
    }
}
