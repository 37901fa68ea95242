/** The composer of amounts as it stands in the sheet. */

import { html } from "../paint/elements.js";
import { button } from "../pages/parts.js";

/** @param {import("../match/play.js").Play} play */
export function countsPart(app, play) {
    const { words } = app;
    const counts = play.composer;
    const { least = 0, most } = counts.compose;
    return html("div", { class: "composer" },
        html("p", { class: "hint", role: "status" }, words.say(least === most ? "web.given.exactly" : "web.given", { count: counts.total, least, most })),
        html("ul", { class: "counts" }, counts.compose.places.map(({ place, name, most: bound }) => html("li", { "data-key": String(place) },
            html("span", { class: "name" }, name),
            step(app, counts, place, name, -1),
            html("output", {}, `${counts.counts.get(place)} / ${bound}`),
            step(app, counts, place, name, 1)))),
        button({ label: words.say("web.confirm"), sign: "check", kind: "gold", off: !counts.isReady, press: () => play.act(counts.action) }));
}

function step(app, counts, place, name, by) {
    return button({
        label: app.words.say(by > 0 ? "web.more" : "web.fewer", { place: name }), sign: by > 0 ? "plus" : "minus", kind: "lit", bare: true,
        off: !counts.may(place, by),
        press: () => {
            counts.add(place, by);
            app.show();
        },
    });
}
