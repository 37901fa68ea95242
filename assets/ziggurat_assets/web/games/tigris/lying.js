/** What lies on the spaces of the map, read from a view. */

import { COLOURS, LETTERS, numberOf } from "./names.js";

/** @typedef {{tile: string|null, treasure: boolean, turned: boolean, catastrophe: boolean,
 *     leader: {seat: number, color: string}|null, union: boolean}} Lying */

/** @returns {Lying[]} by the number of the space */
export function lyingOn(board) {
    const leaders = leadersOn(board);
    return [...board.spaces].map((letter, number) => ({
        tile: tileOf(letter),
        treasure: letter === "R" || letter === "X",
        turned: letter === "x" || letter === "X",
        catastrophe: letter === "#",
        leader: leaders.get(number) ?? null,
        union: board.union !== null && numberOf(board.union) === number,
    }));
}

/** How many treasures are on the map. */
export const treasuresOn = (board) => [...board.spaces].filter((letter) => letter === "R" || letter === "X").length;

function tileOf(letter) {
    if (letter === "R") return "red";
    return COLOURS[LETTERS.indexOf(letter)] ?? null;
}

function leadersOn(board) {
    const found = new Map();
    board.leaders.forEach((own, seat) =>
        own.forEach((space, colour) => space && found.set(numberOf(space), { seat, color: COLOURS[colour] })),
    );
    return found;
}
