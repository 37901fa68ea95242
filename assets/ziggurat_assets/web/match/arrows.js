/** Arrows over the picture of a board, in its own units: those of whoever leads, and the hand that draws them. */

import { svg } from "../paint/elements.js";

const BOARD = 1000;
/** How far a pointer moves at least, in CSS pixels, for what it draws to be an arrow. */
const SHORTEST = 12;
const SHAFT = 9;
const HEAD = 32;
const EDGE = 2.5;

export class Arrows {
    /** @param {import("./match.js").Match} match */
    constructor(match) {
        this.match = match;
        this.picture = null;
        /** What is being drawn, and where the pointer went down. */
        this.drawing = null;
        this.begun = null;
        this.drawn = "";
        this.listeners = {
            pointerdown: (event) => this.#begin(event),
            pointermove: (event) => this.#move(event),
            pointerup: (event) => this.#finish(event),
            pointercancel: () => this.#drop(),
        };
    }

    /** Have the arrows in this element of a board, which may have been drawn anew. */
    show(element) {
        const picture = element.matches("svg") ? element : element.querySelector("svg");
        if (picture !== this.picture) this.#listenTo(picture);
        if (picture === null) return;
        const { along, context } = this.match;
        picture.classList.toggle("draws", along.leads);
        if (!along.leads) this.drawing = null;
        const arrows = this.drawing === null ? along.shownArrows : [...along.shownArrows, this.drawing];
        const standing = picture.querySelector(":scope > .arrows");
        const look = JSON.stringify([arrows, along.seat, picture.getAttribute("viewBox"), picture.clientWidth, this.#isTurned]);
        if (look === this.drawn && (standing !== null) === (arrows.length > 0)) return;
        this.drawn = look;
        standing?.remove();
        if (!arrows.length) return;
        const whole = wholeOf(picture);
        const unit = 1 / (picture.getScreenCTM()?.a || 1);
        const kind = along.seat === null ? "gold" : `seat-${context.seats[along.seat].colour % 7}`;
        picture.append(svg("g", { class: `arrows ${kind}`, "aria-hidden": "true", "stroke-width": EDGE * unit },
            arrows.map((arrow) => polygon(this.#isTurned ? turned(arrow) : arrow, whole, unit))));
    }

    #listenTo(picture) {
        for (const [name, listener] of Object.entries(this.listeners)) {
            this.picture?.removeEventListener(name, listener);
            picture?.addEventListener(name, listener);
        }
        this.picture = picture;
        this.drawn = "";
    }

    /** Where on the board an event is, in thousandths. */
    #at(event) {
        const { x, y, width, height } = wholeOf(this.picture);
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture.getScreenCTM().inverse());
        const at = { x: within((point.x - x) / width), y: within((point.y - y) / height) };
        return this.#isTurned ? { x: at.y, y: BOARD - at.x } : at;
    }

    /** Whether the board lies turned to the right, as on a page that is higher than wide. */
    get #isTurned() {
        return this.picture.dataset.turned === "true";
    }

    #begin(event) {
        if (!this.match.along.leads || event.button) return;
        // A map is not moved by a hand that draws.
        event.stopPropagation();
        this.picture.setPointerCapture(event.pointerId);
        const { x, y } = this.#at(event);
        this.begun = { x: event.clientX, y: event.clientY };
        this.drawing = { x, y, to_x: x, to_y: y };
    }

    #move(event) {
        if (this.drawing === null) return;
        event.stopPropagation();
        const { x, y } = this.#at(event);
        this.drawing = { ...this.drawing, to_x: x, to_y: y };
        this.match.app.show();
    }

    #finish(event) {
        const { drawing, begun } = this;
        if (drawing === null) return;
        event.stopPropagation();
        this.#drop();
        const { along } = this.match;
        if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) >= SHORTEST) along.point(along.step, [...along.shownArrows, drawing]);
    }

    #drop() {
        this.drawing = null;
        this.match.app.show();
    }
}

/** Where the whole board lies, in units of its picture; of a map only a part may be in sight. */
function wholeOf(picture) {
    if (picture.dataset.whole !== undefined) {
        const [x, y, width, height] = picture.dataset.whole.split(" ").map(Number);
        return { x, y, width, height };
    }
    return picture.viewBox.baseVal;
}

function within(share) {
    return Math.min(Math.max(0, Math.round(share * BOARD)), BOARD);
}

/** The arrow on a board that lies turned to the right. */
export function turned({ x, y, to_x: toX, to_y: toY }) {
    return { x: BOARD - y, y: x, to_x: BOARD - toY, to_y: toX };
}

/** The outline of an arrow; `unit` is how many units of the picture a pixel is. */
export function outline({ x, y, to_x: toX, to_y: toY }, whole, unit) {
    const from = { x: whole.x + (x * whole.width) / BOARD, y: whole.y + (y * whole.height) / BOARD };
    const across = { x: ((toX - x) * whole.width) / BOARD, y: ((toY - y) * whole.height) / BOARD };
    const length = Math.hypot(across.x, across.y);
    if (length === 0) return [];
    const head = Math.min(HEAD * unit, length * 0.7);
    const half = (SHAFT * unit) / 2;
    const on = { x: across.x / length, y: across.y / length };
    const at = (forward, aside) => [from.x + on.x * forward - on.y * aside, from.y + on.y * forward + on.x * aside];
    return [at(0, half), at(length - head, half), at(length - head, head / 2), at(length, 0), at(length - head, -head / 2), at(length - head, -half), at(0, -half)];
}

function polygon(arrow, whole, unit) {
    const points = outline(arrow, whole, unit).map((point) => point.map((value) => value.toFixed(2)).join(",")).join(" ");
    return points ? svg("polygon", { points }) : null;
}
