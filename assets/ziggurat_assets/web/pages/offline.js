/** The bar that says that the line is lost, and when it is tried again. */

import { html } from "../paint/elements.js";

/** @returns {Element | null} null while nothing is wrong */
export function offlineBar(app) {
    const { standing } = app.line;
    if (standing.kind !== "lost") return null;
    const seconds = Math.max(0, Math.ceil(standing.until - app.time.now()));
    return html("div", { class: "offline", "data-key": "offline", role: "alert" },
        html("span", {}, app.words.say("web.offline")),
        html("span", { class: "seconds", "aria-hidden": "true" }, app.words.say("clock.seconds", { count: seconds })),
        html("button", { type: "button", onclick: () => app.line.tryNow() }, app.words.say("connection.reconnect")),
    );
}
