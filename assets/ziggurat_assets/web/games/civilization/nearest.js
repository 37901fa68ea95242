/** Which place lies next in a direction, where places are in no rows. */

/** How much a step aside counts against one ahead. */
const ASIDE = 2;

/**
 * @param {[any, {x: number, y: number, width: number, height: number}][]} boxes
 * @param {any} place from where
 * @param {[number, number]} way right and down
 * @returns {any} the place, null where nothing lies that way
 */
export function nearest(boxes, place, [right, down]) {
    const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
    const from = middle(new Map(boxes).get(place));
    let best = null;
    let least = Infinity;
    for (const [other, box] of boxes) {
        const at = middle(box);
        const ahead = (at.x - from.x) * right + (at.y - from.y) * down;
        const aside = Math.abs((at.x - from.x) * down) + Math.abs((at.y - from.y) * right);
        const far = ahead + ASIDE * aside;
        if (other !== place && ahead > 0 && far < least) [best, least] = [other, far];
    }
    return best;
}
