/** Ur in a page. */

import { sentenceOf } from "../telling.js";
import { UrBoard } from "./board.js";
import { offersOf } from "./offers.js";
import { panelOf } from "./panel.js";
import { scoreOf, tilesOf, zigguratsOf } from "./score.js";
import { toldOf } from "./sentences.js";

/** By seats: how many squares each side of the grid has. */
const SIDES = { 2: 5 };
const LARGE = 6;

export default {
    id: "ur",
    sections: ["ur"],
    sheets: ["ur"],
    board: (context) => new UrBoard(context),
    heading: ({ public: position }, { words }) => headingOf(position, words),
    standing: ({ public: position }, seat, context) => ({ score: scoreOf(position, seat).points, facts: factsOf(position, seat, context) }),
    told: (event, context) => sentenceOf("ur", toldOf(event, SIDES[context.seats.length] ?? LARGE, context.words), context),
    offers: offersOf,
    panel: (view, legal, context) => panelOf(view, context),
    result: ({ standings = [] }, { words }) =>
        standings.map(({ seat, rank, score, breakers: [cubes], sets }) => ({
            seat, rank, score, text: `${sets.map((kinds) => words.say("ur.goal.kinds", { count: kinds.length })).join(" + ")}, ${words.say("ur.breaker", { count: cubes })}`,
        })),
};

function headingOf({ phase, round, stock, last_round: last }, words) {
    if (phase === "placement") return words.say("ur.round.placement", { round });
    if (phase === "opening") return words.say("ur.round.opening");
    if (last) return words.say("ur.round.last");
    return `${words.say("ur.round")} ${round}, ${stock} ${words.say("ur.stock", { count: stock })}`;
}

/** The hand tile, tiles and ziggurats of a seat. */
function factsOf(position, seat, { words, seats }) {
    const hand = [...position.hands[seat]].map((kind) => ({ symbol: { sheet: "ur", name: `plaque-${kind}` }, text: "" }));
    const ziggurats = zigguratsOf(position, seat);
    const built = { symbol: { sheet: "common", name: `ziggurat-${seats[seat].colour % 7}` }, text: ziggurats };
    return [...hand, { text: words.say("web.ur.tiles", { count: tilesOf(position, seat) }) }, ...(ziggurats ? [built] : [])];
}
