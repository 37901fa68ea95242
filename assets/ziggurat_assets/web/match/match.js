/** A match as it is shown: its game's module and board, our turn, its log, and the moment that one looks at. */

import { html } from "../paint/elements.js";
import { haveSheets } from "../paint/art.js";
import { gameModule } from "../games/index.js";
import { Along } from "./along.js";
import { Arrows } from "./arrows.js";
import { GameContext } from "./context.js";
import { Judging } from "./judging.js";
import { LogLines } from "./log_lines.js";
import { Play } from "./play.js";

/** Seconds until what a match needs is asked for again, if it could not be had. */
const PATIENCE = 2;

export class Match {
    /**
     * The match of a table once its game's module, words and symbols are here, however long that takes.
     * @param {Match | null} known what was opened before; it stays if it is of the same table and game
     */
    static async of(app, record, known = null) {
        const { game } = record.table;
        if (known?.record === record && known.game === game) return known;
        for (;;) {
            try {
                const module = await gameModule(game);
                await Promise.all([app.words.learn(...module.sections), haveSheets(...module.sheets)]);
                return new Match(app, record, module);
            } catch {
                await new Promise((goOn) => app.time.later(PATIENCE, goOn));
            }
        }
    }

    /** @param {any} [along] what looks at the match in the place of those at its table */
    constructor(app, record, module, along = null) {
        this.app = app;
        this.record = record;
        this.module = module;
        this.game = record.table.game;
        this.play = new Play(app, record, module);
        this.context = new GameContext(app, record, (action) => this.play.act(action));
        this.play.context = this.context;
        this.judging = new Judging(app, record);
        this.lines = new LogLines(module, this.context);
        /** Which moment one looks back at, null for the newest. */
        this.at = null;
        this.along = along ?? new Along(this);
        this.arrows = new Arrows(this);
        this.board = null;
        this.drawn = [];
    }

    get moments() {
        return this.record.witnessed.moments;
    }

    /** The moment on show; null in the room. Who looks together with others sees where their cursor is. */
    get moment() {
        if (this.along.moment !== null) return this.along.moment;
        return this.at === null ? this.record.moment : this.moments[this.at] ?? this.record.moment;
    }

    /** Whether one looks at the newest moment. */
    get isLive() {
        return this.at === null && !this.along.isIn;
    }

    /** By seat the chance to win at the moment on show, null where it is not known. */
    get chances() {
        return this.isLive ? this.judging.newest : this.moment?.chances ?? null;
    }

    /** The match may have moved on: ask the server what follows from that for us. */
    async refresh() {
        this.judging.refresh();
        await this.play.refresh();
    }

    /** Look at a moment, counted from the first that is known; the last one is the newest. */
    lookAt(index) {
        const last = this.moments.length - 1;
        this.at = index >= last ? null : Math.max(0, index);
        this.app.show();
    }

    /** Everything is said anew, in another language. */
    reworded() {
        this.lines.forget();
        this.board = null;
        this.drawn = [];
        this.play.asking = null;
        this.play.refresh();
    }

    /** Where the board stands in the page. */
    place() {
        return html("div", { class: "board", "data-key": `board ${this.record.code}`, "data-keep": true });
    }

    /** Show the board in its place, if something of it changed. */
    shown() {
        const place = document.querySelector(".board[data-keep]");
        const { moment } = this;
        if (place === null || moment === null) return;
        this.#haveBoard();
        if (place.firstChild !== this.board.element) place.replaceChildren(this.board.element);
        const { choosing, composer, legal, acting } = this.play;
        const seen = [moment, choosing, legal, acting, composer?.total, this.context.narrow, this.context.seats.map((seat) => seat.colour).join()];
        if (!seen.every((each, index) => each === this.drawn[index])) {
            this.drawn = seen;
            this.board.show(moment.view, this.marks());
        }
        this.arrows.show(this.board.element);
    }

    #haveBoard() {
        if (this.board !== null) return;
        this.board = this.module.board(this.context);
        this.board.onplace = (tapped) => this.isLive && this.play.tap(tapped);
    }

    /** How the places of the board are marked: what may be done, and what was just done. */
    marks() {
        const places = this.board.places(this.moment.view).map(({ place }) => place);
        const marks = this.isLive ? this.play.marks(places) : new Map();
        marks.fresh = new Set(this.lines.ofMoment(this.moment).flatMap((line) => line.places));
        return marks;
    }

    /** The parallel list of the board, for those who do not see it. */
    list() {
        if (this.moment === null) return null;
        // The list is drawn before the board is: a page that is drawn only once has it, too.
        this.#haveBoard();
        const { words } = this.app;
        const places = this.board.places(this.moment.view);
        if (!places.length) return null;
        const marks = this.marks();
        const items = places.map(({ place, name, text }) => {
            const state = marks.get(place)?.state;
            const said = [name, text, state && words.knows(`web.mark.${state}`) ? words.say(`web.mark.${state}`) : ""].filter(Boolean).join(", ");
            return html("li", { "data-key": String(place) }, html("button", { type: "button", tabindex: -1, onclick: () => this.board.onplace(place) }, said));
        });
        return html("section", { class: "unseen", "data-key": "list", "aria-label": words.say("web.board_list") }, html("ul", {}, items));
    }
}
