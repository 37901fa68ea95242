/** The code that lets another device of ours in: to type there, or to scan. */

import { html } from "../paint/elements.js";
import { clockFace } from "../record/clock.js";
import { button, frame } from "./parts.js";

export class DeviceCodeDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {{code: string, seconds: number}} told
     * @param {() => void} renew asks for another code
     */
    constructor(app, { code, seconds }, renew) {
        this.app = app;
        this.code = code;
        this.minutes = Math.max(1, Math.floor(seconds / 60));
        this.until = app.time.now() + seconds;
        this.renew = renew;
    }

    /** Whether something of it changes with time alone. */
    ticks() {
        return true;
    }

    draw() {
        const { app, code, minutes } = this;
        const { words } = app;
        const left = Math.max(0, this.until - app.time.now());
        return frame({ title: words.say("profile.device.title"), words, close: () => app.ask(null) },
            left > 0
                ? html("div", { class: "device-code", "data-key": code },
                    html("img", { src: `/qr/device/${code}.svg`, alt: words.say("web.device.square"), width: 200, height: 200 }),
                    html("div", { class: "rows" },
                        html("p", { class: "code" }, code),
                        html("p", {}, words.say("profile.device.scan", { minutes })),
                        html("p", { class: "note", role: "timer" }, words.say("web.device.left", { time: clockFace(left) }))))
                : html("div", { class: "rows", "data-key": "over" },
                    html("p", { role: "status" }, words.say("web.device.over")),
                    button({ label: words.say("web.device.renew"), sign: "refresh", kind: "gold", press: this.renew })));
    }
}
