/** What is said in the lobby, or at a table, with what is whispered to us, and the field to say something in. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { heardLines } from "../record/hearing.js";
import { PHRASES } from "../record/phrases.js";
import { stud } from "./parts.js";
import { PersonDialog } from "./person.js";
import { WhisperDialog, timeOf } from "./whispering.js";

const MOST_CHARACTERS = 500;
const WAYS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord | null} record the table, null for the lobby
 */
export function chatPart(app, record) {
    const { words } = app;
    const place = placeOf(record);
    const all = [...(record ?? app.server).chat, ...app.server.whispers.lines].sort((one, other) => one.at - other.at);
    const lines = heardLines(all, (person) => app.ignored.has(person));
    const newest = lines.findLast(({ line }) => line.person !== app.server.person);
    return html("section", { class: "chat", "data-key": "chat", "aria-label": words.say("chat.title") },
        html("div", { class: "heard", role: "log", "aria-label": words.say("chat.title"), tabindex: 0 },
            html("ol", { class: "lines-said", onkeydown: walk },
                lines.map(({ line, hidden }) => lineKind(line, hidden)(app, record, line, line === newest?.line)))),
        html("div", { class: "phrases", role: "group", "aria-label": words.say("game.phrases") },
            PHRASES.map((phrase) => html("button", { type: "button", class: "segment", onclick: () => say(app, record, words.say(`phrase.${phrase}`), phrase) },
                words.say(`phrase.${phrase}`)))),
        html("form", { class: "saying", onsubmit: (event) => sayWritten(event, app, record) },
            html("input", {
                name: "text", value: app.drafts.of(place), oninput: (event) => app.drafts.keep(place, event.target.value),
                maxlength: MOST_CHARACTERS, autocomplete: "off", "aria-label": words.say("chat.say"), placeholder: words.say("chat.say"),
            }),
            html("button", { type: "submit", class: "button gold bare", "aria-label": words.say("web.send") }, icon("send", 20)),
        ));
}

function lineKind(line, hidden) {
    if (hidden) return hiddenLine;
    return line.other === undefined ? chatLine : whisperLine;
}

/** A line that only somebody and we can read; the name leads to all that we whisper to each other. */
function whisperLine(app, _, line, byTab) {
    const { text, at, own, other } = line;
    return html("li", { "data-key": keyOf(line), class: "whisper" },
        icon("whisper", 16),
        html("button", {
            type: "button", class: "name speaker", tabindex: byTab ? 0 : -1, "aria-haspopup": "dialog", onclick: () => app.ask(new WhisperDialog(app, other)),
        }, app.words.say(own ? "whisper.own" : "whisper.theirs", { name: other.name })),
        html("span", { class: "text" }, text),
        html("time", {}, timeOf(at)));
}

function chatLine(app, record, line, byTab) {
    const { words } = app;
    const seat = line.seat ?? null;
    const known = PHRASES.includes(line.phrase);
    return html("li", { "data-key": keyOf(line), class: line.channel === "watchers" ? "watchers" : null },
        seat !== null && record !== null ? stud(record.colours[seat] ?? seat, 16) : null,
        speaker(app, line, byTab),
        html("span", { class: "text" }, known ? words.say(`phrase.${line.phrase}`) : line.text),
        html("time", {}, timeOf(line.at)));
}

/** In place of what was said by somebody who is ignored. */
function hiddenLine(app, _, line, byTab) {
    return html("li", { "data-key": keyOf(line), class: "hidden-line" },
        icon("muted", 16), speaker(app, line, byTab), html("span", {}, app.words.say("people.ignored")));
}

/** Where what is being written belongs: to a table, or to the lobby. */
function placeOf(record) {
    return record?.code ?? "lobby";
}

function keyOf({ at, person, other }) {
    return `${at} ${person}${other === undefined ? "" : ` ${other.person}`}`;
}

/** The name of who spoke; that of somebody else leads to what one may choose about them. Tab comes to one of them. */
function speaker(app, { person, name }, byTab) {
    if (person === app.server.person) return html("b", { class: "name" }, name);
    return html("button", {
        type: "button", class: "name speaker", tabindex: byTab ? 0 : -1, "aria-haspopup": "dialog",
        onclick: () => app.ask(new PersonDialog(app, { person, name })),
    }, name);
}

/** Arrows lead from name to name. */
function walk(event) {
    const speakers = [...event.currentTarget.querySelectorAll(".speaker")];
    const at = speakers.indexOf(document.activeElement);
    if (at < 0 || !(event.key in WAYS)) return;
    event.preventDefault();
    speakers[at + WAYS[event.key]]?.focus();
}

function sayWritten(event, app, record) {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    say(app, record, text);
    field.value = "";
    app.drafts.keep(placeOf(record), "");
}

function say(app, record, text, phrase) {
    const fields = { text };
    if (record !== null) fields.table = record.code;
    if (phrase !== undefined) fields.phrase = phrase;
    app.attempt(app.line.ask("say", fields));
}
