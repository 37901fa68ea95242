/** What a player is putting together at the market: a lot, what is announced of it, whom it is for, and what is said. */

import { productOf } from "./trade_cards.js";

/** The fewest cards of a lot. */
export const LEAST = 3;

export class Desk {
    constructor() {
        this.clear();
        /** The nations that hear it; null for all. */
        this.to = null;
        this.talk = "";
        this.lots = 0;
    }

    /** Begin a new lot. */
    clear() {
        this.give = [];
        this.product = null;
        this.note = "";
        this.reply = null;
        this.isPrivate = false;
    }

    /** The own lots that are open now: where there is one more, what lay here was taken to the market. */
    see(lots, hand) {
        if (lots > this.lots) this.clear();
        this.lots = lots;
        this.give = this.give.filter((card) => hand.includes(card));
        this.#announce();
    }

    /** Put a card into the lot, or take it out. */
    toggle(card) {
        this.give = this.give.includes(card) ? this.give.filter((each) => each !== card) : [...this.give, card];
        this.#announce();
    }

    /** The products of which one may be announced. */
    get products() {
        return [...new Set(this.give.map(productOf).filter(Boolean))];
    }

    /** Answer that offer, or with null make one. */
    answer(offer) {
        this.reply = offer;
    }

    /** Whether a nation hears it, or all do. */
    hears(nation) {
        return this.to === null || this.to.includes(nation);
    }

    /** Have a nation hear it or not; where all hear it, only that one from now on. */
    address(nation, others) {
        if (this.to === null) this.to = [nation];
        else this.to = this.to.includes(nation) ? this.to.filter((each) => each !== nation) : [...this.to, nation];
        if (!this.to.length || this.to.length === others.length) this.to = null;
    }

    get isReady() {
        return this.give.length >= LEAST && this.product !== null;
    }

    /** The offer or the reply, as it is sent. */
    get action() {
        const { give, product, note } = this;
        if (this.reply !== null) return { type: "trade_reply", offer: this.reply, give, product, private: this.isPrivate, note };
        return { type: "trade_offer", give, product, to: this.to, note };
    }

    /** What is said, as it is sent. */
    get saying() {
        return { type: "trade_say", text: this.talk, to: this.to };
    }

    #announce() {
        if (!this.products.includes(this.product)) this.product = this.products[0] ?? null;
    }
}

const desks = new WeakMap();

/** The desk of a match. */
export function deskOf(context) {
    if (!desks.has(context)) desks.set(context, new Desk());
    return desks.get(context);
}
