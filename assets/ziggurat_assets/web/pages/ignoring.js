/** What one may choose about other people: to see what they have played, and whether their words are shown on this screen. */

import { html } from "../paint/elements.js";
import { button, frame } from "./parts.js";
import { profileButton } from "./to_profile.js";

/** The button that ignores somebody, or hears them again. */
export function ignoreButton(app, { person, name }, { bare = false } = {}) {
    const { words, ignored } = app;
    const silent = ignored.has(person);
    const label = words.say(silent ? "people.hear_again" : "people.ignore");
    return button({
        label: bare ? `${label}: ${name}` : label, sign: silent ? "sound" : "muted", kind: "line", bare, key: `ignore ${person}`,
        press: () => app.ignore({ person, name }, !silent),
    });
}

/** Asks about somebody who said something. */
export class SpeakerDialog {
    /** @param {{person: string, name: string}} speaker */
    constructor(app, speaker) {
        this.app = app;
        this.speaker = speaker;
    }

    draw() {
        const { app, speaker } = this;
        const { words } = app;
        return frame({ title: speaker.name, words, close: () => app.ask(null) },
            html("div", { class: "rows" },
                profileButton(app, speaker),
                html("p", { class: "note" }, words.say("people.about_ignoring")),
                ignoreButton(app, speaker)));
    }
}

/** Everyone who is ignored, in a list that ends it; null for nobody. */
export function ignoredList(app) {
    const { words, ignored } = app;
    if (!ignored.people.length) return null;
    return html("section", { class: "ignored-people", "data-key": "ignored", "aria-labelledby": "ignored-title" },
        html("h3", { id: "ignored-title" }, words.say("web.ignored")),
        html("p", { class: "note" }, words.say("people.about_ignoring")),
        html("ul", {}, ignored.people.map((each) => html("li", { class: "row", "data-key": each.person },
            html("span", { class: "name" }, each.name), ignoreButton(app, each, { bare: true })))));
}
