/** When a server that says nothing is asked whether it is there, and when it is taken for gone. */

export const BEFORE_WELCOME = 20;
const LONGEST = 30;
const SHARE = 0.75;

/**
 * Seconds of silence to bear from a server: less than it bears from us, so that we know first.
 * @param {{silence_seconds: number}} limits
 */
export function bearable(limits) {
    return Math.min(Math.max(limits.silence_seconds * SHARE, 1), LONGEST);
}

/**
 * How long the other end has been silent. Half of what is bearable passes before it is asked, the rest after it.
 * Times are seconds of a clock that never goes back.
 */
export class Silence {
    constructor(seconds, now) {
        this.half = seconds / 2;
        this.since = now;
        this.asked = false;
    }

    /** Something came, whatever it was. */
    heard(now) {
        this.since = now;
        this.asked = false;
    }

    /** Ask at once: the machine may have slept, and nobody knows what became of the line meanwhile. */
    doubt(now, patience) {
        this.since = now - this.half + patience;
        this.asked = true;
    }

    /** What to do now: "wait", "ask" (once in a silence) or "gone". */
    verdict(now) {
        if (now < this.since + this.half) return "wait";
        if (this.asked) return "gone";
        this.since = now;
        this.asked = true;
        return "ask";
    }

    /** Seconds until there is something to do, if nothing is heard. */
    nextVerdictIn(now) {
        return Math.max(0, this.since + this.half - now);
    }
}
