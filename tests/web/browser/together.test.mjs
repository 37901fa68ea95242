import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { codeOf, guest, host, launch, play, visit } from "./guests.mjs";

const DESK = { width: 1280, height: 800 };
const browser = await launch();
after(() => browser.close());

/** A match of one round between bots that is over before the eyes of two. */
async function over(game, name, other, wishes = {}) {
    const page = await host(browser, name, { game, screen: DESK, ...wishes });
    await page.getByLabel("Round limit").fill("1");
    await page.getByLabel("Round limit").press("Tab");
    const beside = await guest(browser, other, { path: `/${codeOf(page)}`, touch: true });
    await beside.locator(".room-seats").waitFor();
    await play(page, { seated: false });
    for (const each of [page, beside]) {
        await each.locator(".result").waitFor();
        await each.locator(".unseen li button").first().waitFor({ state: "attached" });
    }
    return [page, beside];
}

/** What every place of the board is said to be. */
function board(page) {
    return page.locator(".unseen li button").allInnerTexts();
}

async function sameBoard(page, other) {
    const wanted = JSON.stringify(await board(page));
    await other.waitForFunction((places) => JSON.stringify([...document.querySelectorAll(".unseen li button")].map((each) => each.innerText)) === places, wanted);
}

/** Draw over the board of a page, between two shares of its width and height. */
async function drag(page, from, to) {
    const box = await page.locator(".board svg").first().boundingBox();
    await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 4 });
    await page.mouse.up();
}

test("one leads, the other follows to the same position and sees the arrows, and the baton goes over", async () => {
    const [page, other] = await over("Ur", "Ninsun", "Enlil");
    const end = await board(page);
    await page.getByRole("button", { name: "Look together" }).click();
    await page.locator(".leading").waitFor();
    await other.getByRole("button", { name: "Look with Ninsun" }).click();
    await other.locator(".looker.leads", { hasText: "Ninsun" }).waitFor();
    await sameBoard(page, other);
    assert.notDeepEqual(await board(page), end);
    for (let step = 0; step < 3; step++) await page.locator(".leading").getByRole("button", { name: "One step on" }).click();
    await page.locator(".leading", { hasText: "Moment 3 of" }).waitFor();
    await sameBoard(page, other);
    await drag(page, [0.2, 0.3], [0.7, 0.6]);
    await other.locator(".board .arrows polygon").waitFor();
    assert.equal(await page.locator(".board .arrows polygon").count(), 1);
    for (const each of [page, other]) assert.deepEqual(await wrong(each), []);
    await other.getByRole("button", { name: "Ask for the baton" }).click();
    await page.locator(".hand").waitFor();
    await page.getByRole("button", { name: "Give the baton to Enlil" }).click();
    await other.locator(".leading").waitFor();
    await other.locator(".board .arrows").waitFor({ state: "detached" });
    await other.locator(".leading").getByRole("button", { name: "To the end" }).click();
    await page.locator(".result").waitFor();
    assert.deepEqual(await board(page), end);
    await other.getByRole("button", { name: "Look alone" }).click();
    await page.locator(".leading").waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("a wall looks along, leads nobody, and has the arrows, too", async () => {
    const [page, other] = await over("Ur", "Gudea", "Shulgi");
    const wall = await visit(browser, { path: `/tv/${codeOf(page)}`, screen: { width: 1920, height: 1080 } });
    await wall.locator(".television .seat").first().waitFor();
    await page.getByRole("button", { name: "Look together" }).click();
    await page.locator(".leading").waitFor();
    await wall.locator(".who-looks", { hasText: "Gudea · Moment 0 of" }).waitFor();
    await page.locator(".leading").getByRole("button", { name: "One step on" }).click();
    await wall.locator(".who-looks", { hasText: "Moment 1 of" }).waitFor();
    await drag(page, [0.2, 0.3], [0.7, 0.6]);
    await wall.locator(".board .arrows polygon").waitFor();
    await page.locator(".lookers", { hasText: "Television" }).waitFor();
    await page.getByRole("button", { name: "Look alone" }).click();
    await wall.locator(".who-looks").waitFor({ state: "detached" });
    await other.getByRole("button", { name: "Look together" }).waitFor();
    assert.deepEqual([page.faults, other.faults, wall.faults], [[], [], []]);
});
