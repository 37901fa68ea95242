/** What one may do at a table besides playing. */

import { html } from "../paint/elements.js";
import { askPast } from "../record/coming.js";
import { button } from "../pages/parts.js";
import { PeopleDialog } from "../pages/people.js";
import { SettingsDialog } from "../pages/settings.js";
import { WatchersDialog } from "../pages/watchers.js";
import { HostDialog } from "./host_dialog.js";
import { ResignDialog } from "./resign_dialog.js";

/** @param {import("../pages/table.js").TablePage} page */
export function menuPart(page) {
    const { app, words, record, match } = page;
    const ask = (type, fields = {}) => () => app.attempt(app.line.ask(type, { table: record.code, ...fields }));
    const playing = record.table.stage === "playing";
    const plays = record.seat !== null && playing;
    const hosts = record.table.host === app.server.person;
    return html("section", { class: "menu", "aria-label": words.say("game.menu") },
        html("h2", {}, words.say("game.menu")),
        match === null || record.moment.revision === 0 ? null : button({ label: words.say("game.menu.look_back"), sign: "skip_back", press: () => lookBack(page) }),
        plays ? button({ label: words.say("agree.undo_turn"), sign: "undo", press: ask("offer", { kind: "undo_turn", seat: record.seat }) }) : null,
        plays ? button({ label: words.say("agree.call_off"), sign: "cross", press: ask("offer", { kind: "call_off", seat: record.seat }) }) : null,
        plays ? button({ label: words.say("resign.title"), sign: "hand", press: () => app.ask(new ResignDialog(app, record)) }) : null,
        playing && hosts && !record.clock?.pause ? button({ label: words.say("host.pause"), sign: "pause", press: ask("pause") }) : null,
        playing && hosts ? button({ label: words.say("host.title"), sign: "crown", press: () => app.ask(new HostDialog(app, record)) }) : null,
        button({ label: words.say("watchers.title"), sign: "eye", press: () => app.ask(new WatchersDialog(app, record)) }),
        button({ label: words.say("people.title"), sign: "people", press: () => app.ask(new PeopleDialog(app, record)) }),
        button({ label: words.say("settings.title"), sign: "gear", press: () => app.ask(new SettingsDialog(app)) }),
        button({ label: words.say("room.leave"), sign: "door", press: () => leave(page) }),
        html("p", { class: "note" }, leavingWords(words, record)));
}

function leavingWords(words, record) {
    if (record.table.stage === "room") return record.seat === null ? "" : words.say("room.leave.seat");
    return words.say(record.seat === null ? "web.leaving.watcher" : "web.leaving.held");
}

async function lookBack(page) {
    const { app, record, match } = page;
    if (!record.witnessed.knowsBeginning) await app.attempt(askPast(app.line, record));
    page.turn("board");
    match.lookAt(match.moments.length - 2);
}

async function leave(page) {
    const { app, record } = page;
    const done = await app.attempt(app.line.ask("leave", { table: record.code }));
    if (done === null) return;
    app.server.ours.delete(record.code);
    app.go({ page: "lobby", table: null });
}
