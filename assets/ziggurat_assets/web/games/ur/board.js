/** The board of Ur: tiles in their frame, and on them what one chose, may choose and aims at. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { settleChildren } from "../../paint/settle.js";
import { Grid } from "../grid.js";
import { tileWords } from "./sentences.js";
import { squareName } from "./squares.js";
import { tilePicture } from "./tile.js";

/** The same measures as of the exported frame (`web_art/ur.py`). */
const BOARD = 374;
const FRAME = 17;
const GAP = 3;
const COORDINATE = 8;
const ARROW = 30;
const LIGHTS = { may: "#ffd873", fresh: "#ffd873", target: "#ff7a4c", chosen: "#fff3c4" };
const ORDER = Object.keys(LIGHTS);
const TURNS = { e: 0, s: 90, w: 180, n: 270 };
const DIMMED = { dim: 0.5 };

export class UrBoard {
    constructor(context) {
        this.context = context;
        this.element = svg("svg", { class: "ur-board", viewBox: `0 0 ${BOARD} ${BOARD}`, role: "group", "aria-label": context.words.say("web.board") });
        this.onplace = () => {};
        this.grid = new Grid(this.element, (place) => this.onplace(Number(place)));
    }

    /**
     * @param {any} view
     * @param {Map<number, {state: string, number?: any, arrow?: string}> & {fresh?: Set<any>}} marks
     */
    show(view, marks) {
        const position = view.public;
        const places = this.places(view);
        const { side } = position;
        this.grid.lay(Array.from({ length: side }, (_, row) => Array.from({ length: side }, (__, column) => row * side + column)));
        const tiles = places.map((each) => this.#tile(position, each, marks));
        const lit = places.map(({ place }) => ({ place, kind: lightOf(place, marks) })).filter(({ kind }) => kind !== null);
        // What is chosen lies over its neighbours' lights, and every number over all of them.
        lit.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
        const lights = lit.map(({ place, kind }) => lightOn(place, side, kind));
        const numbers = lit.map(({ place }) => numberOn(place, side, marks.get(place)));
        settleChildren(this.element, svg("svg", {}, use("ur", `ur-frame-${side}`, { width: BOARD, height: BOARD }), coordinates(side), tiles, lights, numbers));
    }

    /** @returns {{place: number, name: string, text: string}[]} */
    places(view) {
        const position = view.public;
        const { words } = this.context;
        return position.tiles.map((tile, square) => ({
            place: square,
            name: `${squareName(position.side, square)}, ${tileWords(words, tile)}`,
            text: this.#standing(position, square),
        }));
    }

    #standing(position, square) {
        const { words, seats } = this.context;
        const builder = position.ziggurats[square];
        if (builder >= 0) return `${seats[builder].name}, ${words.say("ur.built")}`;
        const owner = position.owners[square];
        return owner < 0 ? words.say("ur.card.free") : `${seats[owner].name} × ${position.cubes[square]}`;
    }

    #tile(position, { place, name, text }, marks) {
        const { side } = position;
        const [x, y] = corner(side, place);
        const size = tileSize(side);
        const state = marks.get(place)?.state;
        const shade = DIMMED[state];
        return svg("g", {
            class: `place${state ? ` ${state}` : ""}`, "data-place": place, "data-key": `tile ${place}`, transform: `translate(${x} ${y})`,
            role: "button", tabindex: this.grid.tabindex(place), "aria-label": `${name}, ${text}`, "aria-pressed": state === "chosen" ? "true" : null,
        },
        tilePicture(this.#shown(position, place), size),
        shade ? svg("rect", { width: size, height: size, fill: "#070b1c", opacity: shade }) : null);
    }

    #shown(position, square) {
        const [face, other] = position.tiles[square];
        const built = position.ziggurats[square] >= 0;
        const seat = built ? position.ziggurats[square] : position.owners[square];
        return { face, other, built, owner: seat < 0 ? null : this.context.seats[seat], count: position.cubes[square] };
    }
}

function tileSize(side) {
    return Math.floor((BOARD - 2 * FRAME - (side - 1) * GAP) / side);
}

function corner(side, square) {
    const size = tileSize(side);
    const inset = (BOARD - side * size - (side - 1) * GAP) / 2;
    return [inset + (square % side) * (size + GAP), inset + Math.floor(square / side) * (size + GAP)];
}

/** The letters and numbers on the frame's plaques. */
function coordinates(side) {
    const half = tileSize(side) / 2;
    const written = (x, y, label) => svg("text", { x, y, class: "coordinate", "text-anchor": "middle", "dominant-baseline": "central", "font-size": 13, "font-weight": 700, fill: "#1a1210" }, label);
    return svg("g", { "data-key": "coordinates", "aria-hidden": "true" }, Array.from({ length: side }, (_, number) => {
        const [along] = corner(side, number);
        return [written(along + half, COORDINATE, "ABCDEF"[number]), written(COORDINATE, along + half, number + 1)];
    }));
}

/** What light a tile is in, null for none. */
function lightOf(place, marks) {
    const state = marks.get(place)?.state;
    if (state === undefined) return marks.fresh?.has(place) ? "fresh" : null;
    return state in LIGHTS ? state : null;
}

function lightOn(place, side, kind) {
    const [x, y] = corner(side, place);
    const size = tileSize(side);
    const margin = (size * 6) / 144;
    if (kind === "may") {
        return svg("rect", { x, y, width: size, height: size, fill: "none", stroke: LIGHTS.may, "stroke-width": 1.5, "data-key": `light ${place}`, class: "light" });
    }
    return svg("g", { color: LIGHTS[kind], "data-key": `light ${place}`, class: "light" },
        use("ur", "tile-light", { x: x - margin, y: y - margin, width: size + 2 * margin, height: size + 2 * margin }));
}

/** Where the arrow stands: on the edge that is crossed, or on the tile where none is. */
function atEdge(cx, cy, size, arrow) {
    const reach = size * 0.36;
    const [across, down] = { e: [-1, 0], w: [1, 0], s: [0, -1], n: [0, 1] }[arrow] ?? [0, 0];
    return [cx + across * reach, cy + down * reach];
}

/** The arrow, or the number alone, of what one aims at. */
function numberOn(place, side, mark) {
    if (mark?.number === undefined) return null;
    const { number, arrow } = mark;
    const half = tileSize(side) / 2;
    const [x, y] = corner(side, place);
    const [cx, cy] = atEdge(x + half, y + half, 2 * half, arrow);
    const sign = arrow
        ? svg("g", { transform: `translate(${cx} ${cy}) rotate(${TURNS[arrow]})` }, use("ur", "arrow", { x: -ARROW / 2, y: -ARROW / 2, width: ARROW, height: ARROW }))
        : svg("circle", { cx, cy, r: 12, fill: "#ffcf62", stroke: "#0d0a0b", "stroke-width": 2 });
    return svg("g", { "data-key": `number ${place}`, class: "number" }, sign,
        svg("text", { x: cx, y: cy, "text-anchor": "middle", "dominant-baseline": "central", "font-size": 15, "font-weight": 700, fill: "#1d0f06" }, number));
}
