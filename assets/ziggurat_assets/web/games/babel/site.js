/** A site: the field of its people with their emblem, and the pawns that stand there. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { fieldOf } from "./fields.js";

const PAWN = 26;

/** @param {number[]} pawns the colours of the pawns there */
export function sitePicture(site, pawns, width, height) {
    const field = fieldOf(site);
    const emblem = height - 12;
    const left = pawns.length ? 4 : (width - emblem) / 2;
    return [
        svg("rect", { width, height, fill: "#d9a441" }),
        svg("rect", { x: 1.2, y: 1.2, width: width - 2.4, height: height - 2.4, fill: `var(--kind-${field}-mid)` }),
        use("babel", `people-${site}`, { x: left, y: (height - emblem) / 2, width: emblem, height: emblem }),
        pawns.map((colour, place) => use("babel", `pawn-${colour % 7}`, {
            x: width - PAWN - 1 - place * 6, y: pawns.length > 1 ? place * (height - PAWN - 2) + 1 : (height - PAWN) / 2, width: PAWN, height: PAWN,
        })),
    ];
}
