import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { byLists, codeOf, guest, host, launch, play } from "./guests.mjs";

const browser = await launch();
after(() => browser.close());

test("two guests and a bot sit down, are ready, and their match begins on every screen", async () => {
    const page = await host(browser, "Ninsun", { seats: 3, title: "Reed Boats" });
    const other = await guest(browser, "Amélie", { locale: "fr-FR" });
    await other.getByRole("button", { name: "Rejoindre Reed Boats" }).click();
    await other.getByRole("button", { name: "S’asseoir ici" }).first().click();
    await other.getByRole("button", { name: "Prêt", exact: true }).click();
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.locator(".seat-row .pill").nth(1).waitFor();
    await page.locator(".seat-buttons select").selectOption({ label: "Chance" });
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".in-match .board > *").waitFor();
    await other.locator(".in-match .board > *").waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("a table that is locked asks for its password, and says when it is wrong", async () => {
    const page = await host(browser, "Shulgi", { title: "House of Tablets", password: "ziqqurratu" });
    const other = await guest(browser, "Omar", { path: `/${codeOf(page)}` });
    await other.getByText("That is not the table’s password.").waitFor();
    await other.getByLabel("Password").fill("wrong");
    await other.getByLabel("Password").press("Enter");
    await other.getByText("That is not the table’s password.").waitFor();
    await other.getByLabel("Password").fill("ziqqurratu");
    await other.getByLabel("Password").press("Enter");
    await other.locator(".room-seats").waitFor();
});

test("a code that is no table's says so and leads to the lobby", async () => {
    const page = await guest(browser, "Puabi");
    await page.goto(new URL("/ENKI-99", page.url()).href);
    await page.getByText("There is no such table any more.").waitFor();
    await page.getByRole("button", { name: "Lobby" }).click();
    await page.locator(".lobby").waitFor();
});

test("what is said by a phrase is read by everyone in their language", async () => {
    const page = await host(browser, "Gudea");
    const other = await guest(browser, "Chloé", { locale: "fr-FR" });
    await other.goto(page.url());
    await other.locator(".room-seats").waitFor();
    await page.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("button", { name: "Good luck!" }).click();
    await other.locator(".badge", { hasText: "1" }).waitFor();
    await other.getByRole("button", { name: /Discussion/ }).click();
    await other.locator(".lines-said .text", { hasText: "Bonne chance !" }).waitFor();
});

test("what somebody says who is ignored is not shown, until one hears them again", async () => {
    const page = await host(browser, "Inanna");
    const other = await guest(browser, "Enki", { path: `/${codeOf(page)}` });
    await other.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("button", { name: "Good luck!" }).click();
    await other.locator(".speaker").click();
    await other.getByRole("dialog").getByRole("button", { name: "Ignore" }).click();
    await other.getByRole("button", { name: "Close" }).click();
    assert.equal(await other.locator(".lines-said").innerText(), "Inanna\nignored");
    await other.reload();
    await page.getByRole("button", { name: "Hello" }).click();
    await other.getByRole("button", { name: "Chat" }).click();
    await other.locator(".hidden-line").waitFor();
    assert.equal(await other.locator(".lines-said .text").count(), 0);
    await other.getByRole("button", { name: "Menu" }).click();
    await other.getByRole("button", { name: "Settings" }).click();
    await other.getByRole("button", { name: "Hear again: Inanna" }).click();
    await other.getByRole("button", { name: "Close" }).click();
    await other.getByRole("button", { name: "Chat" }).click();
    await other.locator(".lines-said .text").first().waitFor();
});

test("the host decides how it is played, and everyone reads it", async () => {
    const page = await host(browser, "Enmerkar");
    const other = await guest(browser, "Lugal");
    await other.goto(page.url());
    await page.getByLabel("Watchers’ delay").selectOption({ label: "3 actions late" });
    await page.getByLabel("Watchers see chances to win").click();
    await page.getByLabel("Time to think").selectOption({ label: "60 s a turn" });
    await page.getByLabel("Lone fields lose a cube").click();
    await other.waitForFunction(() => document.querySelector("#option-lone_fields_wither")?.checked === false);
    assert.ok(await other.getByLabel("Time to think").isDisabled());
    assert.equal(await other.getByLabel("Watchers’ delay").evaluate((list) => list.selectedOptions[0].text), "3 actions late");
    assert.ok(await other.getByLabel("Watchers see chances to win").isChecked());
});

test("the host names the table, and mutes and bars whoever looks on", async () => {
    const page = await host(browser, "Kubaba");
    const other = await guest(browser, "Lugal", { path: `/${codeOf(page)}` });
    await other.locator(".room-seats").waitFor();
    await page.getByLabel("Name").fill("Barley Moon");
    await page.getByLabel("Name").press("Enter");
    await other.getByRole("heading", { name: "Barley Moon" }).waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Watchers" }).click();
    const decide = async (what, reason) => {
        await page.getByRole("button", { name: what, exact: true }).click();
        await page.getByLabel("why, if you like").fill(reason);
        await page.getByLabel("For how long").selectOption({ label: "10 minutes" });
        await page.getByRole("dialog").getByRole("button", { name: what, exact: true }).click();
    };
    await decide("Mute", "Let them think.");
    await page.getByRole("button", { name: "Let speak" }).waitFor();
    await other.getByRole("button", { name: "Chat" }).click();
    await other.getByRole("button", { name: "Hello" }).click();
    await other.locator("#notice", { hasText: "does not let you speak" }).waitFor();
    await decide("Bar", "Enough.");
    await other.getByText("The host has barred you from the table.").waitFor();
    await other.getByText("Enough.").waitFor();
    await page.getByRole("button", { name: "Let in again" }).click();
    await page.getByRole("button", { name: "Let in again" }).waitFor({ state: "detached" });
});

test("two people at one screen pass it on behind a curtain, each with a colour of their choice", async () => {
    const page = await host(browser, "Ninlil", { game: "Babel", before: byLists });
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Player here" }).click();
    await page.getByLabel("Their name").fill("Ku-Baba");
    await page.getByRole("button", { name: "Take a seat" }).click();
    const chips = page.getByRole("group", { name: "Colour and mark of Ku-Baba" });
    await chips.getByRole("button", { name: "Have this colour and mark: the ring." }).click();
    await chips.getByRole("button", { name: "The colour and mark of this seat: the ring." }).waitFor();
    assert.deepEqual(await wrong(page), []);
    for (const ready of [0, 1]) {
        await page.getByRole("button", { name: "Ready", exact: true }).first().click();
        await page.locator(".seat-row.ready").nth(ready).waitFor();
    }
    await page.getByRole("button", { name: "Start the game" }).click();
    const first = await lift(page);
    for (let steps = 0; steps < 60 && !(await page.locator(".curtain").count()); steps++) await oneStep(page);
    const second = await lift(page);
    assert.deepEqual([first, second].sort(), ["Ku-Baba", "Ninlil"]);
    await page.locator(".sheet .offer, .sheet .group").first().waitFor();
    await page.reload();
    assert.equal(await lift(page), second);
    assert.deepEqual(page.faults, []);
});

test("a whole game that has no page of its own is played by its lists to its end, and again", async () => {
    const page = await host(browser, "Atrahasis", { before: byLists });
    await page.getByLabel("Round limit").fill("1");
    await page.getByLabel("Round limit").press("Tab");
    await play(page);
    await playByLists(page);
    await page.locator(".result").waitFor();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.locator(".sheet .offer, .sheet .group").first().waitFor();
    assert.deepEqual(page.faults, []);
});

test("one looks back at what has been, and comes back to now", async () => {
    const page = await host(browser, "Etana", { before: byLists });
    await play(page);
    await playByLists(page, 4);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "See past turns" }).click();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByText(/Moment 1 of/).waitFor();
    assert.equal(await page.locator(".sheet").count(), 0);
    await page.getByRole("button", { name: "Back to live" }).click();
    await page.locator(".past").waitFor({ state: "detached" });
});

test("a watcher who comes late reads what was before", async () => {
    const page = await host(browser, "Adapa", { before: byLists });
    await play(page);
    await playByLists(page, 6);
    const other = await guest(browser, "Ur-Nammu", { before: byLists });
    await other.goto(page.url());
    await other.locator(".log li").nth(3).waitFor();
    assert.match(await other.locator(".log").innerText(), /Adapa/);
});

test("a step that may be taken back is taken back", async () => {
    const page = await host(browser, "Nisaba", { before: byLists });
    await play(page);
    const undo = page.getByRole("button", { name: "Undo" });
    for (let tries = 0; tries < 60 && !(await undo.count()); tries++) await oneStep(page);
    await undo.click();
    await page.locator(".log li", { hasText: /took|take/ }).first().waitFor();
});

/** Lift the curtain, behind which nothing of the match is to be found; for whom that was. */
async function lift(page) {
    const lifts = page.getByRole("button", { name: /: show me the table$/ });
    await lifts.waitFor();
    assert.deepEqual(await wrong(page), []);
    assert.equal(await page.locator(".board, .log, .sheet, .seats").count(), 0);
    assert.equal(await page.locator("#said").innerText(), "");
    assert.equal(await page.locator(":focus").innerText(), await page.locator(".curtain h1").innerText());
    const said = await lifts.innerText();
    await lifts.click();
    await page.locator(".board").waitFor();
    return said.match(/^I am (.+): /)[1];
}

/** Take the first thing on the list, so many times or until the match is over. */
async function playByLists(page, steps = 400) {
    for (let step = 0; step < steps && !(await page.locator(".result").count()); step++) await oneStep(page);
}

async function oneStep(page) {
    await page.locator(".sheet .offer, .sheet .group, .result, .curtain").first().waitFor();
    if (await page.locator(".result, .curtain").count()) return;
    const group = page.locator(".sheet .group:not([open]) summary").first();
    if (await group.count()) await group.click();
    const before = await page.locator(".main, main").getAttribute("data-key");
    await page.locator(".sheet .offer").first().click().catch(() => {});
    await page.waitForFunction(() => document.querySelector(".sheet .offer, .sheet .group, .result, .who, .curtain"), before);
}
