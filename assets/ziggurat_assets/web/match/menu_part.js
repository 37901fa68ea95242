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
    // A press is the button's on which it began, whatever comes and goes among them meanwhile.
    const item = (label, sign, press) => button({ label: words.say(label), sign, press, key: label });
    const ask = (type, fields = {}) => () => app.attempt(app.line.ask(type, { table: record.code, ...fields }));
    const playing = record.table.stage === "playing";
    const plays = record.seat !== null && playing;
    const hosts = record.table.host === app.server.person;
    return html("section", { class: "menu", "aria-label": words.say("game.menu") },
        html("h2", {}, words.say("game.menu")),
        match === null || record.moment.revision === 0 ? null : item("game.menu.look_back", "skip_back", () => lookBack(page)),
        plays ? item("agree.undo_turn", "undo", ask("offer", { kind: "undo_turn", seat: record.seat })) : null,
        plays ? item("agree.call_off", "cross", ask("offer", { kind: "call_off", seat: record.seat })) : null,
        plays ? item("resign.title", "hand", () => app.ask(new ResignDialog(app, record))) : null,
        playing && hosts && !record.clock?.pause ? item("host.pause", "pause", ask("pause")) : null,
        playing && hosts ? item("host.title", "crown", () => app.ask(new HostDialog(app, record))) : null,
        item("watchers.title", "eye", () => app.ask(new WatchersDialog(app, record))),
        item("people.title", "people", () => app.ask(new PeopleDialog(app, record))),
        item("settings.title", "gear", () => app.ask(new SettingsDialog(app))),
        item("room.leave", "door", () => leave(page)),
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
