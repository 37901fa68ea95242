/** What the host of a table decides, and what everyone else reads there. */

import { html } from "../paint/elements.js";
import { DELAYS, PACES, paceOf } from "../record/paces.js";
import { LENGTHS, lengthWords } from "../words/series.js";
import { delayWords, paceWords } from "../words/tables.js";
import { choice, field, tick } from "./parts.js";
import { tableRows } from "./table_rows.js";

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 */
export function optionRows(app, record, hosts) {
    const { words } = app;
    const { table } = record;
    const configure = (fields) => app.attempt(app.line.ask("configure", { table: record.code, ...fields }));
    const change = (name) => (value) => configure({ options: { ...table.options, [name]: value } });
    const rows = [
        ...(hosts ? tableRows(app, record, configure) : []),
        choice({
            id: "seats", label: words.say("room.seats"), off: !hosts, chosen: table.seats.length,
            values: (app.server.offer(table.game)?.seat_counts ?? [table.seats.length]).map((value) => ({ value, label: String(value) })),
            choose: (seats) => configure({ seats }),
        }),
        ...seriesRows(words, table.series_terms ?? {}, !hosts, configure),
        choice({
            id: "pace", label: words.say("clock.pace"), off: !hosts, chosen: paceOf(table.clock) ?? table.clock,
            values: [...PACES, ...(paceOf(table.clock) === null ? [table.clock] : [])].map((value) => ({ value, label: paceWords(words, value) })),
            choose: (pace) => configure({ clock: { ...table.clock, increment: 0, ...pace } }),
        }),
        choice({
            id: "delay", label: words.say("room.delay"), off: !hosts, chosen: table.delay ?? DELAYS[0],
            values: DELAYS.map((value) => ({ value, label: delayWords(words, value) })),
            choose: (delay) => configure({ delay }),
        }),
        tick({ id: "chances", label: words.say("room.chances"), on: Boolean(table.chances), off: !hosts, choose: (chances) => configure({ chances }) }),
        ...Object.entries(table.options ?? {}).map(([name, value]) => optionRow(words, table.game, name, value, hosts, change(name))),
    ];
    return html("section", { class: "panel rows", "data-key": "options", "aria-label": words.say("web.options") }, rows,
        hosts ? null : html("p", { class: "note" }, words.say("room.host_decides")));
}

/** How many games make a series, and how its first seats are found. */
function seriesRows(words, { games = 1, seats = "kept" }, off, configure) {
    return [
        choice({
            id: "series", label: words.say("series.length"), off, chosen: games,
            values: LENGTHS.map((value) => ({ value, label: lengthWords(words, value) })),
            choose: (length) => configure({ series: { games: length, seats } }),
        }),
        choice({
            id: "series-seats", label: words.say("series.seats"), off, chosen: seats,
            values: ["kept", "drawn"].map((value) => ({ value, label: words.say(`series.seats.${value}`) })),
            choose: (way) => configure({ series: { games, seats: way } }),
        }),
    ];
}

/** One option of the game, by the kind of its value: a switch, a word out of those that have a name, or a number. */
function optionRow(words, game, name, value, hosts, choose) {
    const key = `option.${game}.${name}`;
    const label = words.knows(key) ? words.say(key) : name;
    const id = `option-${name}`;
    const named = namedValues(words, key);
    if (typeof value === "boolean" && !named.length) return tick({ id, label, on: value, off: !hosts, choose });
    if (named.length) {
        const values = named.map((each) => ({ value: each === "none" ? null : each, label: words.say(`${key}.${each}`) }));
        if (named.join() === "none") values.push(...switched(words));
        return choice({ id, label, values, chosen: value, off: !hosts, choose });
    }
    if (!hosts) return html("div", { class: "row" }, html("span", {}, label), html("b", {}, value ?? words.say("option.none")));
    return field({ id, label, kind: "number", value: value ?? "", hint: words.say("option.none"), change: (written) => choose(written === "" ? null : Number(written)) });
}

/** What a switch can be that may also be left to the game. */
function switched(words) {
    return [{ value: true, label: words.say("option.on") }, { value: false, label: words.say("option.off") }];
}

/** The values of an option that have a name in the translations. */
function namedValues(words, key) {
    const begin = `${key}.`;
    const ends = Object.keys(words.sentences).filter((each) => each.startsWith(begin)).map((each) => each.slice(begin.length));
    return ends.filter((end) => end !== "hint" && !end.includes("."));
}
