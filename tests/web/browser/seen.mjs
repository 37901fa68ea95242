/** What a page knows of a match, and what stands on it. */

/** The page's own record of the match that it is at, as JSON. */
export function recordOf(page) {
    return page.evaluate(async () => {
        const { App } = await import("/web/app.js");
        const { show } = App.prototype;
        // Whatever has a page drawn anew asks its App for that, which is found so.
        const app = await new Promise((resolve) => {
            App.prototype.show = function () {
                resolve(this);
            };
            window.dispatchEvent(new Event("resize"));
        });
        App.prototype.show = show;
        const [record] = app.server.ours.values();
        const { options } = record.table;
        if (record.moment === null) return { options };
        const { revision, view, result } = record.moment;
        return { options, seat: record.seat, revision, view, result };
    });
}

/**
 * What the page shows of the match: the places of the board by their names, in alphabetical order because what came to it
 * later may stand later; names and what lies before them; what stands beside the board; and the result. Who is away has
 * nothing to do with the match.
 */
async function shownOn(page) {
    // What came last may still have to be drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return page.evaluate(() => {
        const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label") ?? element.innerText);
        const [seats, panel, result] = [".seat .whose, .seat .fact:not(.soft)", ".panel-of-game", ".result"].map(texts);
        return { board: texts(".board [aria-label]").sort(), seats, panel, result };
    });
}

/** Look at the page's record until it is so. */
export async function until(page, so) {
    while (!so(await recordOf(page))) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * For each of these pages its record of a match that ends and what it shows, each as it had become and as it is when the
 * page is loaded anew, and what went wrong in it.
 */
export async function endsOf(pages) {
    const ends = {};
    for (const [name, page] of Object.entries(pages)) ends[name] = await endOf(page);
    for (const [name, page] of Object.entries(pages)) ends[name].anew = await loadedAnew(page);
    return ends;
}

/** That a page could not reach a killed server is no fault of it. */
async function endOf(page) {
    await until(page, (record) => record.result);
    const faults = page.faults.filter((fault) => !fault.includes("WebSocket connection to"));
    return { record: await recordOf(page), shown: await shownOn(page), faults };
}

async function loadedAnew(page) {
    await page.reload();
    await page.locator(".board > *").waitFor();
    return { record: await recordOf(page), shown: await shownOn(page) };
}
