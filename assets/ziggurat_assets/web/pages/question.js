/** Asks in front of the page whether to do something that has no way back. */

import { html } from "../paint/elements.js";
import { button, frame } from "./parts.js";

export class Question {
    /**
     * @param {import("../app.js").App} app
     * @param {{title: string, consequence: string, stay: string, go: string, act: () => void}} parts `stay` and `go` are
     *     what the buttons say, `act` does it
     */
    constructor(app, { title, consequence, stay, go, act }) {
        Object.assign(this, { app, title, consequence, stay, go, act });
    }

    draw() {
        const { app, title, consequence, stay, go } = this;
        const close = () => app.ask(null);
        return frame({ title, words: app.words, close },
            html("div", { class: "rows" },
                html("p", {}, consequence),
                html("div", { class: "buttons apart" },
                    button({ label: stay, press: close, key: "stay" }),
                    button({ label: go, sign: "warning", kind: "red", press: () => this.#go(), key: "go" }))));
    }

    #go() {
        this.app.ask(null);
        this.act();
    }
}
