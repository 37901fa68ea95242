/** All advances with their prices, what they do, and who has them. */

import tables from "../../art/civilization-tables.js";
import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { stud } from "../../pages/parts.js";
import { advanceName } from "./names.js";

const SIZE = 36;
const MARK = 18;

/** Folded together, unless advances are bought just now. */
export function advancesPart({ board, context, words }) {
    const buyer = board.purchases?.seat ?? null;
    const title = words.say("civilization.phase.advances");
    return html(
        "details",
        { class: "civ-advances folded", "data-key": "advances", open: board.phase === "advances" && !context.narrow },
        html("summary", {}, buyer === null ? title : `${title}: ${context.seats[buyer].name}`),
        html("ul", {}, tables.advances.map((advance) => row(advance, board, context))),
    );
}

function row({ id, groups, price }, board, { words, seats }) {
    const owners = board.nations.map((nation, seat) => [nation, seat]).filter(([nation]) => nation.advances.includes(id));
    const effect = words.say(`civilization.effect.${id}`);
    return html(
        "li",
        { "data-key": id, class: `group-of-${groups[0]}` },
        symbol("civilization", `advance-${id}`, SIZE),
        html("span", { class: "lines" }, html("b", {}, advanceName(words, id)), html("span", {}, effect)),
        html(
            "span",
            { class: "owners" },
            owners.map(([, seat]) => [stud(seats[seat].colour, MARK), html("span", { class: "unseen" }, seats[seat].name)]),
        ),
        html("b", { class: "price" }, price),
    );
}
