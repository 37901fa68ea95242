/** What a game's module may ask of the page: always as it is now. */

import { symbol } from "../paint/art.js";
import { hasBot, isOpen, markOf, seatColours } from "../record/seats.js";

export class GameContext {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     * @param {(action: any) => Promise<any>} act
     */
    constructor(app, record, act) {
        this.app = app;
        this.table = record;
        this.act = act;
        this.symbol = symbol;
    }

    get words() {
        return this.app.words;
    }

    /** By seat: `name`, `colour`, `mark`, and whether a bot sits there or nobody, and whether their words are not shown. */
    get seats() {
        const { seats } = this.table.table;
        return seatColours(seats).map((colour, number) => ({
            name: seats[number].name ?? this.words.say("game.about.open"),
            colour,
            mark: markOf(colour),
            bot: hasBot(seats[number]),
            open: isOpen(seats[number]),
            ignored: this.app.ignored.has(seats[number].person),
        }));
    }

    /** Our seat, null for who watches. */
    get viewer() {
        return this.table.seat;
    }

    get options() {
        return this.table.table.options;
    }

    /** Whether the page is as narrow as a phone. */
    get narrow() {
        return window.innerWidth <= 700;
    }
}
