/** The composer of cards as it stands in the sheet. */

import { html } from "../paint/elements.js";
import { symbol } from "../paint/art.js";
import { button } from "../pages/parts.js";

/** @param {import("../match/play.js").Play} play */
export function handfulPart(app, play) {
    const { words } = app;
    const handful = play.composer;
    const { cards, least = 0, most } = handful.compose;
    return html("div", { class: "composer" },
        html("p", { class: "hint", role: "status" }, words.say(least === most ? "web.chosen.exactly" : "web.chosen", { count: handful.total, least, most })),
        html("div", { class: "cards-in-hand", role: "group", "aria-label": play.offer.title }, cards.map((card) => cardButton(app, handful, card))),
        button({ label: words.say("web.confirm"), sign: "check", kind: "gold", off: !handful.isReady, press: () => play.act(handful.action) }));
}

function cardButton(app, handful, { id, name, symbol: sign }) {
    const chosen = handful.chosen.has(id);
    const toggle = () => {
        handful.toggle(id);
        app.show();
    };
    return html("button", {
        type: "button", class: "card-in-hand", "data-key": String(id), "aria-pressed": String(chosen), disabled: !handful.may(id), onclick: toggle,
    }, sign ? symbol(sign.sheet, sign.name, 48, sign.kind) : null, html("span", {}, name));
}
