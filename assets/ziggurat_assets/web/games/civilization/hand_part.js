/** The hand in sets: cards of one product count their number twice over. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { nameKey, setsOf, productOf, valueOf } from "./trade_cards.js";

const SIZE = 32;

/** The viewer's own cards. */
export function handPart(hand, words) {
    return html(
        "section",
        { class: "civ-hand", "data-key": "hand", "aria-label": words.say("civilization.hand.title") },
        html("h2", {}, words.say("civilization.hand.title"), " ", html("small", {}, words.say("civilization.hand.only_you"))),
        html("ul", {}, setsOf(hand).map((set) => html("li", {}, pictureOf(set.kind, SIZE), html("span", {}, setWords(set, words))))),
    );
}

/** The picture of what is on a card. */
export function pictureOf(kind, size) {
    return symbol("civilization", `${productOf(`${kind}-1`) ? "good" : "calamity"}-${kind}`, size);
}

/** How many cards a set has, and what they are worth together. */
export function setWords({ kind, cards }, words) {
    const name = words.say(nameKey(kind));
    const product = productOf(cards[0]);
    const worth = product ? valueOf(product) * cards.length ** 2 : 0;
    return `${cards.length} × ${name}, ${words.say("civilization.market.worth", { count: worth })}`;
}
