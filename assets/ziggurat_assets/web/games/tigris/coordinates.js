/** Letters and numbers on the frame of the map. */

import { svg } from "../../paint/elements.js";
import { FRAME, SPACE } from "./grid.js";
import { COLUMNS, HEIGHT, WIDTH, numberOf } from "./names.js";

/** The plaque of each column above or beside it, and of each row. */
export function drawCoordinates(grid) {
    const middle = (number) => {
        const { x, y } = grid.cornerOf(number);
        return { x: x + SPACE / 2, y: y + SPACE / 2 };
    };
    const across = (at) => ({ x: at.x, y: FRAME / 2 });
    const down = (at) => ({ x: FRAME / 2, y: at.y });
    const [ofColumns, ofRows] = grid.turned ? [down, across] : [across, down];
    const columns = Array.from({ length: WIDTH }, (_, x) => plaque(ofColumns(middle(numberOf([x, 0]))), COLUMNS[x]));
    const rows = Array.from({ length: HEIGHT }, (_, y) => plaque(ofRows(middle(numberOf([0, y]))), String(y + 1)));
    return [svg("g", { class: "coordinates", "aria-hidden": "true", "pointer-events": "none" }, columns, rows)];
}

function plaque({ x, y }, label) {
    return svg(
        "g",
        {},
        svg("rect", { x: x - 18, y: y - 14, width: 36, height: 28 }),
        svg("text", { x, y: y + 8, "text-anchor": "middle" }, label),
    );
}
