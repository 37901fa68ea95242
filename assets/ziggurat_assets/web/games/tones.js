/** The custom properties that stand for a seat's colour and for the mark on it. */

const COLOURS = 7;

export function seatTone(colour) {
    return `var(--seat-${colour % COLOURS})`;
}

export function seatInk(colour) {
    return `var(--seat-${colour % COLOURS}-ink)`;
}
