/** Which space of the map somebody points at: with a mouse, with a finger, or by keys. */

export class Pointing {
    /**
     * @param {SVGElement} picture
     * @param {Map<number, SVGElement>} spaces
     * @param {() => void} moved
     */
    constructor(picture, spaces, moved) {
        this.near = null;
        this.numbers = new Map([...spaces].map(([number, element]) => [element, number]));
        const point = (number) => {
            if (number === this.near) return;
            this.near = number;
            moved();
        };
        const over = ({ target }) => point(this.numbers.get(target.closest(".space")) ?? null);
        picture.addEventListener("pointerover", over);
        picture.addEventListener("focusin", over);
        picture.addEventListener("pointerleave", () => point(null));
        picture.addEventListener("focusout", () => point(null));
    }
}
