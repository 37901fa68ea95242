/** Our friends, where they are on this server, and who would like to be one. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { befriend, turnDown, wants } from "./befriending.js";
import { button } from "./parts.js";
import { Question } from "./question.js";
import { WhisperDialog } from "./whispering.js";

/** The ids of those who would like to be a friend. */
export function wanting(app) {
    return [...app.server.friends.wanting.keys()].filter((person) => wants(app, person));
}

/** Null where the server knows of no friends. */
export function friendsPart(app) {
    const { words, friends } = app;
    if (!friends.arePossible) return null;
    const [here, away] = parted(app);
    const rows = [
        ...wanting(app).map((person) => wantingRow(app, person)),
        ...here.map(({ friend, told }) => hereRow(app, friend, told)),
        ...away.map(({ friend }) => awayRow(app, friend)),
    ];
    return html("section", { class: "friends", "data-key": "friends", "aria-labelledby": "friends-title" },
        html("h2", { id: "friends-title" }, words.say("friends.title")),
        rows.length
            ? html("ul", { class: "people", "aria-labelledby": "friends-title" }, rows)
            : html("p", { class: "note" }, words.say("friends.none.friends.how")));
}

/** Those who are here, and the others, both by their names. */
function parted({ friends }) {
    const all = friends.kept.all.map((friend) => ({ friend, told: friends.where(friend) }));
    all.sort((one, other) => one.friend.name.localeCompare(other.friend.name));
    return [all.filter(({ told }) => told !== null), all.filter(({ told }) => told === null)];
}

function wantingRow(app, person) {
    const { words, server } = app;
    return row(`wanting ${person}`, "friend", server.friends.wanting.get(person), words.say("friends.wants"),
        button({ label: words.say("friends.accept"), sign: "check", kind: "gold", press: () => befriend(app, person) }),
        button({ label: words.say("friends.decline"), sign: "cross", kind: "line", press: () => turnDown(app, person) }));
}

function hereRow(app, friend, told) {
    const { words } = app;
    const { person } = told;
    return row(friend.secret, "friend", friend.name, whereWords(app, friend, told),
        told.table === undefined || told.table === null ? null : button({ label: words.say("friends.to_table"), sign: "host", kind: "gold", press: () => app.go({ page: "table", table: told.table }) }),
        button({ label: words.say("people.whisper", { name: friend.name }), sign: "whisper", bare: true, press: () => app.ask(new WhisperDialog(app, { person, name: friend.name })) }),
        removal(app, friend));
}

function whereWords({ words, server }, friend, { table, name }) {
    const listed = server.tables.get(table);
    const place = listed === undefined ? words.say("friends.here.lobby") : words.say("friends.here.table", { table: listed.name });
    return name === friend.name ? place : words.say("friends.here.as", { place, name });
}

function awayRow(app, friend) {
    const { words } = app;
    const day = new Date(friend.since * 1000).toLocaleDateString(words.language, { dateStyle: "medium" });
    return row(friend.secret, "friend", friend.name, words.say("web.friends.away", { day }), removal(app, friend));
}

function removal(app, friend) {
    const label = app.words.say("friends.remove", { name: friend.name });
    return button({ label, sign: "trash", kind: "line", bare: true, press: () => askToRemove(app, friend) });
}

function askToRemove(app, friend) {
    const { words } = app;
    app.ask(new Question(app, {
        title: words.say("friends.remove.title", { name: friend.name }), consequence: words.say("friends.remove.about"),
        stay: words.say("friends.remove.stay"), go: words.say("friends.remove.go"), act: () => app.friends.remove(friend),
    }));
}

function row(key, sign, name, about, ...buttons) {
    return html("li", { class: "panel", "data-key": key },
        icon(sign, 20),
        html("span", { class: "lines" }, html("b", { class: "name" }, name), html("span", {}, about)),
        html("div", { class: "seat-buttons" }, buttons));
}
