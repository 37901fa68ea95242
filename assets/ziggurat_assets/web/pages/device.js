/** Coming as who we are on another device, by the code that it shows. */

import { html } from "../paint/elements.js";
import { refusalWords } from "../words/refusals.js";
import { Page } from "./page.js";
import { button, shellTitle } from "./parts.js";
import { DEVICE_CODE_CHARACTERS } from "./routes.js";

export class DevicePage extends Page {
    /**
     * @param {import("../app.js").App} app
     * @param {string} code what stands in the field at first, if it was not refused
     * @param {import("../line/refusal.js").Refusal | null} refusal why a code did not do
     */
    constructor(app, code, refusal) {
        super(app);
        this.refused = refusal;
        this.written = refusal === null ? code : "";
    }

    draw() {
        const { app, words, refused } = this;
        const { name, token } = app.identity;
        return html("main", { class: "lone", "data-key": "device" },
            shellTitle(),
            html("h1", {}, words.say("join.device.title")),
            refused === null ? null : html("p", { role: "alert" }, refusalWords(words, refused)),
            html("form", { class: "naming", onsubmit: (event) => this.#give(event) },
                html("label", { for: "device-code" }, words.say("web.device.code")),
                html("input", {
                    id: "device-code", name: "code", maxlength: DEVICE_CODE_CHARACTERS, required: true, autofocus: true, value: this.written,
                    autocomplete: "one-time-code", autocapitalize: "characters", spellcheck: "false", placeholder: words.say("join.device.hint"),
                    oninput: (event) => (this.written = event.target.value),
                }),
                html("p", { class: "note" }, words.say("web.device.where", { way: words.say("profile.device") })),
                token ? html("p", { class: "note" }, words.say("web.device.leaves", { name })) : null,
                html("button", { class: "button gold", type: "submit" }, words.say("join.join"))),
            token
                ? button({ label: words.say("web.device.stay", { name }), sign: "left", kind: "line", press: () => app.enter() })
                : button({ label: words.say("web.device.name"), sign: "left", kind: "line", press: () => app.nameAgain() }));
    }

    #give(event) {
        event.preventDefault();
        const code = new FormData(event.target).get("code").trim();
        if (code) this.app.comeBy(code);
    }
}
