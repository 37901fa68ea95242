/** How the series of a table stands after a game, seat by seat. */

import { html } from "../paint/elements.js";
import { stud } from "../pages/parts.js";
import { nameOf, pointsWords, seriesNext, seriesTitle, standingsOf } from "../words/series.js";

/** @returns {HTMLElement | null} null where every game is one by itself */
export function seriesPart({ words, record }) {
    const { table, colours, ourSeats } = record;
    if (table.series === undefined) return null;
    const games = Array.from({ length: table.series.game }, (_, game) => game);
    const next = seriesNext(words, table);
    const head = html("tr", {}, html("th", { scope: "col", colspan: "2" }, words.say("series.title")),
        html("th", { scope: "col" }, words.say("series.points")),
        games.map((game) => html("th", { scope: "col" }, String(game + 1))),
        html("th", { scope: "col" }, words.say("series.scores")));
    const rows = standingsOf(table.series).map(({ seat, points, total, score, rank }) =>
        html("tr", { "data-key": String(seat), class: rank === 1 ? "leads" : null },
            html("td", { class: "rank" }, rank ? String(rank) : ""),
            html("th", { scope: "row", class: ourSeats.includes(seat) ? "ours" : null }, stud(colours[seat], 18), nameOf(words, table.seats[seat])),
            html("td", { class: "total" }, pointsWords(words, total)),
            games.map((game) => html("td", {}, points[game] === undefined ? "" : pointsWords(words, points[game]))),
            html("td", {}, String(score))));
    return html("section", { class: "panel series", "data-key": "series", "aria-label": words.say("series.title") },
        html("h2", {}, seriesTitle(words, table)),
        html("div", { class: "sideways", tabindex: "0" }, html("table", {}, html("thead", {}, head), html("tbody", {}, rows))),
        next === null ? null : html("p", {}, next));
}
