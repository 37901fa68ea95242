/** Tokens, cities and ships on the map. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { SPOTS, around, shipBox } from "./land.js";
import { citiesOf, shipsOf, tokensOf } from "./reading.js";

const CUBE = 18;
const CITY = 28;
/** What lies between two groups, and what a number takes. */
const GAP = 2;
const NUMBER = 11;
const COLOURS = 7;

const sheet = (name, box) => use("civilization", name, box);

/** The ships on the map with the box of each; those of one area stand beside each other. */
export function shipsWithBoxes(board) {
    const there = new Map();
    return board.nations.flatMap((nation, seat) =>
        shipsOf(nation).map((ship) => {
            const place = there.get(ship.area) ?? 0;
            there.set(ship.area, place + 1);
            return { ...ship, seat, box: shipBox(ship.area, place) };
        }),
    );
}

/** All tokens and cities. */
export function drawPieces(board, colours) {
    const groups = new Map();
    board.nations.forEach((nation, seat) => {
        for (const [area, count] of tokensOf(nation)) groups.set(area, [...(groups.get(area) ?? []), { seat, count }]);
    });
    const cities = board.nations.flatMap((nation, seat) => citiesOf(nation).map((area) => drawCity(area, colours[seat])));
    const tokens = [...groups].flatMap(([area, those]) => drawTokens(area, those, colours, board));
    return [...cities, ...tokens];
}

function drawCity(area, colour) {
    const { site, middle } = SPOTS.get(area);
    const [x, y] = site ?? middle;
    // In a group, because a browser takes another box for what is used alone.
    return svg("g", {}, sheet(`city-${colour % COLOURS}`, around(x, y - 3, CITY)));
}

/** The groups of an area beside each other, each a cube with its number; below a city where one stands. */
function drawTokens(area, those, colours, board) {
    const { middle: [x, y] } = SPOTS.get(area);
    const lowered = board.nations.some((nation) => citiesOf(nation).includes(area)) ? CITY * 0.6 : 0;
    const widths = those.map(({ count }) => CUBE + (count > 1 ? NUMBER * String(count).length - 3 : 0));
    let left = x - (widths.reduce((sum, width) => sum + width, 0) + GAP * (those.length - 1)) / 2;
    return those.map(({ seat, count }, place) => {
        const at = left;
        left += widths[place] + GAP;
        return svg(
            "g",
            {},
            use("common", `cube-${colours[seat] % COLOURS}`, { x: at, y: y + lowered - CUBE / 2, width: CUBE, height: CUBE }),
            count > 1 ? numberAt(at + (CUBE + widths[place]) / 2 - 1, y + lowered + 5, count) : null,
        );
    });
}

/** A ship, with how many are aboard. */
export function drawShip({ seat, aboard, box }, colours) {
    const drawn = [sheet(`ship-${colours[seat] % COLOURS}`, box)];
    if (aboard) drawn.push(numberAt(box.x + box.width - 3, box.y + box.height, aboard));
    return drawn;
}

function numberAt(x, y, count) {
    return svg("text", { class: "count", x, y, "text-anchor": "middle" }, count);
}

/** A number that was chosen for a place, or stands there to be chosen. */
export function drawNumber({ x, y, width, height }, number) {
    const [cx, cy] = [x + width / 2, y + height / 2 - 14];
    return svg("g", { class: "chosen-number" }, svg("circle", { cx, cy, r: 10 }), svg("text", { x: cx, y: cy + 4.5, "text-anchor": "middle" }, number));
}
