/** Purchases of advances, and cards that are laid down. */

import { meansOf } from "./advice.js";
import { advanceName } from "./names.js";
import { inOrder, kindOf, nameKey, productOf } from "./trade_cards.js";

/** @param {import("./offers.js").Making} making */
export function cardOffers(making) {
    return [...purchases(making), ...discards(making)];
}

function purchases({ actions, words }) {
    return actions.filter((action) => action.type === "buy").map((action) => {
        const [advance] = action.cards;
        const symbol = { sheet: "civilization", name: `advance-${advance}` };
        return { places: [], title: advanceName(words, advance), detail: meansOf(action, words), symbol, action };
    });
}

function discards({ actions, own, words }) {
    const choices = actions.filter((action) => action.type === "discard");
    if (!choices.length || !own.hand.length) return [];
    const cards = inOrder(own.hand).map((card) => cardChoice(card, words));
    const least = Math.min(...choices.map((action) => action.cards.length));
    const calamities = own.hand.filter((card) => productOf(card) === null).length;
    const make = (chosen) => ({ type: "discard", cards: chosen });
    return [
        {
            places: [], title: words.say("civilization.turn.yours.discard"), detail: words.say("web.civilization.compose"),
            compose: { kind: "cards", cards, least, most: least + calamities, make },
        },
    ];
}

/** A card of the hand as it is chosen. */
export function cardChoice(card, words) {
    const kind = kindOf(card);
    const sort = productOf(card) === null ? "calamity" : "good";
    return { id: card, name: words.say(nameKey(kind)), symbol: { sheet: "civilization", name: `${sort}-${kind}` }, group: kind };
}
