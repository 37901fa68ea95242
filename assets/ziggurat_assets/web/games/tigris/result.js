/** The final count of Tigris & Euphrates. */

import { COLOURS } from "./names.js";

/** The standings, best first, each with the points of every colour once the treasures are spread. */
export function result({ standings }, { words }) {
    return standings.map(({ seat, rank, score, spread }) => ({
        seat,
        rank,
        score,
        text: spread.map((count, number) => words.say(`tigris.points.${COLOURS[number]}`, { count })).join(", "),
    }));
}
