/** Looking at a finished match together with others: what we ask for that, and the position where the cursor is. */

import { Positions } from "../record/positions.js";

/** Seconds between two places of the cursor that the others are told. */
const PAUSE = 0.25;
export const MOST_ARROWS = 8;

export class Along {
    /** @param {import("./match.js").Match} match */
    constructor(match) {
        this.match = match;
        this.app = match.app;
        this.record = match.record;
        /** Whether we look with the others, or wait to be let in. */
        this.isIn = false;
        this.asks = false;
        /** Which of the table's matches this is about. */
        this.matches = this.record.match;
        this.positions = new Positions({
            ask: (first, last) => this.#history(first, last), wanted: () => this.step, steps: () => this.circle.told.steps,
            came: () => this.app.show(), time: this.app.time,
        });
        /** Where we lead to, as far as the others were not told yet. */
        this.untold = null;
        this.telling = false;
    }

    get circle() {
        return this.record.circle;
    }

    get leads() {
        return this.isIn && this.circle.told.holder === this.app.server.person;
    }

    get follows() {
        return this.isIn && !this.leads;
    }

    get hosts() {
        return this.record.table.host === this.app.server.person;
    }

    get raisesHand() {
        return this.circle.told.wanting.includes(this.app.server.person);
    }

    /** After how many steps the cursor is; null while we look alone. */
    get step() {
        if (!this.isIn) return null;
        return this.untold?.step ?? this.circle.pointed?.step ?? null;
    }

    /** The moment there; null while we look alone or do not know it yet. */
    get moment() {
        return this.positions.at(this.step);
    }

    /** What is drawn there. */
    get shownArrows() {
        if (!this.isIn) return [];
        return this.untold?.arrows ?? this.circle.pointed?.arrows ?? [];
    }

    /** The seat of whoever leads, null if they look on. */
    get seat() {
        const seat = this.record.table.seats.findIndex(({ person }) => person !== undefined && person === this.circle.told.holder);
        return seat < 0 ? null : seat;
    }

    /** The server told something of those who look, or the table went on. */
    heard() {
        if (this.matches !== this.record.match) {
            this.matches = this.record.match;
            this.positions.forget();
        }
        if (this.isIn && !this.circle.isOn) this.isIn = false;
        if (!this.leads) this.untold = null;
        this.positions.have();
    }

    // what one asks

    async look() {
        if (this.asks || this.isIn) return;
        this.asks = true;
        const done = await this.app.attempt(this.#ask("look_together", { step: 0 }));
        this.asks = false;
        this.isIn = done !== null && this.circle.isOn;
        this.heard();
        this.app.show();
    }

    /** The line stands again, over which we had looked. */
    async comeBack() {
        if (!this.isIn) return;
        this.isIn = false;
        await this.look();
    }

    alone() {
        if (!this.isIn) return;
        this.isIn = false;
        this.untold = null;
        this.match.at = null;
        this.#ask("look_alone").catch(() => {});
        this.app.show();
    }

    give(person) {
        this.app.attempt(this.#ask("pass_baton", { person }));
    }

    /** Raise a hand, or lower it; the host of the table takes the baton. */
    want() {
        if (this.hosts) this.give(this.app.server.person);
        else this.app.attempt(this.#ask("want_baton", { want: !this.raisesHand }));
    }

    /** Lead the others to that step, with those arrows on the board. */
    point(step, arrows = []) {
        if (!this.leads) return;
        const at = Math.min(Math.max(0, step), this.circle.told.steps);
        this.untold = { step: at, arrows: arrows.slice(-MOST_ARROWS) };
        this.positions.have();
        this.#tell();
        this.app.show();
    }

    /** Have a new match go on from here, if all who sit agree, or say no to that. */
    playOn(step, yes = true) {
        this.app.attempt(this.#ask("play_on", { step, yes }));
    }

    // telling and asking, in turn

    #tell() {
        if (this.telling || this.untold === null) return;
        this.telling = true;
        const { step, arrows } = this.untold;
        // Whoever just lost the baton is told so by `together`.
        this.#ask("point", { step, arrows }).catch(() => {});
        this.app.time.later(PAUSE, () => {
            this.telling = false;
            if (!this.leads) return;
            const { untold } = this;
            if (untold === null || (untold.step === step && untold.arrows === arrows)) return;
            this.#tell();
        });
    }

    /** The moments between two steps, as those who see the record know them; the last one with how the match ended. */
    async #history(first, last) {
        const eyes = this.record.seat === null ? {} : { seat: this.record.seat };
        const { moments } = await this.#ask("history", { first, last, whole: true, ...eyes });
        const { steps } = this.circle.told;
        return moments.map((moment) => (moment.step === steps ? { ...moment, result: this.record.moment?.result } : moment));
    }

    #ask(type, fields = {}) {
        return this.app.line.ask(type, { table: this.record.code, ...fields });
    }
}
