/** The curtain before a match with secrets, until whoever has the screen now is alone with it. */

import { html } from "../paint/elements.js";
import { button, markName, stud } from "../pages/parts.js";

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 * @param {() => void} lift shows what the seat that has the screen may know
 */
export function curtain(app, record, lift) {
    const { words } = app;
    const { name = "" } = record.table.seats[record.seat];
    const colour = record.colours[record.seat];
    return html("main", { class: "lone curtain", "data-key": `curtain ${record.seat}` },
        stud(colour, 96), html("span", { class: "unseen" }, markName(words, colour)),
        html("h1", { tabindex: -1 }, words.say("web.pass_screen", { name })),
        html("p", {}, words.say("curtain.hint")),
        button({ label: words.say("curtain.lift", { name }), sign: "eye", kind: "gold", press: lift }));
}
