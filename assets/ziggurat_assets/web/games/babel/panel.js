/** What lies beside the board of Babel: one's hand, both quarries, the decks and the discard. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { cardsWords, peopleWords } from "./sentences.js";

export function panelOf(view, { words, viewer, seats }) {
    const { board } = view.public;
    const near = viewer ?? 0;
    return html("div", { class: "babel-panel" },
        view.private ? hand(view.private.cards, words) : null,
        quarry(board.sides[near], viewer === null ? words.say("babel.quarry.theirs", { name: seats[near].name }) : words.say("babel.quarry.yours"), words),
        quarry(board.sides[1 - near], words.say("babel.quarry.theirs", { name: seats[1 - near].name }), words),
        piles(view.public, words));
}

function hand(cards, words) {
    return html("section", { class: "babel-hand", "aria-label": words.say("babel.hand") },
        html("h3", {}, words.say("babel.hand")),
        html("span", { class: "unseen" }, cardsWords(words, cards)),
        html("div", { class: "babel-cards" }, [...cards].map((people) =>
            html("span", { class: "babel-card", title: peopleWords(words, people) }, symbol("babel", `people-plaque-${people}`, 44), html("b", { "aria-hidden": "true" }, people)))));
}

/** A quarry's cards from the oldest to the open one; the start card while it is still to be built. */
function quarry({ quarry: levels, start_card: start }, title, words) {
    const open = levels.at(-1);
    return html("section", { class: "babel-quarry" },
        html("h3", {}, title),
        html("span", { class: "soft" }, [start ? words.say("babel.quarry.start") : "", words.say("babel.quarry.cards", { count: levels.length })].filter(Boolean).join(", ")),
        open === undefined ? null : html("span", { class: "babel-open" }, symbol("babel", `temple-card-${open}`, 44), html("span", {}, `${words.say("babel.quarry.open")}: ${open}`)));
}

function piles({ pile, deck, board }, words) {
    const parts = [["temple-back", "temples", pile], ["people-back", "deck", deck], [board.discard ? `people-card-${board.discard.at(-1)}` : "people-back", "discard", board.discard.length]];
    return html("div", { class: "babel-piles" }, parts.map(([name, key, count]) =>
        html("span", { class: "babel-pile" }, symbol("babel", name, 40), html("span", {}, `${words.say(`babel.pile.${key}`)}: ${count}`))));
}
