/** The way through a match that is over, for whoever looks at it alone. */

import { html } from "../paint/elements.js";
import { button, choice } from "../pages/parts.js";

/**
 * @param {import("./match.js").Match} match
 * @param {boolean} hasSecrets whether seats see what others do not
 */
export function replayingPart(match, hasSecrets) {
    const { along, record, app } = match;
    const { words } = app;
    const { steps } = record;
    const at = along.step;
    const to = (label, sign, step, off) => button({ label: words.say(label), sign, kind: "line", bare: true, off, press: () => along.to(step), key: label });
    return html("section", { class: "panel leading", "data-key": "replaying", "aria-label": words.say("replay.title") },
        html("input", {
            type: "range", min: 0, max: steps, value: at, "aria-label": words.say("replay.title"),
            "aria-valuetext": words.say("web.moment", { at, of: steps }),
            oninput: (event) => along.to(Number(event.target.value)),
        }),
        html("p", { class: "moment" }, words.say("web.moment", { at, of: steps })),
        html("div", { class: "steps spread" },
            to("web.first", "skip_back", 0, at === 0), to("web.back", "step_back", at - 1, at === 0),
            button({ label: words.say(along.plays ? "web.replay.pause" : "web.replay.play"), sign: along.plays ? "pause" : "play", kind: "gold", bare: true, press: () => along.play(), key: "play" }),
            to("web.on", "step_on", at + 1, at === steps), to("web.last", "skip_on", steps, at === steps)),
        hasSecrets ? eyes(match) : null);
}

function eyes({ along, record, context, app }) {
    const { words } = app;
    const seats = context.seats.map(({ name }, seat) => ({ value: seat, label: name }));
    return choice({
        id: "eyes", label: words.say("web.replay.eyes"), chosen: record.seat, choose: (seat) => along.through(seat),
        values: [{ value: null, label: words.say("web.replay.looking_on") }, ...seats],
    });
}
