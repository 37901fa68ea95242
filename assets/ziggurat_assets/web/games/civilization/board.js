/** The map of Civilization: its areas, and the tokens, cities and ships on them. */

import { html, svg } from "../../paint/elements.js";
import { putInOrder } from "../../paint/order.js";
import { MapWindow, boxOf } from "../map/map.js";
import { Steps } from "../map/steps.js";
import { contentsOf, shipWords } from "./contents.js";
import { SIZE, SPOTS, areaBox, areaElements, names, scenery } from "./land.js";
import { nearest } from "./nearest.js";
import { areaName } from "./names.js";
import { drawNumber, drawPieces, drawShip, shipsWithBoxes } from "./pieces.js";
import { boardOf, citiesOf, tokensOf } from "./reading.js";

/** How many times larger than whole the map may be shown, and how large its smallest place is. */
const MOST = 14;
const FINGER = 16;
/** How broad the frame of the board is in the client. */
const FRAME = 20;
/** What of a page's height the map may take where the page is narrow. */
const SHARE = 0.55;
/** For who watches it is so high for its breadth. */
const WATCHED = 0.8;
/** Where the whole map would be smaller than that, a unit has at first so many pixels, at least and at most. */
const FIRST = [0.9, 1.5];
const MARGIN = 30;
/** What the buttons below the map take; and below which breadth a map is small, and how much higher than wide then. */
const BUTTONS = 56;
const SMALL = 600;
const UPRIGHT = 1.4;

export class CivilizationBoard {
    constructor(context) {
        this.context = context;
        this.onplace = () => {};
        this.areas = areaElements();
        this.ships = [];
        /** By ship its element. */
        this.sailing = new Map();
        this.shown = null;
        /** Which places were brought in sight last. */
        this.meant = "";
        const { words } = context;
        const ground = { placeAt: (point) => this.#placeAt(point), boxOf: (place) => this.#boxOf(place) };
        this.map = new MapWindow({ ...SIZE, most: MOST, finger: FINGER, frame: FRAME }, ground, words, words.say("web.civilization.map"));
        this.map.onplace = (place) => this.onplace(place);
        this.steps = new Steps(this.map.picture, {
            next: (place, way) => nearest(this.#boxes(), place, way),
            reach: (place) => this.map.reveal(place),
            choose: (place) => this.onplace(place),
        });
        this.pieces = svg("g", { class: "pieces", "aria-hidden": "true", "pointer-events": "none" });
        this.fleet = svg("g", { class: "fleet" });
        this.map.picture.append(svg("g", {}, [...this.areas.values()]), scenery(), names(words), this.pieces, this.fleet);
        this.element = html("div", { class: "civilization-board" }, this.map.element);
        new ResizeObserver(() => this.#fit()).observe(this.element);
    }

    /** Show what the viewer may know, and which places are marked. */
    show(view, marks) {
        const board = boardOf(view);
        const first = this.shown === null;
        this.shown = { view, board };
        const colours = this.context.seats.map((seat) => seat.colour);
        this.ships = shipsWithBoxes(board);
        for (const [id, element] of this.areas) this.#mark(id, element, marks, board);
        const numbers = [...marks].filter(([place, mark]) => mark.number && this.areas.has(place));
        this.pieces.replaceChildren(
            ...drawPieces(board, colours),
            ...numbers.map(([place, mark]) => drawNumber(areaBox(place), mark.number)),
        );
        this.#sail(marks, colours);
        if (first) this.#fit();
        else if (view.viewer === null && !this.map.isHeld) this.#lookAtOurs();
        this.#bring(marks);
    }

    /** Have what is chosen and what may be chosen next in sight, once for each choice. */
    #bring(marks) {
        const meant = [...marks].filter(([, { state }]) => state === "target" || state === "chosen").map(([place]) => place);
        const meantNow = meant.join();
        if (meantNow !== this.meant) this.map.bring(meant.map((place) => this.#boxOf(place)).filter(Boolean));
        this.meant = meantNow;
    }

    /** Areas in the order of the rules, then ships. */
    places(view) {
        const board = boardOf(view);
        const areas = [...this.areas.keys()].map((id) => ({
            place: id, name: areaName(this.context.words, id), text: contentsOf(id, board, this.context),
        }));
        const ships = shipsWithBoxes(board).map((ship) => ({ place: ship.id, ...shipWords(ship, this.context) }));
        return [...areas, ...ships];
    }

    #mark(id, element, marks, board) {
        const state = marks.get(id)?.state ?? "plain";
        element.setAttribute("class", `area is-${state}${marks.fresh?.has(id) ? " is-fresh" : ""}`);
        const said = [areaName(this.context.words, id), contentsOf(id, board, this.context)].filter(Boolean).join(", ");
        element.setAttribute("aria-label", said);
    }

    /** Ships keep their elements while they are on the map, so that the focus stays, and stand in one order for all who read it. */
    #sail(marks, colours) {
        this.sailing = new Map(this.ships.map(({ id }) => [id, this.sailing.get(id) ?? svg("g", { role: "button" })]));
        putInOrder(this.fleet, [...this.sailing.values()]);
        for (const ship of this.ships) this.#drawShip(this.sailing.get(ship.id), ship, marks, colours);
        this.steps.have(new Map([...this.areas, ...this.sailing]));
    }

    #drawShip(element, ship, marks, colours) {
        const state = marks.get(ship.id)?.state ?? "plain";
        const { name, text } = shipWords(ship, this.context);
        const { x, y, width, height } = ship.box;
        element.setAttribute("class", `ship is-${state}`);
        element.setAttribute("aria-label", [name, text].filter(Boolean).join(", "));
        element.replaceChildren(svg("rect", { class: "ship-frame", x, y, width, height, rx: 4 }), ...drawShip(ship, colours));
    }

    #placeAt({ x, y }) {
        const holds = (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
        const ship = this.ships.find((each) => holds(each.box));
        if (ship) return ship.id;
        const point = new DOMPoint(x, y);
        const over = [...this.areas].filter(([, element]) => [...element.children].some((path) => path.isPointInFill(point)));
        return over.at(-1)?.[0] ?? null;
    }

    #boxOf(place) {
        return this.ships.find((ship) => ship.id === place)?.box ?? (SPOTS.has(place) ? areaBox(place) : null);
    }

    #boxes() {
        return [...[...SPOTS.keys()].map((id) => [id, areaBox(id)]), ...this.ships.map((ship) => [ship.id, ship.box])];
    }

    /** Take the room that there is; at first show what is ours, or all. */
    #fit() {
        const width = this.element.clientWidth;
        const height = this.context.narrow ? this.#share(width) : this.#room(width);
        if (!width || !(height > 0)) return;
        const first = this.map.window.style.width === "";
        Object.assign(this.map.window.style, { width: `${width}px`, height: `${height}px` });
        if (!first || this.shown === null) return;
        this.map.refit();
        this.#lookAtOurs();
    }

    /** Show what our nation has, large enough; who watches sees what all have. */
    #lookAtOurs() {
        const [least, most] = FIRST;
        if (this.context.viewer === null) this.map.lookInto(this.#ours(), 0, most);
        else if (this.element.clientWidth / SIZE.width < least) this.map.lookInto(this.#ours(), least, most);
    }

    /** On a narrow page: so much that areas can be chosen; who only watches needs less. */
    #share(width) {
        const share = window.innerHeight * SHARE;
        return this.context.viewer === null ? Math.min(share, width * WATCHED) : share;
    }

    /** The height that the place of the board leaves: that of the whole map, or more where it would be small. */
    #room(width) {
        const room = (this.element.parentElement?.clientHeight ?? 0) - BUTTONS;
        const whole = (width * SIZE.height) / SIZE.width;
        return Math.min(room, width < SMALL ? width * UPRIGHT : whole);
    }

    /** The box around what our nation has on the map, or all nations for who watches. */
    #ours() {
        const { viewer } = this.context;
        const nations = this.shown.board.nations.filter((_, seat) => viewer === null || seat === viewer);
        const own = nations.flatMap((nation) => [...tokensOf(nation).map(([area]) => area), ...citiesOf(nation)]);
        if (!own.length) return { x: 0, y: 0, ...SIZE };
        const { x, y, width, height } = boxOf(own.map(areaBox));
        return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
    }
}
