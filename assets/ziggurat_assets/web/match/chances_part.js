/** How likely each player is to win, as a bar of which everyone has a part with their mark. */

import { html } from "../paint/elements.js";
import { symbol } from "../paint/art.js";
import { percents, swing } from "./judging.js";

/**
 * @param {import("./match.js").Match} match
 * @param {any} beside what stands beside the title, or null
 * @returns {any} null where chances are not known
 */
export function chancesPart(match, beside = null) {
    const { chances, context } = match;
    const { words } = match.app;
    if (chances === null) return null;
    const whole = percents(chances);
    const each = whole.map((percent, seat) => words.say("web.chances.each", { name: context.seats[seat].name, percent }));
    return html("section", { class: "chances", "data-key": "chances" },
        html("div", { class: "chances-head" }, html("p", { class: "chances-title", "aria-hidden": "true" }, words.say("web.chances")), beside),
        html("div", { class: "chance-bar", role: "img", "aria-label": `${words.say("web.chances")}: ${each.join(", ")}` },
            whole.map((percent, seat) => part(words, context.seats[seat], seat, percent))));
}

function part(words, { colour, mark }, seat, percent) {
    const shown = html("span", { class: `chance seat-${colour % 7}`, "data-key": `chance ${seat}` },
        symbol("common", `mark-${mark}`, 14), html("b", {}, words.say("web.chances.percent", { percent })));
    shown.style.flexGrow = percent;
    return shown;
}

/** How the chance of whoever acted last changed by that, as a part of the deed's line; its place is kept until it is known. */
export function swingPart(match, moments, seat) {
    if (match.chances === null) return null;
    const changed = swing(moments, seat);
    if (changed === null) return html("span", { class: "swing" }, "\u00a0");
    const { words } = match.app;
    return html("span", { class: "swing" },
        words.say("web.chances.was", { percent: changed.before }), " ",
        html("b", { class: changed.after < changed.before ? "less" : "more" }, words.say("web.chances.now", { percent: changed.after })));
}
