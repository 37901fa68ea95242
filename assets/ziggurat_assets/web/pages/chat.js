/** What is said in the lobby, or at a table, and the field to say something in. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { PHRASES } from "../record/phrases.js";
import { stud } from "./parts.js";

const MOST_CHARACTERS = 500;

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord | null} record the table, null for the lobby
 */
export function chatPart(app, record) {
    const { words } = app;
    const lines = record === null ? app.server.chat : record.chat;
    return html("section", { class: "chat", "data-key": "chat", "aria-label": words.say("chat.title") },
        html("div", { class: "heard", role: "log", "aria-label": words.say("chat.title"), tabindex: 0 },
            html("ol", { class: "lines-said" }, lines.map((line) => chatLine(words, record, line)))),
        html("div", { class: "phrases", role: "group", "aria-label": words.say("game.phrases") },
            PHRASES.map((phrase) => html("button", { type: "button", class: "segment", onclick: () => say(app, record, words.say(`phrase.${phrase}`), phrase) },
                words.say(`phrase.${phrase}`)))),
        html("form", { class: "saying", onsubmit: (event) => sayWritten(event, app, record) },
            html("input", { name: "text", maxlength: MOST_CHARACTERS, autocomplete: "off", "aria-label": words.say("chat.say"), placeholder: words.say("chat.say") }),
            html("button", { type: "submit", class: "button gold bare", "aria-label": words.say("web.send") }, icon("send", 20)),
        ));
}

function chatLine(words, record, line) {
    const seat = line.seat ?? null;
    const known = PHRASES.includes(line.phrase);
    const time = new Date(line.at * 1000).toTimeString().slice(0, 5);
    return html("li", { "data-key": `${line.at} ${line.person}`, class: line.channel === "watchers" ? "watchers" : null },
        seat !== null && record !== null ? stud(record.colours[seat] ?? seat, 16) : null,
        html("b", { class: "name" }, line.name),
        html("span", { class: "text" }, known ? words.say(`phrase.${line.phrase}`) : line.text),
        html("time", {}, time));
}

function sayWritten(event, app, record) {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    say(app, record, text);
    field.value = "";
}

function say(app, record, text, phrase) {
    const fields = { text };
    if (record !== null) fields.table = record.code;
    if (phrase !== undefined) fields.phrase = phrase;
    app.attempt(app.line.ask("say", fields));
}
