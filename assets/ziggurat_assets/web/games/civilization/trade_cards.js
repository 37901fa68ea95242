/** Trade cards and calamity cards: what is on them, and how a hand is ordered. */

import tables from "../../art/civilization-tables.js";

const PRODUCT_PLACES = new Map(tables.products.map((product, place) => [product.id, place]));
const CALAMITY_PLACES = new Map(tables.calamities.map((calamity, place) => [calamity, place]));

/** The product of a card, null for a calamity. */
export function productOf(card) {
    const product = card.slice(0, card.lastIndexOf("-"));
    return PRODUCT_PLACES.has(product) ? product : null;
}

/** What is on a card: its product, or the calamity. */
export const kindOf = (card) => productOf(card) ?? card;
/** The value of one card of a product. */
export const valueOf = (product) => tables.products[PRODUCT_PLACES.get(product)].value;
/** The key of what a card is called. */
export const nameKey = (kind) => `civilization.${PRODUCT_PLACES.has(kind) ? "good" : "calamity"}.${kind}`;

/** The cards as a hand holds them: by product, then by number, calamities last. */
export const inOrder = (cards) => [...cards].sort((one, other) => placeOf(one) - placeOf(other));

/** The cards in sets of a kind each, in the order of a hand. */
export function setsOf(cards) {
    const sets = new Map();
    for (const card of inOrder(cards)) sets.set(kindOf(card), [...(sets.get(kindOf(card)) ?? []), card]);
    return [...sets].map(([kind, own]) => ({ kind, cards: own }));
}

/** The cards by their names, each kind with its number where there are several. */
export function cardsNamed(words, cards) {
    return setsOf(cards)
        .map(({ kind, cards: own }) => {
            const name = words.say(nameKey(kind));
            return own.length === 1 ? name : `${own.length} ${name}`;
        })
        .join(", ");
}

function placeOf(card) {
    const product = productOf(card);
    if (product === null) return 100000 + (CALAMITY_PLACES.get(card) ?? 0);
    return 100 * PRODUCT_PLACES.get(product) + Number(card.slice(product.length + 1));
}
