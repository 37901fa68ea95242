/** The page of Tigris & Euphrates. */

import { TigrisBoard } from "./board.js";
import { treasuresOn } from "./lying.js";
import { offers } from "./offers.js";
import { panel } from "./panel.js";
import { result } from "./result.js";
import { told } from "./sentences.js";
import { standing } from "./standing.js";

export default {
    id: "tigris",
    sections: ["tigris"],
    sheets: ["tigris"],
    board: (context) => new TigrisBoard(context),
    heading,
    standing,
    told,
    offers,
    panel,
    result,
};

/** The round, and what of the treasures and of the bag is left, which may end the game. */
function heading(view, { words }) {
    const { board, bag } = view.public;
    const round = Math.ceil(board.turn / board.leaders.length);
    const left = treasuresOn(board);
    return [
        `${words.say("tigris.round")} ${round}`,
        `${left} ${words.say("tigris.treasures_left", { count: left })}`,
        `${bag} ${words.say("tigris.in_bag")}`,
    ].join(", ");
}
