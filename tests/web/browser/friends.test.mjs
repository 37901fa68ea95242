import assert from "node:assert/strict";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { codeOf, guest, host, launch } from "./guests.mjs";

const browser = await launch();
after(() => browser.close());

/** Open what one may choose about somebody in the list of people. */
async function about(page, name) {
    await turn(page, "People");
    await page.locator(".people").last().getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog", { name }).waitFor();
}

async function turn(page, tab) {
    await page.getByRole("navigation").getByRole("button", { name: tab }).click();
}

async function close(page) {
    await page.getByRole("button", { name: "Close" }).click();
}

test("a whisper is read by the other alone, told with a way to answer, and answered", async () => {
    const page = await guest(browser, "Ninsun");
    const other = await guest(browser, "Shulgi");
    const third = await guest(browser, "Gudea");
    await about(page, "Shulgi");
    await page.getByRole("button", { name: "Whisper to Shulgi" }).click();
    await page.getByRole("textbox", { name: "For Shulgi alone" }).fill("<i>Meet me</i> at the gate");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("<i>Meet me</i> at the gate").waitFor();
    await other.locator("#notice", { hasText: "Ninsun whispers to you: <i>Meet me</i> at the gate" }).waitFor();
    await other.getByRole("navigation").locator(".badge", { hasText: "1" }).waitFor();
    await other.getByRole("button", { name: "Answer" }).click();
    await other.getByRole("navigation").locator(".badge").waitFor({ state: "detached" });
    await other.keyboard.type("When?");
    await other.keyboard.press("Enter");
    await page.getByRole("log").getByText("When?").waitFor();
    assert.deepEqual(await wrong(page), []);
    await close(other);
    await turn(other, "Chat");
    await other.locator(".whisper", { hasText: "you whisper to Ninsun" }).waitFor();
    await other.getByRole("button", { name: "Ninsun whispers to you" }).waitFor();
    assert.deepEqual(await wrong(other), []);
    await turn(third, "Chat");
    await third.getByRole("button", { name: "Hello" }).click();
    await third.locator(".lines-said li").waitFor();
    assert.equal(await third.locator(".whisper").count(), 0);
    assert.deepEqual([page.faults, other.faults, third.faults], [[], [], []]);
});

test("what cannot be whispered is said where it was written, and stays written", async () => {
    const page = await guest(browser, "Etana");
    const other = await guest(browser, "Kubaba");
    await about(page, "Kubaba");
    await page.getByRole("button", { name: "Whisper to Kubaba" }).click();
    await other.close();
    await page.locator(".people .name", { hasText: "Kubaba" }).waitFor({ state: "detached" });
    await page.getByRole("textbox").fill("Are you there?");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("That person is not here any more.").waitFor();
    assert.equal(await page.getByRole("textbox").inputValue(), "Are you there?");
});

test("two become friends, see each other come and go, and are so again after the page was closed", async () => {
    const page = await guest(browser, "Enheduanna");
    const other = await guest(browser, "Amélie", { locale: "fr-FR" });
    await about(page, "Amélie");
    await page.getByRole("button", { name: "Ask Amélie to be friends" }).click();
    await page.getByRole("button", { name: "Take the request to Amélie back" }).waitFor();
    await other.locator("#notice", { hasText: "Enheduanna aimerait être de vos amis" }).waitFor();
    await other.getByRole("navigation").getByRole("button", { name: "Personnes" }).click();
    assert.deepEqual(await wrong(other), []);
    await other.locator(".friends").getByRole("button", { name: "Accepter" }).click();
    await other.locator(".friends .lines", { hasText: "ici, au salon" }).waitFor();
    await close(page);
    await page.locator(".friends .lines", { hasText: "here, in the lobby" }).waitFor();
    assert.deepEqual(await wrong(page), []);
    await other.goto("about:blank");
    await page.locator(".friends .lines", { hasText: "not here now, friends since" }).waitFor();
    await other.goBack();
    await page.locator(".friends .lines", { hasText: "here, in the lobby" }).waitFor();
    await other.locator("#notice", { hasText: "Enheduanna est là" }).waitFor();
    await other.getByRole("navigation").getByRole("button", { name: "Personnes" }).click();
    await other.getByRole("button", { name: "Ne plus être ami avec Enheduanna" }).click();
    assert.deepEqual(await wrong(other), []);
    await other.getByRole("button", { name: "Retirer" }).click();
    await page.locator(".friends .lines", { hasText: "not here now" }).waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("a friend is seen at a table and joined there, unless they choose not to be seen", async () => {
    const page = await host(browser, "Inanna", { title: "Barley Moon" });
    const other = await guest(browser, "Enki", { path: `/${codeOf(page)}` });
    await other.getByRole("button", { name: "Menu" }).click();
    await other.getByRole("button", { name: "People here" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Inanna", exact: true }).click();
    await other.getByRole("button", { name: "Ask Inanna to be friends" }).click();
    await page.locator("#notice").getByRole("button", { name: "Be friends" }).click();
    await other.getByText("friend", { exact: true }).waitFor();
    await close(other);
    await close(other);
    await other.getByRole("button", { name: "Lobby" }).click();
    await turn(other, "People");
    await other.locator(".friends .lines", { hasText: "here, at Barley Moon" }).waitFor();
    await other.getByRole("button", { name: "To the table" }).click();
    await other.locator(".room-seats").waitFor();
    await other.getByRole("button", { name: "Lobby" }).click();
    await turn(other, "People");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Friends see when I am here").uncheck();
    await other.locator(".friends .lines", { hasText: "not here now" }).waitFor();
});

test("requests and whispers of somebody who is ignored are not shown", async () => {
    const page = await guest(browser, "Puabi");
    const other = await guest(browser, "Lugal");
    await about(page, "Lugal");
    await page.getByRole("button", { name: "Ignore", exact: true }).click();
    await close(page);
    await about(other, "Puabi");
    await other.getByRole("button", { name: "Ask Puabi to be friends" }).click();
    await other.getByRole("button", { name: "Whisper to Puabi" }).click();
    await other.getByRole("textbox").fill("Why not?");
    await other.keyboard.press("Enter");
    await other.getByRole("log").getByText("Why not?").waitFor();
    await close(other);
    await close(other);
    await turn(other, "Chat");
    await other.getByRole("button", { name: "Hello" }).click();
    await turn(page, "Chat");
    await page.locator(".hidden-line").waitFor();
    assert.equal(await page.locator("#notice").innerText(), "");
    assert.equal(await page.getByRole("navigation").locator(".badge").count(), 0);
    assert.equal(await page.getByText("Why not?").count(), 0);
});

test("a host reads at once what is reported at the table, and mutes whoever said it", async () => {
    const page = await host(browser, "Hammurabi");
    const speaker = await guest(browser, "Nergal", { path: `/${codeOf(page)}` });
    const other = await guest(browser, "Ninlil", { path: `/${codeOf(page)}` });
    await speaker.getByRole("button", { name: "Chat" }).click();
    await speaker.getByRole("textbox").fill("You are all fools");
    await speaker.keyboard.press("Enter");
    await other.getByRole("button", { name: "Chat" }).click();
    await other.getByRole("button", { name: "Nergal" }).click();
    await other.getByRole("button", { name: "Report what Nergal said" }).click();
    assert.deepEqual(await wrong(other), []);
    await other.getByLabel("what is wrong with it").fill("he insults us");
    await other.getByRole("button", { name: "Report", exact: true }).click();
    await other.locator("#notice", { hasText: "Reported." }).waitFor();
    await page.locator("#notice").getByRole("button", { name: "Reports" }).click();
    const dialog = page.getByRole("dialog", { name: "Reports" });
    await dialog.getByText("Nergal, reported by Ninlil").waitFor();
    await dialog.getByText("he insults us").waitFor();
    await dialog.getByText("You are all fools").waitFor();
    assert.deepEqual(await wrong(page), []);
    await dialog.getByRole("button", { name: "Mute" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Mute" }).click();
    await speaker.getByRole("button", { name: "Hello" }).click();
    await speaker.locator("#notice", { hasText: "does not let you speak" }).waitFor();
    await close(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "People here" }).click();
    await page.getByRole("button", { name: "1 report" }).waitFor();
    assert.deepEqual(await wrong(page), []);
    assert.deepEqual([page.faults, speaker.faults, other.faults], [[], [], []]);
});
