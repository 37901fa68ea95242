/** Tigris & Euphrates and Civilization on the screens of guests: their maps, and choices that lists could not show. */
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { host, launch, play, visit } from "./guests.mjs";

const FINGER = 44;
const TABLET = { width: 820, height: 1180 };
const browser = await launch();
after(() => browser.close());
// Matches that nobody looks at any more would slow the others down.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

/** A phone, whose guest touches. */
async function phone(game, options = {}) {
    const page = await host(browser, "Ninsun", { game, ...options });
    await play(page);
    await page.locator(".map-picture").waitFor();
    return page;
}

/** A finger on the middle of an element of the map. */
async function touch(page, element) {
    await element.dispatchEvent("pointerdown", await finger(element));
    await element.dispatchEvent("pointerup", await finger(element));
}

async function finger(element) {
    const { x, y, width, height } = await element.boundingBox();
    return { pointerId: 7, pointerType: "touch", button: 0, bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
}

/** From A1 to P1 the map goes down the page, if it lies turned, or across it, and at `least` so far. */
function comesToLie(page, wanted) {
    return page.waitForFunction(({ turned, least }) => {
        const [first, last] = ["A1", "P1"].map((name) => document.querySelector(`.space[aria-label^="${name}"]`).getBoundingClientRect());
        const [across, down] = [last.x - first.x, last.y - first.y];
        return turned ? down > least && Math.abs(across) < 5 : across > least && Math.abs(down) < 5;
    }, wanted);
}

const space = (page, name) => page.locator(`.space[aria-label^="${name}"]`).first();

test("a space that is too small for a finger is brought near by the first tap, and chosen by the second", async () => {
    const page = await phone("Tigris");
    await page.locator(".sheet .offer").first().waitFor();
    const free = space(page, "H6");
    assert.ok((await free.boundingBox()).width < FINGER);
    await touch(page, free);
    assert.ok((await free.boundingBox()).width >= FINGER);
    assert.equal(await page.locator(".sheet.raised").count(), 0);
    await touch(page, free);
    await page.locator(".sheet.raised").getByRole("heading", { name: "H6" }).waitFor();
    assert.deepEqual(page.faults, []);
});

test("on a phone the map of Tigris & Euphrates lies turned, on a tablet as everyone sees it", async () => {
    await comesToLie(await phone("Tigris"), { turned: true, least: 300 });
    await comesToLie(await phone("Tigris", { screen: { width: 1920, height: 1080 } }), { turned: false, least: 600 });
});

test("everything that is pressed beside a map is large enough for a finger", async () => {
    for (const game of ["Tigris", "Civilization"]) {
        const page = await phone(game);
        await page.locator(".sheet .offer").first().waitFor();
        const buttons = page.locator(".board button:visible, .panel-of-game :is(button, summary):visible, .sheet button:visible");
        const small = await buttons.evaluateAll((all, least) => all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return Math.min(width, height) >= least ? "" : `${each.className} ${width} x ${height}`;
        }).filter(Boolean), FINGER);
        assert.deepEqual(small, []);
    }
});

test("a tile is taken from the hand and laid where it is framed, by keys alone", async () => {
    const page = await phone("Tigris", { screen: TABLET });
    await page.locator(".rack-piece.is-may").first().focus();
    await page.keyboard.press("Enter");
    const target = page.locator(".space.is-target").first();
    await target.focus();
    const name = await target.getAttribute("aria-label");
    await page.keyboard.press("Enter");
    await page.locator(".log li", { hasText: `${name}.` }).first().waitFor();
    assert.deepEqual(page.faults, []);
});

test("a match of Tigris & Euphrates is played on a phone to its end", async () => {
    const page = await host(browser, "Kubaba", { game: "Tigris" });
    await page.getByLabel("Round limit").fill("2");
    await page.getByLabel("Round limit").press("Tab");
    await play(page);
    for (let step = 0; step < 200 && !(await page.locator(".result").count()); step++) await oneStep(page);
    assert.match(await page.locator(".result").innerText(), /point/);
    assert.deepEqual(page.faults, []);
});

test("a nation is chosen, grows and moves on the map of Civilization", async () => {
    const page = await phone("Civilization");
    await page.locator(".sheet .offer").first().click();
    const reached = () => page.locator(".log li").filter({ hasText: /moved \d|sailed/ }).count();
    for (let step = 0; step < 600 && !(await reached()); step++) await oneStep(page);
    assert.ok(await reached());
    assert.deepEqual(page.faults, []);
});

test("the map of Civilization is moved by hand and brought near by buttons", async () => {
    const page = await phone("Civilization");
    const box = () => page.locator(".map-picture").getAttribute("viewBox");
    const whole = await box();
    await page.getByRole("button", { name: "Nearer" }).click();
    const near = await box();
    assert.notEqual(near, whole);
    const { x, y } = await page.locator(".map-window").boundingBox();
    await page.mouse.move(x + 200, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 100, { steps: 4 });
    await page.mouse.up();
    assert.notEqual(await box(), near);
    await page.getByRole("button", { name: "The whole map" }).click();
    assert.ok(await page.getByRole("button", { name: "The whole map" }).isDisabled());
});

test("a wall shows each of the maps", async () => {
    for (const [game, board] of [["Tigris", ".tigris-board"], ["Civilization", ".civilization-board"]]) {
        const page = await phone(game, { title: `Wall of ${game}` });
        const wall = await visit(browser, { path: `/tv${new URL(page.url()).pathname}`, screen: { width: 1920, height: 1080 } });
        await wall.locator(`.television ${board} .map-picture`).waitFor();
        assert.deepEqual(wall.faults, []);
    }
});

/** Take what is framed, else what is to be taken at all. */
async function oneStep(page) {
    await page.locator(".sheet .offer, .sheet .composer, .is-may, .result").first().waitFor();
    if (await page.locator(".result").count()) return;
    if (await page.locator(".sheet .composer").count()) return compose(page);
    const targets = page.locator("[role=button].is-target");
    const begins = page.locator("[role=button].is-may, .rack-piece.is-may");
    const pressed = (await targets.count()) ? targets : (await begins.count()) && !(await page.locator(".sheet.raised").count()) ? begins : null;
    if (pressed) {
        await pressed.first().focus();
        await page.keyboard.press("Enter");
    } else await page.locator(".sheet .offer").first().click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(50);
}

/** Choose until it is enough, and confirm. What was confirmed before may still be on show, and go meanwhile. */
async function compose(page) {
    const confirm = page.locator(".composer .button.gold");
    const more = page.locator(".counts li button:last-child:not([disabled]), .card-in-hand[aria-pressed=false]:not([disabled])");
    const soon = { timeout: 5000 };
    try {
        while ((await confirm.isDisabled(soon)) && (await more.count())) await more.first().click(soon);
        await confirm.click(soon);
    } catch (missed) {
        if (await confirm.count()) throw missed;
    }
}
