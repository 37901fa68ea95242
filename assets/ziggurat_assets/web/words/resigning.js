/** Who has given up at a table, and who is ahead then. */

import { listing } from "./tables.js";

/** Why a match ended before its rules ended it: some have resigned, or all agreed to it. */
export function endedEarly(words, seats) {
    const names = seats.map(({ resigned }) => resigned).filter(Boolean);
    if (!names.length) return words.say("result.ending.called_off");
    return words.say("result.ending.resigned", { count: names.length, names: listing(words, names) });
}

/** The names of those who have won since all others resigned; none if nobody has. */
export function wonByResigning(seats) {
    if (!seats.some(({ resigned }) => resigned)) return [];
    return seats.filter(({ resigned }) => !resigned).map(({ name }) => name ?? "?");
}

/** What is asked before one resigns: whether the match ends, or a bot plays on. */
export function consequenceOfResigning(seats) {
    const people = seats.filter((seat) => seat.person !== undefined && seat.level === undefined && !seat.bot && !seat.resigned);
    return seats.length === 2 || people.length < 2 ? "resign.ends" : "resign.bot";
}
