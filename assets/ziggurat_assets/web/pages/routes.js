/** Which page an address of ours asks for. */

const CODE = /^[A-Za-z]+(-[A-Za-z]+){0,2}-\d{2}$/;

/**
 * @param {string} path such as `/`, `/ENKI-42`, `/tv` or `/tv/ENKI-42`
 * @returns {{page: "lobby" | "table" | "television", table: string | null}}
 */
export function routeOf(path) {
    const parts = path.split("/").filter(Boolean);
    if (parts[0] === "tv") return { page: "television", table: codeIn(parts[1]) };
    const table = codeIn(parts[0]);
    return table === null ? { page: "lobby", table } : { page: "table", table };
}

/** Where a page is found. */
export function pathOf({ page, table }) {
    if (page === "television") return table === null ? "/tv" : `/tv/${table}`;
    return table === null ? "/" : `/${table}`;
}

function codeIn(part) {
    return part !== undefined && CODE.test(part) ? part.toUpperCase() : null;
}
