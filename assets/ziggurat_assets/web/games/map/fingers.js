/**
 * What fingers, a mouse and its wheel do over a map: they move it, pinch it, and tap.
 *
 * @typedef {{moved: (dx: number, dy: number) => void, zoomed: (factor: number, x: number, y: number) => void,
 *     tapped: (x: number, y: number, coarse: boolean) => void}} Heard
 */

/** A finger that moves no further than so many pixels taps. */
const STILL = 10;
const WHEEL = 1.0015;

/** Listen over an element; what is heard is in pixels from its top left corner. */
export class Fingers {
    /** @param {Heard} heard */
    constructor(element, heard) {
        this.element = element;
        this.heard = heard;
        this.down = new Map();
        this.travelled = 0;
        element.addEventListener("pointerdown", (event) => this.#press(event));
        element.addEventListener("pointermove", (event) => this.#move(event));
        element.addEventListener("pointerup", (event) => this.#lift(event, true));
        element.addEventListener("pointercancel", (event) => this.#lift(event, false));
        element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    }

    #at(event) {
        const edge = this.element.getBoundingClientRect();
        return { x: event.clientX - edge.left, y: event.clientY - edge.top };
    }

    #press(event) {
        if (event.button) return;
        if (!this.down.size) this.travelled = 0;
        this.down.set(event.pointerId, this.#at(event));
    }

    #move(event) {
        const before = this.down.get(event.pointerId);
        if (before === undefined) return;
        const now = this.#at(event);
        const others = [...this.down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        this.down.set(event.pointerId, now);
        this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
        if (this.travelled <= STILL) return;
        // Not before: a captured pointer takes the click from what is under it.
        this.element.setPointerCapture(event.pointerId);
        if (others.length) this.#pinch(before, now, others[0]);
        else this.heard.moved(now.x - before.x, now.y - before.y);
    }

    /** One finger moves while another rests. */
    #pinch(before, now, other) {
        const spread = (one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
        this.heard.moved((now.x - before.x) / 2, (now.y - before.y) / 2);
        this.heard.zoomed(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }

    #lift(event, taps) {
        const at = this.down.get(event.pointerId);
        this.down.delete(event.pointerId);
        if (!taps || at === undefined || this.down.size || this.travelled > STILL) return;
        this.heard.tapped(at.x, at.y, event.pointerType !== "mouse");
    }

    #wheel(event) {
        event.preventDefault();
        const { x, y } = this.#at(event);
        this.heard.zoomed(WHEEL ** -event.deltaY, x, y);
    }
}
