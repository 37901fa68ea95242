import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { guest, launch, visit } from "./guests.mjs";

const PHONE = { width: 360, height: 780 };
const browser = await launch();
after(() => browser.close());

/** The code that somebody has shown on their own profile. */
async function shownCode(page) {
    await page.goto(new URL("/profile", page.url()).href);
    await page.getByRole("button", { name: "Another device" }).click();
    return page.locator("dialog .code").innerText();
}

const tokenOf = (page) => page.evaluate(() => localStorage.getItem("ziggurat.token"));

test("a phone that scans the square is let in as the same person, and the code leaves its address", async () => {
    const page = await guest(browser, "Ninsun");
    const token = await tokenOf(page);
    const code = await shownCode(page);
    assert.match(code, /^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    assert.equal(await page.locator("dialog img").getAttribute("src"), `/qr/device/${code}.svg`);
    await page.waitForFunction(() => document.querySelector("dialog img").naturalWidth > 0);
    const phone = await visit(browser, { path: `/?device=${code}`, screen: PHONE });
    await phone.locator(".me", { hasText: "Ninsun" }).waitFor();
    assert.equal(await tokenOf(phone), token);
    assert.equal(new URL(phone.url()).search, "");
    await page.getByText("You connected from elsewhere").waitFor();
    assert.equal(await page.locator("dialog").count(), 0);
    await phone.reload();
    await phone.locator(".me", { hasText: "Ninsun" }).waitFor();
    assert.deepEqual([page.faults, phone.faults], [[], []]);
});

test("the code can be written where one gives a name, small and without its hyphen", async () => {
    const page = await guest(browser, "Puabi");
    const code = await shownCode(page);
    const phone = await visit(browser, { screen: PHONE, path: "/profile" });
    await phone.getByRole("button", { name: "With a code" }).click();
    assert.deepEqual(await wrong(phone), []);
    await phone.getByLabel("Code", { exact: true }).fill(code.toLowerCase().replace("-", ""));
    await phone.getByLabel("Code", { exact: true }).press("Enter");
    await phone.getByRole("heading", { name: "Puabi" }).waitFor();
    assert.deepEqual(phone.faults, []);
});

test("a code that lets nobody in says so, and leads to another one or to a name", async () => {
    const page = await guest(browser, "Shulgi");
    const code = await shownCode(page);
    const phone = await visit(browser, { path: "/?device=QH7K-M2VT", screen: PHONE });
    await phone.getByRole("alert").getByText("That code lets nobody in.").waitFor();
    assert.deepEqual(await wrong(phone), []);
    await phone.getByLabel("Code", { exact: true }).fill(code);
    await phone.getByRole("button", { name: "Join" }).click();
    await phone.locator(".me", { hasText: "Shulgi" }).waitFor();
    const late = await visit(browser, { path: `/?device=${code}` });
    await late.getByRole("alert").waitFor();
    await late.getByRole("button", { name: "Come with a name" }).click();
    await late.locator("#name").fill("Etana");
    await late.locator("#name").press("Enter");
    await late.locator(".me", { hasText: "Etana" }).waitFor();
});

test("whoever is somebody in this browser already is asked before a code makes them another", async () => {
    const page = await guest(browser, "Gudea");
    const code = await shownCode(page);
    const phone = await guest(browser, "Kubaba", { screen: PHONE });
    const before = await tokenOf(phone);
    await phone.goto(new URL(`/?device=${code}`, phone.url()).href);
    await phone.getByText("In this browser you are Kubaba.").waitFor();
    assert.equal(new URL(phone.url()).search, "");
    await phone.getByRole("button", { name: "Stay Kubaba" }).click();
    await phone.locator(".me", { hasText: "Kubaba" }).waitFor();
    assert.equal(await tokenOf(phone), before);
    await phone.locator(".me").click();
    await phone.getByRole("link", { name: "With a code" }).click();
    await phone.getByLabel("Code", { exact: true }).fill(code);
    await phone.getByRole("button", { name: "Join" }).click();
    await phone.locator(".me", { hasText: "Gudea" }).waitFor();
    assert.equal(await tokenOf(phone), await tokenOf(page));
});

test("a code that its time has run out on is replaced by a new one", async () => {
    const page = await guest(browser, "Nisaba", { before: (each) => each.clock.install() });
    const code = await shownCode(page);
    await page.clock.fastForward("05:01");
    await page.getByText("This code is good no more.").waitFor();
    await page.getByRole("button", { name: "Show a new one" }).click();
    await page.locator("dialog .code").waitFor();
    assert.notEqual(await page.locator("dialog .code").innerText(), code);
});
