/**
 * Which part of a picture a window shows: a box in the picture's own units, always of the window's shape.
 *
 * The whole picture is the least that can be shown; `most` is how many times larger than that things may become.
 */

export class Sight {
    /**
     * @param {{width: number, height: number}} picture in its own units
     * @param {number} most
     */
    constructor(picture, most) {
        this.picture = picture;
        this.most = most;
        this.window = { width: picture.width, height: picture.height };
        this.scale = 1;
        this.middle = { x: picture.width / 2, y: picture.height / 2 };
    }

    /** How many pixels a unit has. */
    get scaleOfWhole() {
        return Math.min(this.window.width / this.picture.width, this.window.height / this.picture.height);
    }

    /** The part that is seen. */
    get box() {
        const width = this.window.width / this.scale;
        const height = this.window.height / this.scale;
        return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
    }

    get isWhole() {
        return this.scale <= this.scaleOfWhole * 1.001;
    }

    get isLargest() {
        return this.scale >= this.scaleOfWhole * this.most * 0.999;
    }

    /** The window has so many pixels now. What was whole stays so. */
    fit(width, height) {
        const whole = this.isWhole;
        this.window = { width, height };
        this.scale = whole ? this.scaleOfWhole : this.scale;
        this.#settle();
    }

    /** Show the whole picture. */
    showWhole() {
        this.scale = this.scaleOfWhole;
        this.#settle();
    }

    /** The picture's point under a point of the window, in pixels from its top left corner. */
    pointAt(x, y) {
        const { box } = this;
        return { x: box.x + x / this.scale, y: box.y + y / this.scale };
    }

    /** Make everything so many times larger; what is under that point of the window stays there. */
    zoom(factor, x = this.window.width / 2, y = this.window.height / 2) {
        const held = this.pointAt(x, y);
        this.scale *= factor;
        this.#bound();
        const now = this.pointAt(x, y);
        this.middle = { x: this.middle.x + held.x - now.x, y: this.middle.y + held.y - now.y };
        this.#settle();
    }

    /** Move the picture by so many pixels. */
    move(dx, dy) {
        this.middle = { x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale };
        this.#settle();
    }

    /** Show that point in the middle, with so many pixels to a unit. */
    lookAt(point, scale) {
        this.middle = { ...point };
        this.scale = scale;
        this.#settle();
    }

    /** Show a box of the picture as large as it fits, though with no fewer and no more pixels to a unit than these. */
    lookInto(box, least, most) {
        const fits = Math.min(this.window.width / box.width, this.window.height / box.height);
        this.lookAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, Math.min(Math.max(fits, least), most));
    }

    /** Whether a box of the picture is seen whole. */
    shows({ x, y, width, height }) {
        const seen = this.box;
        return x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;
    }

    /** Move just so far that a box of the picture is seen. */
    reveal(box) {
        const seen = this.box;
        const over = (low, size, from, room) => Math.max(0, low + size - from - room) - Math.max(0, from - low);
        this.middle = {
            x: this.middle.x + over(box.x, box.width, seen.x, seen.width),
            y: this.middle.y + over(box.y, box.height, seen.y, seen.height),
        };
        this.#settle();
    }

    #bound() {
        const whole = this.scaleOfWhole;
        this.scale = Math.min(Math.max(this.scale, whole), whole * this.most);
    }

    /** Keep the picture in the window: no edge of it comes further in than it must. */
    #settle() {
        this.#bound();
        const inside = (at, seen, size) =>
            seen >= size ? size / 2 : Math.min(Math.max(at, seen / 2), size - seen / 2);
        this.middle = {
            x: inside(this.middle.x, this.window.width / this.scale, this.picture.width),
            y: inside(this.middle.y, this.window.height / this.scale, this.picture.height),
        };
    }
}
