/** The land and the sea: an element for each area, which stays the same, with its rivers, sites and volcanoes. */

import map from "../../art/civilization-map.js";
import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { areaName } from "./names.js";

const [WIDTH, HEIGHT] = map.size;
/** No place is smaller to tap than this. */
const LEAST = 16;
const SITE = 8;
const VOLCANO = 20;
const SHIP = 26;

export const SIZE = { width: WIDTH, height: HEIGHT };
/** By id: where things are in an area. */
export const SPOTS = new Map(map.areas.map((area) => [area.id, area]));

/** The element of each area, by its id. */
export function areaElements() {
    return new Map(map.areas.map((area) => [area.id, areaElement(area)]));
}

function areaElement({ id, land, water, land_colour: ofLand, water_colour: ofWater }) {
    return svg(
        "g",
        { class: "area", role: "button", "data-area": id },
        water ? svg("path", { class: "water", d: water, fill: ofWater }) : null,
        land ? svg("path", { class: "land", d: land, fill: ofLand }) : null,
    );
}

/** What lies on the land for ever, and takes no taps. */
export function scenery() {
    return svg(
        "g",
        { class: "scenery", "aria-hidden": "true", "pointer-events": "none" },
        svg("path", { class: "rivers", d: map.rivers }),
        map.areas.filter((area) => area.site).map(({ site: [x, y] }) =>
            svg("circle", { class: "site", cx: x, cy: y, r: SITE / 2 }),
        ),
        map.volcanoes.map(([x, y]) => use("civilization", "volcano", around(x, y, VOLCANO))),
    );
}

/** The names of all areas, for where the map is near. */
export function names(words) {
    return svg(
        "g",
        { class: "area-names", "aria-hidden": "true", "pointer-events": "none" },
        map.areas.map(({ id, middle: [x, y], radius }) =>
            svg("text", { class: id.startsWith("sea_") ? "sea" : "land", x, y: y + Math.max(radius, 14) - 2, "text-anchor": "middle" }, areaName(words, id)),
        ),
    );
}

/** A square around a point. */
export const around = (x, y, side) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });

/** The box within an area that a finger meets. */
export function areaBox(id) {
    const { middle: [x, y], radius } = SPOTS.get(id);
    return around(x, y, Math.max(LEAST, 2 * radius));
}

/** The box of a ship, the one of so many in its area. */
export function shipBox(area, place) {
    const { ship, middle } = SPOTS.get(area);
    const [x, y] = ship ?? middle;
    return around(x + place * SHIP * 0.6, y + place * 4, SHIP);
}
