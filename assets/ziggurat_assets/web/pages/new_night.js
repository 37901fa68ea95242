/** Opening a games night: its games, how many rounds, at what tables, and who meets whom. */

import { html } from "../paint/elements.js";
import { PACES } from "../record/paces.js";
import { breakWords } from "../words/nights.js";
import { gameName, paceWords } from "../words/tables.js";
import { button, choice, field, frame, segments } from "./parts.js";

const MOST_ROUNDS = 20;
const FEWEST_SEATS = 2;
const PAIRINGS = ["swiss", "everyone"];
const LEAVERS = ["bot", "skip"];
const BREAKS = [0, 30, 60, 120, 300, 600];
/** Fifteen minutes each, and ten seconds for every decision: what a night has if nobody says otherwise. */
const EVENING = { kind: "per_game", seconds: 900, increment: 10 };
const CLOCKS = [PACES[0], EVENING, ...PACES.slice(1)];

export class NewNight {
    /** @param {import("../app.js").App} app */
    constructor(app) {
        this.app = app;
        const [offer] = app.server.welcome.games;
        this.games = [offer.id];
        this.rounds = 3;
        this.seats = Math.min(4, this.#mostSeats([offer.id]));
        this.pairing = "swiss";
        this.clock = EVENING;
        this.pause = 60;
        this.leaver = "bot";
    }

    draw() {
        const { app } = this;
        const { words } = app;
        return frame({ title: words.say("nights.open"), words, close: () => app.ask(null) },
            html("form", { class: "rows", onsubmit: (event) => this.#open(event) },
                html("p", { class: "note" }, words.say("nights.about")),
                field({ id: "night-name", label: words.say("open_night.name"), most: app.server.welcome.limits.name_characters, hint: words.say("open_night.name.hint") }),
                this.#gamesRow(),
                choice({
                    id: "rounds", label: words.say("open_night.rounds"), chosen: this.rounds,
                    values: numbers(1, MOST_ROUNDS), choose: (rounds) => this.#set({ rounds }),
                }),
                choice({
                    id: "night-seats", label: words.say("open_night.seats"), chosen: this.seats,
                    values: numbers(FEWEST_SEATS, this.#mostSeats(this.games)), choose: (seats) => this.#set({ seats }),
                }),
                this.#segments("pairing", PAIRINGS),
                choice({
                    id: "night-clock", label: words.say("open_night.clock"), chosen: this.clock,
                    values: CLOCKS.map((value) => ({ value, label: paceWords(words, value) })), choose: (clock) => this.#set({ clock }),
                }),
                choice({
                    id: "break", label: words.say("open_night.break"), chosen: this.pause,
                    values: BREAKS.map((value) => ({ value, label: breakWords(words, value) })), choose: (pause) => this.#set({ pause }),
                }),
                this.#segments("leaver", LEAVERS),
                html("button", { class: "button gold", type: "submit" }, words.say("nights.open"))));
    }

    /** A game is one of the night's or not; one of them stays. */
    #gamesRow() {
        const { words, server } = this.app;
        const label = words.say("open_night.games");
        const switches = server.welcome.games.map(({ id }) => html("button", {
            type: "button", class: "segment", "data-key": id, "aria-pressed": String(this.games.includes(id)), onclick: () => this.#turn(id),
        }, gameName(words, id)));
        return html("div", { class: "row wide" }, html("span", {}, label), html("div", { class: "segments", role: "group", "aria-label": label }, switches));
    }

    #segments(name, values) {
        const { words } = this.app;
        const label = words.say(`open_night.${name}`);
        return html("div", { class: "row wide" }, html("span", {}, label), segments({
            label, chosen: this[name], values: values.map((value) => ({ value, label: words.say(`open_night.${name}.${value}`) })),
            choose: (value) => this.#set({ [name]: value }),
        }));
    }

    #turn(game) {
        const games = this.games.includes(game) ? this.games.filter((each) => each !== game) : [...this.games, game];
        if (games.length) this.#set({ games, seats: Math.min(this.seats, this.#mostSeats(games)) });
    }

    #set(changes) {
        Object.assign(this, changes);
        this.app.show();
    }

    /** As many as play at one table of the largest of these games. */
    #mostSeats(games) {
        return Math.max(...games.flatMap((game) => this.app.server.offer(game).seat_counts));
    }

    async #open(event) {
        event.preventDefault();
        const { app, games, rounds, seats, pairing, clock, pause, leaver } = this;
        const name = new FormData(event.target).get("night-name").trim();
        const terms = { games, rounds, seats, pairing, clock, break_seconds: pause, leaver };
        const done = await app.attempt(app.line.ask("open_night", name ? { terms, name } : { terms }));
        if (done !== null) app.go({ page: "night", table: done.night });
    }
}

function numbers(least, most) {
    return Array.from({ length: most - least + 1 }, (_, place) => ({ value: least + place, label: String(least + place) }));
}
