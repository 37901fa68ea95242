/** The map of Tigris & Euphrates and, for who plays, what they may put on it. */

import { html, svg } from "../../paint/elements.js";
import { MapWindow } from "../map/map.js";
import { Steps } from "../map/steps.js";
import { drawCoordinates } from "./coordinates.js";
import { Grid, SPACE, isLargerTurned } from "./grid.js";
import { Kingdoms } from "./kingdoms.js";
import { lyingOn } from "./lying.js";
import { meantOn } from "./meant.js";
import { HEIGHT, WIDTH, numberOf, spaceName, spaceOf } from "./names.js";
import { drawGround, drawLying, drawMonument } from "./pieces.js";
import { Pointing } from "./pointing.js";
import { Rack } from "./rack.js";
import { drawBorder, drawFlag, drawRealm } from "./realms.js";
import { contentsOf } from "./said.js";

/** What of a page's height the map may take. */
const SHARE = 0.72;
/** What lies between the map and what is under it. */
const GAP = 16;
const SPACES = WIDTH * HEIGHT;

export class TigrisBoard {
    constructor(context) {
        this.context = context;
        this.onplace = () => {};
        this.grid = new Grid(false);
        this.map = new MapWindow({ ...this.grid.size, most: 4, finger: SPACE }, this.#ground(), context.words, context.words.say("web.tigris.map"));
        this.map.onplace = (place) => this.onplace(place);
        this.steps = new Steps(this.map.picture, {
            next: (place, way) => this.grid.next(place, way),
            reach: (place) => this.map.reveal(place),
            choose: (place) => this.onplace(place),
        });
        const [realms, monuments, meant] = [0, 1, 2].map(() => svg("g", { "aria-hidden": "true", "pointer-events": "none" }));
        Object.assign(this, { realms, monuments, meant });
        /** The elements of the spaces, which stay the same, so that the focus stays. */
        this.spaces = new Map(Array.from({ length: SPACES }, (_, number) => [number, svg("g", { role: "button" })]));
        this.steps.have(this.spaces);
        this.pointing = new Pointing(this.map.picture, this.spaces, () => this.#mean());
        this.#lay();
        this.rack = new Rack(context, (place) => this.onplace(place));
        this.element = html("div", { class: "tigris-board" }, this.map.element, this.rack.element);
        this.shown = null;
        new ResizeObserver(() => this.#turn()).observe(this.element);
    }

    /** Show what the viewer may know, and which places are marked. */
    show(view, marks) {
        this.shown = { view, marks, kingdoms: new Kingdoms(view.public.board) };
        this.#draw();
        this.rack.show(view, marks);
    }

    /** All spaces in reading order, and what may be put on them. */
    places(view) {
        const spaces = lyingOn(view.public.board).map((lying, place) => ({
            place,
            name: spaceName(spaceOf(place)),
            text: contentsOf(lying, this.context),
        }));
        return [...spaces, ...this.rack.places(view)];
    }

    #ground() {
        return { placeAt: (point) => this.grid.placeAt(point), boxOf: (place) => this.grid.boxOf(place) };
    }

    /** Lie as the map is largest in the room that there is. */
    #turn() {
        const width = this.element.clientWidth;
        const height = this.context.narrow ? window.innerHeight * SHARE : this.#room();
        const turned = isLargerTurned(width, height);
        if (turned !== this.grid.turned) {
            this.grid = new Grid(turned);
            this.map.picture.dataset.turned = String(turned);
            this.map.refit(this.grid.size);
            this.#lay();
            if (this.shown) this.#draw();
        }
        const { size } = this.grid;
        const scale = Math.min(width / size.width, height / size.height);
        Object.assign(this.map.window.style, { width: `${size.width * scale}px`, height: `${size.height * scale}px` });
    }

    /** What the place of the board leaves for the map. */
    #room() {
        const place = this.element.parentElement;
        return place === null ? window.innerHeight * SHARE : place.clientHeight - this.rack.element.offsetHeight - GAP;
    }

    /** Put everything into the picture as the grid lies. */
    #lay() {
        this.map.picture.replaceChildren(
            ...drawGround(this.grid),
            ...drawCoordinates(this.grid),
            this.realms,
            this.monuments,
            ...this.spaces.values(),
            this.meant,
        );
    }

    #draw() {
        const { view, marks, kingdoms } = this.shown;
        const { board } = view.public;
        this.realms.replaceChildren(...kingdoms.all.map(({ spaces }) => drawRealm(spaces, this.grid)));
        const lying = lyingOn(board);
        for (const [number, element] of this.spaces) this.#fill(element, number, lying[number], marks);
        this.monuments.replaceChildren(
            ...board.monuments.map((each) => drawMonument(each.monument, this.grid.squareOf(numberOf(each.space)))),
        );
        this.#mean();
    }

    /** Show which kingdoms are meant by what is pointed at, or else by what was tapped. */
    #mean() {
        if (!this.shown) return;
        const { view, marks, kingdoms } = this.shown;
        const chosen = [...marks.keys()].find((place) => this.spaces.has(place) && marks.get(place).state === "chosen");
        const near = this.pointing.near ?? chosen ?? null;
        const mayChange = ["may", "target", "chosen"].includes(marks.get(near)?.state);
        const { regions, flags } = meantOn(view.public.board, kingdoms, near, mayChange);
        this.meant.replaceChildren(
            ...regions.flatMap(({ spaces, kind }) => drawBorder(spaces, this.grid, kind)),
            ...flags.map(({ number, strength }) => drawFlag(number, strength, this.grid)),
        );
    }

    #fill(element, number, lying, marks) {
        const mark = marks.get(number);
        const box = this.grid.boxOf(number);
        const fresh = marks.fresh?.has(number) ? " is-fresh" : "";
        const name = [spaceName(spaceOf(number)), contentsOf(lying, this.context)].filter(Boolean).join(", ");
        element.setAttribute("class", `space is-${mark?.state ?? "plain"}${fresh}`);
        element.setAttribute("aria-label", name);
        element.replaceChildren(
            ...drawLying(lying, box, this.context.seats.map((seat) => seat.colour)),
            svg("rect", { class: "space-frame", x: box.x + 2, y: box.y + 2, width: SPACE - 4, height: SPACE - 4 }),
        );
    }
}
