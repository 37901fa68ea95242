/** What is said of a games night: how it goes, what places bring, and its standings as a table that other programs read. */

import { entrantOf, whole } from "../record/nights.js";
import { gameName, levelName, paceWords } from "./tables.js";

/** By the seats of a table what its places bring. */
const PLACE_POINTS = {
    2: [3, 1], 3: [4, 2, 1], 4: [5, 3, 2, 1], 5: [6, 4, 3, 2, 1], 6: [7, 5, 4, 3, 2, 1], 7: [8, 6, 5, 4, 3, 2, 1],
};
/** What would have a program of tables take a name for something to work out. */
const FORMULA = /^[=+\-@]/;

/** How long the break between two rounds is. */
export function breakWords(words, seconds) {
    if (!seconds) return words.say("open_night.break.never");
    if (seconds < 60) return words.say("open_night.break.seconds", { count: seconds });
    return words.say("open_night.break.minutes", { count: Math.floor(seconds / 60) });
}

/** What each of the terms is called, and what was chosen. */
export function termsRows(words, terms) {
    const rows = [
        ["games", [...new Set(terms.games)].map((game) => gameName(words, game)).join(", ")],
        ["rounds", String(terms.rounds)],
        ["seats", String(terms.seats)],
        ["pairing", words.say(`open_night.pairing.${terms.pairing}`)],
        ["clock", paceWords(words, terms.clock)],
        ["break", breakWords(words, terms.break_seconds)],
        ["leaver", words.say(`open_night.leaver.${terms.leaver}`)],
    ];
    return rows.map(([key, chosen]) => [words.say(`open_night.${key}`), chosen]);
}

/** What the places at a table bring; empty where nobody knows. */
export function pointsRule(words, { seats }) {
    const points = PLACE_POINTS[seats];
    return points === undefined ? "" : words.say("night.points", { first: points.slice(0, -1).join(", "), last: points.at(-1) });
}

/** Who that is in the night; somebody who wanted to be forgotten has no name. */
export function entrantName(words, entrant) {
    if (entrant?.name) return entrant.name;
    return entrant?.level === undefined ? words.say("profile.nobody") : levelName(words, entrant.level);
}

/** The standings, a row for each entrant with the points of every round. */
export function standingsTable(words, { state, standings = [] }) {
    const { rounds } = whole(state);
    const head = [words.say("night.csv.place"), words.say("night.csv.name"), ...rounds.map((_, number) => number + 1), words.say("night.sum")];
    const rows = standings.map(({ entrant, place, points, sum }) => {
        const name = entrantOf(state, entrant)?.name ?? "";
        return [place, FORMULA.test(name) ? `'${name}` : name, ...points.map((each) => each ?? ""), sum];
    });
    return [head, ...rows].map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value) {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
