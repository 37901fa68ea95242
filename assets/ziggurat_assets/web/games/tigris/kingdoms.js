/**
 * The kingdoms of the map, read from a view: what lies side by side, and the leaders in it (rule 4). This is how the map
 * looks, not what may be done on it.
 */

import { COLOURS, HEIGHT, WIDTH, numberOf, spaceOf } from "./names.js";
import { lyingOn } from "./lying.js";

/** @typedef {{number: number, seat: number, color: string}} Leader */
/** @typedef {{spaces: Set<number>, leaders: Leader[]}} Kingdom its spaces by their numbers */

/** The numbers of the spaces that share a side with a space. */
function beside(number) {
    const [x, y] = spaceOf(number);
    const around = [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]];
    return around.filter(([column, row]) => column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT).map(numberOf);
}

export class Kingdoms {
    /** @param {any} board of a view */
    constructor(board) {
        this.lying = lyingOn(board);
        /** @type {Leader[]} */
        this.leaders = leadersOn(board);
        this.connecting = this.#connecting();
        /** @type {Kingdom[]} */
        this.all = this.#found();
    }

    /** The kingdom of what lies on a space; null where nothing does, or nobody leads it. */
    with(number) {
        return this.all.find((kingdom) => kingdom.spaces.has(number)) ?? null;
    }

    /** The kingdoms that share a side with a space. */
    beside(number) {
        const around = beside(number);
        return this.all.filter((kingdom) => around.some((each) => kingdom.spaces.has(each)));
    }

    /** How many tiles of a leader's colour lie in his kingdom. */
    tilesOf(leader) {
        return [...this.with(leader.number).spaces].filter((number) => this.lying[number].tile === leader.color).length;
    }

    #connecting() {
        const lie = this.lying.flatMap(({ tile, turned }, number) => (tile || turned ? [number] : []));
        return new Set([...lie, ...this.leaders.map((leader) => leader.number)]);
    }

    #found() {
        const kingdoms = [];
        for (const leader of this.leaders) {
            const known = kingdoms.find((kingdom) => kingdom.spaces.has(leader.number));
            if (known) known.leaders.push(leader);
            else kingdoms.push({ spaces: this.#reachedFrom(leader.number), leaders: [leader] });
        }
        return kingdoms;
    }

    #reachedFrom(start) {
        const reached = new Set([start]);
        for (const number of reached) for (const each of beside(number)) if (this.connecting.has(each)) reached.add(each);
        return reached;
    }
}

function leadersOn(board) {
    return board.leaders.flatMap((own, seat) =>
        own.flatMap((space, colour) => (space ? [{ number: numberOf(space), seat, color: COLOURS[colour] }] : [])),
    );
}
