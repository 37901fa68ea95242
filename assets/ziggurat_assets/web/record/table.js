/** What the server told of one table: who sits there, its match as each of us may know it, clocks, offers and chat. */

import { Circle } from "./circle.js";
import { ClockReading } from "./clock.js";
import { isPersons, seatColours } from "./seats.js";
import { Witness } from "./witness.js";

const CHAT_LINES = 200;

export class TableRecord {
    /** @param {object} table the protocol's `table` */
    constructor(table) {
        this.table = table;
        this.password = undefined;
        /** @type {ClockReading | null} */
        this.clock = null;
        this.chat = [];
        /** Who looks at the finished match together. */
        this.circle = new Circle();
        this.unread = 0;
        /** Counts the matches that we have seen here. */
        this.match = 0;
        this.holder = null;
        this.witnesses = new Map();
        /** Positions that wait for the story of what was missed, by viewer; null while none is awaited. */
        this.held = null;
    }

    get code() {
        return this.table.table;
    }

    /** The code by which others come to the table, and we do without a seat. */
    get door() {
        return this.table.secret ?? this.table.table;
    }

    get ourSeats() {
        return this.table.your_seats ?? [];
    }

    /** Our seat whose eyes we see through: of several at this screen the one that has it; null for who watches. */
    get seat() {
        return this.ourSeats.includes(this.holder) ? this.holder : this.ourSeats[0] ?? null;
    }

    /** This seat of ours has the screen now. */
    passTo(seat) {
        this.holder = seat;
    }

    /** Whether several people sit at this screen. */
    get isShared() {
        return this.ourSeats.length > 1;
    }

    get colours() {
        return seatColours(this.table.seats);
    }

    /** What was seen of the match through our eyes. */
    get witnessed() {
        return this.witness(this.seat);
    }

    /** The newest moment of the match, null in the room. */
    get moment() {
        return this.witnessed.newest;
    }

    /** Whether a decision of ours is awaited, or possible though nobody waits. */
    get mayAct() {
        const { moment, seat } = this;
        if (moment === null || seat === null || this.table.aside || this.table.stage !== "playing") return false;
        return moment.toAct.includes(seat) || moment.open.includes(seat);
    }

    get isOurTurn() {
        return this.mayAct && this.moment.toAct.includes(this.seat);
    }

    get mayUndo() {
        return this.seat !== null && (this.moment?.mayUndo.includes(this.seat) ?? false);
    }

    /** Whether we are told chances to win: we watch, and bots alone play or the host wants it. */
    get tellsChances() {
        const { table, seat } = this;
        return seat === null && table.stage === "playing" && (Boolean(table.chances) || !table.seats.some(isPersons));
    }

    /** Our seats that bots keep. */
    get keptSeats() {
        return this.ourSeats.filter((seat) => this.table.seats[seat].keeper !== undefined);
    }

    /** The newest revision that every seat of ours has seen; null if one has seen nothing. */
    get seenByAll() {
        const viewers = this.ourSeats.length ? this.ourSeats : [null];
        const revisions = viewers.map((viewer) => this.witness(viewer).newest?.revision);
        return revisions.includes(undefined) ? null : Math.min(...revisions);
    }

    witness(viewer) {
        if (!this.witnesses.has(viewer)) this.witnesses.set(viewer, new Witness());
        return this.witnesses.get(viewer);
    }

    /** The server described the table anew. */
    describe(table) {
        const over = this.moment !== null && this.moment.result !== null;
        if (table.stage === "room" || (table.stage === "playing" && over)) this.#forgetMatch();
        if (table.stage !== "playing") this.clock = null;
        if (table.stage !== "over") this.circle = new Circle();
        this.table = table;
    }

    #forgetMatch() {
        this.witnesses.clear();
        this.match += 1;
    }

    /** Hold positions back until what was missed has been told as a story. */
    hold() {
        this.held = new Map();
    }

    /** The story was told as far as the server has it: what it did not reach is believed now. */
    settle() {
        const held = this.held ?? new Map();
        this.held = null;
        for (const [viewer, message] of held) {
            const newest = this.witness(viewer).newest;
            if (newest === null || message.revision > newest.revision) this.witness(viewer).position(message);
        }
    }

    position(message) {
        const viewer = message.viewer ?? null;
        if (this.held !== null && this.witness(viewer).newest !== null) this.held.set(viewer, message);
        else this.witness(viewer).position(message);
    }

    happened(message) {
        return this.witness(message.viewer ?? null).happened(message);
    }

    tellTime(state, now) {
        this.clock = new ClockReading(state, now);
    }

    /** Someone said something at the table; a line that is told again is not heard twice. */
    hear(said) {
        if (hasLine(this.chat, said)) return false;
        this.chat = [...this.chat, said].slice(-CHAT_LINES);
        return true;
    }
}

/** Whether the same line stands there already. */
export function hasLine(lines, said) {
    return lines.some((line) => line.at === said.at && line.person === said.person && line.text === said.text);
}
