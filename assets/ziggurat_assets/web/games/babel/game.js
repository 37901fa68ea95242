/** Babel in a page. */

import { sentenceOf } from "../telling.js";
import { BabelBoard } from "./board.js";
import { offersOf } from "./offers.js";
import { panelOf } from "./panel.js";
import { toldOf } from "./sentences.js";

export default {
    id: "babel",
    sections: ["babel"],
    sheets: ["babel"],
    board: (context) => new BabelBoard(context),
    heading: ({ public: { board } }, { words }) => {
        const turn = `${words.say("babel.turn.count")} ${board.turn}`;
        return board.final_phase ? `${turn}, ${words.say("babel.final")}` : turn;
    },
    standing: ({ public: open }, seat, { words }) => ({ score: open.scores[seat], facts: factsOf(open, seat, words) }),
    told: (event, context) => sentenceOf("babel", toldOf(event, context.viewer, context.words), context),
    offers: offersOf,
    panel: (view, legal, context) => panelOf(view, context),
    result: ({ standings = [] }, { words }) =>
        standings.map(({ seat, rank, score, breakers: [cards] }) => ({ seat, rank, score, text: `${cards} ${words.say("babel.in_hand")}` })),
};

/** Cards in hand, and the open card of the quarry. */
function factsOf({ hands, board }, seat, words) {
    const open = board.sides[seat].quarry.at(-1);
    return [
        { symbol: { sheet: "babel", name: "people-back" }, text: `${hands[seat]} ${words.say("babel.in_hand")}` },
        ...(open === undefined ? [] : [{ symbol: { sheet: "babel", name: `temple-card-${open}` }, text: `${words.say("babel.quarry.open")} ${open}` }]),
    ];
}
