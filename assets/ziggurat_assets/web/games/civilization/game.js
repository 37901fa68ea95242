/** The page of Civilization. */

import { CivilizationBoard } from "./board.js";
import { phaseName } from "./names.js";
import { offers } from "./offers.js";
import { panel } from "./panel.js";
import { boardOf } from "./reading.js";
import { result } from "./result.js";
import { lines, told } from "./sentences.js";
import { standing } from "./standing.js";

export default {
    id: "civilization",
    sections: ["civilization"],
    sheets: ["civilization"],
    board: (context) => new CivilizationBoard(context),
    heading,
    standing,
    told,
    lines,
    offers,
    panel,
    result,
};

/** The turn and its phase. */
function heading(view, { words }) {
    const board = boardOf(view);
    const phase = phaseName(words, board.phase);
    return board.turn ? `${words.say("civilization.turn")} ${board.turn}, ${phase}` : phase;
}
