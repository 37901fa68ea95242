import assert from "node:assert/strict";
import { after, test } from "node:test";
import { codeOf, guest, host, launch, play, visit } from "./guests.mjs";

const WALL = { width: 1920, height: 1080 };
const browser = await launch();
after(() => browser.close());

test("a television asks nothing, waits for a match and shows the first one", async () => {
    const wall = await visit(browser, { path: "/tv", screen: WALL });
    await wall.getByText("No match is running.").waitFor();
    const page = await host(browser, "Ninsun", { title: "Reed Boats" });
    await play(page);
    await wall.getByRole("heading", { name: "Reed Boats" }).waitFor();
    await wall.locator(".seat", { hasText: "Ninsun" }).waitFor();
    assert.match(await wall.locator(".scan img").getAttribute("src"), new RegExp(`/qr/${codeOf(page)}`));
    assert.deepEqual(wall.faults, []);
});

test("a television shows the table that is named, though others are busier, and who is likely to win there", async () => {
    const quiet = await host(browser, "Shulgi", { title: "House of Tablets" });
    await play(quiet, { seated: false });
    const wall = await visit(browser, { path: `/tv/${codeOf(quiet)}`, screen: WALL });
    await wall.getByRole("heading", { name: "House of Tablets" }).waitFor();
    // Bots alone play there.
    await wall.getByRole("img", { name: /^Chances to win: .+ \d+.%, .+ \d+.%$/ }).waitFor();
    await wall.getByText(/was \d+.%, now \d+.%/).waitFor();
});

test("of several tables the one with most people is shown", async () => {
    const busy = await host(browser, "Gudea", { title: "Barley Moon" });
    await play(busy);
    for (const name of ["Puabi", "Omar", "Kubaba"]) {
        const page = await guest(browser, name);
        await page.goto(busy.url());
        await page.locator(".in-match").waitFor();
    }
    const wall = await visit(browser, { path: "/tv", screen: WALL });
    await wall.getByRole("heading", { name: "Barley Moon" }).waitFor();
});

test("nothing on a wall is smaller than 29 of 1080 lines, or hangs over its edge", async () => {
    const wall = await visit(browser, { path: "/tv", screen: WALL });
    await wall.locator(".television .seat").first().waitFor();
    const small = await wall.evaluate(() => {
        const texts = [...document.querySelectorAll(".television *:not(svg *)")].filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !each.closest(".unseen") && !each.closest(".board"));
        return texts.filter((each) => parseFloat(getComputedStyle(each).fontSize) < 28.9 || each.getBoundingClientRect().right > innerWidth).map((each) => each.textContent);
    });
    assert.deepEqual(small, []);
});
