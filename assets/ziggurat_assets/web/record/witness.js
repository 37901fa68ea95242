/** What one viewer has seen of a match, moment by moment. */

/**
 * @typedef {object} Moment
 * @property {number} revision
 * @property {number | null} actor
 * @property {object[]} events what led here
 * @property {{viewer: number | null, public: any, private: any}} view
 * @property {number[]} toAct
 * @property {number[]} open
 * @property {number[]} mayUndo
 * @property {boolean} undone
 * @property {boolean} timeUp
 * @property {any} result
 * @property {number[] | null} chances by seat the chance to win, once they were told
 */

/** @returns {Moment} of `happened`, of `position`, or of a past moment of the history */
export function momentOf(message) {
    return {
        revision: message.revision ?? message.step,
        actor: message.actor ?? null,
        events: message.events ?? [],
        view: message.view,
        toAct: message.to_act ?? [],
        open: message.open ?? [],
        mayUndo: message.may_undo ?? [],
        undone: message.undone ?? false,
        timeUp: message.time_up ?? false,
        result: message.result ?? null,
        chances: null,
    };
}

export class Witness {
    constructor() {
        /** @type {Moment[]} what the history told of the time before `seen` */
        this.past = [];
        /** @type {Moment[]} */
        this.seen = [];
        /** Whether `past` begins with the first position of the match. */
        this.knowsBeginning = false;
    }

    /** Whether nothing is known of what was before we came. */
    get isNew() {
        return !this.knowsBeginning && !this.past.length;
    }

    /** The newest moment, or null. */
    get newest() {
        return this.seen.at(-1) ?? null;
    }

    /** Every moment that is known, oldest first. */
    get moments() {
        return this.past.length ? [...this.past, ...this.seen.slice(1)] : this.seen;
    }

    /** The match moved on. What is told twice after coming back changes nothing; returns whether it was news. */
    happened(message) {
        if (this.newest !== null && message.revision <= this.newest.revision) return false;
        this.seen.push(momentOf(message));
        return true;
    }

    /** The match stands here, whatever led to it. */
    position(message) {
        if (message.revision === this.newest?.revision) return;
        if (this.newest === null && message.revision === 0) this.knowsBeginning = true;
        this.seen.push(momentOf(message));
    }

    /** These were the chances to win at that revision, of what was seen since we came. */
    judge(revision, chances) {
        const judged = this.seen.findLast((moment) => moment.revision === revision);
        if (judged !== undefined) judged.chances = chances;
    }

    /** What happened before `seen`, up to where that begins. */
    learn(moments) {
        this.past = moments.map(momentOf);
        this.knowsBeginning = moments[0]?.step === 0;
    }
}
