/** What is in an area, in words. */

import { SPOTS } from "./land.js";
import { areaName } from "./names.js";
import { NUMBERS } from "./reading.js";

/** Whose tokens and cities are there, and for how many tokens there is room. */
export function contentsOf(id, board, { words, seats }) {
    const say = (key, blanks) => words.say(`civilization.area_is.${key}`, blanks);
    if (id.startsWith("sea_")) return say("open_sea");
    const number = NUMBERS.get(id);
    const held = board.nations.flatMap((nation, seat) => {
        const things = [];
        if (nation.cities.includes(number)) things.push(say("city", { count: 1 }));
        if (nation.tokens[number]) things.push(say("tokens", { count: nation.tokens[number] }));
        return things.length ? [say("holds", { name: seats[seat].name, things: things.join(", ") })] : [];
    });
    return [...held, say("limit", { count: SPOTS.get(id).limit })].join(". ");
}

/** What a ship is called, and what is aboard. */
export function shipWords({ seat, area, aboard }, { words, seats }) {
    const ship = words.say("civilization.column.ship_in", { where: areaName(words, area) });
    const load = aboard ? words.say("civilization.area_is.tokens", { count: aboard }) : "";
    return { name: ship, text: [seats[seat].name, load].filter(Boolean).join(", ") };
}
