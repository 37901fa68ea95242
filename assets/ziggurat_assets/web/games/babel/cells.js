/** What can be chosen on the board of Babel: at each site the upper player's ground, the site, the lower player's. */

export const SITES = "AHMPS";
export const ROWS = ["far", "site", "near"];

/** The number of a cell, the same as the client's. */
export function cellOf(site, row) {
    return SITES.indexOf(site) * ROWS.length + ROWS.indexOf(row);
}

/** The site and the row of a number. */
export function partsOf(cell) {
    return { site: SITES[Math.floor(cell / ROWS.length)], row: ROWS[cell % ROWS.length] };
}

/** A seat's ground at a site: who looks has the lower side, a watcher sees seat 0 there. */
export function groundOf(seat, site, viewer) {
    return cellOf(site, seat === (viewer ?? 0) ? "near" : "far");
}
