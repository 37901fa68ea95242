/** Who is here, and at which table; and the others at a table. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { speakersAt } from "../record/speakers.js";
import { ignoreButton } from "./ignoring.js";
import { button, frame } from "./parts.js";
import { nameButton, standingWords } from "./person.js";
import { ReportsDialog } from "./reports.js";
import { profileButton } from "./to_profile.js";

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
        card.bot ? icon("bot", 20) : profileButton(app, card, { bare: true }),
        html("span", { class: "lines" },
            isOther ? nameButton(app, card) : html("b", { class: "name" }, card.name),
            html("span", {}, about(app, card))),
        html("div", { class: "buttons" },
            card.table !== null && server.tables.has(card.table) && card.person !== server.person
                ? button({ label: words.say("table.watch"), sign: "eye", press: () => app.go({ page: "table", table: card.table }) })
                : null,
            isOther ? ignoreButton(app, card, { bare: true }) : null));
}

/** The others at a table, each with what one may choose about them. */
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
        const others = speakersAt(record, server.person);
        const reports = server.reportsAt(record.code).length;
        return frame({ title: words.say("people.title"), words, close: () => app.ask(null) },
            html("div", { class: "rows" },
                html("p", { class: "note" }, words.say(others.length ? "people.about_ignoring" : "people.nobody")),
                reports ? button({ label: words.say("reported.show", { count: reports }), sign: "flag", press: () => app.ask(new ReportsDialog(app, record)) }) : null,
                html("ul", { class: "rows" }, others.map((each) => html("li", { class: "seat-row panel", "data-key": each.person },
                    profileButton(app, each, { bare: true }),
                    html("span", { class: "lines" },
                        nameButton(app, each), html("span", {}, standingWords(app, each.person))),
                    html("div", { class: "seat-buttons" }, ignoreButton(app, each)))))));
    }
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
