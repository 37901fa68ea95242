import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { guest, host, launch, play, visit } from "./guests.mjs";

const browser = await launch();
after(() => browser.close());

test("the first page is accessible", async () => {
    assert.deepEqual(await wrong(await visit(browser)), []);
});

test("every part of the lobby is accessible", async () => {
    await host(browser, "Puabi", { title: "Reed Boats" });
    const page = await guest(browser, "Ninsun");
    const other = await guest(browser, "Enki");
    await other.getByRole("button", { name: "Chat" }).click();
    await other.getByRole("button", { name: "Hello" }).click();
    await page.locator(".card").first().waitFor();
    assert.deepEqual(await wrong(page), []);
    for (const tab of ["Watch", "People", "Chat"]) {
        await page.getByRole("navigation").getByRole("button", { name: tab }).click();
        assert.deepEqual([tab, ...(await wrong(page))], [tab]);
    }
    await page.getByRole("button", { name: "Enki" }).click();
    await page.getByRole("button", { name: "Ignore" }).click();
    assert.deepEqual(await wrong(page), []);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Hear again: Enki" }).waitFor();
    assert.deepEqual(await wrong(page), []);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Tables" }).click();
    for (const dialog of ["New", "Open a night"]) {
        await page.getByRole("button", { name: dialog }).click();
        await page.locator("dialog").waitFor();
        assert.deepEqual([dialog, ...(await wrong(page))], [dialog]);
        await page.getByRole("button", { name: "Close" }).click();
    }
});

for (const game of ["Ur", "Babel", "Tigris", "Civilization"]) {
    test(`a table of ${game} is accessible, in its room and in its match`, async () => {
        const page = await host(browser, "Shulgi", { game });
        assert.deepEqual(await wrong(page), []);
        await play(page);
        await page.locator(".board > *").waitFor();
        assert.deepEqual(await wrong(page), []);
        for (const tab of ["Log", "Chat", "Menu"]) {
            await page.getByRole("navigation").getByRole("button", { name: tab }).click();
            assert.deepEqual([tab, ...(await wrong(page))], [tab]);
        }
        for (const dialog of ["Host’s powers", "Watchers", "People here"]) {
            await page.getByRole("button", { name: dialog }).click();
            assert.deepEqual([dialog, ...(await wrong(page))], [dialog]);
            await page.getByRole("button", { name: "Close" }).click();
        }
    });
}

for (const palette of ["Red-green", "Blue-yellow", "High contrast"]) {
    test(`contrast holds in the palette ${palette}`, async () => {
        const page = await host(browser, "Gudea");
        await play(page);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("button", { name: palette }).click();
        await page.getByRole("button", { name: "Close" }).click();
        await page.getByRole("button", { name: "Board" }).click();
        assert.deepEqual(await wrong(page), []);
    });
}

test("a television is accessible", async () => {
    const page = await visit(browser, { path: "/tv", screen: { width: 1920, height: 1080 } });
    await page.locator(".television").waitFor();
    assert.deepEqual(await wrong(page), []);
});

test("a table is opened, joined and begun by keys alone", async () => {
    const page = await guest(browser, "Enheduanna");
    await reach(page, /New/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await reach(page, /Open the table/);
    await page.keyboard.press("Enter");
    await page.locator(".room-seats").waitFor();
    await reach(page, /Sit here/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Ready", exact: true }).waitFor();
    await reach(page, /Add a bot/);
    await page.keyboard.press("ArrowDown");
    await page.locator(".seat-row.ready").waitFor();
    await reach(page, /^Ready/);
    await page.keyboard.press("Space");
    await page.locator(".seat-row.ready").nth(1).waitFor();
    await reach(page, /Start the game/);
    await page.keyboard.press("Enter");
    await page.locator(".seats").waitFor();
});

test("a games night is opened by keys alone", async () => {
    const page = await guest(browser, "Amar-Sin");
    await reach(page, /Open a night/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await reach(page, /^Tigris/);
    await page.keyboard.press("Space");
    await page.locator('[data-key="tigris"][aria-pressed="true"]').waitFor();
    await reach(page, /^Everyone everyone/);
    await page.keyboard.press("Space");
    await reach(page, /^Open a night/);
    await page.keyboard.press("Enter");
    await page.locator(".night-terms", { hasText: "Everyone everyone" }).waitFor();
    assert.match(await page.locator(".night-terms").innerText(), /Ur, Tigris/);
});

test("what happens is read out, and who is likely to win is accessible", async () => {
    const page = await host(browser, "Nisaba");
    await play(page, { seated: false });
    await page.waitForFunction(() => document.getElementById("said").textContent.length > 5);
    assert.equal(await page.locator("#said").getAttribute("aria-live"), "polite");
    await page.locator(".chance-bar").waitFor();
    assert.deepEqual(await wrong(page), []);
});

/** Press Tab until what has the focus is called so. */
async function reach(page, name) {
    for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press("Tab");
        const called = await page.evaluate(() => {
            const focused = document.activeElement;
            return focused?.getAttribute("aria-label") ?? focused?.innerText ?? "";
        });
        if (name.test(called.trim())) return;
    }
    assert.fail(`nothing called ${name} is reached by Tab`);
}
