/** What is drawn around spaces: the ground and outline of kingdoms, the border of what is meant, the strength of leaders. */

import { svg } from "../../paint/elements.js";
import { use } from "../../paint/art.js";
import { SPACE } from "./grid.js";

const FLAG = { height: 26, sign: 18, digit: 12 };
/** The sides of a space: the way to the next one, and the line between both from the corner on. */
const SIDES = [
    { way: [0, -1], line: `h${SPACE}` },
    { way: [-1, 0], line: `v${SPACE}` },
    { way: [0, 1], from: [0, SPACE], line: `h${SPACE}` },
    { way: [1, 0], from: [SPACE, 0], line: `v${SPACE}` },
];

/** The ground of a kingdom and its thin outline. */
export function drawRealm(spaces, grid) {
    const ground = [...spaces].map((number) => {
        const { x, y } = grid.cornerOf(number);
        return `M${x} ${y}h${SPACE}v${SPACE}h${-SPACE}z`;
    });
    return svg(
        "g",
        {},
        svg("path", { class: "realm-ground", d: ground.join("") }),
        svg("path", { class: "realm-outline", d: outlineOf(spaces, grid) }),
    );
}

/** The bright border of spaces that are meant; `kind` is a class for it. */
export function drawBorder(spaces, grid, kind = "") {
    const outline = outlineOf(spaces, grid);
    return [
        svg("path", { class: `border-light ${kind}`.trim(), d: outline }),
        svg("path", { class: `border ${kind}`.trim(), d: outline }),
    ];
}

/** Crossed spears and the strength of a leader, over the space where he stands. */
export function drawFlag(number, strength, grid) {
    const { x, y } = grid.cornerOf(number);
    const width = FLAG.sign + FLAG.digit * String(strength).length + 14;
    return svg(
        "g",
        { class: "flag", transform: `translate(${x + (SPACE - width) / 2} ${y - 8})` },
        svg("rect", { width, height: FLAG.height, rx: 3 }),
        use("tigris", "spears", { x: 4, y: (FLAG.height - FLAG.sign) / 2, width: FLAG.sign, height: FLAG.sign }),
        svg("text", { x: FLAG.sign + 7, y: FLAG.height - 7 }, strength),
    );
}

/** The lines between these spaces and all others. */
function outlineOf(spaces, grid) {
    const lines = [];
    for (const number of spaces) {
        const { x, y } = grid.cornerOf(number);
        for (const { way, from: [right, down] = [0, 0], line } of SIDES) {
            if (!spaces.has(grid.next(number, way))) lines.push(`M${x + right} ${y + down}${line}`);
        }
    }
    return lines.join("");
}
