/** The screen is passed on among those who sit at it, and they are told so; a curtain hides what is secret meanwhile. */

import { HotSeat } from "../record/hot_seat.js";

export class Passing {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
        this.hotSeat = new HotSeat(record);
        /** Whether the match is hidden until whoever has the screen now is alone with it. */
        this.isCurtainDown = false;
        this.movesFocus = false;
    }

    /** @returns {boolean} whether somebody has the screen now who did not have it before */
    passOn() {
        const { app, record } = this;
        const hasSecrets = (record.moment?.view.private ?? null) !== null;
        if (!this.hotSeat.passOn()) return false;
        this.isCurtainDown = hasSecrets;
        this.movesFocus = hasSecrets;
        document.getElementById("said").textContent = "";
        if (!hasSecrets) app.say(app.words.say("web.pass_screen", { name: record.table.seats[record.seat].name ?? "" }));
        return true;
    }

    /** Show the match to whoever has the screen now. */
    lift() {
        this.isCurtainDown = false;
        this.movesFocus = true;
        this.app.show();
    }

    /** The page stands there: the focus goes to what is new, not to a button, which a second tap would press at once. */
    shown() {
        if (!this.movesFocus) return;
        this.movesFocus = false;
        document.querySelector(this.isCurtainDown ? ".curtain h1" : "main")?.focus();
    }
}
