/**
 * A map that is larger than a phone: it is moved and pinched, buttons beside it do the same, and what is too small for
 * a finger is brought near by the first tap and chosen by the second.
 */

import { html, svg } from "../../paint/elements.js";
import { icon } from "../../paint/art.js";
import { Fingers } from "./fingers.js";
import { Sight } from "./sight.js";

/** What is chosen by a finger has so many pixels across. */
const FINGER = 44;
/** What a tap brings near has so many. */
const NEAR = 60;
const STEP = 1.6;
/** From so many pixels to a unit on, small things such as names are shown. */
const NEAR_SCALE = 1.9;
/** With fewer pixels to a unit pieces are drawn larger than they lie (`--grown`), up to so many times. */
const READABLE = 0.95;
const MOST_GROWN = 1.7;

/** The box around several. */
export function boxOf(boxes) {
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
    return { x, y, width, height };
}

/**
 * @typedef {object} Ground
 * @property {(point: {x: number, y: number}) => any} placeAt the place under a point, null where there is none
 * @property {(place: any) => {x: number, y: number, width: number, height: number}} boxOf what of the picture a place is
 */

export class MapWindow {
    /**
     * @param {{width: number, height: number, most: number, finger: number, frame?: number}} picture in its own units; how
     *     many times larger than whole it may be shown; how large the smallest of its places is; and how broad the frame of
     *     the board is, where the picture shows none
     * @param {Ground} ground
     */
    constructor(picture, ground, words, label) {
        this.ground = ground;
        this.finger = picture.finger;
        this.frame = picture.frame ?? 0;
        this.sight = new Sight(picture, picture.most);
        this.onplace = () => {};
        this.picture = svg("svg", { class: "map-picture", role: "group", "aria-label": label, preserveAspectRatio: "none" });
        this.window = html("div", { class: "map-window" }, this.picture);
        this.buttons = this.#buttons(words);
        this.element = html("div", { class: "map" }, this.window, this.buttons);
        /** Whether somebody has moved the map, and would not have it moved by itself. */
        this.isHeld = false;
        this.fingers = new Fingers(this.window, {
            moved: (dx, dy) => this.#hold((sight) => sight.move(dx, dy)),
            zoomed: (factor, x, y) => this.#hold((sight) => sight.zoom(factor, x, y)),
            tapped: (x, y, coarse) => this.#tap(x, y, coarse),
        });
        new ResizeObserver(() => this.refit()).observe(this.window);
    }

    /** The picture is another one now, or the window has another size. */
    refit(picture = this.sight.picture) {
        this.sight.picture = picture;
        const { clientWidth, clientHeight } = this.window;
        if (clientWidth && clientHeight) this.#look((sight) => sight.fit(clientWidth, clientHeight));
    }

    /** Show a place that keys led to. */
    reveal(place) {
        this.#look((sight) => sight.reveal(this.ground.boxOf(place)));
    }

    /** Show a box of the picture, its units no smaller and no larger than so many pixels. */
    lookInto(box, least, most) {
        this.#look((sight) => sight.lookInto(box, least, most));
    }

    /** Have all these boxes in sight, smaller if they must be. */
    bring(boxes) {
        if (!boxes.length || this.sight.shows(boxOf(boxes))) return;
        this.#look((sight) => sight.lookInto(boxOf(boxes), 0, sight.scale));
    }

    #hold(change) {
        this.isHeld = true;
        this.#look(change);
    }

    #look(change) {
        change(this.sight);
        const { x, y, width, height } = this.sight.box;
        this.picture.dataset.whole = [-this.frame, -this.frame, this.sight.picture.width + 2 * this.frame, this.sight.picture.height + 2 * this.frame].join(" ");
        this.picture.setAttribute("viewBox", [x, y, width, height].map((value) => value.toFixed(2)).join(" "));
        this.window.classList.toggle("is-whole", this.sight.isWhole);
        this.window.style.setProperty("--grown", Math.min(Math.max(READABLE / this.sight.scale, 1), MOST_GROWN).toFixed(2));
        this.window.classList.toggle("is-near", this.sight.scale >= NEAR_SCALE);
        this.buttons.hidden = this.finger * this.sight.scaleOfWhole >= FINGER;
        const [nearer, further, whole] = this.buttons.children;
        nearer.disabled = this.sight.isLargest;
        further.disabled = whole.disabled = this.sight.isWhole;
    }

    #tap(x, y, coarse) {
        const place = this.ground.placeAt(this.sight.pointAt(x, y));
        if (place === null || place === undefined) return;
        const box = this.ground.boxOf(place);
        const across = Math.min(box.width, box.height);
        if (coarse && across * this.sight.scale < FINGER && !this.sight.isLargest) {
            const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            this.#look((sight) => sight.lookAt(middle, NEAR / across));
        } else this.onplace(place);
    }

    #buttons(words) {
        const button = (name, sign, press) =>
            html("button", { class: "map-button", type: "button", "aria-label": words.say(`web.map.${name}`), onclick: press }, sign);
        return html(
            "div",
            { class: "map-buttons" },
            button("nearer", icon("plus", 18), () => this.#hold((sight) => sight.zoom(STEP))),
            button("further", icon("minus", 18), () => this.#hold((sight) => sight.zoom(1 / STEP))),
            button("whole", icon("globe", 18), () => this.#hold((sight) => sight.showWhole())),
        );
    }
}
