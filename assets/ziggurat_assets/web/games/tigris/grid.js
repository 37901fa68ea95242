/**
 * Where the spaces of the map are drawn: as they lie, or turned to the right where the page is higher than wide, so that
 * 11 of them are across instead of 16.
 */

import { HEIGHT, WIDTH, numberOf, spaceOf } from "./names.js";

/** The side of a space, and the breadth of the frame, in the units of the drawings. */
export const SPACE = 70;
export const FRAME = 32;
/** As all others see the map it is turned only for that much. */
const MUCH = 1.2;

export class Grid {
    /** @param {boolean} turned */
    constructor(turned) {
        this.turned = turned;
        this.columns = turned ? HEIGHT : WIDTH;
        this.rows = turned ? WIDTH : HEIGHT;
    }

    /** The size of the map with its frame. */
    get size() {
        return { width: this.columns * SPACE + 2 * FRAME, height: this.rows * SPACE + 2 * FRAME };
    }

    /** How the drawings of the whole ground come to lie. */
    get turn() {
        return this.turned ? `matrix(0 1 -1 0 ${this.size.width} 0)` : "";
    }

    /** Where the top left corner of a space is drawn. */
    cornerOf(number) {
        const [column, row] = this.#cellOf(number);
        return { x: FRAME + column * SPACE, y: FRAME + row * SPACE };
    }

    /** The box of a space. */
    boxOf(number) {
        return { ...this.cornerOf(number), width: SPACE, height: SPACE };
    }

    /** The box of the four spaces whose first is this. */
    squareOf(number) {
        const corners = [0, 1, WIDTH, WIDTH + 1].map((step) => this.cornerOf(number + step));
        const x = Math.min(...corners.map((corner) => corner.x));
        const y = Math.min(...corners.map((corner) => corner.y));
        return { x, y, width: 2 * SPACE, height: 2 * SPACE };
    }

    /** The number of the space under a point, null where there is none. */
    placeAt({ x, y }) {
        return this.#numberAt(Math.floor((x - FRAME) / SPACE), Math.floor((y - FRAME) / SPACE));
    }

    /** The space beside another one as one sees them, null beyond the edge. */
    next(number, [right, down]) {
        const [column, row] = this.#cellOf(number);
        return this.#numberAt(column + right, row + down);
    }

    #cellOf(number) {
        const [x, y] = spaceOf(number);
        return this.turned ? [HEIGHT - 1 - y, x] : [x, y];
    }

    #numberAt(column, row) {
        if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return null;
        return numberOf(this.turned ? [row, HEIGHT - 1 - column] : [column, row]);
    }
}

/** Whether the map is shown much larger when it is turned, in a box of so many pixels. */
export function isLargerTurned(width, height) {
    const scale = ({ size }) => Math.min(width / size.width, height / size.height);
    return scale(new Grid(true)) > MUCH * scale(new Grid(false));
}
