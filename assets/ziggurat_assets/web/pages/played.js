/** The matches that somebody has played, each with what came of it. */

import { icon } from "../paint/art.js";
import { claySeal } from "../paint/clay_seal.js";
import { html } from "../paint/elements.js";
import { matchWords } from "../words/profiles.js";
import { emblem } from "./emblem.js";
import { button, stud } from "./parts.js";
import { panelOf } from "./profile_parts.js";

/**
 * @param {import("../app.js").App} app
 * @param {object} profile
 * @param {{matches: object[], next: number, pages: number} | null} played what was asked for besides the last ones
 * @param {() => void} showMore asks for more of them
 */
export function lastPart(app, profile, played, showMore) {
    const { words } = app;
    const cards = played?.matches ?? profile.last;
    if (!cards.length) return panelOf("last", words.say("profile.last"), "", html("p", { class: "note" }, words.say("profile.last.none")));
    const now = new Date();
    const isMore = played === null ? profile.games > profile.last.length : played.next < played.pages;
    const label = played === null ? words.say("profile.all", { count: profile.games }) : words.say("web.profile.earlier");
    return panelOf("last", words.say("profile.last"), "",
        html("ol", { class: "played" }, cards.map((card) => row(app, card, now))),
        isMore ? button({ label, sign: "down", kind: "line", press: showMore, key: "more" }) : null);
}

function row(app, card, now) {
    const { words } = app;
    const match = matchWords(words, card, now);
    return html("li", { class: match.rank === 1 ? "won" : null, "data-key": String(card.match) },
        emblem({ game: card.game, table: `${card.game} ${card.match}` }),
        html("span", { class: "lines" },
            html("b", { class: "name" }, match.names),
            html("span", {}, match.about),
            match.seals.length ? html("span", { class: "match-seals" }, match.seals.map((name) => sealOf(words, card.game, name))) : null),
        html("span", { class: "match-end" },
            html("span", { class: "match-seats", "aria-hidden": "true" }, match.colours.map((colour) => stud(colour, 16))),
            match.rank === null ? null : html("b", { class: "match-rank" },
                icon(match.rank === 1 ? "crown" : "person", 18), html("span", { class: "unseen" }, words.say("night.csv.place")), " ", match.rank),
            html("span", { class: "match-points" }, match.points ? html("b", {}, match.points) : null, " ", html("span", {}, match.word)),
            match.change ? html("b", { class: `match-change ${match.change.startsWith("+") ? "more" : "less"}` }, match.change) : null,
            button({ label: words.say("web.profile.replay", { about: match.about }), sign: "play", kind: "line", bare: true, press: () => app.go({ page: "replay", table: String(card.match) }), key: "replay" })));
}

function sealOf(words, game, name) {
    return html("span", { "data-key": name }, claySeal(game, { name, share: 1 }, 22), words.say(`seal.${game}.${name}`));
}
