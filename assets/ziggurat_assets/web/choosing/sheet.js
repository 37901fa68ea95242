/** The sheet of large buttons: what may be done with what was tapped, and what is always there. */

import { html } from "../paint/elements.js";
import { icon, symbol } from "../paint/art.js";
import { button } from "../pages/parts.js";
import { countsPart } from "./counts_part.js";
import { handfulPart } from "./handful_part.js";
import { Counts } from "./counts.js";

/** So many buttons that are always there are shown one by one; of more, those of one title are folded together. */
const MOST_BUTTONS = 8;

/** @param {import("../match/match.js").Match} match */
export function sheetPart(match) {
    const { play, app, record } = match;
    const { words } = app;
    return html("section", { class: `sheet${play.choosing.taps.length || play.composer ? " raised" : ""}`, "data-key": "sheet", "aria-label": words.say("game.actions") },
        sheetBody(match),
        html("div", { class: "foot" },
            record.mayUndo ? button({ label: words.say("web.undo"), sign: "undo", kind: "line", press: () => play.undo() }) : null),
    );
}

function sheetBody(match) {
    const { play, app } = match;
    if (play.composer !== null) {
        const part = play.composer instanceof Counts ? countsPart : handfulPart;
        return [head(match, play.offer.title, play.offer.detail), part(app, play)];
    }
    if (!play.isOpen) return html("p", { class: "note", role: "status" }, app.words.say("web.one_moment"));
    const { choosing } = play;
    if (choosing.taps.length) return [tappedHead(match), offersOf(play, choosing)];
    return [hint(match), standingOffers(play, choosing.standing)];
}

function hint({ play, app }) {
    return html("p", { class: "hint" }, app.words.say(play.choosing.next.size ? "web.tap" : "game.your_move"));
}

function tappedHead(match) {
    const [first] = match.play.choosing.taps;
    const place = match.board?.places(match.moment.view).find((each) => each.place === first);
    return head(match, place?.name ?? String(first), place?.text);
}

function head({ play, app }, title, detail) {
    return html("div", { class: "sheet-head" },
        html("div", { class: "lines" }, html("h2", {}, title), detail ? html("p", {}, detail) : null),
        button({ label: app.words.say("dialog.close"), sign: "cross", kind: "line", bare: true, press: () => play.cancel() }));
}

function offersOf(play, choosing) {
    const ready = choosing.ready.map((offer) => offerButton(offer, () => play.take(offer)));
    const rows = [...choosing.rows].map(([title, offers]) => rowButton(play, choosing, title, offers));
    const targets = choosing.title === null ? [] : [...choosing.next].map(([place, offers]) =>
        offerButton({ ...offers[0], title: offers[0].targetName ?? offers[0].title }, () => play.tap(place)));
    return html("div", { class: "offers", "data-key": `offers ${choosing.taps.join(" ")}` }, ready, choosing.title === null ? rows : targets);
}

/** A row for offers that need further taps: it frames only their places. */
function rowButton(play, choosing, title, offers) {
    const [first] = offers;
    const shown = { ...first, title, detail: first.lead?.detail ?? first.detail };
    return offerButton(shown, () => play.narrow(choosing.title === title ? null : title));
}

function standingOffers(play, offers) {
    if (offers.length <= MOST_BUTTONS) return html("div", { class: "offers", "data-key": "standing" }, offers.map((offer) => offerButton(offer, () => play.take(offer))));
    const groups = Map.groupBy ? Map.groupBy(offers, (offer) => offer.title) : grouped(offers);
    return html("div", { class: "offers", "data-key": "standing" }, [...groups].map(([title, group]) =>
        group.length === 1
            ? offerButton(group[0], () => play.take(group[0]))
            : html("details", { "data-key": title, class: "group" },
                html("summary", {}, html("b", {}, title), html("span", { class: "count" }, group.length)),
                group.map((offer) => offerButton({ ...offer, title: offer.detail || offer.title, detail: "" }, () => play.take(offer))))));
}

function grouped(offers) {
    const groups = new Map();
    for (const offer of offers) groups.set(offer.title, [...(groups.get(offer.title) ?? []), offer]);
    return groups;
}

function offerButton(offer, press) {
    const shown = offer.symbol ? symbol(offer.symbol.sheet, offer.symbol.name, 40, offer.symbol.kind) : null;
    return html("button", { type: "button", class: `offer${offer.tone ? ` tone-${offer.tone}` : ""}${shown ? " pictured" : ""}`, onclick: press },
        shown,
        html("span", { class: "lines" }, html("b", {}, offer.title), offer.detail ? html("span", {}, offer.detail) : null),
        icon("right", 16));
}
