/** The succession table: for each nation a row of squares, in the colours of the epochs, with its marker. */

import tables from "../../art/civilization-tables.js";
import { html, svg } from "../../paint/elements.js";
import { seatTone } from "../tones.js";
import { nationName } from "./names.js";

/** The last square, and the epochs in their order. */
const FINISH = 16;
const EPOCHS = ["start", "neolithic", "early_bronze", "late_bronze", "early_iron", "late_iron"];
const CELL = 10;

/** The rows in nation order. */
export function successionPart({ board, context, words }) {
    const rows = board.nations.map((nation, seat) => ({ nation, seat }));
    rows.sort((one, other) => tables.nations.indexOf(one.nation.id) - tables.nations.indexOf(other.nation.id));
    return html(
        "details",
        { class: "civ-succession folded", "data-key": "succession", open: !context.narrow },
        html("summary", {}, words.say("civilization.phase.succession")),
        html("ul", {}, rows.map((row) => rowPart(row, context))),
    );
}

function rowPart({ nation, seat }, { words, seats }) {
    const epoch = words.say(`civilization.ast.${epochOf(nation, nation.marker)}`);
    return html(
        "li",
        { "data-key": nation.id },
        html("span", { class: "nation" }, nationName(words, nation.id)),
        track(nation, seats[seat].colour),
        html("b", { class: "square" }, nation.marker),
        html("span", { class: "epoch" }, epoch),
    );
}

function track(nation, colour) {
    const squares = Array.from({ length: FINISH + 1 }, (_, square) => square);
    return svg(
        "svg",
        { class: "track", viewBox: `0 0 ${(FINISH + 1) * CELL} ${CELL + 4}`, "aria-hidden": "true" },
        squares.map((square) => svg("rect", { class: `square-of-${epochOf(nation, square)}`, x: square * CELL, y: 2, width: CELL - 1, height: CELL })),
        svg("rect", { class: "marker", fill: seatTone(colour), x: nation.marker * CELL - 1, y: 0, width: CELL + 1, height: CELL + 4 }),
    );
}

/** In which epoch a square of a nation's row lies. */
function epochOf(nation, square) {
    const begun = tables.epochs[nation.id].filter((first) => square >= first).length;
    return EPOCHS[begun];
}
