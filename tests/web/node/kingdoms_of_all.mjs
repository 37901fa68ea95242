/**
 * Says what the page of Tigris & Euphrates reads off maps: a list of boards as views have them comes in as JSON. For each
 * come its kingdoms, with their `spaces` and the `strengths` of their leaders.
 */

import { Kingdoms } from "../../../assets/ziggurat_assets/web/games/tigris/kingdoms.js";

let read = "";
for await (const piece of process.stdin.setEncoding("utf8")) read += piece;

function seenOn(board) {
    const kingdoms = new Kingdoms(board);
    return kingdoms.all.map(({ spaces, leaders }) => ({
        spaces: [...spaces].sort((one, other) => one - other),
        strengths: leaders.map((leader) => kingdoms.tilesOf(leader)),
    }));
}

process.stdout.write(JSON.stringify(JSON.parse(read).map(seenOn)));
