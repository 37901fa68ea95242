/** Looking back: which moment of the match is on show, and the way to others. */

import { html } from "../paint/elements.js";
import { button } from "../pages/parts.js";

/** @param {import("./match.js").Match} match */
export function pastPart(match) {
    const { words } = match.app;
    const last = match.moments.length - 1;
    const at = match.at ?? last;
    const to = (label, sign, index, off) => button({ label: words.say(label), sign, kind: "line", bare: true, off, press: () => match.lookAt(index) });
    return html("section", { class: "past", "data-key": "past", "aria-label": words.say("game.menu.look_back") },
        html("input", {
            type: "range", min: 0, max: last, value: at, "aria-label": words.say("game.menu.look_back"),
            "aria-valuetext": words.say("web.moment", { at: at + 1, of: last + 1 }),
            oninput: (event) => match.lookAt(Number(event.target.value)),
        }),
        html("div", { class: "steps" },
            to("web.first", "skip_back", 0, at === 0), to("web.back", "step_back", at - 1, at === 0),
            html("span", {}, words.say("web.moment", { at: at + 1, of: last + 1 })),
            to("web.on", "step_on", at + 1, at === last),
            button({ label: words.say("replay.live.back"), kind: "gold", press: () => match.lookAt(last) })));
}
