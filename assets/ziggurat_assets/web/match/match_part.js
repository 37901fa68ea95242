/** A match in the page: banners, the board, what happened last, our buttons, the seats, the end. */

import { html } from "../paint/elements.js";
import { sheetPart } from "../choosing/sheet.js";
import { stud } from "../pages/parts.js";
import { banners } from "./banners.js";
import { chancesPart, swingPart } from "./chances_part.js";
import { logPart } from "./log_part.js";
import { pastPart } from "./past_part.js";
import { resultPart } from "./result_part.js";
import { seatCards } from "./seat_cards.js";
import { seriesPart } from "./series_part.js";
import { togetherPart } from "./together_part.js";

/** @param {import("../pages/table.js").TablePage} page */
export function matchPart(page) {
    const { match, record } = page;
    const { moment } = match;
    const over = moment.result !== null;
    const choosing = match.isLive && record.mayAct && !over;
    const panel = match.module.panel?.(moment.view, match.isLive ? match.play.legal : null, match.context) ?? null;
    return [
        html("div", { class: "primary", "data-key": "match" },
            html("h2", { class: "unseen" }, page.words.say("web.board")),
            banners(page),
            chancesPart(match, who(match)) ?? who(match),
            match.place(),
            match.list(),
        ),
        html("div", { class: "secondary", "data-key": "secondary" },
            match.isLive || match.along.isIn ? null : pastPart(match),
            record.table.stage === "over" ? togetherPart(page) : null,
            over ? resultPart(page) : null,
            over ? seriesPart(page) : null,
            panel === null ? null : html("div", { class: "panel-of-game", "data-key": "panel" }, panel),
            choosing ? sheetPart(match) : null,
            deed(match),
            seatCards(match),
            logPart(match, false, () => page.turn("log")),
        ),
    ];
}

/** Whose decision is awaited. */
function who({ app, moment, context }) {
    const awaited = moment.toAct.filter((seat) => seat !== context.viewer).map((seat) => context.seats[seat]?.name ?? "");
    if (!awaited.length) return null;
    const text = awaited.length > 1 ? app.words.say("game.turn.several") : app.words.say("web.is_playing", { name: awaited[0] });
    return html("p", { class: "who", "data-key": "who" }, text);
}

/** What happened last, in a row of its own. */
export function deed(match) {
    const upTo = match.along.isIn ? [match.moment] : match.moments.slice(0, match.isLive ? undefined : match.at + 1);
    const line = match.lines.of(upTo.slice(-12)).at(-1);
    if (line === undefined) return null;
    return html("p", { class: "deed", "data-key": "deed" },
        line.seat === null ? null : stud(match.context.seats[line.seat]?.colour ?? line.seat, 20),
        html("span", { class: "deed-words" }, html("span", {}, line.text), swingPart(match, upTo, line.seat)));
}
