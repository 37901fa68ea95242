/** The first visit: what shall the others call you, and which language do you speak? */

import { html } from "../paint/elements.js";
import { LANGUAGES } from "../words/words.js";
import { Page } from "./page.js";
import { button, segments, shellTitle } from "./parts.js";

const NAME_CHARACTERS = 24;

export class NamePage extends Page {
    constructor(app) {
        super(app);
        this.written = app.identity.name;
    }

    draw() {
        const { app, words } = this;
        return html("main", { class: "lone", "data-key": "name" },
            shellTitle(),
            html("h1", {}, words.say("naming.title")),
            html("form", { class: "naming", onsubmit: (event) => this.#give(event) },
                html("label", { for: "name" }, words.say("welcome.name")),
                html("input", {
                    id: "name", name: "name", maxlength: NAME_CHARACTERS, required: true, autocomplete: "nickname",
                    autofocus: true, value: this.written, placeholder: words.say("welcome.name.hint"),
                    oninput: (event) => (this.written = event.target.value),
                }),
                html("p", { class: "note" }, words.say("web.name.about")),
                html("button", { class: "button gold", type: "submit" }, words.say("welcome.go_on")),
            ),
            button({ label: words.say("join.device"), sign: "screen", kind: "line", press: () => app.askCode() }),
            segments({
                label: words.say("settings.language"),
                chosen: app.settings.language,
                values: LANGUAGES.map((value) => ({ value, label: words.say(`language.${value}`) })),
                choose: (language) => app.choose({ language }),
            }),
        );
    }

    #give(event) {
        event.preventDefault();
        const name = new FormData(event.target).get("name").trim();
        if (!name) return;
        this.app.identity.name = name;
        this.app.enter();
    }
}
