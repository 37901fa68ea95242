/** The places of a map one after another by keys: one of them at a time can be reached by Tab, arrows lead to others. */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Steps {
    /**
     * @param {SVGElement} picture
     * @param {{next: (place: any, way: [number, number]) => any, reach: (place: any) => void,
     *     choose: (place: any) => void}} heard the place beside another one that way, or null; a place was reached;
     *     a place was chosen
     */
    constructor(picture, heard) {
        this.heard = heard;
        this.elements = new Map();
        this.current = null;
        picture.addEventListener("keydown", (event) => this.#key(event));
        picture.addEventListener("focusin", (event) => this.#focus(event.target));
        picture.addEventListener("click", (event) => this.#click(event));
    }

    /** The elements of all places; the one that Tab leads to stays the same where it can. */
    have(elements) {
        this.elements = elements;
        if (!elements.has(this.current)) this.current = elements.keys().next().value ?? null;
        for (const [place, element] of elements) element.setAttribute("tabindex", place === this.current ? 0 : -1);
    }

    #focus(element) {
        const found = [...this.elements].find(([, each]) => each === element);
        if (!found) return;
        this.elements.get(this.current)?.setAttribute("tabindex", -1);
        [this.current] = found;
        element.setAttribute("tabindex", 0);
        if (element.matches(":focus-visible")) this.heard.reach(this.current);
    }

    /** What reads a screen aloud presses without a pointer. */
    #click(event) {
        const found = event.detail === 0 && [...this.elements].find(([, element]) => element.contains(event.target));
        if (found) this.heard.choose(found[0]);
    }

    #key(event) {
        if (event.key === "Enter" || event.key === " ") this.heard.choose(this.current);
        else if (event.key in WAYS) this.elements.get(this.heard.next(this.current, WAYS[event.key]))?.focus();
        else return;
        event.preventDefault();
    }
}
