import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { guest, hire, host, launch } from "./guests.mjs";
import { Person } from "./person.mjs";
import { PROFILE, stage } from "./staged_profile.mjs";

const SCREENS = [{ width: 360, height: 780 }, { width: 820, height: 1180 }, { width: 1920, height: 1080 }];
const browser = await launch();
after(() => browser.close());

/** Somebody who has played a match of one round against a bot to its end, and is back in the lobby. */
async function whoHasPlayed(name) {
    const page = await host(browser, name, { title: `House of ${name}` });
    await page.locator("#option-max_rounds").fill("1");
    await page.locator("#option-max_rounds").press("Tab");
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Ready", exact: true }).waitFor();
    await hire(page);
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await new Person(page, { seed: 3, touch: false }).play();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave table" }).click();
    await page.locator(".lobby").waitFor();
    return page;
}

/** The own name leads to the own profile. */
async function toOwnProfile(page) {
    await page.locator(".me").click();
    await page.locator(".profile-own").waitFor();
}

/** In the page: what has no room for what it holds, as far as that would be cut off or scroll sideways. */
function cutOff() {
    const holds = [...document.querySelectorAll("main, main *:not(.unseen)")].filter((each) => getComputedStyle(each).overflowX !== "visible");
    return holds.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className);
}

test("what somebody has played stands on their profile, and all of it can be taken along", async () => {
    const page = await whoHasPlayed("Ninsun");
    await toOwnProfile(page);
    assert.equal(new URL(page.url()).pathname, "/profile");
    await page.locator(".figures", { hasText: "games" }).getByRole("img", { name: "1", exact: true }).first().waitFor();
    assert.equal(await page.locator(".played li").count(), 1);
    assert.match(await page.locator(".played li").innerText(), /with .+\s+Ur, (to|yester)day/);
    assert.match(await page.locator(".meetings").innerText(), /Chance/);
    assert.equal(await page.locator(".seals li").count(), 12);
    const earned = await page.locator(".seals .earned").count();
    assert.match(await page.locator(".profile-seals .aside-word").innerText(), new RegExp(`^${earned} of 12$`));
    await page.getByRole("button", { name: /Civilization/ }).click();
    await page.getByText("For a game of nomads won.").waitFor();
    await page.getByText("After five rated games there is a number here").waitFor();
    const taking = page.waitForEvent("download");
    await page.getByRole("button", { name: "Take it along" }).click();
    const file = await taking;
    assert.equal(file.suggestedFilename(), "ziggurat-Ziggurat-Ninsun.json");
    const taken = JSON.parse(await readFile(await file.path(), "utf-8"));
    assert.deepEqual([taken.server, taken.profile.name, taken.matches.length], ["Ziggurat", "Ninsun", 1]);
    await page.getByText("It is written into ziggurat-Ziggurat-Ninsun.json").waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await page.locator(".lobby").waitFor();
    assert.deepEqual(page.faults, []);
});

test("others see as much as one shows them, and no single matches where one shows figures alone", async () => {
    const page = await guest(browser, "Puabi");
    const other = await guest(browser, "Enki");
    await toOwnProfile(page);
    await other.getByRole("button", { name: "People" }).click();
    await other.getByRole("button", { name: "What Puabi has played here" }).click();
    await other.getByRole("heading", { name: "Puabi" }).waitFor();
    await other.locator(".seals li").first().waitFor();
    assert.equal(await other.locator(".profile-own").count(), 0);
    await page.getByRole("button", { name: "Nothing" }).click();
    await page.getByText("nobody else sees it").waitFor();
    await other.reload();
    await other.getByText("They show this to nobody.").waitFor();
    await page.reload();
    assert.equal(await page.getByRole("button", { name: "Nothing" }).getAttribute("aria-pressed"), "true");
    await page.getByRole("button", { name: "Figures alone" }).click();
    await page.getByText("others see the figures alone").waitFor();
    await other.reload();
    await other.locator(".seals li").first().waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("an address that is nobody's says so, and leads to the lobby", async () => {
    const page = await guest(browser, "Etana");
    await page.goto(new URL("/profile/p99999", page.url()).href);
    await page.getByText("Nobody is known here by that address.").waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await page.locator(".lobby").waitFor();
});

test("at a table one comes to the profiles of those who sit there, who speak and who look on, and back", async () => {
    const page = await host(browser, "Shulgi", { title: "Reed Boats" });
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "What you have played here" }).waitFor();
    const other = await guest(browser, "Amat", { path: new URL(page.url()).pathname });
    await other.getByRole("button", { name: "What Shulgi has played here" }).click();
    await other.getByRole("heading", { name: "Shulgi" }).waitFor();
    await other.goBack();
    await other.getByRole("button", { name: "Menu" }).click();
    await other.getByRole("button", { name: "People here" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "What Shulgi has played here" }).click();
    await other.getByRole("heading", { name: "Shulgi" }).waitFor();
    await other.getByRole("button", { name: "Back" }).click();
    await other.getByRole("button", { name: "Chat" }).click();
    await other.getByRole("button", { name: "Hello" }).click();
    await page.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("button", { name: "Amat" }).click();
    await page.getByRole("button", { name: "What Amat has played here" }).click();
    await page.getByRole("heading", { name: "Amat" }).waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("whoever asks for it and confirms it is forgotten, and is somebody new when they come back", async () => {
    const page = await guest(browser, "Gudea");
    await toOwnProfile(page);
    const before = await page.evaluate(() => localStorage.getItem("ziggurat.token"));
    await page.getByRole("button", { name: "Be forgotten" }).click();
    await page.getByText("There is no way back.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Be forgotten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Be forgotten" }).click();
    await page.getByText("This server does not know you any more.").waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem("ziggurat.token")), "");
    await page.getByRole("button", { name: "Come back here" }).click();
    await page.locator(".profile-own").waitFor();
    assert.notEqual(await page.evaluate(() => localStorage.getItem("ziggurat.token")), before);
    assert.deepEqual(page.faults, []);
});

test("whoever has a seat is not forgotten, and is told why", async () => {
    const page = await host(browser, "Nisaba");
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "What you have played here" }).click();
    await page.getByRole("button", { name: "Be forgotten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Be forgotten" }).click();
    await page.getByText("Leave your tables first.").waitFor();
});

for (const screen of SCREENS) {
    test(`a profile of many evenings is accessible and has room on ${screen.width} pixels`, async () => {
        const page = await guest(browser, "Ninsun", { screen, before: stage, path: "/profile" });
        await page.getByRole("img", { name: /^Ur, game by game: / }).waitFor();
        assert.deepEqual(await wrong(page), []);
        assert.deepEqual(await page.evaluate(cutOff), []);
        await page.getByRole("button", { name: "Another device" }).click();
        await page.getByText("For your other device").waitFor();
        assert.deepEqual(await wrong(page), []);
        await page.getByRole("button", { name: "Close" }).click();
        await page.getByRole("button", { name: "Be forgotten" }).click();
        await page.getByText("There is no way back.").waitFor();
        assert.deepEqual(await wrong(page), []);
        assert.deepEqual(page.faults, []);
    });
}

for (const palette of ["red_green", "blue_yellow", "high_contrast"]) {
    test(`a profile has contrast in the palette ${palette}, and room for large words on a phone`, async () => {
        const before = async (page) => {
            await stage(page);
            await page.addInitScript((chosen) => localStorage.setItem("ziggurat.settings", JSON.stringify(chosen)), { palette, textSize: 150, language: "fr" });
        };
        const page = await guest(browser, "Ninsun", { screen: SCREENS[0], path: "/profile", before });
        await page.locator(".curve").waitFor();
        assert.deepEqual(await wrong(page), []);
        assert.deepEqual(await page.evaluate(cutOff), []);
    });
}

test("names and figures of others are text and never markup", async () => {
    const name = "<img src=x onerror=alert(1)>";
    const evil = { ...PROFILE, person: "p7", name, played: [{ ...PROFILE.played[0], rivals: [{ name, ahead: 1, behind: 2, person: "p8" }], seals: [{ seal: name, times: 1 }], deeds: [{ deed: name, share: 1 }] }], last: [{ ...PROFILE.last[0], game: name, names: [name, name], seals: [name] }] };
    const page = await guest(browser, "Kubaba", { path: "/profile/p7", before: (each) => stage(each, evil) });
    await page.getByRole("heading", { name }).waitFor();
    await page.locator(".played li").waitFor();
    assert.equal(await page.locator("#page img, #page [onerror]").count(), 0);
    assert.deepEqual(page.faults, []);
});
