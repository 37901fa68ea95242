/** What is said of a match, line by line. */

export class LogLines {
    /** @param {any} module the game's */
    constructor(module, context) {
        this.module = module;
        this.context = context;
        this.known = new WeakMap();
    }

    /** Forget the lines, because they are said in another language now. */
    forget() {
        this.known = new WeakMap();
    }

    /**
     * The lines of these moments, oldest first.
     * @param {import("../record/witness.js").Moment[]} moments
     * @returns {{text: string, seat: number | null, places: any[]}[]}
     */
    of(moments) {
        return moments.flatMap((moment) => this.ofMoment(moment));
    }

    ofMoment(moment) {
        if (!this.known.has(moment)) this.known.set(moment, this.#said(moment));
        return this.known.get(moment);
    }

    #said(moment) {
        if (moment.undone) return [this.#undone(moment.actor)];
        const { module, context } = this;
        // A game in which several events are told as one says all lines of a step itself.
        const told = module.lines?.(moment.events, moment.view, context) ?? moment.events.map((event) => module.told(event, context));
        return told.filter(Boolean).map(({ text, seat, places = [] }) => ({ text, seat, places }));
    }

    #undone(seat) {
        const { words, seats, viewer } = this.context;
        const mine = seat !== null && seat === viewer;
        const who = mine ? words.say("game.you") : seats[seat]?.name ?? "";
        const key = `${this.module.id}.log.undone.${mine ? "you" : "they"}`;
        return { text: words.say(words.knows(key) ? key : "web.undone", { who }), seat, places: [] };
    }
}
