/** A seal of clay: pressed once it is earned, else an empty mould with an arc of gold for how far one is. */

import { svg } from "./elements.js";
import { use } from "./art.js";

const MIDDLE = 50;
const REACH = 41.4;
const WHOLE = 2 * Math.PI;

/**
 * @param {string} game
 * @param {{name: string, share: number}} seal `share` is 1 for one that was earned
 * @param {number} size in CSS pixels
 */
export function claySeal(game, { name, share }, size) {
    const earned = share >= 1;
    return svg("svg", { class: "clay-seal", viewBox: "0 0 100 100", width: size, height: size, "aria-hidden": "true", focusable: "false" },
        use("seals", `${earned ? "seal" : "mould"}-${game}-${name}`),
        earned || share <= 0 ? null : svg("path", { class: "seal-arc", d: arc(share) }));
}

/** Clockwise from the top. */
function arc(share) {
    const x = MIDDLE + REACH * Math.sin(WHOLE * share);
    const y = MIDDLE - REACH * Math.cos(WHOLE * share);
    return `M${MIDDLE} ${MIDDLE - REACH}A${REACH} ${REACH} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}
