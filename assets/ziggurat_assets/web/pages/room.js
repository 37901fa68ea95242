/** A table before its match: who sits where, who is ready, and what the host decides. */

import { html } from "../paint/elements.js";
import { hasBot, isOpen } from "../record/seats.js";
import { button } from "./parts.js";
import { optionRows } from "./options.js";
import { seatRow } from "./seat_row.js";

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 */
export function roomPart(app, record) {
    const { words } = app;
    const { table } = record;
    const hosts = table.host === app.server.person;
    return [
        html("p", { class: "room-status", role: "status", "data-key": "status" }, statusWords(words, table, hosts)),
        html("ul", { class: "room-seats", "data-key": "seats", "aria-label": words.say("room.seats") },
            table.seats.map((_, seat) => seatRow(app, record, seat, hosts))),
        html("div", { class: "buttons", "data-key": "buttons" }, ownButtons(app, record, hosts)),
        optionRows(app, record, hosts),
        html("p", { class: "note", "data-key": "link" }, words.say("room.code"), " ", html("b", {}, record.door)),
    ];
}

function ownButtons(app, record, hosts) {
    const { words, line } = app;
    const { table, seat } = record;
    const ask = (type, fields) => () => app.attempt(line.ask(type, { table: record.code, ...fields }));
    const found = [];
    if (seat !== null && !record.isShared) {
        const { ready } = table.seats[seat];
        found.push(button({ label: words.say(ready ? "room.not_ready_after_all" : "room.ready"), sign: ready ? "undo" : "check", kind: ready ? "line" : "gold", press: ask("ready", { seat, ready: !ready }) }));
        found.push(button({ label: words.say("room.stand"), sign: "eye", kind: "line", press: ask("stand", { seat }) }));
    }
    const open = table.seats.filter(isOpen).length;
    const allReady = table.seats.every((state) => isOpen(state) || state.ready);
    if (hosts) {
        const label = open ? words.say("room.start_with", { seats: table.seats.length - open }) : words.say("room.start");
        found.push(button({ label, sign: "play", kind: "gold", off: !allReady || open === table.seats.length, press: ask("start", open ? { close_open: true } : {}) }));
    }
    return found;
}

function statusWords(words, table, hosts) {
    const open = table.seats.filter(isOpen).length;
    const waiting = table.seats.filter((state) => !isOpen(state) && !state.ready && !hasBot(state)).length;
    if (waiting) return words.say("room.status.waiting", { count: waiting });
    if (open) return words.say("room.status.open", { count: open });
    return words.say(hosts ? "room.status.ready" : "room.status.host_starts");
}
