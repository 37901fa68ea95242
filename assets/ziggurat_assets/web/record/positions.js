/** The positions of a match that is over, by their steps: asked for where somebody looks, with some around it. */

import { momentOf } from "./witness.js";

/** Seconds between two questions for positions. */
const PAUSE = 0.25;
/** The same after one that brought nothing. */
const PATIENCE = 2;
/** So many positions on from where somebody looks are asked for at once. */
const AHEAD = 12;
/** And once so few of them are left, the next ones. */
const LEFT = 4;

export class Positions {
    /**
     * @param {object} parts
     * @param {(first: number, last: number) => Promise<object[]>} parts.ask the protocol's past moments between two steps
     * @param {() => number | null} parts.wanted the step that is looked at now, null for none
     * @param {() => number} parts.steps how many there are
     * @param {() => void} parts.came more is known now, or was refused
     * @param {number} [parts.behind] so many before the one that is looked at are asked for with it
     */
    constructor({ ask, wanted, steps, came, time, behind = 0 }) {
        this.ask = ask;
        this.wanted = wanted;
        this.steps = steps;
        this.came = came;
        this.time = time;
        this.behind = behind;
        this.known = new Map();
        this.asking = false;
        /** Counts how often all was forgotten: what was asked for before that is not wanted any more. */
        this.times = 0;
    }

    /** The moment after so many steps, null while it is not known. */
    at(step) {
        return step === null ? null : this.known.get(step) ?? null;
    }

    /** The last moments in a row that are known up to that step, oldest first. */
    upTo(step, most) {
        const row = [];
        for (let at = step; at >= 0 && row.length < most && this.known.has(at); at--) row.unshift(this.known.get(at));
        return row;
    }

    /** They are to be seen through other eyes, or are those of another match. */
    forget() {
        this.known.clear();
        this.times += 1;
    }

    /** Know the position that is looked at, and those that follow, as soon as the server tells them. */
    async have() {
        const step = this.#lacking();
        if (step === null || this.asking) return;
        this.asking = true;
        const { times } = this;
        try {
            const moments = await this.ask(Math.max(0, step - this.behind), step + AHEAD);
            if (times === this.times) moments.forEach((moment) => this.known.set(moment.step, momentOf(moment)));
        } catch {
            // It is asked for again in a while.
        }
        this.came();
        this.time.later(this.known.has(step) || times !== this.times ? PAUSE : PATIENCE, () => {
            this.asking = false;
            this.have();
        });
    }

    /** The first step from where somebody looks that should be known and is not; null if there is none. */
    #lacking() {
        const step = this.wanted();
        if (step === null) return null;
        const last = Math.min(step + LEFT, Math.max(step, this.steps()));
        for (let at = step; at <= last; at++) if (!this.known.has(at)) return at;
        return null;
    }
}
