/** What is said of a series of games: how long it is, how it stands, and who has won it. */

import { listing } from "./tables.js";

/** What a host can choose: one game, as many as seats (0), or so many. */
export const LENGTHS = [1, 0, 2, 3, 4, 5, 6, 7];

/** How many games those are. */
export function lengthWords(words, games) {
    return games === 0 ? words.say("series.as_seats") : words.say("series.games", { count: games });
}

/** Points, which come in halves. */
export function pointsWords(words, points) {
    const whole = Math.floor(points);
    if (whole === points) return String(whole);
    return `${whole || ""}${words.say("series.half")}`;
}

/** How many games of a series count so far. */
export function countedOf(series) {
    return Math.min(...series.seats.map(({ points = [] }) => points.length));
}

/** Whether the next match of the table is one more game of its series. */
export function goesOn({ series }) {
    return series !== undefined && countedOf(series) < series.games;
}

/** The seats of a series, best first, each with its rank, its points game by game, and the sums. */
export function standingsOf(series) {
    const rows = series.seats.map(({ points = [], total = 0, score = 0, rank = 0 }, seat) => ({ seat, points, total, score, rank }));
    return rows.sort((one, other) => one.rank - other.rank);
}

/** Who has won it once it is over, before that which of its games this is. */
export function seriesTitle(words, { series, seats }) {
    if (goesOn({ series })) return words.say("series.game", { number: series.game, games: series.games });
    const winners = standingsOf(series).filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(words, seats[seat]));
    return words.say(winners.length > 1 ? "series.shared" : "series.won", { names: listing(words, winners) });
}

/** Who begins the next game; null if the series is over. */
export function seriesNext(words, { series, seats }) {
    if (!goesOn({ series })) return null;
    const first = countedOf(series) === series.game ? 1 : 0;
    return words.say("series.next", { name: nameOf(words, seats[first]) });
}

/** Who sits there, or that they are gone. */
export function nameOf(words, seat) {
    return seat.name ?? words.say("result.gone");
}
