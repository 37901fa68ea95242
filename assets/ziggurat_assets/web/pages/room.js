/** A table before its match: who sits where, who is ready, and what the host decides. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { hasBot, isOpen } from "../record/seats.js";
import { levelName } from "../words/tables.js";
import { button, markName, stud } from "./parts.js";
import { optionRows } from "./options.js";

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

function seatRow(app, record, seat, hosts) {
    const { words } = app;
    const state = record.table.seats[seat];
    const colour = record.colours[seat];
    const open = isOpen(state);
    return html("li", { class: `panel seat-row${state.ready ? " ready" : ""}`, "data-key": `seat ${seat}` },
        stud(colour, 34, { open }), html("span", { class: "unseen" }, markName(words, colour)),
        html("span", { class: "lines" },
            html("b", { class: "name" }, open ? words.say("table.open_seat") : state.name ?? levelName(words, state.level)),
            html("span", {}, aboutSitter(words, record.table, state))),
        open ? null : html("span", { class: `pill ${state.ready ? "free" : "pending"}` }, state.ready ? icon("check", 14) : null, words.say(state.ready ? "room.is_ready" : "room.not_ready")),
        html("div", { class: "seat-buttons" }, seatButtons(app, record, seat, hosts)));
}

function aboutSitter(words, table, state) {
    if (isOpen(state)) return words.say("web.seat_open");
    if (state.level !== undefined) return words.say("room.seat.bot", { level: levelName(words, state.level) });
    if (state.bot) return words.say("room.seat.guest_bot");
    if (!state.here) return words.say("room.seat.away");
    return words.say(state.person === table.host ? "room.seat.host" : "room.seat.person");
}

function seatButtons(app, record, seat, hosts) {
    const { words, line } = app;
    const state = record.table.seats[seat];
    const ask = (type, fields) => () => app.attempt(line.ask(type, { table: record.code, seat, ...fields }));
    if (isOpen(state)) {
        return [
            button({ label: words.say(record.seat === null ? "room.sit" : "web.sit_there"), kind: record.seat === null ? "gold" : "lit", press: ask("sit") }),
            hosts ? botChoice(app, record, seat) : null,
        ];
    }
    if (hosts && !record.ourSeats.includes(seat)) return [button({ label: words.say("room.remove"), sign: "cross", kind: "line", press: ask("remove") })];
    return [];
}

function botChoice(app, record, seat) {
    const { words } = app;
    const levels = app.server.offer(record.table.game)?.levels ?? [];
    const seatBot = (event) => {
        const level = event.target.value;
        event.target.value = "";
        if (level) app.attempt(app.line.ask("add_bot", { table: record.code, seat, level }));
    };
    return html("select", { class: "button lit", "aria-label": `${words.say("room.add_bot")}, ${words.say("room.seats")} ${seat + 1}`, onchange: seatBot },
        html("option", { value: "" }, words.say("room.add_bot")),
        levels.map((level) => html("option", { value: level }, levelName(words, level))));
}

function ownButtons(app, record, hosts) {
    const { words, line } = app;
    const { table, seat } = record;
    const ask = (type, fields) => () => app.attempt(line.ask(type, { table: record.code, ...fields }));
    const found = [];
    if (seat !== null) {
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
