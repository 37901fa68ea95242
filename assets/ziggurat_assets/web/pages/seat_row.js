/** A seat in the room: who sits there, and what each of us may do about it. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { mayChooseColour } from "../record/colours.js";
import { isOpen, isPersons } from "../record/seats.js";
import { levelInStyle } from "../words/styles.js";
import { levelName } from "../words/tables.js";
import { colourChips } from "./colour_chips.js";
import { GuestName } from "./guest_name.js";
import { button, markName, stud } from "./parts.js";
import { profileButton } from "./to_profile.js";

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 * @param {boolean} hosts whether we are the table's host
 */
export function seatRow(app, record, seat, hosts) {
    const { words } = app;
    const state = record.table.seats[seat];
    const colour = record.colours[seat];
    const open = isOpen(state);
    return html("li", { class: `panel seat-row${state.ready ? " ready" : ""}`, "data-key": `seat ${seat}` },
        stud(colour, 34, { open }), html("span", { class: "unseen" }, markName(words, colour)),
        html("span", { class: "lines" },
            html("b", { class: "name" }, open ? words.say("table.open_seat") : state.name ?? levelName(words, state.level)),
            html("span", {}, about(words, record, state))),
        open ? null : html("span", { class: `pill ${state.ready ? "free" : "pending"}` }, state.ready ? icon("check", 14) : null, words.say(state.ready ? "room.is_ready" : "room.not_ready")),
        html("div", { class: "seat-buttons" },
            isPersons(state) && !state.guest ? profileButton(app, state, { bare: true }) : null,
            buttons(app, record, seat, hosts)),
        mayChooseColour(record, seat, hosts) ? colourChips(app, record, seat) : null);
}

function about(words, record, state) {
    if (isOpen(state)) return words.say("web.seat_open");
    if (state.level !== undefined) return words.say("room.seat.bot", { level: levelInStyle(words, record.table.game, state) });
    if (state.bot) return words.say("room.seat.guest_bot");
    if (!state.here) return words.say("room.seat.away");
    if (state.guest) return words.say("room.seat.guest", { name: ownerOf(record, state) });
    return words.say(state.person === record.table.host ? "room.seat.host" : "room.seat.person");
}

/** At whose screen a guest plays, as far as the seats say it. */
function ownerOf(record, { person, name }) {
    return record.table.seats.find((each) => each.person === person && !each.guest)?.name ?? name;
}

function buttons(app, record, seat, hosts) {
    if (isOpen(record.table.seats[seat])) return ofOpenSeat(app, record, seat, hosts);
    if (record.ourSeats.includes(seat)) return record.isShared ? ofOneOfOurs(app, record, seat) : [];
    return hosts ? ofOther(app, record, seat) : [];
}

function asking(app, record, seat) {
    return (type, fields) => () => app.attempt(app.line.ask(type, { table: record.code, seat, ...fields }));
}

function ofOpenSeat(app, record, seat, hosts) {
    const { words } = app;
    const seated = record.seat !== null;
    return [
        button({ label: words.say(seated ? "web.sit_there" : "room.sit"), kind: seated ? "lit" : "gold", press: asking(app, record, seat)("sit") }),
        seated ? button({ label: words.say("room.guest"), sign: "people", press: () => app.ask(new GuestName(app, record, seat)) }) : null,
        hosts ? botChoice(app, record, seat) : null,
    ];
}

/** Where several people sit at this screen, each is ready for themselves. */
function ofOneOfOurs(app, record, seat) {
    const { words } = app;
    const ask = asking(app, record, seat);
    const { ready, guest } = record.table.seats[seat];
    return [
        button({ label: words.say(ready ? "room.not_ready_after_all" : "room.ready"), sign: ready ? "undo" : "check", kind: ready ? "line" : "gold", press: ask("ready", { ready: !ready }) }),
        button({ label: words.say(guest ? "room.remove" : "room.stand"), sign: guest ? "cross" : "eye", kind: "line", press: ask("stand") }),
    ];
}

function ofOther(app, record, seat) {
    const { words } = app;
    const { level, bot, person, here } = record.table.seats[seat];
    const handsOver = level === undefined && !bot && here;
    return [
        handsOver ? button({ label: words.say("room.hand_over"), sign: "star", kind: "line", press: () => app.attempt(app.line.ask("hand_over", { table: record.code, person })) }) : null,
        button({ label: words.say("room.remove"), sign: "cross", kind: "line", press: asking(app, record, seat)("remove") }),
    ];
}

function botChoice(app, record, seat) {
    const { words } = app;
    const levels = app.server.offer(record.table.game)?.levels ?? [];
    const seatBot = (event) => {
        const level = event.target.value;
        event.target.value = "";
        if (level) app.attempt(app.line.ask("add_bot", { table: record.code, seat, level, style: "any" }));
    };
    return html("select", { class: "button lit", "aria-label": `${words.say("room.add_bot")}, ${words.say("room.seats")} ${seat + 1}`, onchange: seatBot },
        html("option", { value: "" }, words.say("room.add_bot")),
        levels.map((level) => html("option", { value: level }, levelName(words, level))));
}
