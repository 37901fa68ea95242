/** Those who look on at a table: who they are, whether they are heard, and what the host can do about them. */

import { html } from "../paint/elements.js";
import { delayWords } from "../words/tables.js";
import { withEnd } from "../words/decisions.js";
import { decideAbout } from "./decision.js";
import { HostVoteDialog } from "./host_vote.js";
import { ignoreButton } from "./ignoring.js";
import { button, frame, tick } from "./parts.js";
import { profileButton } from "./to_profile.js";

export class WatchersDialog {
    /**
     * @param {import("../app.js").App} app
     * @param {import("../record/table.js").TableRecord} record
     */
    constructor(app, record) {
        this.app = app;
        this.record = record;
    }

    draw() {
        const { app, record } = this;
        const { words } = app;
        const { watchers, barred = [], watcher_count: count = 0, delay, watchers_muted: muted = false } = record.table;
        return frame({ title: words.say("watchers.title"), words, close: () => app.ask(null) },
            html("div", { class: "rows" },
                html("p", { class: "note" }, words.say("watchers.count", { count })),
                html("div", { class: "row" }, html("span", {}, words.say("watchers.delay")), html("b", {}, delayWords(words, delay))),
                tick({
                    id: "watchers-heard", label: words.say("watchers.heard"), on: !muted, off: !this.#hosts,
                    choose: (heard) => this.#ask("mute", { muted: !heard }),
                }),
                watchers.length || barred.length
                    ? html("ul", { class: "rows" }, watchers.map((each) => this.#watcher(each)), barred.map((each) => this.#barred(each)))
                    : html("p", { class: "note" }, words.say("watchers.nobody")),
                record.seat !== null && !this.#hosts
                    ? button({ label: words.say("host_vote.title"), sign: "star", kind: "line", press: () => app.ask(new HostVoteDialog(app, record)) })
                    : null));
    }

    get #hosts() {
        return this.record.table.host === this.app.server.person;
    }

    #watcher({ person, name }) {
        const { app, record } = this;
        const { words } = app;
        const isMe = person === app.server.person;
        const muted = record.table.muted?.includes(person) ?? false;
        const decides = this.#hosts && !isMe;
        return row(person, name, muted ? words.say("watchers.muted") : "",
            profileButton(app, { person, name }, { bare: true }),
            decides ? button({ label: words.say(muted ? "watchers.unmute" : "watchers.mute"), sign: muted ? "sound" : "muted", kind: "line", press: () => (muted ? this.#ask("mute", { person, muted: false }) : decideAbout(app, record, "mute", { person, name })) }) : null,
            decides ? button({ label: words.say("watchers.bar"), sign: "door", kind: "line", press: () => decideAbout(app, record, "bar", { person, name }) }) : null,
            isMe ? null : ignoreButton(app, { person, name }));
    }

    #barred({ person, name, until, reason }) {
        const { words } = this.app;
        return row(person, name, withEnd(words, words.say("watchers.barred"), { until, reason }, " · "),
            button({ label: words.say("watchers.unbar"), sign: "check", kind: "line", press: () => this.#ask("unbar", { person }) }));
    }

    #ask(type, fields) {
        const { app, record } = this;
        app.attempt(app.line.ask(type, { table: record.code, ...fields }));
    }
}

function row(person, name, about, ...buttons) {
    return html("li", { class: "seat-row panel", "data-key": person },
        html("span", { class: "lines" }, html("b", { class: "name" }, name), about ? html("span", {}, about) : null),
        html("div", { class: "seat-buttons" }, buttons));
}
