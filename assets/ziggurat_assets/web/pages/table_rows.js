/** What the host decides about the table itself: its name and game, who finds it, and who may come in. */

import { html } from "../paint/elements.js";
import { gameName } from "../words/tables.js";
import { choice, field, frame, tick } from "./parts.js";

/** As many characters as the protocol has room for. */
const MOST_OF_A_PASSWORD = 128;

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 * @param {(fields: object) => void} configure
 */
export function tableRows(app, { table }, configure) {
    const { words, server } = app;
    const { games, limits } = server.welcome;
    return [
        field({
            id: "table-name", label: words.say("create.name"), value: table.name, most: limits.name_characters,
            change: (name) => name.trim() && configure({ name: name.trim() }),
        }),
        choice({
            id: "game", label: words.say("create.game"), chosen: table.game,
            values: games.map(({ id }) => ({ value: id, label: gameName(words, id) })), choose: (game) => configure({ game }),
        }),
        tick({ id: "listed", label: words.say("room.listed"), on: table.listed, choose: (listed) => configure({ listed }) }),
        tick({
            id: "locked", label: words.say("room.locked"), on: table.locked,
            choose: (locked) => (locked ? app.ask(new NewPassword(app, configure)) : configure({ password: "" })),
        }),
    ];
}

/** Asks for the password by which others come to the table. */
class NewPassword {
    constructor(app, configure) {
        this.app = app;
        this.configure = configure;
    }

    draw() {
        const { app } = this;
        const { words } = app;
        return frame({ title: words.say("password.set_title"), words, close: () => app.ask(null) },
            html("form", { class: "naming", onsubmit: (event) => this.#give(event) },
                html("label", { for: "new-password" }, words.say("password.field")),
                html("input", {
                    id: "new-password", name: "password", type: "password", maxlength: MOST_OF_A_PASSWORD, required: true,
                    autocomplete: "off", autofocus: true,
                }),
                html("button", { class: "button gold", type: "submit" }, words.say("password.give"))));
    }

    #give(event) {
        event.preventDefault();
        this.app.ask(null);
        this.configure({ password: new FormData(event.target).get("password") });
    }
}
