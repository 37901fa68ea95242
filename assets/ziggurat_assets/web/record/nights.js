/** What a games night says of whoever looks at it: as whom they play in it, and at which table. */

/** The night with what the protocol leaves out where it is usual. */
export function whole(state) {
    return { stage: "open", entrants: [], rounds: [], ...state };
}

/** Who has that number. */
export function entrantOf(state, number) {
    return whole(state).entrants.find((entrant) => entrant.number === number);
}

/** As whom that person plays; undefined if they do not. */
export function entrantWho(state, person) {
    return whole(state).entrants.find((entrant) => entrant.person === person && !entrant.gone && entrant.level === undefined);
}

/** The table of the newest round at which that person plays and is not done, or undefined. */
export function tableFor(state, person) {
    const entrant = entrantWho(state, person);
    const round = whole(state).rounds.at(-1);
    if (entrant === undefined || round === undefined) return undefined;
    return round.tables.find((table) => !table.over && table.seats.includes(entrant.number));
}

/** Seconds until the next round is paired; null if nothing counts down. */
export function secondsLeft({ left, heard }, now) {
    return left === undefined ? null : Math.max(0, left - (now - heard));
}
