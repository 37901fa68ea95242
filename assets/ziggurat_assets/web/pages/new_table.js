/** Opening a table: which game, how many seats, what it is called, how it counts time. */

import { html } from "../paint/elements.js";
import { PACES } from "../record/paces.js";
import { gameName, paceWords } from "../words/tables.js";
import { choice, field, frame, segments, tick } from "./parts.js";

export class NewTable {
    constructor(app) {
        this.app = app;
        const [game] = app.server.welcome?.games ?? [];
        this.game = game?.id ?? "";
        this.seats = fewest(game);
        this.pace = PACES[0];
        this.listed = true;
    }

    draw() {
        const { app } = this;
        const { words } = app;
        const offer = app.server.offer(this.game);
        return frame({ title: words.say("create.title"), words, close: () => app.ask(null) },
            html("form", { class: "rows", onsubmit: (event) => this.#open(event) },
                choice({
                    id: "game", label: words.say("create.game"), chosen: this.game,
                    values: app.server.welcome.games.map(({ id }) => ({ value: id, label: gameName(words, id) })),
                    choose: (game) => this.#play(game),
                }),
                html("div", { class: "row" }, html("span", {}, words.say("create.seats")),
                    segments({
                        label: words.say("create.seats"), chosen: this.seats,
                        values: offer.seat_counts.map((value) => ({ value, label: String(value) })),
                        choose: (seats) => this.#set({ seats }),
                    })),
                field({ id: "table-name", label: words.say("create.name"), most: app.server.welcome.limits.name_characters, hint: words.say("create.name.hint") }),
                choice({
                    id: "pace", label: words.say("clock.title"), chosen: this.pace,
                    values: PACES.map((value) => ({ value, label: paceWords(words, value) })),
                    choose: (pace) => this.#set({ pace }),
                }),
                field({ id: "password", label: words.say("create.password"), kind: "password", most: 128, hint: words.say("create.password.hint") }),
                tick({ id: "listed", label: words.say("room.listed"), on: this.listed, choose: (listed) => this.#set({ listed }) }),
                html("button", { class: "button gold", type: "submit" }, words.say("create.open")),
            ));
    }

    #play(game) {
        this.#set({ game, seats: fewest(this.app.server.offer(game)) });
    }

    #set(changes) {
        Object.assign(this, changes);
        this.app.show();
    }

    async #open(event) {
        event.preventDefault();
        const written = new FormData(event.target);
        const asked = { game: this.game, seats: this.seats, clock: this.pace, listed: this.listed };
        const name = written.get("table-name").trim();
        const password = written.get("password");
        if (name) asked.name = name;
        if (password) asked.password = password;
        const done = await this.app.attempt(this.app.line.ask("open", asked));
        if (done !== null) this.app.go({ page: "table", table: done.table });
    }
}

function fewest(offer) {
    return offer?.seat_counts[0] ?? 2;
}
