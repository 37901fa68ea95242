/** Those who sit at a table choose another host for it. */

import { html } from "../paint/elements.js";
import { hasBot } from "../record/seats.js";
import { listing } from "../words/tables.js";
import { button, frame } from "./parts.js";

export class HostVoteDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
    }

    /** Null for the host, and for those who have no seat. */
    draw() {
        const { app, record } = this;
        const { words, server } = app;
        if (record.table.host === server.person || record.seat === null) return null;
        const host = whoIs(record.table, record.table.host);
        return frame({ title: words.say("host_vote.title"), words, close: () => app.ask(null) },
            html("p", { class: "note" }, words.say("host_vote.about", { host })),
            html("ul", { class: "rows" }, candidates(record.table).map((each) => this.#row(each))));
    }

    #row({ person, name }) {
        const { app, record } = this;
        const { words } = app;
        const seats = votesFor(record.table, person);
        const ours = seats.some((seat) => record.table.your_seats?.includes(seat));
        const names = listing(words, seats.map((seat) => record.table.seats[seat]?.name ?? "?"));
        return html("li", { class: "seat-row panel", "data-key": person },
            html("span", { class: "lines" }, html("b", { class: "name" }, name),
                seats.length ? html("span", {}, words.say("host_vote.by", { names })) : null),
            html("div", { class: "seat-buttons" },
                button({
                    label: words.say(ours ? "host_vote.withdraw" : "host_vote.give"), sign: ours ? "cross" : "star", kind: "line",
                    press: () => app.attempt(app.line.ask("vote_host", { table: record.code, ...(ours ? {} : { person }) })),
                })));
    }
}

/** The people at a table who could be its host and are not. */
export function candidates({ seats, watchers = [], host }) {
    const sitting = seats.filter((seat) => seat.person !== undefined && seat.here && !hasBot(seat) && !seat.guest);
    return [...sitting, ...watchers.filter(({ bot }) => !bot)]
        .filter(({ person }) => person !== host)
        .map(({ person, name }) => ({ person, name }));
}

/** The seats that want somebody as the host. */
export function votesFor({ host_votes: votes = [] }, person) {
    return votes.find((vote) => vote.person === person)?.seats ?? [];
}

function whoIs({ seats, watchers = [] }, person) {
    return [...seats.filter(({ guest }) => !guest), ...watchers].find((each) => each.person === person)?.name ?? "?";
}
