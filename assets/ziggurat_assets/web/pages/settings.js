/** What the person chooses for this screen: language, colours, motion, size, name, what friends see, and whom one hears again. */

import { html } from "../paint/elements.js";
import { PALETTES, TEXT_SIZES } from "../paint/palettes.js";
import { LANGUAGES } from "../words/words.js";
import { ignoredList } from "./ignoring.js";
import { field, frame, segments, tick } from "./parts.js";

export class SettingsDialog {
    constructor(app) {
        this.app = app;
    }

    draw() {
        const { app } = this;
        const { words, settings } = app;
        return frame({ title: words.say("settings.title"), words, close: () => app.ask(null) },
            html("div", { class: "rows" },
                field({ id: "my-name", label: words.say("settings.name"), value: app.identity.name, most: 24, change: (name) => app.rename(name.trim()) }),
                this.#row("settings.language", "language", LANGUAGES, (value) => words.say(`language.${value}`)),
                this.#row("settings.colours", "palette", PALETTES, (value) => words.say(`palette.${value}`)),
                this.#row("web.text_size", "textSize", TEXT_SIZES, (value) => `${value} %`),
                tick({
                    id: "motion", label: words.say("settings.reduced_motion"), on: settings.motion === "reduced",
                    choose: (on) => app.choose({ motion: on ? "reduced" : "system" }),
                }),
                tick({ id: "seen", label: words.say("friends.choice.seen"), on: settings.seenByFriends, choose: (seenByFriends) => this.#beSeen(seenByFriends) }),
                tick({
                    id: "friend-notices", label: words.say("friends.choice.notices"), on: settings.friendNotices,
                    choose: (friendNotices) => app.choose({ friendNotices }),
                }),
                ignoredList(app),
            ));
    }

    #beSeen(seenByFriends) {
        const { app } = this;
        app.choose({ seenByFriends });
        if (app.isHere) app.friends.show();
    }

    #row(key, setting, values, named) {
        const { app } = this;
        return html("div", { class: "row wide" },
            html("span", {}, app.words.say(key)),
            segments({
                label: app.words.say(key), chosen: app.settings[setting],
                values: values.map((value) => ({ value, label: named(value) })),
                choose: (value) => app.choose({ [setting]: value }),
            }));
    }
}
