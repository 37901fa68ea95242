/** The games' own modules; a game without one is shown by its log and its choices as lists. */

const PAGES = new Set(["ur", "babel", "tigris", "civilization"]);

/** The module of a game. */
export async function gameModule(id) {
    const found = PAGES.has(id) ? await import(`./${id}/game.js`) : await import("./anything/game.js");
    return found.default instanceof Function ? found.default(id) : found.default;
}
