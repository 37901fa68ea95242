/** What the host may do about the seats of others in a running match: call bots for them, and free them. */

import { html } from "../paint/elements.js";
import { hasBot, isOpen } from "../record/seats.js";
import { button, frame, stud } from "../pages/parts.js";

export class HostDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
    }

    /** Null once there is nothing to decide any more, or somebody else decides it. */
    draw() {
        const { app, record } = this;
        const { words, server } = app;
        if (record.table.stage !== "playing" || record.table.host !== server.person) return null;
        const others = record.table.seats.map((state, seat) => ({ state, seat })).filter(({ state }) => state.person !== server.person);
        return frame({ title: words.say("host.title"), words, close: () => app.ask(null) },
            others.length
                ? html("ul", { class: "rows" }, others.map(({ state, seat }) => this.#row(seat, state)))
                : html("p", { class: "note" }, words.say("host.alone")));
    }

    #row(seat, state) {
        const { app, record } = this;
        const { words } = app;
        return html("li", { class: "seat-row panel", "data-key": String(seat) },
            stud(record.colours[seat], 28, { open: isOpen(state) }),
            html("b", { class: "name" }, isOpen(state) ? words.say("table.open_seat") : state.name),
            html("div", { class: "seat-buttons" }, hostsChoices(record, seat, app.time.now()).map(({ label, sign, type, fields }) =>
                button({ label: words.say(label), sign, kind: "line", press: () => this.#ask(type, fields) }))));
    }

    async #ask(type, fields) {
        const { app, record } = this;
        const done = await app.attempt(app.line.ask(type, { table: record.code, ...fields }));
        if (done !== null) app.ask(null);
    }
}

/**
 * What the host may ask for about a seat that somebody else has, or nobody.
 * @param {number} now seconds of the page's own clock
 * @returns {{label: string, sign: string, type: string, fields: object}[]} `label` is the key of a sentence
 */
export function hostsChoices(record, seat, now) {
    const state = record.table.seats[seat];
    const { person } = state;
    const couldPlay = state.here && record.clock?.left(seat, now) !== 0;
    const isAwaited = record.moment?.toAct.includes(seat) ?? false;
    const hired = state.level !== undefined;
    const choices = [
        !hired && !isOpen(state) && isAwaited && !couldPlay && state.keeper === undefined ? { label: "host.skip", sign: "skip_on", type: "skip", fields: { seat } } : null,
        !hasBot(state) && state.here && person !== undefined ? { label: "host.hand_over", sign: "star", type: "hand_over", fields: { person } } : null,
        isOpen(state) ? null : { label: "host.free", sign: "door", type: "remove", fields: { seat } },
        hired ? null : { label: "host.replace", sign: "bot", type: "replace_with_bot", fields: { seat } },
    ];
    return choices.filter(Boolean);
}
