/** Our turn: what is legal, what was tapped, and what is asked of the server. */

import { Choosing } from "../choosing/choosing.js";
import { composerOf } from "../choosing/composing.js";
import { Counts } from "../choosing/counts.js";

/** Seconds until a refused question is asked again. */
const PATIENCE = 2;

export class Play {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     * @param {any} module the game's
     */
    constructor(app, record, module) {
        this.app = app;
        this.record = record;
        this.module = module;
        this.context = null;
        /** The server's `legal_actions` for the newest revision, or null. */
        this.legal = null;
        this.choosing = new Choosing();
        /** What is being composed, or null, and for which offer. */
        this.composer = null;
        this.offer = null;
        this.asking = null;
        this.acting = false;
    }

    /** Whether the person may choose now. */
    get isOpen() {
        return this.legal !== null && !this.acting;
    }

    /** The match may have moved on: ask what is legal now, if it is for us to act. */
    async refresh() {
        const { record } = this;
        const { moment, seat } = record;
        if (!record.mayAct || record.clock?.pause) return this.#close();
        const wanted = `${seat} ${moment.revision}`;
        if (this.asking === wanted) return;
        // What somebody else did leaves standing what we are about to choose.
        if (this.legal?.seat !== seat || moment.actor === seat || moment.undone) this.#close();
        this.asking = wanted;
        try {
            const legal = await this.app.line.ask("legal", { table: record.code, seat });
            if (this.asking !== wanted) return;
            this.legal = legal;
            this.#choose(this.module.offers(legal, record.moment.view, this.context));
        } catch (refusal) {
            if (this.asking === wanted) this.#askLater(refusal);
        }
        this.app.show();
    }

    /** Somebody tapped a place of the board. */
    tap(place) {
        if (!this.isOpen) return;
        if (this.composer instanceof Counts && this.composer.tap(place)) return this.app.show();
        this.composer = null;
        const { choosing, taken } = this.choosing.tap(place);
        this.choosing = choosing;
        if (taken !== null) this.take(taken);
        this.app.show();
    }

    /** Do what an offer says, or ask first what it still needs. */
    take(offer) {
        if (offer.compose === undefined) return this.act(offer.action);
        this.offer = offer;
        this.composer = composerOf(offer.compose);
        return this.app.show();
    }

    /** Only the offers of this row are meant. */
    narrow(title) {
        this.choosing = this.choosing.narrowed(title);
        this.app.show();
    }

    /** Choose nothing after all. */
    cancel() {
        if (this.composer !== null) this.composer = null;
        else this.choosing = this.choosing.nothing();
        this.app.show();
    }

    /** Play an action; what the rules refuse is said in words. */
    async act(action) {
        if (!this.isOpen) return;
        const { record, legal } = this;
        this.acting = true;
        this.app.show();
        const asked = this.app.line.ask("act", { table: record.code, revision: legal.revision, seat: legal.seat, action });
        await this.app.attempt(asked, this.module.id);
        // Refused, we choose on with what was composed; done, the moment that came before the answer has asked anew.
        this.acting = false;
        this.app.show();
    }

    undo() {
        const { record } = this;
        const { seat, moment } = record;
        return this.app.attempt(this.app.line.ask("undo", { table: record.code, revision: moment.revision, seat }));
    }

    /** How the board marks its places now. */
    marks(places) {
        if (this.composer instanceof Counts) return this.composer.marks();
        return this.isOpen ? this.choosing.marks(places) : new Map();
    }

    /** These are the offers now; taps and what is being composed stay as far as they still mean something. */
    #choose(offers) {
        const chosen = new Choosing(offers, this.choosing.taps, this.choosing.title);
        this.choosing = chosen.meant.length ? chosen : chosen.nothing();
        if (this.composer === null) return;
        const again = offers.find((offer) => isSame(offer, this.offer));
        if (again === undefined) {
            this.composer = null;
        } else {
            this.offer = again;
            this.composer.compose = again.compose;
        }
    }

    /** Whoever comes back over a broken line asks by that; after any other refusal we ask again in a while. */
    #askLater(refusal) {
        this.asking = null;
        if (refusal.code !== "connection_lost") this.app.time.later(PATIENCE, () => this.refresh());
    }

    #close() {
        this.asking = null;
        this.legal = null;
        this.composer = null;
        this.choosing = new Choosing();
    }
}

/** Whether two offers ask for the same, of the same places or cards. */
function isSame(one, other) {
    return one.compose !== undefined && one.title === other.title && asksFor(one) === asksFor(other);
}

function asksFor({ places, compose }) {
    const asked = (compose.places ?? compose.cards).map((each) => each.place ?? each.id);
    return JSON.stringify([places, compose.kind, asked]);
}
