/** Who is here, and at which table; and who is at one table. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { ignoreButton } from "./ignoring.js";
import { button, frame } from "./parts.js";
import { nameButton, standingWords } from "./person.js";
import { ReportsDialog } from "./reports.js";

export function peoplePart(app) {
    const { words, server } = app;
    const people = [...server.people.values()].sort((one, other) => one.name.localeCompare(other.name));
    if (people.length < 2) return html("p", { class: "note", "data-key": "nobody" }, words.say("people.nobody"));
    return html("section", { "data-key": "people", "aria-labelledby": "people-title" },
        html("h2", { id: "people-title" }, words.say("people.title")),
        html("ul", { class: "people", "aria-labelledby": "people-title" }, people.map((card) => personRow(app, card))));
}

function personRow(app, card) {
    const { words, server } = app;
    const isOther = !card.bot && card.person !== server.person;
    return html("li", { class: "panel", "data-key": card.person },
        icon(card.bot ? "bot" : "person", 20),
        html("span", { class: "lines" },
            isOther ? nameButton(app, card) : html("b", { class: "name" }, card.name),
            html("span", {}, about(app, card))),
        card.table !== null && server.tables.has(card.table) && card.person !== server.person
            ? button({ label: words.say("table.watch"), sign: "eye", press: () => app.go({ page: "table", table: card.table }) })
            : null,
        isOther ? ignoreButton(app, card, { bare: true }) : null);
}

function about(app, card) {
    const { words, server } = app;
    const place = card.person === server.person ? words.say("room.you") : where(words, server, card);
    return [place, standingWords(app, card.person)].filter(Boolean).join(", ");
}

function where(words, server, card) {
    const table = card.table === null ? undefined : server.tables.get(card.table);
    if (table === undefined) return words.say("people.here");
    const sits = table.seats.some((seat) => seat.person === card.person);
    return words.say(sits ? `people.at.${table.stage}` : "people.at.watching", { table: table.name });
}

/** The others at a table: who sits there, looks on, or has spoken. */
export class PeopleDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
    }

    draw() {
        const { app, record } = this;
        const { words, server } = app;
        const others = othersAt(record, server.person);
        const reports = server.reportsAt(record.code).length;
        return frame({ title: words.say("people.title"), words, close: () => app.ask(null) },
            html("div", { class: "rows" },
                reports ? button({ label: words.say("reported.show", { count: reports }), sign: "flag", press: () => app.ask(new ReportsDialog(app, record)) }) : null,
                others.length
                    ? html("ul", { class: "rows" }, others.map((other) => html("li", { class: "seat-row panel", "data-key": other.person },
                        html("span", { class: "lines" }, nameButton(app, other), html("span", {}, standingWords(app, other.person))),
                        html("div", { class: "seat-buttons" }, ignoreButton(app, other, { bare: true })))))
                    : html("p", { class: "note" }, words.say("people.nobody"))));
    }
}

/** All of them but us and the server's bots, by their names as they are heard there. */
function othersAt({ table, chat }, us) {
    const seated = table.seats.filter((seat) => seat.person !== undefined && seat.level === undefined && !seat.guest);
    const bots = new Set(table.seats.filter((seat) => seat.level !== undefined).map((seat) => seat.person));
    const found = new Map();
    for (const { person, name } of [...seated, ...table.watchers, ...chat])
        if (person !== us && !bots.has(person) && !found.has(person)) found.set(person, { person, name: name ?? "?" });
    return [...found.values()];
}
