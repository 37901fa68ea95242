/** What may be done in a game that is not known here: every action is a button, every space a composer. */

import { plainFields, plainWords } from "./values.js";

/**
 * @param {{actions: any[], spaces: any[]}} legal
 * @returns {import("../../choosing/choosing.js").Offer[]}
 */
export function plainOffers(legal, words) {
    return [...legal.actions.map(plainOffer), ...legal.spaces.map((space) => composed(space, legal, words)).filter(Boolean)];
}

function plainOffer(action) {
    return { places: [], title: plainWords(action.type), detail: plainFields(action), action };
}

function composed(space, legal, words) {
    if (space.type === "spread") return spread(space, legal, words);
    if (space.type === "handful") return handful(space, legal, words);
    return null;
}

/** A spread hands out amounts: the action has them in the field that is a list in its siblings. */
function spread(space, legal, words) {
    const sibling = legal.actions.find((action) => action.type === space.action) ?? {};
    const field = Object.keys(sibling).find((name) => Array.isArray(sibling[name]));
    if (field === undefined) return null;
    const places = space.squares.map((place, index) => ({ place, name: words.say("web.anything.place", { place }), most: space.most[index] }));
    const make = (counts) => ({ ...sibling, [field]: [...counts].filter(([, count]) => count > 0) });
    const compose = { kind: "counts", places, least: space.least_total, most: space.most_total, make };
    return { places: [], title: words.say("web.anything.spread", { action: plainWords(space.action) }), compose };
}

/** A handful names some of a hand's letters: the action has them in a field that is a text. */
function handful(space, legal, words) {
    const [sibling] = legal.actions;
    const letters = space.cards ?? space.tiles ?? "";
    const field = Object.keys(sibling ?? {}).find((name) => name !== "type" && typeof sibling[name] === "string");
    if (field === undefined) return null;
    const cards = [...letters].map((letter, place) => ({ id: place, name: letter }));
    const make = (chosen) => ({ ...sibling, [field]: chosen.map((place) => letters[place]).join("") });
    const compose = { kind: "cards", cards, least: space.count ?? 1, most: space.count ?? letters.length, make };
    return { places: [], title: words.say("web.anything.handful", { action: plainWords(sibling.type) }), compose };
}
