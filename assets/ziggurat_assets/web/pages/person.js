/** What one may choose about somebody else: to whisper, to be friends, to see what they played, to report, to ignore. */

import { html } from "../paint/elements.js";
import { befriendButton, wants } from "./befriending.js";
import { ignoreButton } from "./ignoring.js";
import { button, frame } from "./parts.js";
import { ReportDialog } from "./report.js";
import { profileButton } from "./to_profile.js";
import { WhisperDialog } from "./whispering.js";

export class PersonDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {{person: string, name: string}} other
     */
    constructor(app, other) {
        this.app = app;
        this.other = other;
        this.under = app.dialog;
    }

    draw() {
        const { app, other } = this;
        const { words, server } = app;
        const { person, name } = other;
        const standing = standingWords(app, person);
        return frame({ title: name, words, close: () => app.ask(this.under) },
            html("div", { class: "rows" },
                standing ? html("p", { class: "note" }, standing) : null,
                server.people.has(person)
                    ? button({ label: words.say("people.whisper", { name }), sign: "whisper", press: () => app.ask(new WhisperDialog(app, other)) })
                    : null,
                befriendButton(app, other),
                profileButton(app, other),
                button({ label: words.say("people.report", { name }), sign: "flag", press: () => app.ask(new ReportDialog(app, other)) }),
                ignoreButton(app, other),
                html("p", { class: "note" }, words.say("people.about_ignoring"))));
    }
}

/** The button that leads to all this: it shows the name. */
export function nameButton(app, { person, name }) {
    return html("button", { type: "button", class: "name speaker", "aria-haspopup": "dialog", onclick: () => app.ask(new PersonDialog(app, { person, name })) }, name);
}

/** What somebody is to us, in a word; empty for nothing. */
export function standingWords(app, person) {
    const { words, server, friends, ignored } = app;
    if (ignored.has(person)) return words.say("people.ignored");
    if (friends.isFriend(person)) return words.say("people.friend");
    if (wants(app, person)) return words.say("people.wants");
    return server.friends.wanted.has(person) ? words.say("people.wanted") : "";
}
