/** Who watches asks how likely each seat is to win: of the newest moment, and one question at a time. */

/** Seconds from an answer to the next question, however fast the match moves on. */
const PAUSE = 0.3;
/** How many moments later chances are still shown while newer ones are on their way. */
const STILL_GOOD = 8;

export class Judging {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
        this.asking = false;
        /** The moment of which nothing was told; it is not asked about again. */
        this.refused = null;
    }

    /** The match may have moved on: ask about where it stands, if that is told and nothing is asked yet. */
    async refresh() {
        const { app, record } = this;
        const { moment } = record;
        if (this.asking || moment === null || moment.result !== null || moment.chances !== null) return;
        if (!record.tellsChances || moment === this.refused) return;
        this.asking = true;
        try {
            const { revision, chances } = await app.line.ask("chances", { table: record.code });
            record.witnessed.judge(revision, chances);
        } catch (refusal) {
            // Whoever comes back over a broken line asks by that.
            if (refusal.code === "connection_lost") return void (this.asking = false);
            this.refused = moment;
        }
        app.show();
        app.time.later(PAUSE, () => {
            this.asking = false;
            this.refresh();
        });
    }

    /** By seat the chance to win at the newest moment, as far as it is known; null where it is not. */
    get newest() {
        const { moment, tellsChances, witnessed } = this.record;
        if (!tellsChances || moment === null || moment.result !== null || moment === this.refused) return null;
        return witnessed.seen.slice(-STILL_GOOD).findLast((seen) => seen.chances !== null)?.chances ?? null;
    }
}

/** Chances in whole per cent that sum to 100: what is missing goes to those who were cut most. */
export function percents(chances) {
    const exact = chances.map((chance) => chance * 100);
    const whole = exact.map(Math.floor);
    const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
    const byCut = exact.map((_, seat) => seat).sort((one, other) => exact[other] - whole[other] - (exact[one] - whole[one]) || one - other);
    for (const seat of byCut.slice(0, missing)) whole[seat] += 1;
    return whole;
}

/**
 * How the chance of whoever acted changed with what they did, in per cent; null where that is not known.
 * @param {import("../record/witness.js").Moment[]} moments up to the one in question
 */
export function swing(moments, seat) {
    const [before, after] = moments.slice(-2);
    if (seat === null || !before?.chances || !after?.chances) return null;
    return { before: percents(before.chances)[seat], after: percents(after.chances)[seat] };
}
