/**
 * A guest whose server goes away and comes back, as one JSON object a line for the test that ends and starts it.
 * It goes on whenever it is told a line.
 */
import { createInterface } from "node:readline";
import { host, launch, play } from "./guests.mjs";

const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (fact) => console.log(JSON.stringify(fact));

const browser = await launch();
try {
    const page = await host(browser, "Ninsun");
    await play(page);
    await page.locator(".in-match .board > *").waitFor();
    const before = await seen(page);
    say({ playing: before });
    await page.locator(".offline").waitFor();
    say({ offline: { text: await page.locator(".offline").innerText(), ...(await seen(page)) } });
    await told.next();
    await page.locator(".offline").waitFor({ state: "detached", timeout: 30000 });
    await page.locator(".in-match .board > *").waitFor();
    say({ back: await seen(page) });
} finally {
    await browser.close();
}

/** What stands on the page. */
async function seen(page) {
    return {
        board: await page.locator(".board > *").count(),
        names: await page.locator(".seat .name").allInnerTexts(),
        mine: await page.locator(".me").count(),
        token: await page.evaluate(() => localStorage.getItem("ziggurat.token")),
    };
}
