/** The head and the foot of a table's page. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { clockFace, urgency } from "../record/clock.js";
import { isOpen } from "../record/seats.js";
import { delayWords, gameName } from "../words/tables.js";
import { button, tabs } from "../pages/parts.js";

/** @param {import("../pages/table.js").TablePage} page */
export function tableBar(page) {
    const { app, words, record } = page;
    const ours = record.isOurTurn;
    return html("header", { class: "bar", "data-key": "bar" },
        button({ label: words.say("lobby.title"), sign: "left", kind: "plain", bare: true, press: () => app.go({ page: "lobby", table: null }) }),
        html("div", { class: `titles${ours ? " ours" : ""}` },
            html("h1", {}, ours ? turnWords(words, record) : record.table.name),
            html("p", {}, subtitle(page))),
        record.seat !== null && record.clock !== null ? clockSign(app, record, record.seat) : watching(words, record),
    );
}

/** That it is our turn; where several sit at this screen, whose. */
function turnWords(words, record) {
    if (!record.isShared) return words.say("table.our_turn");
    return words.say("web.is_playing", { name: record.table.seats[record.seat].name ?? "" });
}

function subtitle({ words, record, match }) {
    const { table } = record;
    const parts = [gameName(words, table.game)];
    if (table.stage === "room") parts.push(table.table);
    else if (match !== null && match.moment !== null) parts.push(match.module.heading(match.moment.view, match.context));
    if (table.delay && record.seat === null) parts.push(delayWords(words, table.delay));
    else if (table.stage === "playing" && record.seat === null) parts.push(words.say("web.live"));
    return parts.filter(Boolean).join(", ");
}

function watching(words, record) {
    const count = record.table.watcher_count || record.table.watchers.length;
    const live = record.table.stage === "playing" && !record.table.delay;
    return html("p", { class: "watching" }, icon("eye", 22),
        html("span", { class: "unseen" }, words.say("game.watching", { count })),
        html("b", { "aria-hidden": "true" }, count),
        live ? html("span", { class: "live-dot", "aria-hidden": "true" }) : null);
}

/** A seat's clock, counting down; null where nobody is hurried. */
export function clockSign(app, record, seat) {
    const { clock } = record;
    if (clock === null) return null;
    const phase = clock.left("phase", app.time.now());
    const left = clock.left(seat, app.time.now()) ?? phase;
    if (left === null) return null;
    const runs = clock.runs(seat) || clock.runs("phase");
    return html("p", { class: `clock ${runs ? urgency(left) : "stands"}${clock.isMissing(seat) ? " missing" : ""}`, role: "timer" },
        icon(clock.pause ? "pause" : "clock", 18), html("span", {}, clockFace(left)));
}

/** @param {import("../pages/table.js").TablePage} page */
export function tableTabs(page) {
    const { app, words, record, match } = page;
    const { table } = record;
    const inMatch = table.stage !== "room";
    const sits = inMatch && table.stage === "playing" && record.seat === null && table.seats.some(isOpen);
    const items = [
        { key: "board", label: words.say(inMatch ? "web.board" : "room.title"), sign: "host" },
        inMatch && match !== null ? { key: "log", label: words.say("game.log"), sign: "tablet" } : null,
        { key: "chat", label: words.say("chat.title"), sign: "chat", badge: record.unread + app.server.whispers.count },
        sits ? { key: "sit", label: words.say("web.sit_down"), sign: "plus", press: () => app.attempt(app.line.ask("sit", { table: record.code })) } : null,
        { key: "menu", label: words.say("game.menu"), sign: "menu" },
    ];
    return tabs({ label: table.name, items: items.filter(Boolean), chosen: page.tab, choose: (tab) => page.turn(tab) });
}
