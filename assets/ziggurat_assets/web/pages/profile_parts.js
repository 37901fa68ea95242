/** The panels of a profile that show one thing each. */

import { symbol, icon } from "../paint/art.js";
import { claySeal } from "../paint/clay_seal.js";
import { ratingCurve } from "../paint/curve.js";
import { html } from "../paint/elements.js";
import { numerals } from "../paint/numerals.js";
import { playedOf } from "../record/profiles.js";
import { GAMES, courseOf, courseWords, habitsOf, identityOf, meetingsOf, ratingOf, sealsOf, sharesOf } from "../words/profiles.js";
import { gameName } from "../words/tables.js";
import { emblem } from "./emblem.js";

/** The width of the window up to which the curve is drawn for a phone, so that its numbers stay readable. */
const NARROW = 700;
const CURVES = { narrow: { width: 340, height: 220 }, wide: { width: 720, height: 260 } };

/** A panel with its title, and a soft word beside that. */
export function panelOf(key, title, aside, ...children) {
    const id = `profile-${key}`;
    return html("section", { class: `panel profile-${key}`, "data-key": key, "aria-labelledby": id },
        html("div", { class: "panel-head" }, html("h2", { id }, title), aside ? html("span", { class: "aside-word" }, aside) : null),
        children);
}

/** Who it is, with three figures. */
export function identityPart({ words }, profile) {
    const who = identityOf(words, profile);
    return html("section", { class: "panel profile-identity", "data-key": "identity", "aria-label": who.name },
        html("div", { class: "portrait" },
            symbol("seals", "scribe", 96),
            html("div", { class: "lines" },
                html("b", { class: "name" }, who.name),
                html("span", { class: `here-word${who.isHere ? " here" : ""}` }, icon(who.bot ? "bot" : who.isHere ? "check" : "door", 16), who.here),
                who.since ? html("span", { class: "soft" }, who.since) : null)),
        html("dl", { class: "figures" }, who.figures.map(([figure, word], place) =>
            html("div", { "data-key": String(place) }, html("dt", {}, word), html("dd", {}, numerals(figure, 32, place === 2 ? "gold" : "shell"))))));
}

/** A card for each game; the one whose figures are shown is pressed. */
export function ratingCards({ words }, profile, chosen, choose) {
    const cards = GAMES.map((game) => {
        const { game: name, rating, within, games } = ratingOf(words, game, playedOf(profile, game));
        return html("button", {
            type: "button", class: "offer rating-card", "data-key": game, "aria-pressed": String(game === chosen), onclick: () => choose(game),
        },
        emblem({ game, table: game }),
        html("span", { class: "lines" },
            html("b", {}, name),
            html("span", { class: "rating" }, within ? numerals(rating, 24, game === chosen ? "gold" : "shell") : rating, within ? html("b", {}, within) : null),
            html("span", {}, games)));
    });
    return html("div", { class: "rating-cards", role: "group", "data-key": "cards", "aria-label": words.say("create.game") }, cards);
}

/** The rating game by game, or that there is none yet. */
export function curvePart({ words }, game, played) {
    const course = courseOf(played);
    const title = words.say("profile.curve", { game: gameName(words, game) });
    if (!course.length) return panelOf("curve", title, "", html("p", { class: "note" }, words.say("profile.curve.none")));
    const size = CURVES[window.innerWidth <= NARROW ? "narrow" : "wide"];
    return panelOf("curve", title, [html("i", { class: "band-sign", "aria-hidden": "true" }), words.say("profile.curve.band")],
        ratingCurve(course, { ...size, label: courseWords(words, game, course) }));
}

/** The seals of a game: what was earned, and how far one is with the others. */
export function sealsPart({ words }, game, played) {
    const seals = sealsOf(words, game, played);
    const earned = seals.filter(({ share }) => share >= 1).length;
    return panelOf("seals", words.say("profile.seals"), words.say("profile.seals.of", { earned, count: seals.length }),
        html("ul", { class: "seals" }, seals.map((seal) => html("li", { class: seal.share >= 1 ? "earned" : null, "data-key": `${game} ${seal.name}` },
            claySeal(game, seal, 68),
            html("span", { class: "lines" },
                html("b", {}, seal.called, html("span", { class: "unseen" }, `, ${words.say(seal.share >= 1 ? "web.seal.earned" : "web.seal.to_come")}`)),
                html("span", {}, seal.about))))));
}

/** A bar for each number of players, with a mark at an even share. */
export function sharesPart({ words }, played) {
    const shares = sharesOf(words, played);
    if (!shares.length) return panelOf("shares", words.say("profile.shares"), "", html("p", { class: "note" }, words.say("profile.shares.none")));
    return panelOf("shares", words.say("profile.shares"), [html("i", { class: "even-sign", "aria-hidden": "true" }), words.say("profile.even")],
        html("ul", { class: "bars" }, shares.map(({ seats, games, share, word }) => html("li", { "data-key": String(seats) },
            html("span", { class: "lines" }, html("b", {}, word), html("span", {}, words.say("profile.games", { count: games }))),
            bar(share, 1 / seats),
            html("b", { class: "percent" }, words.say("web.chances.percent", { percent: Math.round(100 * share) }))))));
}

/** Whom one met: how often one was ahead of them, and behind. */
export function meetingsPart(app, played) {
    const { words } = app;
    const meetings = meetingsOf(words, played);
    if (!meetings.length) return panelOf("met", words.say("profile.met"), "", html("p", { class: "note" }, words.say("profile.met.none")));
    return panelOf("met", words.say("profile.met"), words.say("profile.met.order"),
        html("ul", { class: "meetings" }, meetings.map((met, place) => html("li", { "data-key": String(place) },
            html("div", { class: "met-who" }, icon(met.bot ? "bot" : "person", 20), metName(app, met), html("i", {}, met.word)),
            html("div", { class: "met-count" },
                html("b", { class: "ahead" }, met.ahead), html("span", { class: "unseen" }, ":"),
                bar(met.ahead / Math.max(1, met.ahead + met.behind), 0.5),
                html("b", { class: "behind" }, met.behind))))));
}

/** A person's name leads to their profile. */
function metName(app, { name, person }) {
    if (person === null) return html("b", { class: "name" }, name);
    return html("button", {
        type: "button", class: "name to-profile", "aria-label": app.words.say("people.profile", { name }),
        onclick: () => app.go({ page: "profile", table: person }),
    }, name);
}

/** How they play, and their best score. */
export function habitsPart({ words }, played) {
    const habits = habitsOf(words, played);
    if (!habits.length) return panelOf("habits", words.say("profile.habits"), "", html("p", { class: "note" }, words.say("profile.habits.none")));
    return panelOf("habits", words.say("profile.habits"), "",
        html("dl", { class: "habits" }, habits.map(({ about, what, sign }, place) => html("div", { "data-key": String(place) },
            html("dt", {}, icon(sign, 20), about), html("dd", {}, what)))));
}

/** A share as a bar, with a mark at another share; it says nothing to those who do not see it. */
function bar(share, mark) {
    const full = html("span", { class: "bar-full" });
    full.style.width = `${100 * share}%`;
    const even = html("span", { class: "bar-mark" });
    even.style.left = `${100 * mark}%`;
    return html("span", { class: "share-bar", "aria-hidden": "true" }, full, even);
}
