/** The players beside the board: marks, names, scores, and what lies before them. */

import { html } from "../paint/elements.js";
import { symbol } from "../paint/art.js";
import { numerals } from "../paint/numerals.js";
import { levelInStyle } from "../words/styles.js";
import { markName, stud } from "../pages/parts.js";
import { clockSign } from "./bars.js";

/**
 * @param {import("./match.js").Match} match
 * @param {{stone?: number, figure?: number, small?: number}} sizes in CSS pixels, for what is read from afar
 */
export function seatCards(match, { stone = 22, figure = 24, small = 20 } = {}) {
    const { app, record } = match;
    return html("ul", { class: "seats", "data-key": "seats", "aria-label": app.words.say("game.players") },
        record.table.seats.map((_, seat) => seatCard(match, seat, { stone, figure, small })));
}

export function seatCard(match, seat, { stone, figure, small }) {
    const { app, record, moment, context } = match;
    const { words } = app;
    const { name, colour } = context.seats[seat];
    const active = moment.toAct.includes(seat);
    const { score, facts } = match.module.standing(moment.view, seat, context);
    return html("li", { class: `seat seat-${colour % 7}${active ? " active" : ""}`, "data-key": `seat ${seat}` },
        html("div", { class: "whose" },
            stud(colour, stone), html("span", { class: "unseen" }, markName(words, colour)),
            html("b", { class: "name" }, name),
            score === null ? null : numerals(score, figure, active ? "gold" : "shell")),
        html("div", { class: "facts" },
            facts.map(({ symbol: sign, text }) => html("span", { class: "fact" }, sign ? symbol(sign.sheet, sign.name, small, sign.kind) : null, text)),
            about(words, record, seat),
            active || record.clock?.isMissing(seat) ? clockSign(app, record, seat) : null));
}

/** What there is to know of whoever sits there: that somebody has resigned, a bot's level, or that they are away. */
function about(words, record, seat) {
    const state = record.table.seats[seat];
    if (state.resigned) return html("span", { class: "fact soft" }, words.say("game.about.resigned", { name: state.resigned }));
    if (state.level !== undefined) return html("span", { class: "fact soft" }, levelInStyle(words, record.table.game, state));
    if (state.keeper !== undefined) return html("span", { class: "fact soft" }, words.say("game.about.kept"));
    if (state.person !== undefined && !state.here) return html("span", { class: "fact soft" }, words.say("game.about.away"));
    return null;
}
