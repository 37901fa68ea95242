/** How nations stand, beside their players' names. */

import { nationName } from "./names.js";
import { boardOf, onMap } from "./reading.js";

const COLOURS = 7;
const sign = (sheet, name) => ({ sheet, name });

/** The square of the marker, or in nomads the territories; tokens, cities, coins, cards and advances. */
export function standing(view, seat, { words, seats }) {
    const board = boardOf(view);
    const nation = board.nations[seat];
    const chosen = nation?.id ?? board.chosen[seat];
    if (!nation) return { score: null, facts: chosen ? [{ text: nationName(words, chosen) }] : [] };
    const colour = seats[seat].colour % COLOURS;
    const facts = [
        { text: nationName(words, nation.id) },
        { symbol: sign("common", `cube-${colour}`), text: String(onMap(nation)) },
        ...some(nation.cities.length, sign("civilization", `city-${colour}`)),
        ...some(nation.treasury, sign("civilization", "civ-coin")),
        ...some(board.hands[seat] ?? 0, sign("civilization", "trade-back-black")),
        ...(nation.advances.length ? [{ text: `${nation.advances.length} ${words.say("civilization.seat.advances", { count: nation.advances.length })}` }] : []),
        ...saidOf(board, seat, words),
    ];
    return { score: board.options.mode === "nomads" ? territories(nation) : nation.marker, facts };
}

const some = (count, symbol) => (count ? [{ symbol, text: String(count) }] : []);
const territories = (nation) => nation.tokens.filter(Boolean).length;

/** Whether a seat has answered, or is finished at the market. */
function saidOf(board, seat, words) {
    if (board.market) return board.market.ready?.includes(seat) ? [{ text: words.say("civilization.seat.ready") }] : [];
    return board.answered.includes(seat) ? [{ text: words.say("civilization.seat.answered") }] : [];
}
