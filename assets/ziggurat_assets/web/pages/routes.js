/** Which page an address of ours asks for. */

const CODE = /^[A-Za-z]+(-[A-Za-z]+){0,2}-\d{2}$/;

/**
 * @param {string} path such as `/`, `/ENKI-42`, `/night/LAGASH-12`, `/tv` or `/tv/ENKI-42`
 * @returns {{page: "lobby" | "table" | "night" | "television", table: string | null}} the code of a night stands as `table`
 */
export function routeOf(path) {
    const parts = path.split("/").filter(Boolean);
    if (parts[0] === "tv") return { page: "television", table: codeIn(parts[1]) };
    const night = parts[0] === "night" ? codeIn(parts[1]) : null;
    if (night !== null) return { page: "night", table: night };
    const table = codeIn(parts[0]);
    return table === null ? { page: "lobby", table } : { page: "table", table };
}

/** Where a page is found. */
export function pathOf({ page, table }) {
    if (page === "television") return table === null ? "/tv" : `/tv/${table}`;
    if (page === "night") return `/night/${table}`;
    return table === null ? "/" : `/${table}`;
}

function codeIn(part) {
    return part !== undefined && CODE.test(part) ? part.toUpperCase() : null;
}
