/**
 * Taps that lead to actions. A game says as offers what may be done and which places one taps for it, in order; here is
 * only which of them are meant by what was tapped. Nothing of any rule is known here.
 */

/**
 * @typedef {object} Offer
 * @property {(string | number)[]} places the taps that lead to it; none for one that is always a button
 * @property {string} title
 * @property {string} [detail]
 * @property {{sheet: string, name: string, kind?: string}} [symbol] `kind` is a class for it
 * @property {string} [tone] the kind or colour of its button
 * @property {string | number} [number] what stands at its last place while that is a target
 * @property {string} [arrow] from which side it comes: "n", "e", "s" or "w"
 * @property {any} [action]
 * @property {object} [compose] what has to be chosen still, in place of `action`
 * @property {{title: string, detail?: string}} [lead] what its row says while further taps are missing
 */

export class Choosing {
    /**
     * @param {Offer[]} offers
     * @param {(string | number)[]} taps what was tapped so far
     * @param {string | null} title only offers whose row has this title are meant, null for all
     */
    constructor(offers = [], taps = [], title = null) {
        this.offers = offers;
        this.taps = taps;
        this.title = title;
    }

    /** The offers that are always there. */
    get standing() {
        return this.offers.filter((offer) => offer.places.length === 0);
    }

    /** The offers to which the taps lead, or could lead. */
    get meant() {
        return this.offers.filter(
            (offer) => offer.places.length > 0 && begins(offer, this.taps) && (this.title === null || this.title === rowOf(offer)),
        );
    }

    /** Those that need no further tap. */
    get ready() {
        return this.taps.length ? this.meant.filter((offer) => offer.places.length === this.taps.length) : [];
    }

    /** Those that need further taps, by what their row says. */
    get rows() {
        const rows = new Map();
        for (const offer of this.meant) {
            if (!this.taps.length || offer.places.length === this.taps.length) continue;
            const title = rowOf(offer);
            if (!rows.has(title)) rows.set(title, []);
            rows.get(title).push(offer);
        }
        return rows;
    }

    /** The places that one may tap next, with the offers behind each. */
    get next() {
        const next = new Map();
        for (const offer of this.meant) {
            const place = offer.places[this.taps.length];
            if (place === undefined) continue;
            if (!next.has(place)) next.set(place, []);
            next.get(place).push(offer);
        }
        return next;
    }

    /**
     * What a tap leads to: a choosing, and the offer that is taken by it where a framed target leaves no other.
     * @returns {{choosing: Choosing, taken: Offer | null}}
     */
    tap(place) {
        const taps = [...this.taps, place];
        const further = new Choosing(this.offers, taps, this.title);
        if (further.meant.length) {
            const [only, ...others] = further.meant;
            const taken = taps.length > 1 && !others.length && only.places.length === taps.length ? only : null;
            return { choosing: further, taken };
        }
        const anew = new Choosing(this.offers, [place]);
        const again = this.taps.length === 1 && this.taps[0] === place;
        return { choosing: anew.meant.length && !again ? anew : this.nothing(), taken: null };
    }

    /** Only the offers of this row are meant from now on. */
    narrowed(title) {
        return new Choosing(this.offers, this.taps, title);
    }

    /** Nothing is tapped. */
    nothing() {
        return new Choosing(this.offers);
    }

    /**
     * How the board marks its places.
     * @param {Iterable<string | number>} places all of them
     * @returns {Map<string | number, {state: string, number?: any, arrow?: string}>}
     */
    marks(places) {
        const marks = new Map();
        const { next, taps } = this;
        if (taps.length) for (const place of places) marks.set(place, { state: "dim" });
        for (const [place, offers] of next) marks.set(place, taps.length ? target(offers, taps.length) : { state: "may" });
        for (const place of taps) marks.set(place, { state: "chosen" });
        return marks;
    }
}

/** The title of the row under which an offer is found while further taps are missing. */
export function rowOf(offer) {
    return offer.lead?.title ?? offer.title;
}

function begins(offer, taps) {
    return taps.every((place, index) => offer.places[index] === place);
}

/** A place that may be tapped next; its number stands there if it is the last tap of one offer alone. */
function target(offers, taps) {
    const [only, ...others] = offers;
    if (others.length || only.places.length > taps + 1) return { state: "target" };
    return { state: "target", number: only.number, arrow: only.arrow };
}
