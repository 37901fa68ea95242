/** A match that is over and lies in the server's archive, as the parts of a match's page read a table's record. */

import { Circle } from "./circle.js";

export class FinishedRecord {
    /** @param {object} page the protocol's `match_history_page` */
    constructor(page) {
        this.match = page.match;
        this.steps = page.steps;
        this.result = page.result ?? null;
        const resigned = new Set(page.resigned ?? []);
        this.table = {
            game: page.game, options: page.options, stage: "over", watchers: [],
            seats: page.names.map((name, seat) => ({
                name, colour: page.colours[seat], person: "", here: true, resigned: resigned.has(seat) ? name : undefined,
            })),
        };
        this.circle = new Circle();
        this.clock = null;
        /** Through whose eyes the match is seen; null for those of whoever looks on. */
        this.seat = null;
        /** The moments that led to the one on show, oldest first. */
        this.witnessed = { moments: [], seen: [], knowsBeginning: false };
        this.moment = null;
    }

    get code() {
        return `match ${this.match}`;
    }

    get mayAct() {
        return false;
    }

    get tellsChances() {
        return false;
    }
}
