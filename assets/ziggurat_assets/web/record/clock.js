/** How the clocks of a match stand now, by what the server said of them last. */

const SOON = 30;
const NOW = 10;
const HOUR = 3600;
const IN_HOURS = 1.5 * HOUR;

export class ClockReading {
    /**
     * @param {object} state ClockState of the protocol
     * @param {number} heard when that was said, in seconds of the page's own clock
     */
    constructor(state, heard) {
        this.state = state;
        this.heard = heard;
    }

    /** Why the match stands still, or null. */
    get pause() {
        return this.state.pause ?? null;
    }

    /** Whether the others wait for this seat's player to come back. */
    isMissing(seat) {
        return (this.state.missing ?? []).includes(seat);
    }

    /** Whether time runs for this seat, or for the "phase". */
    runs(seat) {
        if (seat === "phase") return this.state.phase_runs ?? false;
        return (this.state.running ?? []).includes(seat) || this.isMissing(seat);
    }

    /** Seconds until this seat's time, or the patience with it, or that of the "phase" is used up; null for no hurry. */
    left(seat, now) {
        const milliseconds = this.#said(seat);
        if (milliseconds === undefined) return null;
        const passed = this.runs(seat) ? now - this.heard : 0;
        return Math.max(0, milliseconds / 1000 - passed);
    }

    #said(seat) {
        if (seat === "phase") return this.state.phase;
        return (this.isMissing(seat) ? this.state.bank : this.state.left)?.[seat];
    }
}

/** How much a player with so many seconds left should hurry: "calm", "soon" or "now". */
export function urgency(seconds) {
    if (seconds > SOON) return "calm";
    return seconds > NOW ? "soon" : "now";
}

/** So many seconds in figures, what has begun counted whole: 4:05, from an hour and a half on 2 h. */
export function clockFace(seconds) {
    if (seconds > IN_HOURS) return `${Math.ceil(seconds / HOUR - 1e-6)} h`;
    const whole = Math.ceil(seconds - 1e-6);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
