/** What lies before a player of Ur: the hand tile, its best set, the actions of this turn, and the market. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { pointsOfSet, scoreOf } from "./score.js";
import { tileWords } from "./sentences.js";

const SLOTS = 2;

/** @returns {HTMLElement} */
export function panelOf(view, { words, viewer, seats }) {
    const position = view.public;
    const seat = viewer ?? position.seat;
    return html("div", { class: "ur-panel" },
        hand(position, seat, words, viewer === null ? seats[seat].name : words.say("ur.goal.best")),
        position.seat === seat && position.phase === "turn" ? slots(position.turn, seats[seat].colour, words) : null,
        position.market.length ? market(position.market, words) : null);
}

/** @param {string} whose - what stands before the best set: whose it is */
function hand(position, seat, words, whose) {
    const tile = position.hands[seat];
    const [best] = scoreOf(position, seat).sets;
    const kinds = words.say("ur.goal.kinds", { count: best.length });
    const points = words.say("ur.goal.points", { count: pointsOfSet(best.length) });
    return html("div", { class: "ur-hand" },
        pair(tile, 46),
        html("div", { class: "lines" },
            html("b", {}, tileWords(words, tile)),
            html("span", { class: "soft" }, `${whose}: ${kinds}, ${points}`)));
}

/** The actions that were performed, a cube for what was placed instead, and empty sockets for what is left. */
function slots({ performed, placed, closed }, colour, words) {
    const used = closed ? SLOTS : Math.min(SLOTS, performed.length + placed);
    const spent = (slot) => (performed[slot] ? symbol("ur", `plaque-${performed[slot]}`, 24) : symbol("common", `cube-${colour % 7}`, 20));
    return html("div", { class: "ur-slots" },
        html("div", { class: "ur-sockets" }, Array.from({ length: SLOTS }, (_, slot) =>
            html("span", { class: "ur-socket" }, slot < used ? spent(slot) : null))),
        html("span", { class: "soft" }, words.say("ur.slots", { count: used })));
}

function market([first, ...below], words) {
    return html("div", { class: "ur-market" },
        html("span", { class: "soft" }, words.say("ur.market")),
        pair(first, 30),
        html("span", {}, tileWords(words, first)),
        below.length ? html("span", { class: "soft" }, `+ ${below.length}`) : null);
}

function pair([face, other], size) {
    return html("span", { class: "ur-pair" }, symbol("ur", `plaque-${face}`, size), symbol("ur", `plaque-${other}`, size));
}
