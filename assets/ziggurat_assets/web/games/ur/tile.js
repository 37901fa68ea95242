/** A tile of the board: flat, its owner around it, how many cubes stand on it in figures. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { seatInk, seatTone } from "../tones.js";

const COIN = 0.34;
const STRIP = { inset: 0.11, height: 0.3 };

/**
 * @param {{face: string, other: string, owner: {colour: number, mark: string} | null, count: number, built: boolean}} tile
 * @param {number} size
 */
export function tilePicture(tile, size) {
    return tile.built ? builtTile(tile, size) : openTile(tile, size);
}

function ground(tile, size, field) {
    return [
        svg("g", { color: tile.owner ? seatTone(tile.owner.colour) : "#3a4f96" }, use("ur", "tile", box(0, 0, size))),
        use("ur", field, box(0, 0, size)),
    ];
}

function builtTile(tile, size) {
    const coin = size * COIN;
    return [
        ...ground(tile, size, "field-night"),
        use("common", `ziggurat-${tile.owner.colour % 7}`, box(size * 0.17, size * 0.2, size * 0.68)),
        use("ur", `coin-${tile.face}`, box(size * 0.05, size * 0.05, coin)),
    ];
}

function openTile(tile, size) {
    const coin = size * COIN;
    const glyph = size * (tile.owner ? 0.52 : 0.64);
    const middle = { x: size * 0.47, y: size * (tile.owner ? 0.42 : 0.51) };
    return [
        ...ground(tile, size, `field-${tile.face}`),
        use("ur", `glyph-${tile.face}`, box(middle.x - glyph / 2, middle.y - glyph / 2, glyph)),
        use("ur", `coin-${tile.other}`, box(size * 0.95 - coin, size * 0.05, coin)),
        ...(tile.owner ? strip(tile, size) : []),
    ];
}

/** The owner's mark and how many cubes there are, on the owner's colour. */
function strip({ owner, count }, size) {
    const height = size * STRIP.height;
    const [left, top, width] = [size * STRIP.inset, size * (1 - STRIP.inset) - height, size * (1 - 2 * STRIP.inset)];
    const mark = height * 0.56;
    const ink = seatInk(owner.colour);
    return [
        svg("rect", { x: left, y: top, width, height, fill: "#0d0a0b" }),
        svg("rect", { x: left + 1, y: top + 1, width: width - 2, height: height - 2, fill: seatTone(owner.colour) }),
        svg("g", { color: ink }, use("common", `mark-${owner.mark}`, box(size * 0.34 - mark / 2, top + (height - mark) / 2, mark))),
        svg("text", { x: size * 0.64, y: top + height * 0.5, "font-size": height * 0.92, "font-weight": 700, "text-anchor": "middle", "dominant-baseline": "central", fill: ink }, count),
    ];
}

function box(x, y, size) {
    return { x, y, width: size, height: size };
}
