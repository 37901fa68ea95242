/** What the person is told in passing of others: a whisper, a friend who comes, who wants to be one, a report. */

import { listing } from "../words/tables.js";
import { befriend } from "./befriending.js";
import { ReportsDialog } from "./reports.js";
import { WhisperDialog } from "./whispering.js";

/**
 * @param {import("../app.js").App} app
 * @param {string} changed what a message changed
 */
export function tellInPassing(app, changed, message) {
    if (changed === "befriended") tellOfNewFriend(app, message);
    // A television is looked at by everyone in the room.
    else if (app.route.page === "television") return;
    else if (changed === "whispered") tellOfWhisper(app, message);
    else if (changed === "friends") tellOfFriend(app, message);
    else if (changed === "reported") tellOfReport(app, message);
}

function tellOfNewFriend(app, message) {
    if (app.friends.befriended(message)) app.say(app.words.say("friends.told.befriended", { name: message.name }), { isNews: true });
}

function tellOfWhisper(app, { person, name, text, own = false }) {
    const { words } = app;
    if (own || app.ignored.has(person) || app.page?.talks || app.dialog?.whispersWith === person) return;
    const answer = { label: words.say("web.whisper.answer"), press: () => app.ask(new WhisperDialog(app, { person, name })) };
    app.say(words.say("web.whisper.told", { name, text }), { isNews: true, answer });
}

function tellOfFriend(app, message) {
    const { words } = app;
    if (message.type === "friend_here") {
        const names = app.friendsComing.heard(message);
        if (!names.length || !app.settings.friendNotices) return;
        app.say(words.say("friends.told.here", { count: names.length, names: listing(words, names) }), { isNews: true });
    } else if (message.wanted !== false && !app.ignored.has(message.person)) {
        const answer = { label: words.say("friends.accept"), press: () => befriend(app, message.person) };
        app.say(words.say("web.friends.told.wanted", { name: message.name }), { isNews: true, answer });
    }
}

function tellOfReport(app, { table, name, by_name: by }) {
    const { words } = app;
    const record = app.server.ours.get(table);
    if (record === undefined) return;
    const answer = { label: words.say("reported.title"), press: () => app.ask(new ReportsDialog(app, record)) };
    app.say(words.say("web.reported.told", { by, name }), { isNews: true, answer });
}
