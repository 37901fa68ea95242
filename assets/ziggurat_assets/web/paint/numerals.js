/** Numbers in the stepped numerals of the arcade. */

import { svg } from "./elements.js";
import { use } from "./art.js";

const CELLS = 8;
const ADVANCE = 7;
const NAMES = { "+": "digit-plus", "-": "digit-minus", "−": "digit-minus", "×": "digit-times", ":": "digit-colon" };

/**
 * A number as a picture that is read as the number.
 * @param {number | string} value
 * @param {number} height in CSS pixels
 * @param {string} fill "shell", "gold" or "stone"
 */
export function numerals(value, height, fill = "shell") {
    const signs = [...String(value)];
    const width = signs.length * ADVANCE - 1;
    const digits = signs.map((sign, place) =>
        use("common", NAMES[sign] ?? `digit-${sign}`, { x: place * ADVANCE, y: 0, width: 6, height: CELLS }),
    );
    return svg("svg", {
        class: "numerals", role: "img", "aria-label": value, viewBox: `0 0 ${width} ${CELLS}`, height,
        width: (height * width) / CELLS, fill: `url(#numeral-${fill})`,
    }, digits);
}
