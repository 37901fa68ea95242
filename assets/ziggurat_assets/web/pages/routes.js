/** Which page an address of ours asks for. */

const CODE = /^[A-Za-z]+(-[A-Za-z]+){0,2}-\d{2}$/;
const MATCH = /^\d{1,15}$/;
const PERSON = /^[A-Za-z0-9_-]{1,32}$/;
/** As many characters as a code for another device may have. */
export const DEVICE_CODE_CHARACTERS = 32;

/**
 * @param {string} path such as `/`, `/ENKI-42`, `/night/LAGASH-12`, `/profile`, `/profile/p7`, `/match/17`, `/tv` or
 *     `/tv/ENKI-42`
 * @returns {{page: "lobby" | "table" | "night" | "profile" | "replay" | "television", table: string | null}} the code of
 *     a night stands as `table`, and so does the number of a match, and whose profile it is, null for our own
 */
export function routeOf(path) {
    const parts = path.split("/").filter(Boolean);
    if (parts[0] === "tv") return { page: "television", table: codeIn(parts[1]) };
    const night = parts[0] === "night" ? codeIn(parts[1]) : null;
    if (night !== null) return { page: "night", table: night };
    if (parts[0] === "profile") return { page: "profile", table: PERSON.test(parts[1] ?? "") ? parts[1] : null };
    if (parts[0] === "match" && MATCH.test(parts[1] ?? "")) return { page: "replay", table: parts[1] };
    const table = codeIn(parts[0]);
    return table === null ? { page: "lobby", table } : { page: "table", table };
}

/** Where a page is found. */
export function pathOf({ page, table }) {
    if (page === "television") return table === null ? "/tv" : `/tv/${table}`;
    if (page === "night") return `/night/${table}`;
    if (page === "profile") return table === null ? "/profile" : `/profile/${table}`;
    if (page === "replay") return `/match/${table}`;
    return table === null ? "/" : `/${table}`;
}

/**
 * The code by which this device is let in as somebody, from the end of an address such as `?device=QH7K-M2VT`.
 * @returns {string | null} empty where somebody wants to write one, null where nobody comes by one
 */
export function deviceCodeOf(search) {
    const code = new URLSearchParams(search).get("device");
    return code === null ? null : code.trim().slice(0, DEVICE_CODE_CHARACTERS);
}

function codeIn(part) {
    return part !== undefined && CODE.test(part) ? part.toUpperCase() : null;
}
