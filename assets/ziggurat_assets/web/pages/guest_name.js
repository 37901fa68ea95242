/** Asks for the name of somebody who wants to play at this screen too. */

import { html } from "../paint/elements.js";
import { frame } from "./parts.js";

export class GuestName {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     * @param {number} seat the one that they take
     */
    constructor(app, record, seat) {
        this.app = app;
        this.record = record;
        this.seat = seat;
    }

    get suggested() {
        return this.app.words.say("guest.suggested", { number: this.seat + 1 });
    }

    draw() {
        const { app, suggested } = this;
        const { words } = app;
        return frame({ title: words.say("guest.title"), words, close: () => app.ask(null) },
            html("form", { class: "naming", onsubmit: (event) => this.#give(event) },
                html("label", { for: "guest-name" }, words.say("web.guest_name")),
                html("input", {
                    id: "guest-name", name: "guest", maxlength: app.server.welcome.limits.name_characters, autocomplete: "off",
                    autofocus: true, placeholder: suggested,
                }),
                html("button", { class: "button gold", type: "submit" }, words.say("guest.give"))));
    }

    async #give(event) {
        event.preventDefault();
        const { app, record, seat, suggested } = this;
        const name = new FormData(event.target).get("guest").trim() || suggested;
        const done = await app.attempt(app.line.ask("sit", { table: record.code, seat, name }));
        if (done !== null) app.ask(null);
    }
}
