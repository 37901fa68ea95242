/** A table as the lobby lists it. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { isOpen, seatColours } from "../record/seats.js";
import { gameName, howFar, paceWords } from "../words/tables.js";
import { emblem } from "./emblem.js";
import { markName, stud } from "./parts.js";

/**
 * @param {import("../app.js").App} app
 * @param {object} card TableCard of the protocol
 * @param {boolean} leading whether its button is the golden one
 */
export function tableCard(app, card, leading) {
    const { words } = app;
    const ours = card.seats.some((seat) => seat.person === app.server.person);
    const free = card.seats.filter(isOpen).length;
    const joins = free > 0 && card.stage !== "over" && !ours;
    return html("article", { class: "panel card", "data-key": card.table, "aria-label": card.name },
        emblem(card),
        html("div", { class: "about" },
            html("h2", {}, card.locked ? icon("lock", 16) : null, card.name),
            html("p", {}, aboutTable(words, card)),
            html("p", { class: `pill ${free ? "free" : card.stage}` },
                free && card.stage === "room" ? words.say("web.free", { count: free }) : words.say(`table.stage.${card.stage}`)),
        ),
        html("button", {
            type: "button", class: `button ${leading ? "gold" : "lit"}`,
            onclick: () => app.go({ page: "table", table: card.table }),
        }, words.say(ours ? "table.return" : joins ? "table.join" : "table.watch"), html("span", { class: "unseen" }, ` ${card.name}`)),
        html("ul", { class: "sitters" }, seatColours(card.seats).map((colour, seat) => sitter(words, card.seats[seat], colour))),
    );
}

function aboutTable(words, card) {
    const far = card.round ? howFar(words, card.game, card.round) : gameName(words, card.game);
    return `${far}, ${paceWords(words, card.clock)}`;
}

function sitter(words, seat, colour) {
    const open = isOpen(seat);
    return html("li", { class: open ? "open" : null },
        stud(colour, 18, { open }),
        html("span", { class: "unseen" }, markName(words, colour)),
        html("span", { class: "name" }, open ? words.say("table.open_seat") : seat.name ?? "?"),
    );
}
