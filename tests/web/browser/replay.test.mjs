import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { guest, host, launch, play } from "./guests.mjs";
import { Person } from "./person.mjs";

const SCREENS = [{ width: 360, height: 780 }, { width: 820, height: 1180 }, { width: 1920, height: 1080 }];
const browser = await launch();
after(() => browser.close());

/** Somebody who has played a match of one round against a bot, and looks at what they have played; its end as they saw it. */
async function whoHasPlayed(name) {
    const page = await host(browser, name, { title: `House of ${name}` });
    await page.locator("#option-max_rounds").fill("1");
    await page.locator("#option-max_rounds").press("Tab");
    await play(page);
    await new Person(page, { seed: 3, touch: false }).play();
    await page.locator(".result").waitFor();
    const end = await board(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave table" }).click();
    await page.locator(".me").click();
    await page.locator(".played li").waitFor();
    return { page, end };
}

/** What every place of the board is said to be. */
function board(page) {
    return page.locator(".unseen li button").allInnerTexts();
}

/** The step on show, and how many there are. */
async function steps(page) {
    const [, at, of] = (await page.locator(".leading .moment").innerText()).match(/(\d+) of (\d+)/);
    return [Number(at), Number(of)];
}

async function comesTo(page, step) {
    await page.locator(".leading .moment", { hasText: `Moment ${step} of` }).waitFor();
}

/** In the page: what has no room for what it holds and would scroll sideways; long names end in an ellipsis. */
function cutOff() {
    const holds = [...document.querySelectorAll("main, main *:not(.unseen, .name)")].filter((each) => getComputedStyle(each).overflowX !== "visible");
    return holds.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className);
}

test("a match that one has played is looked at again from the profile, step by step, by itself and by keys", async () => {
    const { page, end } = await whoHasPlayed("Ninsun");
    await page.getByRole("button", { name: /^Look at it again: Ur/ }).click();
    await comesTo(page, 0);
    const [, last] = await steps(page);
    const beginning = await board(page);
    assert.equal(beginning.length, end.length);
    assert.notDeepEqual(beginning, end);
    assert.equal(await page.locator(".result").count(), 0);
    await page.getByRole("button", { name: "One step on" }).click();
    await comesTo(page, 1);
    await page.locator(".deed").waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.locator(".result").waitFor();
    await page.waitForFunction((places) => JSON.stringify([...document.querySelectorAll(".unseen li button")].map((each) => each.innerText)) === places, JSON.stringify(end));
    assert.equal(await page.locator(".result li").count(), 2);
    await page.locator("main").focus();
    await page.keyboard.press("ArrowLeft");
    await comesTo(page, last - 1);
    await page.keyboard.press("Home");
    await comesTo(page, 0);
    await page.getByRole("button", { name: "One step on" }).click();
    await page.keyboard.press("ArrowLeft");
    await comesTo(page, 0);
    await page.locator("main").focus();
    await page.keyboard.press(" ");
    await comesTo(page, 2);
    await page.keyboard.down(" ");
    await page.keyboard.down(" ");
    await page.keyboard.down(" ");
    await page.keyboard.up(" ");
    await page.getByRole("button", { name: "Play" }).waitFor();
    assert.deepEqual(await wrong(page), []);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator(".profile-own").waitFor();
    assert.deepEqual(page.faults, []);
});

test("a link leads others to it, after a reload too, on every screen and in French", async () => {
    const { page } = await whoHasPlayed("Enlil");
    await page.getByRole("button", { name: /^Look at it again: Ur/ }).click();
    await comesTo(page, 0);
    const path = new URL(page.url()).pathname;
    assert.match(path, /^\/match\/\d+$/);
    const other = await guest(browser, "Puabi", { path, locale: "fr-FR" });
    await other.locator(".leading").waitFor();
    await other.getByRole("button", { name: "À la fin" }).click();
    await other.locator(".result").waitFor();
    for (const screen of SCREENS) {
        await other.setViewportSize(screen);
        assert.deepEqual(await other.evaluate(cutOff), [], `${screen.width}`);
    }
    assert.deepEqual(await wrong(other), []);
    await other.reload();
    await other.locator(".leading").waitFor();
    assert.deepEqual(other.faults, []);
});

test("where seats have secrets, one chooses through whose eyes one looks", async () => {
    const page = await host(browser, "Enki", { game: "Tigris", screen: SCREENS[1] });
    await play(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Board" }).click();
    await page.locator(".result").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave table" }).click();
    await page.locator(".me").click();
    await page.getByRole("button", { name: /^Look at it again: / }).click();
    await page.locator(".leading").waitFor();
    const ownPieces = page.locator(".rack-piece");
    assert.equal(await ownPieces.count(), 0);
    await page.getByLabel("Through whose eyes").selectOption({ label: "Enki" });
    await ownPieces.first().waitFor();
    assert.deepEqual(await page.evaluate(cutOff), []);
    assert.deepEqual(await wrong(page), []);
    await page.getByLabel("Through whose eyes").selectOption({ label: "whoever looks on" });
    await ownPieces.first().waitFor({ state: "hidden" });
    await page.locator("main").focus();
    await page.keyboard.press("End");
    await page.locator(".result", { hasText: "wins" }).waitFor();
    assert.deepEqual(page.faults, []);
});

test("where there is no such match, one is told so", async () => {
    const page = await guest(browser, "Carla", { path: "/match/4711" });
    await page.getByText("There is no finished match of that number for you to see.").waitFor();
    await page.getByRole("button", { name: "Lobby" }).click();
    await page.locator(".lobby").waitFor();
    assert.deepEqual(page.faults, []);
});
