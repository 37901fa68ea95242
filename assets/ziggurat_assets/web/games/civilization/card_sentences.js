/** What the log says of taxes, cards drawn, gold, advances and discards. */

import { counted } from "./mentions.js";
import { advanceName, calamityName } from "./names.js";
import { cardsNamed } from "./trade_cards.js";

/** What is said of all nations, or of none, by the kind of event. */
export const CARD_REMARKS = {
    taxes_paid: (event, words) => words.say("civilization.log.taxes", { counts: counted(words, event.amounts) }),
    deck_shuffled: (event, words) => words.say("civilization.log.shuffled", { count: event.count }),
};

/** What is told of one nation, by the kind of event: the end of its key and its blanks. */
export const CARDS_TOLD = {
    drawn: (event, words) =>
        event.cards.length
            ? ["drawn_cards", { cards: cardsNamed(words, event.cards) }]
            : ["drawn", { count: event.count }],
    calamity_drawn: (event, words) => ["calamity_drawn", { calamity: calamityName(words, event.calamity) }],
    gold_bought: (event) => (event.count ? ["gold", { count: event.count }] : ["gold_none", {}]),
    buying_started: () => ["buying", {}],
    advances_bought: (event, words) => {
        const paid = paymentNamed(words, event.cards, event.treasury);
        const advances = event.advances.map((advance) => advanceName(words, advance)).join(", ");
        return [paid ? "bought" : "bought_free", { advances, cost: event.cost, paid }];
    },
    cards_discarded: (event, words) =>
        event.cards === null || event.cards === undefined
            ? ["discarded", { count: event.count }]
            : ["discarded_cards", { cards: cardsNamed(words, event.cards) }],
};

/** What was paid with; nothing where nothing was. */
function paymentNamed(words, cards, treasury) {
    const paid = cards.length ? [cardsNamed(words, cards)] : [];
    if (treasury) paid.push(words.say("civilization.log.from_treasury", { count: treasury }));
    return paid.join(", ");
}
