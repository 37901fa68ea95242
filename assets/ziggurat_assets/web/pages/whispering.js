/** What somebody and we whisper to each other, and a field to whisper one line more. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { refusalWords } from "../words/refusals.js";
import { button, frame } from "./parts.js";
import { ReportDialog } from "./report.js";

const MOST_CHARACTERS = 500;

export class WhisperDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {{person: string, name: string}} other
     */
    constructor(app, other) {
        this.app = app;
        this.other = other;
        this.under = app.dialog;
        this.problem = "";
        app.server.whispers.read(other.person);
    }

    /** The id of whom one whispers with here. */
    get whispersWith() {
        return this.other.person;
    }

    told(changed) {
        if (changed === "whispered") this.app.server.whispers.read(this.whispersWith);
    }

    draw() {
        const { app, other, problem } = this;
        const { words, server, ignored } = app;
        const { name } = other;
        const lines = server.whispers.with(other.person).filter(({ own }) => own || !ignored.has(other.person));
        return frame({ title: words.say("whisper.title", { name }), words, close: () => app.ask(this.under) },
            html("div", { class: "rows" },
                html("p", { class: "note" }, words.say("whisper.about")),
                lines.length ? html("div", { class: "heard", role: "log", tabindex: 0, "aria-label": words.say("whisper.title", { name }) },
                    html("ol", { class: "lines-said" }, lines.map(whisperedLine))) : null,
                problem ? html("p", { class: "problem", role: "alert" }, problem) : null,
                html("form", { class: "saying", onsubmit: (event) => this.#say(event) },
                    html("input", {
                        name: "text", maxlength: MOST_CHARACTERS, autocomplete: "off", autofocus: true,
                        "aria-label": words.say("whisper.hint", { name }), placeholder: words.say("whisper.hint", { name }),
                    }),
                    html("button", { type: "submit", class: "button gold bare", "aria-label": words.say("web.send") }, icon("send", 20))),
                lines.some(({ own }) => !own)
                    ? button({ label: words.say("people.report", { name }), sign: "flag", kind: "line", press: () => app.ask(new ReportDialog(app, other, { whispers: true })) })
                    : null));
    }

    async #say(event) {
        event.preventDefault();
        const { app, other } = this;
        const field = event.target.elements.text;
        const text = field.value.trim();
        if (!text) return;
        field.value = "";
        try {
            await app.line.ask("whisper", { person: other.person, text });
            this.problem = "";
        } catch (refusal) {
            this.problem = refusalWords(app.words, refusal);
            if (!field.value) field.value = text;
        }
        app.show();
    }
}

function whisperedLine({ at, own, name, text }) {
    return html("li", { "data-key": `${at} ${own}`, class: own ? "own" : null },
        html("b", { class: "name" }, name),
        html("span", { class: "text" }, text),
        html("time", {}, timeOf(at)));
}

/** The hour and minute at which something was said. */
export function timeOf(at) {
    return new Date(at * 1000).toTimeString().slice(0, 5);
}
