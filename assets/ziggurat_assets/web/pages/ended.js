/** The server has ended the line: why, and the way back. */

import { html } from "../paint/elements.js";
import { Refusal } from "../line/refusal.js";
import { refusalWords } from "../words/refusals.js";
import { Page } from "./page.js";
import { button, shellTitle } from "./parts.js";

const ABOUT_THE_NAME = new Set(["bad_name", "name_banned"]);

export class EndedPage extends Page {
    constructor(app, { code, message, params }) {
        super(app);
        this.refusal = new Refusal(code, message, params);
    }

    draw() {
        const { app, words } = this;
        const renames = ABOUT_THE_NAME.has(this.refusal.code);
        return html("main", { class: "lone", "data-key": "ended" },
            shellTitle(),
            html("p", { role: "alert" }, refusalWords(words, this.refusal)),
            renames
                ? button({ label: words.say("web.other_name"), kind: "gold", press: () => app.nameAgain() })
                : button({ label: words.say("web.be_here"), kind: "gold", press: () => app.again() }),
        );
    }
}
