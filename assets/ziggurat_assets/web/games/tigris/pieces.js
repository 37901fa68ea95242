/** Tiles, leaders, treasures and monuments as the client draws them. */

import { use } from "../../paint/art.js";
import { FRAME, SPACE } from "./grid.js";

/** By seat: whose emblem its leaders carry. */
export const DYNASTIES = ["archer", "bull", "lion", "pot"];

const piece = (name, box) => use("tigris", name, box);
const inset = ({ x, y, width, height }, by) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** The symbol of a seat's leader, its ring in the seat's colour; `away` is its outline. */
export function leaderSign(color, seat, colour, away = false) {
    const name = `leader-${away ? "away-" : ""}${color}-${DYNASTIES[seat]}`;
    return { sheet: "tigris", name, kind: `of-seat-${colour}` };
}

/** What lies on a space, drawn into its box; `colours` are the seats' by number. */
export function drawLying(lying, box, colours) {
    const drawn = [];
    if (lying.tile) drawn.push(piece(`tigris-tile-${lying.tile}`, inset(box, 3)));
    if (lying.catastrophe) drawn.push(piece("catastrophe", inset(box, 3)));
    if (lying.leader) {
        const { color, seat } = lying.leader;
        const { name, kind } = leaderSign(color, seat, colours[seat]);
        drawn.push(piece(name, { ...inset(box, 1), class: kind }));
    }
    if (lying.union) drawn.push(piece("union", inset(box, 8)));
    if (lying.treasure) drawn.push(piece("treasure", { x: box.x + SPACE - 31, y: box.y - 1, width: 32, height: 32 }));
    return drawn;
}

/** A monument over its four spaces. */
export const drawMonument = (monument, square) => piece(`monument-${monument}`, inset(square, 2));

/** The frame and the ground with the rivers. */
export function drawGround(grid) {
    const whole = grid.turned ? { width: grid.size.height, height: grid.size.width } : grid.size;
    return [
        piece("tigris-frame", { x: 0, y: 0, ...whole, transform: grid.turn }),
        piece("tigris-ground", {
            x: FRAME,
            y: FRAME,
            width: whole.width - 2 * FRAME,
            height: whole.height - 2 * FRAME,
            transform: grid.turn,
        }),
    ];
}
