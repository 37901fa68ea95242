/** Asks the host of a table for how long something holds that they decide about somebody, and why. */

import { html } from "../paint/elements.js";
import { choice, frame } from "./parts.js";

/** So many minutes; undefined for as long as the table is there. */
const LENGTHS = [10, 60, 1440, undefined];
const LONGEST_REASON = 120;

export class DecisionDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {{title: string, give: string, decided: (fields: object) => void, close: () => void}} parts
     */
    constructor(app, { title, give, decided, close }) {
        Object.assign(this, { app, title, give, decided, close });
        this.minutes = 60;
    }

    draw() {
        const { app, title, give, close } = this;
        const { words } = app;
        return frame({ title, words, close },
            html("form", { class: "naming", onsubmit: (event) => this.#give(event) },
                choice({
                    id: "minutes", label: words.say("decision.how_long"), chosen: this.minutes,
                    values: LENGTHS.map((value) => ({ value, label: words.say(`decision.length.${value ?? "stays"}`) })),
                    choose: (minutes) => (this.minutes = minutes),
                }),
                html("label", { for: "reason" }, words.say("decision.reason.hint")),
                html("input", { id: "reason", name: "reason", maxlength: LONGEST_REASON, autocomplete: "off" }),
                html("button", { class: "button gold", type: "submit" }, give)));
    }

    #give(event) {
        event.preventDefault();
        const reason = new FormData(event.target).get("reason").trim();
        this.close();
        this.decided({ ...(this.minutes === undefined ? {} : { minutes: this.minutes }), ...(reason ? { reason } : {}) });
    }
}

/** Ask the host of a table about somebody there, and have it done: `what` is "mute" or "bar". */
export function decideAbout(app, record, what, { person, name }) {
    const { words, dialog } = app;
    app.ask(new DecisionDialog(app, {
        title: words.say(`watchers.${what}.title`, { name }), give: words.say(`watchers.${what}`),
        decided: (fields) => app.attempt(app.line.ask(what, { table: record.code, person, ...fields })), close: () => app.ask(dialog),
    }));
}
