/** A player's ground at a site: the temple with its level, and the people in their column, the first beside the site. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { fieldOf } from "./fields.js";

const TEMPLE = 34;
const STOREY = 15;
const BASE = 5;
const NARROWER = 0.104;
const LOWEST = 0.95;
const CARDS = { x: 35, width: 32, most: 24 };

/**
 * @param {{site: string, temple: number[], column: string, colour: number, far: boolean}} ground `far` is the upper
 *     player's
 */
export function groundPicture({ site, temple, column, colour, far }, width, height) {
    const field = fieldOf(site);
    return [
        svg("rect", { width, height, fill: "#0b1130" }),
        svg("rect", { width, height, fill: `var(--kind-${field}-deep)`, opacity: 0.35 }),
        templePicture(temple, colour, height),
        columnPicture(column, height, far),
    ];
}

function templePicture(temple, colour, height) {
    const foot = height - BASE - 2;
    const top = foot - temple.length * STOREY;
    return svg("g", {},
        use("babel", `base-${colour % 7}`, { x: 2, y: foot, width: TEMPLE - 2, height: BASE, preserveAspectRatio: "none" }),
        temple.map((level, place) => storey(level, foot - (place + 1) * STOREY)),
        temple.length ? use("babel", "flame", { x: 2 + (TEMPLE - 2) / 2 - 4, y: top - 11, width: 8, height: 12 }) : null);
}

function storey(level, y) {
    const width = (TEMPLE - 2) * (LOWEST - (level - 1) * NARROWER);
    const middle = 2 + (TEMPLE - 2) / 2;
    const pale = level === 2 || level >= 5;
    return svg("g", {},
        svg("svg", { x: middle - width / 2, y, width, height: STOREY, viewBox: "0 0 90 26", preserveAspectRatio: "none" }, use("babel", `storey-${level}`, { width: 90, height: 26 })),
        svg("text", { x: middle, y: y + STOREY * 0.58, "font-size": 13, "font-weight": 700, "text-anchor": "middle", "dominant-baseline": "central", fill: pale ? "#1d0f06" : "#fffaf0" }, level));
}

/** So many strips as there are cards, each with its people's emblem and letter. */
function columnPicture(column, height, far) {
    const pitch = Math.min(CARDS.most, (height - 6) / Math.max(1, column.length));
    return svg("g", {}, [...column].map((people, place) => {
        const y = far ? height - 3 - (place + 1) * pitch : 3 + place * pitch;
        return strip(people, y, pitch);
    }));
}

function strip(people, y, height) {
    const emblem = Math.min(18, height - 3);
    const { x, width } = CARDS;
    return svg("g", {},
        svg("rect", { x, y, width, height: height - 1, fill: "#d9a441" }),
        svg("rect", { x: x + 0.8, y: y + 0.8, width: width - 1.6, height: height - 2.6, fill: `var(--kind-${fieldOf(people)}-mid)` }),
        use("babel", `people-${people}`, { x: x + 2, y: y + (height - 1 - emblem) / 2, width: emblem, height: emblem }),
        svg("text", { x: x + width - 7, y: y + (height - 1) / 2, "font-size": Math.min(13, height), "font-weight": 700, "text-anchor": "middle", "dominant-baseline": "central", fill: "#fffaf0" }, people));
}
