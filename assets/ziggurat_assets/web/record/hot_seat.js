/** Several people at one screen: it is passed on to whoever of them has to decide. */

export class HotSeat {
    /** @param {import("./table.js").TableRecord} record */
    constructor(record) {
        this.record = record;
        this.match = null;
    }

    /**
     * Give the screen to the seat that is awaited. The first to have it is told so too, and that is at once whoever of us
     * decides first, so that nobody has to pass it on unused.
     * @returns {boolean} whether somebody is to be told that they have it now
     */
    passOn() {
        const { record } = this;
        if (!record.isShared || record.moment === null || record.table.stage !== "playing") return false;
        const begins = this.match !== record.match;
        const seat = begins ? nextSeat(record) : awaitedSeat(record);
        if (seat === null) return false;
        this.match = record.match;
        record.passTo(seat);
        return true;
    }
}

/** The seat of ours that should get the screen: its decision is awaited, and not that of the one who has it. */
function awaitedSeat(record) {
    if (record.moment.toAct.includes(record.seat)) return null;
    return record.ourSeats.find((seat) => isAwaited(record, seat)) ?? null;
}

/** Whether the seat was told so itself. Revisions do not tell: every seat counts its own. */
function isAwaited(record, seat) {
    return record.witness(seat).newest?.toAct.includes(seat) ?? false;
}

/** The seat of ours that decides first from now on, as long as the turns go round. */
function nextSeat(record) {
    const { toAct } = record.moment;
    if (!toAct.length || toAct.includes(record.seat)) return record.seat;
    const seats = record.table.seats.length;
    const turnsUntil = (seat) => Math.min(...toAct.map((acting) => (seat - acting + seats) % seats));
    return [...record.ourSeats].sort((one, other) => turnsUntil(one) - turnsUntil(other))[0];
}
