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
 * What the page shows of the match: the places of the board by their names, names and what lies before them, what stands
 * beside the board, and the result. Who of them is away has nothing to do with the match.
 */
export function shownOn(page) {
    return page.evaluate(() => {
        const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label") ?? element.innerText);
        return { board: texts(".board [aria-label]"), seats: texts(".seat .whose, .seat .fact:not(.soft)"), panel: texts(".panel-of-game"), result: texts(".result") };
    });
}

/** What stands on the page once the match is there again after the page was loaded anew. */
export async function loadedAnew(page) {
    await page.reload();
    await page.locator(".board > *").waitFor();
    return { record: await recordOf(page), shown: await shownOn(page) };
}
