/** What one may do in Civilization, by the taps that lead to it; kinds with free amounts are composed. */

import { adviceOf } from "./advice.js";
import { cardOffers } from "./card_offers.js";
import { fateOffers } from "./fate_offers.js";
import { movementOffers } from "./movement_offers.js";
import { boardOf, harbours, ownOf, shipsOf } from "./reading.js";
import { settlingOffers } from "./settling_offers.js";

/** What is done at the market has its place in the panel. */
const AT_THE_MARKET = new Set(["trade_offer", "trade_reply", "trade_accept", "trade_decline", "trade_withdraw"]);

/**
 * What an action is offered with.
 *
 * @typedef {object} Making
 * @property {object} words
 * @property {object} context
 * @property {object} board as it lies
 * @property {object} own what the seat alone knows
 * @property {number} seat
 * @property {object[]} actions those that the server called legal
 * @property {Map<string, string>} harbours by ship the area where it is
 * @property {number} sailing how many ships the seat has on the map
 */

/** @returns {import("../../choosing/choosing.js").Offer[]} */
export function offers(legal, view, context) {
    const { words } = context;
    const board = boardOf(view);
    const seat = legal.seat ?? view.viewer;
    const own = board.nations[seat];
    const making = {
        words, context, board, seat, own: ownOf(view), actions: legal.actions, harbours: harbours(board),
        sailing: own ? shipsOf(own).length : 0,
    };
    const found = [...movementOffers(making), ...settlingOffers(making), ...cardOffers(making), ...fateOffers(making)];
    const covered = new Set(found.flatMap((offer) => offer.covers ?? [offer.action]));
    const rest = legal.actions.filter((action) => !covered.has(action) && !AT_THE_MARKET.has(action.type));
    return [...found, ...saidOnce(rest.map((action) => plain(action, making)))];
}

/** Those of which the words are not said before: what else they differ in is composed. */
function saidOnce(offers) {
    const said = new Map(offers.map((offer) => [`${offer.title} ${offer.detail ?? ""}`, offer]).reverse());
    return offers.filter((offer) => said.get(`${offer.title} ${offer.detail ?? ""}`) === offer);
}

/** A button for an action that has no nicer one. Folded together they have one title, and each its own words. */
function plain(action, making) {
    const { words, actions } = making;
    const own = BUTTONS[action.type]?.(action);
    if (own) return { places: [], title: words.say(`civilization.${own[0]}`, own[1]), action };
    const alike = actions.filter((each) => each.type === action.type).length;
    const said = adviceOf(action, making);
    return alike > FEW ? { places: [], title: words.say("civilization.button.suggested"), detail: said, action } : { places: [], title: said, action };
}

/** So many actions of a kind are told apart by their titles. */
const FEW = 4;
/** Actions with a short title of their own, and its blanks. */
const BUTTONS = {
    end_movement: () => ["button.end"],
    reset_movement: () => ["button.reset"],
    fight_on: ({ go_on: on }) => [on ? "button.fight_on" : "button.stop"],
    end_buy: () => ["button.pass"],
    buy_gold: ({ count }) => (count ? ["button.gold", { count }] : ["button.gold_none"]),
    build_cities: ({ areas }) => (areas.length ? null : ["button.build_none"]),
    trade_ready: ({ ready }) => [ready ? "market.ready" : "hint.trade_on"],
};
