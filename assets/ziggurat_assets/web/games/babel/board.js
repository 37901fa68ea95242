/** The board of Babel: five sites between the grounds of two players, each with a temple and a column of people. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { settleChildren } from "../../paint/settle.js";
import { Grid } from "../grid.js";
import { cellOf, partsOf, ROWS, SITES } from "./cells.js";
import { groundPicture } from "./ground.js";
import { cardsWords, peopleWords } from "./sentences.js";
import { sitePicture } from "./site.js";

/** The same measures as of the exported frame (`web_art/babel.py`). */
const WIDTH = 374;
const HEIGHT = 380;
const FRAME = 13;
const LANE = 68;
const PITCH = 70;
const GAP = 3;
const HEIGHTS = { far: 150, site: 48, near: 150 };
const TOPS = { far: FRAME, site: FRAME + HEIGHTS.far + GAP, near: FRAME + HEIGHTS.far + HEIGHTS.site + 2 * GAP };
const LIGHTS = { chosen: "#fff3c4", target: "#ff7a4c", may: "#d9a441", fresh: "#ffd873" };
const DIM = 0.45;

export class BabelBoard {
    constructor(context) {
        this.context = context;
        this.element = svg("svg", { class: "babel-board", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": context.words.say("web.board") });
        this.onplace = () => {};
        this.grid = new Grid(this.element, (place) => this.onplace(Number(place)));
    }

    show(view, marks) {
        const places = this.places(view);
        this.grid.lay(ROWS.map((row) => [...SITES].map((site) => cellOf(site, row))));
        settleChildren(this.element, svg("svg", {}, use("babel", "babel-frame", { width: WIDTH, height: HEIGHT }), places.map((each) => this.#cell(view, each, marks))));
    }

    /** Row by row, from the upper player's ground down. */
    places(view) {
        return ROWS.flatMap((row) => [...SITES].map((site) => this.#place(view.public, site, row)));
    }

    #place({ board }, site, row) {
        const { words } = this.context;
        const place = cellOf(site, row);
        const name = peopleWords(words, site);
        if (row === "site") return { place, name, text: this.#pawnsAt(board, site) };
        const seat = this.#seatOf(row);
        const { temple, column } = this.#at(board, seat, site);
        const level = temple.at(-1);
        const text = [level ? words.say("babel.step.built", { level }) : "", cardsWords(words, column)].filter(Boolean).join(", ");
        return { place, name: `${name}, ${this.context.seats[seat].name}`, text };
    }

    #pawnsAt(board, site) {
        return board.sides.map((side, seat) => (side.pawn === site ? this.context.seats[seat].name : "")).filter(Boolean).join(", ");
    }

    /** The viewer has the lower side; a watcher sees seat 0 there. */
    #seatOf(row) {
        const near = this.context.viewer ?? 0;
        return row === "near" ? near : 1 - near;
    }

    #at(board, seat, site) {
        const index = SITES.indexOf(site);
        return { temple: board.sides[seat].temples[index], column: board.sides[seat].columns[index] };
    }

    #cell({ public: open }, { place, name, text }, marks) {
        const { site, row } = partsOf(place);
        const state = marks.get(place)?.state ?? (marks.fresh?.has(place) ? "fresh" : null);
        return svg("g", {
            class: `place${state ? ` ${state}` : ""}`, "data-place": place, "data-key": `cell ${place}`,
            transform: `translate(${FRAME + SITES.indexOf(site) * PITCH} ${TOPS[row]})`,
            role: "button", tabindex: this.grid.tabindex(place), "aria-label": text ? `${name}: ${text}` : name, "aria-pressed": state === "chosen" ? "true" : null,
        }, this.#picture(open.board, site, row), lightOn(state, HEIGHTS[row]));
    }

    #picture(board, site, row) {
        const height = HEIGHTS[row];
        if (row === "site") return sitePicture(site, this.#pawns(board, site), LANE, height);
        const seat = this.#seatOf(row);
        return groundPicture({ site, ...this.#at(board, seat, site), colour: this.context.seats[seat].colour, far: row === "far" }, LANE, height);
    }

    #pawns(board, site) {
        return board.sides.map((side, seat) => (side.pawn === site ? this.context.seats[seat].colour : null)).filter((colour) => colour !== null);
    }
}

function lightOn(state, height) {
    if (state === "dim") return svg("rect", { width: LANE, height, fill: "#070b1c", opacity: DIM });
    if (!(state in LIGHTS)) return null;
    const width = state === "may" ? 1.5 : 3;
    return svg("rect", { x: width / 2, y: width / 2, width: LANE - width, height: height - width, fill: "none", stroke: LIGHTS[state], "stroke-width": width, class: "light" });
}
