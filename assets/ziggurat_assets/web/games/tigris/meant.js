/** Which kingdoms are meant on the map, and how strong their leaders are: what is pointed at, or the conflict that is fought. */

import { numberOf } from "./names.js";

/** @typedef {{spaces: Set<number>, kind: string}} Region  @typedef {{number: number, strength: number}} Flag */

/**
 * @param {any} board of a view
 * @param {import("./kingdoms.js").Kingdoms} kingdoms of it
 * @param {number | null} near the space that is pointed at or chosen
 * @param {boolean} mayChange whether something may be put there
 * @returns {{regions: Region[], flags: Flag[]}}
 */
export function meantOn(board, kingdoms, near, mayChange) {
    if (board.conflict) return ofConflict(board.conflict);
    if (near === null) return { regions: [], flags: [] };
    const around = mayChange && !kingdoms.connecting.has(near) ? kingdoms.beside(near) : [kingdoms.with(near)];
    const meant = around.filter(Boolean);
    const leaders = meant.flatMap((kingdom) => kingdom.leaders);
    return {
        regions: meant.map(({ spaces }) => ({ spaces, kind: "" })),
        flags: leaders.map((leader) => ({ number: leader.number, strength: kingdoms.tilesOf(leader) })),
    };
}

/** Both leaders and what supports them, as the server says it. */
function ofConflict({ attacker, defender }) {
    const sides = Object.entries({ attacks: attacker, defends: defender });
    return {
        regions: sides.map(([how, { space, supporters }]) => ({
            spaces: new Set([space, ...supporters].map(numberOf)),
            kind: `is-${how}`,
        })),
        flags: sides.map(([, { space, supporters }]) => ({ number: numberOf(space), strength: supporters.length })),
    };
}
