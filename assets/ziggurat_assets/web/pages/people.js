/** Who is here, and at which table. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { ignoreButton } from "./ignoring.js";
import { button } from "./parts.js";

export function peoplePart(app) {
    const { words, server } = app;
    const people = [...server.people.values()].sort((one, other) => one.name.localeCompare(other.name));
    if (people.length < 2) return html("p", { class: "note" }, words.say("people.nobody"));
    return html("ul", { class: "people", "data-key": "people", "aria-label": words.say("people.title") },
        people.map((card) => html("li", { class: "panel", "data-key": card.person },
            icon(card.bot ? "bot" : "person", 20),
            html("span", { class: "lines" },
                html("b", { class: "name" }, card.name),
                html("span", {}, about(app, card))),
            card.table !== null && server.tables.has(card.table) && card.person !== server.person
                ? button({ label: words.say("table.watch"), sign: "eye", press: () => app.go({ page: "table", table: card.table }) })
                : null,
            card.bot || card.person === server.person ? null : ignoreButton(app, card, { bare: true }))));
}

function about(app, card) {
    const { words, server, ignored } = app;
    const place = card.person === server.person ? words.say("room.you") : where(words, server, card);
    return ignored.has(card.person) ? `${place}, ${words.say("people.ignored")}` : place;
}

function where(words, server, card) {
    const table = card.table === null ? undefined : server.tables.get(card.table);
    if (table === undefined) return words.say("people.here");
    const sits = table.seats.some((seat) => seat.person === card.person);
    return words.say(sits ? `people.at.${table.stage}` : "people.at.watching", { table: table.name });
}
