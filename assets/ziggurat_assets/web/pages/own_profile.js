/** What one decides about one's own profile: who sees it, another device, a file to take along, and to be forgotten. */

import { icon } from "../paint/art.js";
import { html } from "../paint/elements.js";
import { allPlayed } from "../record/profiles.js";
import { DeviceCodeDialog } from "./device_code.js";
import { button, segments } from "./parts.js";
import { panelOf } from "./profile_parts.js";
import { Question } from "./question.js";
import { fileName, takeFile } from "./taking.js";

const OPENNESS = ["open", "figures", "closed"];

/**
 * @param {import("../app.js").App} app
 * @param {object} profile our own
 * @param {(openness: string) => void} share has others see so much of it
 */
export function ownPart(app, profile, share) {
    const { words } = app;
    const openness = words.say("profile.openness");
    return panelOf("own", words.say("profile.own.title"), "",
        html("div", { class: "own-row" },
            html("p", {}, openness),
            segments({
                label: openness, chosen: profile.openness ?? "open", choose: share,
                values: OPENNESS.map((value) => ({ value, label: words.say(`profile.openness.${value}`) })),
            })),
        row(words, "device", { sign: "screen", press: () => letIn(app) },
            html("a", { class: "button line", href: "/?device" }, icon("key", 18), html("span", {}, words.say("join.device")))),
        row(words, "take", { sign: "save", press: () => takeAlong(app, profile) }),
        row(words, "forget", { sign: "trash", kind: "red", press: () => askToBeForgotten(app) }));
}

function row(words, name, { sign, kind = "line", press }, beside = null) {
    return html("div", { class: "own-row", "data-key": name },
        html("p", {}, words.say(`profile.${name}.about`)),
        html("div", { class: "buttons" }, button({ label: words.say(`profile.${name}`), sign, kind, press, key: name }), beside));
}

async function letIn(app) {
    const told = await app.attempt(app.line.ask("let_in", { token: app.identity.token }));
    if (told !== null) app.ask(new DeviceCodeDialog(app, told, () => letIn(app)));
}

async function takeAlong(app, profile) {
    const { words } = app;
    const matches = await app.attempt(allPlayed(app.line));
    if (matches === null) return;
    const { server } = app.server.welcome;
    const file = fileName(`ziggurat-${server}-${profile.name}`, "json");
    takeFile(file, JSON.stringify({ server, profile, matches }, null, 1), "application/json");
    app.say(words.say("profile.taken", { file }));
}

function askToBeForgotten(app) {
    const { words } = app;
    app.ask(new Question(app, {
        title: words.say("profile.forget.title"), consequence: words.say("profile.forget.consequence"),
        stay: words.say("profile.forget.stay"), go: words.say("profile.forget"),
        act: () => app.attempt(app.line.ask("forget_me")),
    }));
}
