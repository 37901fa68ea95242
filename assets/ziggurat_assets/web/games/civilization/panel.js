/** What Civilization shows and asks beside its map. */

import { html } from "../../paint/elements.js";
import { advancesPart } from "./advances_part.js";
import { calamityPart, facedPart } from "./calamity_part.js";
import { handPart } from "./hand_part.js";
import { deskOf } from "./market_desk.js";
import { marketPart } from "./market_part.js";
import { boardOf, ownOf } from "./reading.js";
import { successionPart } from "./succession_part.js";

/** @returns {Element} */
export function panel(view, legal, context) {
    const board = boardOf(view);
    const own = ownOf(view);
    const shown = { board, own, seat: view.viewer, legal, context, words: context.words };
    return html(
        "div",
        { class: "civilization-panel", "data-key": "civilization-panel" },
        calamityPart(shown),
        board.market ? marketPart(shown, deskOf(context)) : null,
        own?.hand.length && !board.market ? handPart(own.hand, context.words) : null,
        facedPart(shown),
        board.hands.length && board.nations.length ? advancesPart(shown) : null,
        board.options.mode !== "nomads" && board.nations.length ? successionPart(shown) : null,
    );
}
