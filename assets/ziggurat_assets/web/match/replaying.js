/** Going through a match that is over alone: where one is, through whose eyes one sees, and playing it by itself. */

import { Positions } from "../record/positions.js";

/** Seconds between two steps while it plays by itself. */
const PACE = 1.2;
/** So many positions before the one on show are known with it, for what is said of them and for the way back. */
const BEHIND = 8;

export class Replaying {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/finished.js").FinishedRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
        this.step = 0;
        this.plays = false;
        this.positions = new Positions({
            ask: (first, last) => this.#ask(first, last), wanted: () => this.step, steps: () => record.steps,
            came: () => this.#came(), time: app.time, behind: BEHIND,
        });
        this.positions.have();
    }

    /** Nobody looks along, and the match is on show as it was after `step`. */
    get isIn() {
        return true;
    }

    get leads() {
        return false;
    }

    get shownArrows() {
        return [];
    }

    get moment() {
        return this.positions.at(this.step);
    }

    /** Go to that step; whatever plays by itself stops. */
    to(step) {
        this.plays = false;
        this.#go(step);
    }

    /** See the match through the eyes of a seat, or of whoever looks on. */
    through(seat) {
        this.record.seat = seat;
        this.positions.forget();
        this.#go(this.step);
    }

    /** Let it play by itself, from the beginning once it has ended, or stop that. */
    play() {
        this.plays = !this.plays;
        if (this.plays && this.step === this.record.steps) this.#go(0);
        this.app.show();
        this.#later();
    }

    /** The page is left. */
    end() {
        this.plays = false;
        this.cancel?.();
    }

    #later() {
        this.cancel?.();
        this.cancel = this.app.time.later(PACE, () => {
            if (!this.plays) return;
            // What is still on its way is waited for.
            if (this.moment !== null) this.#go(this.step + 1);
            if (this.step === this.record.steps) this.plays = false;
            else this.#later();
        });
    }

    #go(step) {
        this.step = Math.min(Math.max(0, step), this.record.steps);
        this.positions.have();
        this.#came();
    }

    #came() {
        const { record } = this;
        const moments = this.positions.upTo(this.step, BEHIND);
        record.moment = this.moment;
        record.witnessed = { moments, seen: moments, knowsBeginning: moments.length > this.step };
        this.app.show();
    }

    async #ask(first, last) {
        const { record } = this;
        const eyes = record.seat === null ? {} : { seat: record.seat };
        const { moments } = await this.app.line.ask("match_history", { match: record.match, first, last, ...eyes });
        return moments.map((moment) => (moment.step === record.steps ? { ...moment, result: record.result } : moment));
    }
}
