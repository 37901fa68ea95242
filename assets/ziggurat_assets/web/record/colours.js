/** The colours that a seat can have in the room, and the one that we have wherever it is free. */

import { MARKS, isOpen } from "./seats.js";

/**
 * What each colour would be for a seat: its own, free to have, or that of somebody else, by whose name.
 * @param {import("./table.js").TableRecord} record
 * @returns {{colour: number, standing: "chosen" | "free" | "taken", name: string}[]}
 */
export function coloursFor(record, seat) {
    const holders = heldColours(record, seat);
    const { colours } = record;
    return MARKS.map((_, colour) => {
        if (colours[seat] === colour) return { colour, standing: "chosen", name: "" };
        return { colour, standing: holders.has(colour) ? "taken" : "free", name: holders.get(colour) ?? "" };
    });
}

/** Whether we may choose a seat's colour: of ours, and as the host of bots'. Some servers let nobody choose. */
export function mayChooseColour(record, seat, hosts) {
    const { colour, level } = record.table.seats[seat];
    return colour !== undefined && (record.ourSeats.includes(seat) || (hosts && level !== undefined));
}

/** Whether we sit there ourselves, and no guest of ours does. */
export function isOwn(record, seat) {
    return record.ourSeats.includes(seat) && !record.table.seats[seat].guest;
}

/** Asks for our usual colour wherever we sit down, once for each seat. */
export class UsualColour {
    constructor() {
        /** By table the seat for which was asked. */
        this.asked = new Map();
    }

    /**
     * The table may be another than before.
     * @param {number | null} wanted
     * @returns {{table: string, seat: number, colour: number} | null} what to ask for, if anything
     */
    wish(record, wanted) {
        const seat = record.ourSeats.find((each) => isOwn(record, each));
        if (this.asked.get(record.code) === seat || record.table.stage !== "room") return null;
        this.asked.set(record.code, seat);
        if (wanted === null || seat === undefined) return null;
        const { colour } = record.table.seats[seat];
        if (colour === undefined || colour === wanted || heldColours(record, seat).has(wanted)) return null;
        return { table: record.code, seat, colour: wanted };
    }
}

/** By colour who has it, other than that seat: with an open seat one trades. */
function heldColours(record, seat) {
    const { seats } = record.table;
    const others = seats.map((state, number) => ({ state, number })).filter(({ state, number }) => number !== seat && !isOpen(state));
    return new Map(others.map(({ state, number }) => [record.colours[number], state.name ?? ""]));
}
