/** The pages by their routes, each fetched when it is asked for: a guest who comes to a table waits for that alone. */

const PATIENCE_SECONDS = 2;
const MODULES = {
    lobby: async () => (await import("./lobby.js")).LobbyPage,
    table: async () => (await import("./table.js")).TablePage,
    night: async () => (await import("./night.js")).NightPage,
    profile: async () => (await import("./profile.js")).ProfilePage,
    replay: async () => (await import("./replay.js")).ReplayPage,
    television: async () => (await import("./television.js")).TelevisionPage,
};
const here = new Map();

/** The kind of page that a route shows; null if it is not here yet. */
export function pageHere({ page }) {
    return here.get(page) ?? null;
}

/** The same, once it is here, however long that takes. */
export async function pageFetched(route, time) {
    while (!here.has(route.page)) {
        await fetchPage(route.page).catch(() => new Promise((goOn) => time.later(PATIENCE_SECONDS, goOn)));
    }
    return here.get(route.page);
}

/** Have all of them, or those that can be had. */
export function fetchPages() {
    return Promise.allSettled(Object.keys(MODULES).map(fetchPage));
}

async function fetchPage(name) {
    here.set(name, await MODULES[name]());
}
