/** The lobby: the tables, what waits for us, who is here, and what is said. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { isOpen } from "../record/seats.js";
import { gameName, howFar, listing } from "../words/tables.js";
import { chatPart } from "./chat.js";
import { friendsPart, wanting } from "./friends.js";
import { NewNight } from "./new_night.js";
import { NewTable } from "./new_table.js";
import { Page } from "./page.js";
import { button, shellTitle, stud, tabs } from "./parts.js";
import { peoplePart } from "./people.js";
import { SettingsDialog } from "./settings.js";
import { tableCard } from "./table_card.js";
import { showProfile } from "./to_profile.js";

const FILTERS = ["all", "open", "playing"];

export class LobbyPage extends Page {
    constructor(app) {
        super(app);
        this.tab = "tables";
        /** One of FILTERS; null until somebody chooses, for the open tables if there are any. */
        this.chosenFilter = null;
    }

    get title() {
        return `${this.app.server.welcome?.server ?? ""} · Ziggurat`;
    }

    told(changed) {
        if (this.talks && ["said", "whispered"].includes(changed)) this.app.server.read(null);
    }

    get talks() {
        return this.tab === "chat";
    }

    draw() {
        const { app, words } = this;
        return html("div", { class: "frame lobby", "data-key": "lobby" },
            this.#bar(),
            html("main", { class: "scrolled", "data-key": this.tab, tabindex: -1 }, this.#part()),
            tabs({
                label: words.say("lobby.title"),
                chosen: this.tab,
                choose: (tab) => this.#turn(tab),
                items: [
                    { key: "tables", label: words.say("web.tables"), sign: "host" },
                    { key: "watch", label: words.say("table.watch"), sign: "eye" },
                    { key: "people", label: words.say("lobby.people"), sign: "people", badge: wanting(app).length },
                    { key: "chat", label: words.say("chat.title"), sign: "chat", badge: app.server.unread + app.server.whispers.count },
                ],
            }),
        );
    }

    #bar() {
        const { app, words } = this;
        const count = [...app.server.people.values()].filter((card) => !card.bot).length;
        return html("header", { class: "bar", "data-key": "bar" },
            html("div", { class: "titles" },
                html("h1", {}, shellTitle()),
                html("p", {}, words.say("web.house", { server: app.server.welcome?.server ?? "…", count })),
            ),
            html("button", { type: "button", class: "button lit me", title: words.say("profile.to_us"), onclick: () => showProfile(app) },
                icon("person", 18), html("span", { class: "name" }, app.server.welcome?.name ?? app.identity.name),
                html("span", { class: "unseen" }, words.say("profile.to_us"))),
            button({ label: words.say("settings.title"), sign: "gear", kind: "line", bare: true, press: () => app.ask(new SettingsDialog(app)) }),
        );
    }

    #part() {
        if (this.app.server.welcome === null) return html("p", { class: "note" }, this.words.say("web.one_moment"));
        if (this.tab === "people") return [friendsPart(this.app), peoplePart(this.app)];
        if (this.tab === "chat") return chatPart(this.app, null);
        const cards = [...this.app.server.tables.values()];
        return this.tab === "watch" ? this.#watchable(cards) : this.#tables(cards);
    }

    get filter() {
        const cards = [...this.app.server.tables.values()];
        return this.chosenFilter ?? (cards.some((card) => passes(card, "open")) ? "open" : "all");
    }

    #tables(cards) {
        const shown = cards.filter((card) => passes(card, this.filter));
        return [
            this.#nights(),
            this.#waiting(cards),
            html("div", { class: "filters", "data-key": "filters" },
                html("div", { class: "segments", role: "group", "aria-label": this.words.say("web.filter") },
                    FILTERS.map((filter) => this.#filter(filter, cards))),
                html("div", { class: "buttons" },
                    button({ label: this.words.say("web.new"), sign: "plus", press: () => this.app.ask(new NewTable(this.app)) }),
                    button({ label: this.words.say("nights.open"), sign: "star", press: () => this.app.ask(new NewNight(this.app)) })),
            ),
            shown.length ? this.#list(shown) : this.#nothing(cards),
            html("p", { class: "note", "data-key": "full" }, this.words.say("web.full_game")),
        ];
    }

    #filter(filter, cards) {
        const count = cards.filter((card) => passes(card, filter)).length;
        return html("button", {
            type: "button", class: "segment", "data-key": filter, "aria-pressed": String(filter === this.filter),
            onclick: () => this.#choose(filter),
        }, this.words.say(`lobby.filter.${filter}`), " ", html("b", {}, count));
    }

    #watchable(cards) {
        const playing = cards.filter((card) => card.stage === "playing");
        playing.sort((one, other) => other.watchers - one.watchers);
        return playing.length ? this.#list(playing) : html("p", { class: "note" }, this.words.say("web.nothing_to_watch"));
    }

    #list(cards) {
        const joinable = cards.find((card) => card.seats.some(isOpen));
        const items = cards.map((card) => html("li", { "data-key": card.table }, tableCard(this.app, card, card === joinable)));
        return html("ul", { class: "cards", "data-key": "cards", "aria-label": this.words.say("web.tables") }, items);
    }

    #nothing(cards) {
        const key = cards.length ? "lobby.nothing_found" : "lobby.empty.table";
        return html("p", { class: "note", "data-key": "nothing" }, this.words.say(key), " ",
            cards.length ? null : this.words.say("lobby.empty.table.about"));
    }

    /** The games nights that are open or under way. */
    #nights() {
        const { app, words } = this;
        return app.server.nightCards.filter((card) => card.stage !== "over").map((card) => {
            const stage = card.stage === "open" ? words.say("nights.stage.open") : words.say("night.round_of", { round: card.round, rounds: card.rounds });
            const games = card.games.map((game) => gameName(words, game)).join(", ");
            const players = words.say("night.players", { count: card.entrants });
            return html("button", {
                type: "button", class: "button lit night-card", "data-key": `night ${card.night}`,
                onclick: () => app.go({ page: "night", table: card.night }),
            },
            html("span", { class: "lines" }, html("b", {}, card.name), html("span", {}, words.say("nights.about_one", { games, players, stage }))));
        });
    }

    /** What we play already, first. */
    #waiting(cards) {
        const { app, words } = this;
        const ours = cards.filter((card) => card.stage !== "over" && card.seats.some((seat) => seat.person === app.server.person));
        return ours.map((card) => {
            const others = card.seats.filter((seat) => seat.name && seat.person !== app.server.person).map((seat) => seat.name);
            const mine = card.seats.findIndex((seat) => seat.person === app.server.person);
            return html("button", {
                type: "button", class: "button gold waiting", "data-key": `waiting ${card.table}`,
                onclick: () => app.go({ page: "table", table: card.table }),
            },
            stud(card.seats[mine].colour ?? mine, 26),
            html("span", { class: "lines" },
                html("b", {}, words.say("web.continue", { game: howFar(words, card.game, card.round) })),
                others.length ? html("span", {}, words.say("web.with", { names: listing(words, others) })) : null));
        });
    }

    #turn(tab) {
        this.tab = tab;
        if (tab === "chat") this.app.server.read(null);
        this.app.show();
    }

    #choose(filter) {
        this.chosenFilter = filter;
        this.app.show();
    }
}

function passes(card, filter) {
    if (filter === "all") return true;
    if (filter === "open") return card.stage !== "over" && card.seats.some(isOpen);
    return card.stage === "playing";
}
