/** How the match ended, and the way to the next one. */

import { html } from "../paint/elements.js";
import { numerals } from "../paint/numerals.js";
import { button, stud } from "../pages/parts.js";
import { endedEarly, wonByResigning } from "../words/resigning.js";
import { goesOn } from "../words/series.js";
import { listing } from "../words/tables.js";

/** @param {import("../pages/table.js").TablePage} page */
export function resultPart(page) {
    const { app, words, match, record } = page;
    return html("section", { class: "panel result", "data-key": "result", "aria-label": words.say("result.title") },
        finalStandings(match),
        html("div", { class: "buttons" },
            record.seat !== null && !record.table.offer
                ? button({ label: words.say(goesOn(record.table) ? "series.next_game" : "result.rematch"), sign: "refresh", kind: "gold", press: () => app.attempt(app.line.ask("offer", { table: record.code, kind: "rematch", seat: record.seat })) })
                : null,
            button({ label: words.say("result.lobby"), sign: "left", press: () => app.go({ page: "lobby", table: null }) })));
}

/** Who has won, how it ended, and what everyone came to. */
export function finalStandings({ app, module, moment, record, context }) {
    const { words } = app;
    const { result } = moment;
    const rows = module.result(result, context);
    return [
        html("h2", {}, winnersWords(words, winners(rows, record.table.seats, context))),
        ending(words, record.table, result.ending),
        html("ol", {}, rows.map(({ seat, rank, score, text }) => html("li", { "data-key": String(seat) },
            html("span", { class: "rank" }, rank), stud(context.seats[seat].colour, 22),
            html("span", { class: "lines" }, html("b", { class: "name" }, context.seats[seat].name), text ? html("span", {}, text) : null),
            score === null || score === undefined ? null : numerals(score, 22, rank === 1 ? "gold" : "shell")))),
    ];
}

/** The names of those who share the first rank, or have not resigned where others have. */
function winners(rows, seats, context) {
    const first = rows.filter(({ rank }) => rank === 1).map(({ seat }) => context.seats[seat].name);
    return first.length ? first : wonByResigning(seats);
}

function winnersWords(words, names) {
    if (!names.length) return words.say("result.called_off");
    return words.say(names.length > 1 ? "result.shared" : "result.wins", { names: listing(words, names) });
}

function ending(words, { game, seats }, name) {
    if (name === "called_off") return html("p", {}, endedEarly(words, seats));
    const key = `result.ending.${game}.${name}`;
    return words.knows(key) ? html("p", {}, words.say(key)) : null;
}
