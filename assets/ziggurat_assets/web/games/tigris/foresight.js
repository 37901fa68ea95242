/**
 * Which conflicts an action that the server offers would begin, read off the open map for whoever is about to choose: who
 * stands against whom, and how strong both are there (rules 6.1 and 6.2). What may be done, and what then becomes of it,
 * the server alone says; a test holds this equal to its rules.
 */

import { COLOURS, numberOf } from "./names.js";
import { Kingdoms } from "./kingdoms.js";

/** @typedef {{seat: number, strength: number}} Side */
/** @typedef {{kind: "revolt" | "war", color: string, attacker: Side, defender: Side}} Conflict */
/** @typedef {{joins: boolean, conflicts: Conflict[]}} Prospect whether two kingdoms are joined, and what is fought for */

const NOTHING = { joins: false, conflicts: [] };

export class Foresight {
    /** @param {any} board of a view  @param {number} seat who chooses */
    constructor(board, seat) {
        this.board = board;
        this.seat = seat;
        this.kingdoms = new Kingdoms(board);
        this.lifted = new Map();
    }

    /** @returns {Prospect} */
    of(action) {
        switch (action.type) {
            case "place_tile":
                return this.#ofTile(numberOf([action.x, action.y]));
            case "place_leader":
                return this.#ofLeader(action, this.kingdoms);
            case "move_leader":
                return this.#ofLeader(action, this.#without(action.color));
            default:
                return NOTHING;
        }
    }

    /** Two kingdoms become one: there is war between their leaders of one colour (6.2). */
    #ofTile(number) {
        const [first, second] = this.kingdoms.beside(number);
        if (!second) return NOTHING;
        const conflicts = COLOURS.flatMap((color) => {
            const rivals = [first, second].map((kingdom) => kingdom.leaders.find((leader) => leader.color === color));
            return rivals.every(Boolean) ? [this.#war(color, rivals)] : [];
        });
        return { joins: true, conflicts };
    }

    /** The first in turn attacks. */
    #war(color, rivals) {
        const seats = this.board.leaders.length;
        const turn = (leader) => (leader.seat - this.board.seat + seats) % seats;
        const [attacker, defender] = rivals
            .sort((one, other) => turn(one) - turn(other))
            .map((leader) => ({ seat: leader.seat, strength: this.kingdoms.tilesOf(leader) }));
        return { kind: "war", color, attacker, defender };
    }

    /** A leader comes to one of his colour: there is a revolt, which temples decide (6.1). */
    #ofLeader({ color, x, y }, kingdoms) {
        const number = numberOf([x, y]);
        const rival = kingdoms
            .beside(number)
            .flatMap((kingdom) => kingdom.leaders)
            .find((leader) => leader.color === color && leader.seat !== this.seat);
        if (!rival) return NOTHING;
        const attacker = { seat: this.seat, strength: kingdoms.templesBeside(number) };
        const defender = { seat: rival.seat, strength: kingdoms.templesBeside(rival.number) };
        return { joins: false, conflicts: [{ kind: "revolt", color, attacker, defender }] };
    }

    /** The kingdoms without a leader who goes somewhere else. */
    #without(color) {
        if (!this.lifted.has(color)) this.lifted.set(color, new Kingdoms(this.board, { seat: this.seat, color }));
        return this.lifted.get(color);
    }
}

/** What a prospect says in words, as the desktop client says it; nothing where all stays as it is. */
export function prospectWords({ joins, conflicts }, { words, seats, viewer }) {
    if (joins && !conflicts.length) return [words.say("tigris.forecast.joins")];
    return conflicts.map(({ kind, color, attacker, defender }) =>
        words.say(`tigris.forecast.${kind}.${[attacker.seat, defender.seat].includes(viewer) ? "yours" : "theirs"}`, {
            leaders: words.say(`tigris.leaders.${color}`),
            attacker: seats[attacker.seat].name,
            defender: seats[defender.seat].name,
            attack: attacker.strength,
            defence: defender.strength,
        }),
    );
}
