import assert from "node:assert/strict";
import { after, test } from "node:test";
import { codeOf, guest, host, launch, play } from "./guests.mjs";

/** Bytes that a phone may have to fetch before it sees a board of Ur. */
const MOST = 300_000;
const browser = await launch();
after(() => browser.close());

test("a guest's first board of Ur is light", async () => {
    const table = await host(browser, "Ninsun");
    await play(table);
    const page = await guest(browser, "Puabi", { path: `/${codeOf(table)}` });
    await page.locator(".board > *").waitFor();
    const bytes = await page.evaluate(() => {
        const fetched = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
        return fetched.reduce((sum, each) => sum + each.transferSize, 0);
    });
    console.log(`${bytes} bytes`);
    assert.ok(bytes > 20_000 && bytes < MOST, `${bytes} bytes were fetched`);
});
