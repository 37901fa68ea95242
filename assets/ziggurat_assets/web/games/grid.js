/** Places of a board in rows and columns, for who plays by keys: one of them has the focus, and arrows move it. */

const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const CHOOSING = new Set(["Enter", " "]);

export class Grid {
    /**
     * @param {SVGElement} element holds an element with `data-place` for each place
     * @param {(place: string) => void} choose
     */
    constructor(element, choose) {
        this.element = element;
        this.choose = choose;
        /** @type {string[][]} */
        this.rows = [];
        this.at = null;
        element.addEventListener("click", (event) => this.#clicked(event));
        element.addEventListener("keydown", (event) => this.#pressed(event));
        element.addEventListener("focusin", (event) => this.#focused(event));
    }

    /** These are the places now, row by row. */
    lay(rows) {
        this.rows = rows.map((row) => row.map(String));
        if (!this.rows.some((row) => row.includes(this.at))) this.at = this.rows[0]?.[0] ?? null;
    }

    /** The `tabindex` of a place: only one is reached by Tab, the others from there by arrows. */
    tabindex(place) {
        return String(place) === this.at ? 0 : -1;
    }

    #clicked(event) {
        const place = placeOf(event);
        if (place !== null) this.choose(place);
    }

    #pressed(event) {
        const place = placeOf(event);
        if (place === null) return;
        if (CHOOSING.has(event.key)) this.choose(place);
        else if (event.key in WAYS) this.#move(place, WAYS[event.key]);
        else return;
        event.preventDefault();
    }

    #focused(event) {
        const place = placeOf(event);
        if (place === null || place === this.at) return;
        this.#find(this.at)?.setAttribute("tabindex", "-1");
        this.at = place;
        this.#find(place)?.setAttribute("tabindex", "0");
    }

    #move(place, [down, across]) {
        const row = this.rows.findIndex((each) => each.includes(place));
        const column = this.rows[row].indexOf(place);
        const next = this.rows[row + down]?.[column + across];
        if (next !== undefined) this.#find(next)?.focus();
    }

    #find(place) {
        return this.element.querySelector(`[data-place="${place}"]`);
    }
}

function placeOf(event) {
    return event.target.closest("[data-place]")?.dataset.place ?? null;
}
