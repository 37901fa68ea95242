/** The score as it stands: the view has the tiles, and what they are worth is shown beside each player (rule 8). */

const KINDS = "ATCPWZ";
const POINTS = [0, 1, 3, 6, 10, 15, 21];

/**
 * @param {any} position the public view
 * @param {number} seat
 * @returns {{points: number, sets: string[]}} each set as letters of kinds, Z for a ziggurat
 */
export function scoreOf(position, seat) {
    const { tiles, owners, ziggurats, hands } = position;
    const collected = new Map();
    const collect = (kind) => collected.set(kind, (collected.get(kind) ?? 0) + 1);
    for (const [square, tile] of tiles.entries()) {
        if (owners[square] === seat || ziggurats[square] === seat) collect(tile[0]);
        if (ziggurats[square] === seat) collect("Z");
    }
    const [one, other] = [...hands[seat]].map((face) => withHand(collected, face));
    return other.points > one.points ? other : one;
}

/** What a set of so many kinds is worth. */
export function pointsOfSet(kinds) {
    return POINTS[kinds];
}

/** How many tiles a seat has, those of its ziggurats not counted. */
export function tilesOf(position, seat) {
    return position.owners.filter((owner) => owner === seat).length;
}

/** On how many tiles its ziggurats stand. */
export function zigguratsOf(position, seat) {
    return position.ziggurats.filter((builder) => builder === seat).length;
}

function withHand(collected, face) {
    const counts = new Map(collected).set(face, (collected.get(face) ?? 0) + 1);
    const rounds = Math.max(0, ...counts.values());
    const sets = Array.from({ length: rounds }, (_, round) => [...KINDS].filter((kind) => (counts.get(kind) ?? 0) > round).join(""));
    return { points: sets.reduce((sum, members) => sum + POINTS[members.length], 0), sets };
}
