/**
 * Says what the page of Tigris & Euphrates reads off maps: a list of decisions as JSON comes in, each with the `board` of
 * a view, the `seat` that chooses and `actions`. For each come the `kingdoms` with their `spaces` and the `strengths` of
 * their leaders, and the `prospects` of the actions.
 */

import { Foresight } from "../../../assets/ziggurat_assets/web/games/tigris/foresight.js";

let read = "";
for await (const piece of process.stdin.setEncoding("utf8")) read += piece;

function seenOn({ board, seat, actions }) {
    const foresight = new Foresight(board, seat);
    const { kingdoms } = foresight;
    return {
        kingdoms: kingdoms.all.map(({ spaces, leaders }) => ({
            spaces: [...spaces].sort((one, other) => one - other),
            strengths: leaders.map((leader) => kingdoms.tilesOf(leader)),
        })),
        prospects: actions.map((action) => foresight.of(action)),
    };
}

process.stdout.write(JSON.stringify(JSON.parse(read).map(seenOn)));
