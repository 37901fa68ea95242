/** Any game: played by its log and its choices as lists, from what the server says is legal. */

import { PlainBoard } from "./board.js";
import { plainOffers } from "./offers.js";
import { plainFields, plainWords } from "./values.js";

/** The module for the game of that id. */
export default function anything(id) {
    return {
        id,
        sections: [],
        sheets: [],
        board: (context) => new PlainBoard(context),
        heading: (view, { words }) => {
            const { round, turn } = view.public ?? {};
            const count = typeof round === "number" ? round : turn;
            return typeof count === "number" ? words.say("web.anything.round", { round: count }) : "";
        },
        standing: () => ({ score: null, facts: [] }),
        told: (event, { seats, words }) => {
            const { seat, ...rest } = event;
            const what = [plainWords(event.type), plainFields(rest)].filter(Boolean).join(": ");
            if (typeof seat !== "number") return { text: what, seat: null };
            return { text: words.say("web.anything.deed", { name: seats[seat]?.name ?? "", what }), seat };
        },
        offers: (legal, view, { words }) => plainOffers(legal, words),
        result: (result) =>
            (result.standings ?? []).map(({ seat, rank, score }) => ({ seat, rank, score, text: "" })),
    };
}
