/** What happened in Ur: the keys of its sentences and what fills them. */

import { squareName } from "./squares.js";

/** The place of the market, which is no square. */
export const MARKET = "market";

/** Both kinds of a tile. */
export function tileWords(words, tile) {
    return words.say("ur.tile", { face: kindWords(words, tile[0]), other: kindWords(words, tile[1]) });
}

export function kindWords(words, kind) {
    return words.say(`ur.kind.${kind}`);
}

/**
 * @param {any} event one of the game's
 * @param {number} side how many squares each side of the grid has
 * @returns {import("../telling.js").Told | null}
 */
export function toldOf(event, side, words) {
    return REMARKS[event.type]?.(event) ?? deed(event, side, words);
}

const REMARKS = {
    last_round_began: () => ({ remark: "ur.log.last_round" }),
    game_ended: ({ ending }) => ({ remark: `ur.log.ended.${ending}` }),
};

function deed(event, side, words) {
    const found = DEEDS[event.type]?.(event, (square) => squareName(side, square), words);
    return found === undefined ? null : { seat: event.seat, ...found };
}

const DEEDS = {
    cubes_placed: ({ square, count }, name) => ({ key: "placed", blanks: { count, square: name(square) }, places: [square] }),
    farmed: ({ withered, sown }) => ({ key: "farmed", blanks: { withered: withered.length, count: total(sown) }, places: [...withered, ...squares(sown)] }),
    traded: ({ gains }) => ({ key: "traded", blanks: { count: total(gains) }, places: squares(gains) }),
    inspired: ({ gains }) => ({ key: "inspired", blanks: { count: total(gains) }, places: squares(gains) }),
    allotted: ({ gains }) => ({ key: "allotted", blanks: { count: total(gains) }, places: squares(gains) }),
    redistributed: ({ before, after }) => ({ key: "redistributed", places: changed(before, after) }),
    attacked: ({ attacker, target, moved }, name) => ({
        key: "attacked", blanks: { attacker: name(attacker), target: name(target), count: moved }, places: [attacker, target],
    }),
    ziggurat_built: ({ square }, name) => ({ key: "built", blanks: { square: name(square) }, places: [square] }),
    swapped: ({ square, taken }, name, words) =>
        square === null
            ? { key: "bought", blanks: { tile: tileWords(words, taken) }, places: [MARKET] }
            : { key: "swapped", blanks: { square: name(square), tile: tileWords(words, taken) }, places: [square] },
    kept: () => ({ key: "kept" }),
};

function total(cubes) {
    return cubes.reduce((sum, [, count]) => sum + count, 0);
}

function squares(cubes) {
    return cubes.map(([square]) => square);
}

/** The squares whose cubes are not as many as before. */
function changed(before, after) {
    const had = new Map(before);
    return after.filter(([square, count]) => had.get(square) !== count).map(([square]) => square);
}
