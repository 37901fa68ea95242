/** What the log says of a match of Tigris & Euphrates: the sentences of the desktop client's teller. */

import { sentenceOf } from "../telling.js";
import { numberOf, spaceName } from "./names.js";

/** Events that are nobody's: their sentence. */
const REMARKS = {
    unification_marked: (event, words) => words.say("tigris.log.united", { space: spaceName(event.space) }),
    war_cancelled: (event, words) => words.say("tigris.log.war_cancelled", { leaders: leaders(words, event.color) }),
    game_over: (event, words) => words.say(`tigris.log.ended.${event.reason}`),
};

/** Events that are somebody's: the end of their key and their blanks. */
const TOLD = {
    tile_placed: (event, words) => ["tile_placed", { tile: words.say(`tigris.a_tile.${event.color}`), ...on(event) }],
    leader_placed: (event, words) => ["leader_placed", { leader: leader(words, event.color), ...on(event) }],
    leader_moved: (event, words) => [
        "leader_moved",
        {
            leader: leader(words, event.color),
            start: spaceName(event.from_space),
            space: spaceName(event.to_space),
        },
    ],
    leader_withdrawn: (event, words) => ["leader_withdrawn", { leader: leader(words, event.color), ...on(event) }],
    catastrophe_placed: (event) => ["catastrophe_placed", on(event)],
    tiles_swapped: (event) => ["tiles_swapped", { count: event.count }],
    monument_built: (event, words) => [
        "monument_built",
        { monument: words.say(`tigris.monument.${event.monument}`), ...on(event) },
    ],
    monument_declined: () => ["monument_declined", {}],
    vp_gained: (event, words) => [
        `gained.${event.cause}`,
        { points: words.say(`tigris.points.${event.color}`, { count: event.amount }) },
    ],
    leader_removed: (event, words) => [
        `removed.${event.cause}`,
        { leader: leader(words, event.color), ...on(event) },
    ],
    conflict_started: (event, words) => [`started.${event.kind}`, { leaders: leaders(words, event.color) }],
    reinforced: (event, words) =>
        event.count === 0
            ? ["held_back", { total: event.total }]
            : ["reinforced", { tiles: tiles(words, event.color, event.count), total: event.total }],
    conflict_resolved: (event) => {
        const [high, low] = [Math.max(...event.totals), Math.min(...event.totals)];
        return [high > low ? "resolved" : "held", { high, low }];
    },
    treasure_taken: (event) => ["treasure_taken", on(event)],
    tiles_drawn: (event) => ["tiles_drawn", { count: event.count }],
};

/**
 * The log's line about an event; null for one that needs none.
 *
 * @returns {{text: string, seat: number | null, places: number[]} | null}
 */
export function told(event, context) {
    const said = REMARKS[event.type]?.(event, context.words);
    if (said) return { text: said, seat: null, places: [] };
    const found = TOLD[event.type]?.(event, context.words);
    if (!found) return null;
    const [key, blanks] = found;
    return sentenceOf("tigris", { key, seat: seatOf(event), blanks, places: placesOf(event) }, context);
}

/** The numbers of the spaces that an event changed. */
export function placesOf(event) {
    switch (event.type) {
        case "leader_moved":
            return [numberOf(event.from_space), numberOf(event.to_space)];
        case "conflict_started":
            return [numberOf(event.attacker.space), numberOf(event.defender.space)];
        case "tiles_removed":
            return event.spaces.map(numberOf);
        case "conflict_resolved":
            return event.removed.map(numberOf);
        default:
            return event.space ? [numberOf(event.space)] : [];
    }
}

function seatOf(event) {
    if (event.type === "conflict_started") return event.attacker.seat;
    return event.type === "conflict_resolved" ? event.winner : event.seat;
}

const on = (event) => ({ space: spaceName(event.space) });
const leader = (words, color) => words.say(`tigris.leader.${color}`);
const leaders = (words, color) => words.say(`tigris.leaders.${color}`);
const tiles = (words, color, count) => words.say(`tigris.tiles.${color}`, { count });
