/** The squares of the grid, numbered row by row from 0. */

const COLUMNS = "ABCDEF";

/** The name people use: C3 is the third square of the third row. */
export function squareName(side, square) {
    return `${COLUMNS[square % side]}${Math.floor(square / side) + 1}`;
}

/** From which side a square beside another is come to: the way from one to the other. */
export function wayTo(side, from, to) {
    if (to === from - side) return "n";
    if (to === from + side) return "s";
    return to === from + 1 ? "e" : "w";
}
