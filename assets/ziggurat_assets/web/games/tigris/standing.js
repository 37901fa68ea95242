/** How players stand in Tigris & Euphrates: what they have on the map, and in the end their points. */

import { COLOURS, coloursOf } from "./names.js";
import { leaderSign } from "./pieces.js";

const sign = (name) => ({ sheet: "tigris", name });

/** What stands beside a player's name. */
export function standing(view, seat, context) {
    const { board } = view.public;
    const points = pointsOf(view.public, seat);
    const facts = [...leaders(board, seat, context), ...supplies(view, seat, context.words), ...gained(points, board)];
    return { score: null, facts };
}

/** The points and treasures of a seat once all is laid open; before, the own ones stand in the panel. */
function pointsOf({ unveiled }, seat) {
    return unveiled ? { points: unveiled.points[seat], treasures: unveiled.treasures[seat] } : null;
}

function leaders(board, seat, { seats, words }) {
    return coloursOf(board).map((color, number) => ({
        symbol: leaderSign(color, seat, seats[seat].colour, board.leaders[seat][number] === null),
        text: "",
        name: words.say(`tigris.leader.${color}`),
    }));
}

function supplies(view, seat, words) {
    const tiles = view.public.hands[seat];
    return [
        { symbol: sign("tile-back"), text: `${tiles} ${words.say("tigris.players.tiles", { count: tiles })}` },
        { symbol: sign("catastrophe"), text: String(view.public.board.catastrophes[seat]) },
    ];
}

function gained(own, board) {
    if (!own) return [];
    const points = own.points.slice(0, coloursOf(board).length);
    return [
        ...points.map((count, number) => ({ symbol: sign(`tigris-coin-${COLOURS[number]}`), text: String(count) })),
        { symbol: sign("treasure"), text: String(own.treasures) },
    ];
}
