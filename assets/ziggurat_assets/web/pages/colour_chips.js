/** The colours among which a seat's is chosen in the room. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { coloursFor, isOwn } from "../record/colours.js";
import { markName, stud } from "./parts.js";

/**
 * @param {import("../app.js").App} app
 * @param {import("../record/table.js").TableRecord} record
 * @param {number} seat one whose colour we may choose
 */
export function colourChips(app, record, seat) {
    const { words } = app;
    const name = record.table.seats[seat].name ?? "";
    return html("div", { class: "colour-chips", role: "group", "aria-label": words.say("web.colour_of", { name }), "data-key": "colours" },
        coloursFor(record, seat).map((found) => chip(app, record, seat, found)));
}

function chip(app, record, seat, { colour, standing, name }) {
    const { words } = app;
    const usual = isOwn(record, seat) && colour === app.settings.colour;
    const label = words.say(`room.colour.${standing}${usual ? ".usual" : ""}`, { mark: markName(words, colour), name });
    return html("button", {
        type: "button", class: `segment chip ${standing}`, title: label, "aria-label": label, "data-key": String(colour),
        "aria-pressed": String(standing === "chosen"), disabled: standing === "taken", onclick: () => choose(app, record, seat, colour),
    }, stud(colour, 24), standing === "taken" ? icon("lock", 14) : null);
}

/** What we choose for ourselves, and can have, is our usual colour from now on. */
function choose(app, record, seat, colour) {
    if (isOwn(record, seat)) app.choose({ colour });
    app.attempt(app.line.ask("choose_colour", { table: record.code, seat, colour }));
}
