/**
 * Says what a game's page offers: a request as JSON comes in, what its offers come to goes out as JSON.
 *
 * The request has the `game`, its `sentences` and `decisions`, each with the `legal` actions, the `view`, and how many
 * `seats` there are. For each decision comes what one can do by one offer alone: `actions`, and of composers `composed`,
 * what they make when as much as must be is chosen from the first place on.
 */

import { Words } from "../../../assets/ziggurat_assets/web/words/words.js";
import { composerOf } from "../../../assets/ziggurat_assets/web/choosing/composing.js";

let read = "";
for await (const piece of process.stdin.setEncoding("utf8")) read += piece;
const { game, language, sentences, decisions } = JSON.parse(read);
const { default: page } = await import(`../../../assets/ziggurat_assets/web/games/${game}/game.js`);
const words = new Words(language, async () => sentences);
await words.learn("all");

function filled(compose) {
    const composer = composerOf(compose);
    const { least = 0 } = compose;
    if (compose.kind === "cards") {
        for (const card of compose.cards) if (composer.total < least) composer.toggle(card.id);
        return composer;
    }
    for (const { place, most } of [...compose.places].reverse()) {
        for (let count = 0; count < most && composer.total < least; count += 1) composer.add(place, 1);
    }
    return composer;
}

function comesTo({ legal, view, seats }) {
    const context = { words, viewer: legal.seat, narrow: true, options: view.public.board.options };
    context.seats = Array.from({ length: seats }, (_, seat) => ({ name: `player ${seat}`, colour: seat }));
    const offers = page.offers(legal, view, context);
    const composers = offers.filter((offer) => offer.compose).map((offer) => filled(offer.compose));
    return {
        titles: offers.map((offer) => offer.title),
        actions: offers.filter((offer) => !offer.compose).map((offer) => offer.action),
        composed: composers.filter((composer) => composer.isReady).map((composer) => composer.action),
        unready: composers.filter((composer) => !composer.isReady).map((composer) => composer.action),
    };
}

process.stdout.write(JSON.stringify(decisions.map(comesTo)));
