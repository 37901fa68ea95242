/** What every page answers to; what a page has nothing to do for, it leaves as it is here. */
export class Page {
    /** @param {import("../app.js").App} app */
    constructor(app) {
        this.app = app;
    }

    get words() {
        return this.app.words;
    }

    /** What the browser's tab is called. */
    get title() {
        return "Ziggurat";
    }

    /** The line stands: ask for what the page shows. Comes again whenever the line was lost meanwhile. */
    arrive() {}

    /** The page is left for another one. */
    leave() {}

    /** The server told something, and what that changed. */
    told() {}

    /** Others are ignored now than before. */
    heardOthers() {}

    /** Whether what is said, and whispered to us, is in sight. */
    get talks() {
        return false;
    }

    /** Whether something of the page changes with time alone. */
    ticks() {
        return !this.app.isHere;
    }

    /** The page as it should be; what stands is made like it. */
    draw() {
        throw new Error("a page draws itself");
    }

    /** It stands there now. */
    shown() {}
}
