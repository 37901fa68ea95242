/** A games night, for a wall and for a phone: its tables, its standings, and what whoever looks can do about it. */

import { html } from "../paint/elements.js";
import { clockFace } from "../record/clock.js";
import { entrantOf, entrantWho, secondsLeft, tableFor, whole } from "../record/nights.js";
import { entrantName, pointsRule, standingsTable, termsRows } from "../words/nights.js";
import { refusalWords } from "../words/refusals.js";
import { gameName, listing } from "../words/tables.js";
import { Page } from "./page.js";
import { button, stud } from "./parts.js";
import { Question } from "./question.js";
import { fileName, takeFile } from "./taking.js";

/** So many rounds have a column in the standings. */
const MOST_ROUNDS = 5;
/** The level of bots that the organiser adds. */
const BOT = { level: "merchant" };

export class NightPage extends Page {
    /** @param {string} code the night's code, as it stands in the address */
    constructor(app, code) {
        super(app);
        this.code = code;
    }

    /** What was told of it, undefined until it is. */
    get record() {
        return this.app.server.nights.get(this.code);
    }

    get title() {
        return `${this.record?.state.name ?? this.words.say("nights.title")} · Ziggurat`;
    }

    async arrive() {
        try {
            await this.app.line.ask("show_night", { night: this.code });
        } catch (refusal) {
            if (refusal.code === "connection_lost") return;
            this.#give(refusalWords(this.words, refusal));
        }
    }

    leave() {
        this.app.line.ask("hide_night", { night: this.code }).catch(() => {});
    }

    told(changed, message) {
        if (changed === "night" && message.night === this.code && message.state === undefined) {
            this.#give(this.words.say("error.no_such_night"));
        }
    }

    ticks() {
        return super.ticks() || this.record?.left !== undefined;
    }

    draw() {
        const { record, words } = this;
        if (record === undefined) return html("main", { class: "frame night", "data-key": "night" }, html("p", { class: "note" }, words.say("web.one_moment")));
        const state = whole(record.state);
        return html("div", { class: "frame night", "data-key": `night ${this.code}` },
            this.#bar(state),
            html("main", { class: "scrolled night-parts", "data-key": "parts", tabindex: -1 },
                html("div", { class: "night-buttons", "data-key": "buttons" }, this.#buttons(state)),
                this.#tables(state) ?? this.#terms(state),
                this.#standings(state),
                this.#scan()));
    }

    #give(why) {
        this.app.say(why);
        this.app.go({ page: "lobby", table: null });
    }

    // ------------------------------------------------------------------ the head

    #bar(state) {
        const { app, words, record } = this;
        const left = secondsLeft(record, app.time.now());
        const stage = words.say(`night.stage.${left === null ? state.stage : "soon"}`);
        return html("header", { class: "bar", "data-key": "bar" },
            button({ label: words.say("lobby.title"), sign: "left", kind: "plain", bare: true, press: () => app.go({ page: "lobby", table: null }) }),
            html("div", { class: "titles" }, html("h1", {}, state.name), html("p", {}, this.#about(state))),
            html("p", { class: "night-stage", "data-key": "stage" },
                state.stage === "over" ? html("b", {}, stage) : [html("span", {}, stage, " "), html("b", {}, this.#round(state))],
                left === null ? null : html("b", { class: "night-left" }, " ", clockFace(left))));
    }

    #about(state) {
        const { app, words } = this;
        const games = [...new Set(state.terms.games)].map((game) => gameName(words, game)).join(", ");
        const players = words.say("night.players", { count: state.entrants.filter((entrant) => !entrant.gone).length });
        return words.say("night.about", { server: app.server.welcome?.server ?? "…", games, players });
    }

    #round(state) {
        const { rounds } = state.terms;
        const round = Math.max(1, Math.min(state.rounds.length + (state.stage === "break" ? 1 : 0), rounds));
        return this.words.say("night.round_of", { round, rounds });
    }

    // ------------------------------------------------------------------ what one can do

    #buttons(state) {
        const { app, words } = this;
        const { person } = app.server;
        const table = tableFor(state, person);
        const organises = state.organiser !== null && state.organiser === person;
        const goesOn = state.stage !== "over";
        const act = (type, fields = {}) => () => app.attempt(app.line.ask(type, { night: this.code, ...fields }));
        const isIn = entrantWho(state, person) !== undefined;
        return [
            table && button({ label: words.say("night.to_table"), kind: "gold", sign: "play", press: () => app.go({ page: "table", table: table.table }), key: "own" }),
            goesOn && !isIn && button({ label: words.say("night.sign_up"), kind: "gold", sign: "hand", press: act("sign_up"), key: "sign up" }),
            goesOn && isIn && button({ label: words.say("night.sign_off"), press: act("sign_off"), key: "sign off" }),
            organises && ["open", "break"].includes(state.stage)
                && button({ label: words.say(state.stage === "open" ? "night.begin" : "night.next"), kind: "gold", press: act("next_round"), key: "next" }),
            organises && goesOn && button({ label: words.say("night.add_bot"), sign: "bot", press: act("sign_up", BOT), key: "bot" }),
            state.rounds.length > 0 && button({ label: words.say("night.keep.csv"), sign: "save", kind: "line", press: () => this.#keep(state), key: "keep" }),
            organises && goesOn && button({
                label: words.say(state.rounds.length ? "night.end" : "night.give_up"), sign: "door", kind: "line", key: "end",
                press: () => this.#askToEnd(state.rounds.length > 0),
            }),
        ].filter(Boolean);
    }

    /** The standings as a file that other programs read. */
    #keep(state) {
        const { app, words, record, code } = this;
        const called = fileName(state.name, "csv");
        const file = called === ".csv" ? `${code}.csv` : called;
        takeFile(file, standingsTable(words, record), "text/csv");
        app.say(words.say("profile.taken", { file }));
    }

    #askToEnd(begun) {
        const { app, words, code } = this;
        const kind = begun ? "end" : "give_up";
        app.ask(new Question(app, {
            title: words.say(`night.${kind}.title`), consequence: words.say(`night.${kind}.consequence`),
            stay: words.say("night.end.stay"), go: words.say(`night.${kind}`),
            act: () => app.attempt(app.line.ask("end_night", { night: code })),
        }));
    }

    // ------------------------------------------------------------------ tables and standings

    #tables(state) {
        const round = state.rounds.at(-1);
        if (round === undefined) return null;
        const ours = tableFor(state, this.app.server.person)?.table;
        const items = round.tables.map((table, number) =>
            html("li", { class: `panel night-table${table.over ? " over" : ""}${table.table === ours ? " ours" : ""}`, "data-key": table.table },
                html("h2", {}, this.words.say("night.table", { number: number + 1 })),
                html("p", {}, gameName(this.words, table.game)),
                html("ol", {}, table.seats.map((entrant, seat) => this.#sitter(state, table, entrant, seat))),
                html("button", { type: "button", class: `pill ${table.over ? "free" : "playing"}`, onclick: () => this.app.go({ page: "table", table: table.table }) }, this.#far(state, table))));
        return html("ul", { class: "night-tables", "data-key": "tables", "aria-label": this.words.say("web.tables") }, items);
    }

    /** How it goes, before anything is played. */
    #terms(state) {
        const { words } = this;
        return html("section", { class: "panel night-terms", "data-key": "terms", "aria-labelledby": "night-terms" },
            html("h2", { id: "night-terms" }, words.say("night.terms")),
            html("dl", {}, termsRows(words, state.terms).map(([called, chosen], place) =>
                html("div", { "data-key": String(place) }, html("dt", {}, called), html("dd", {}, chosen)))));
    }

    #sitter(state, table, number, seat) {
        const rank = table.ranks?.[seat];
        return html("li", { class: rank === 1 ? "first" : null, "data-key": String(number) },
            stud(seat, 26), html("span", { class: "name" }, entrantName(this.words, entrantOf(state, number))),
            table.scores?.length ? html("b", {}, table.scores[seat]) : null);
    }

    #far(state, table) {
        if (!table.over) return this.words.say("night.is_played");
        const winners = table.seats.filter((_, seat) => table.ranks?.[seat] === 1).map((number) => entrantName(this.words, entrantOf(state, number)));
        return winners.length ? this.words.say("night.wins", { name: listing(this.words, winners) }) : this.words.say("night.no_end");
    }

    #standings(state) {
        const { words, record } = this;
        const begun = state.rounds.length;
        const first = Math.max(0, begun - MOST_ROUNDS);
        const numbers = Array.from({ length: begun - first }, (_, place) => first + place);
        const ours = entrantWho(state, this.app.server.person)?.number;
        const rows = (record.standings ?? []).map((place) => {
            const entrant = entrantOf(state, place.entrant);
            return html("tr", { class: [place.place === 1 && place.sum ? "first" : "", place.entrant === ours ? "ours" : "", entrant?.gone ? "gone" : ""].join(" "), "data-key": String(place.entrant) },
                begun ? html("td", {}, place.place) : null, html("th", { scope: "row" }, entrantName(words, entrant)),
                numbers.map((number) => html("td", {}, place.points[number] ?? "–")), begun ? html("td", { class: "sum" }, place.sum) : null);
        });
        const heads = begun ? [html("th", { scope: "col" }, words.say("night.csv.place")), html("th", { scope: "col" }, words.say("night.csv.name")),
            numbers.map((number) => html("th", { scope: "col" }, number + 1)), html("th", { scope: "col" }, words.say("night.sum"))] : null;
        return html("section", { class: "panel night-standings", "data-key": "standings" },
            html("h2", {}, words.say(begun ? "night.standings" : "night.entrants")),
            html("table", {}, heads ? html("thead", {}, html("tr", {}, heads)) : null, html("tbody", {}, rows)),
            html("p", { class: "note" }, pointsRule(words, state.terms)));
    }

    #scan() {
        const { words } = this;
        return html("section", { class: "panel night-scan", "data-key": "scan" },
            html("img", { src: `/qr/night/${this.code}.svg`, alt: words.say("night.square"), width: 132, height: 132 }),
            html("div", { class: "lines" }, html("h2", {}, words.say("night.late.scan")), html("p", {}, location.host, html("wbr"), `/night/${this.code}`)));
    }
}
