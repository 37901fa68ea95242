/** A table's emblem: a small mosaic in its game's colours, for each table another one. */

import { svg } from "../paint/elements.js";

const KINDS = ["A", "T", "C", "P", "W"].map((kind) => `var(--kind-${kind}-mid)`);
const LANDS = { columns: 8, rows: 8, tones: ["#10246a", "#10246a", "#1b8fa0", "#667853", "#857957"] };
const EMBLEMS = {
    ur: { columns: 6, rows: 6, tones: KINDS },
    babel: { columns: 5, rows: 7, tones: [...KINDS, "#0d0a0b"] },
    tigris: { columns: 8, rows: 6, tones: ["#8a6238", "#6e4527", "#1b8fa0", "#b3261a", "#1c68c4", "#1d7d3a"] },
    civilization: LANDS,
};

/** @param {{game: string, table: string}} card */
export function emblem({ game, table }) {
    const { columns, rows, tones } = EMBLEMS[game] ?? LANDS;
    const chance = chanceOf(table);
    const pieces = Array.from({ length: columns * rows }, (_, place) =>
        svg("rect", {
            x: (place % columns) * 10 + 1, y: Math.floor(place / columns) * 10 + 1, width: 8, height: 8,
            fill: tones[Math.floor(chance() * tones.length)],
        }));
    return svg("svg", { class: "emblem", viewBox: `-4 -4 ${columns * 10 + 8} ${rows * 10 + 8}`, "aria-hidden": "true", preserveAspectRatio: "none" }, pieces);
}

/** Numbers from 0 up to 1 that are always the same for the same text. */
function chanceOf(text) {
    let state = [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}
