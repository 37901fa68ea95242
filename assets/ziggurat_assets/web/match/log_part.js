/** The log: its last lines below the board, or all of them. */

import { html } from "../paint/elements.js";
import { askPast } from "../record/coming.js";
import { button, stud } from "../pages/parts.js";

const LAST = 6;

/**
 * @param {import("./match.js").Match} match
 * @param {boolean} whole whether all lines are shown
 * @param {() => void} [open] shows all of them, where they are known
 */
export function logPart(match, whole, open) {
    const { app, record } = match;
    const { words } = app;
    const lines = match.lines.of(match.moments);
    const shown = whole ? [...lines].reverse() : lines.slice(-LAST).reverse();
    return html("section", { class: `log${whole ? " whole" : ""}`, "data-key": "log", "aria-label": words.say("game.log") },
        html("div", { class: "log-head" },
            html("h2", {}, words.say("game.log")),
            whole || open === undefined || lines.length <= LAST ? null : html("button", { type: "button", class: "link", onclick: open }, words.say("web.all_lines", { count: lines.length }))),
        html("ol", { tabindex: whole ? 0 : null }, shown.map((line, index) => html("li", { "data-key": String(lines.length - index) },
            line.seat === null ? html("span", { class: "no-stud" }) : stud(match.context.seats[line.seat]?.colour ?? line.seat, 16),
            html("span", {}, withName(line, match.context))))),
        whole && !record.witnessed.knowsBeginning
            ? button({ label: words.say("web.earlier"), sign: "up", press: () => app.attempt(askPast(app.line, record)).then(() => app.show()) })
            : null);
}

/** The line with the name of whose deed it is set off. */
function withName({ text, seat }, { seats, words, viewer }) {
    if (seat === null) return text;
    const name = seat === viewer && text.startsWith(words.say("game.you")) ? words.say("game.you") : seats[seat]?.name ?? "";
    const at = name ? text.indexOf(name) : -1;
    if (at < 0) return text;
    return [text.slice(0, at), html("b", {}, name), text.slice(at + name.length)];
}
