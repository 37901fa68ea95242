/**
 * How long guests who come to a table wait for its board, each with an empty cache, and how long for a picture alone:
 *
 *     node first_board.mjs TABLE TIMES
 *
 * Told is {"waited": {"board": […], "picture": […]}} in milliseconds from the opening of the address.
 */
import { launch, visit } from "./guests.mjs";
import { say } from "./told.mjs";

const [table, times] = [process.argv[2], Number(process.argv[3])];

const browser = await launch();
try {
    const waited = { board: [], picture: [] };
    for (let number = 0; number < times; number += 1) {
        waited.picture.push(await picture());
        waited.board.push(await board(`guest ${number}`));
    }
    say({ waited });
} finally {
    await browser.close();
}

/** Until the board stands in the page and has been painted. */
async function board(name) {
    const before = (page) => page.addInitScript((name) => {
        localStorage.setItem("ziggurat.name", name);
        const painted = () => requestAnimationFrame(() => setTimeout(() => (window.painted ??= performance.now())));
        new MutationObserver(() => document.querySelector(".board > *") && painted()).observe(document, { childList: true, subtree: true });
    }, name);
    const page = await visit(browser, { path: `/${table}`, before });
    const found = await page.waitForFunction(() => window.painted);
    const milliseconds = await found.jsonValue();
    await page.context().close();
    return milliseconds;
}

async function picture() {
    const page = await visit(browser, { path: "/web/icon.svg" });
    const milliseconds = await page.evaluate(() => performance.getEntriesByType("navigation")[0].loadEventEnd);
    await page.context().close();
    return milliseconds;
}
