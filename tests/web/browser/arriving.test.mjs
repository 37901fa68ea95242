import assert from "node:assert/strict";
import { after, test } from "node:test";
import { guest, host, launch, visit } from "./guests.mjs";

const browser = await launch();
after(() => browser.close());

test("the first visit asks for a name, and comes to the lobby with it", async () => {
    const page = await visit(browser);
    await page.getByLabel("Your name").fill("Ninsun");
    await page.getByRole("button", { name: "Let’s go" }).click();
    await page.getByRole("heading", { name: "Ziggurat" }).waitFor();
    await page.getByRole("button", { name: "Ninsun" }).waitFor();
    assert.deepEqual(page.faults, []);
});

test("a name that is written stays when one chooses the language", async () => {
    const page = await visit(browser);
    await page.locator("#name").fill("Enheduanna");
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByRole("button", { name: "C’est parti" }).waitFor();
    assert.equal(await page.locator("#name").inputValue(), "Enheduanna");
});

test("what is written of a new table stays whatever else is chosen, and opens it", async () => {
    const page = await guest(browser, "Ur-Nammu");
    await page.getByRole("button", { name: "New" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Barley Moon");
    await dialog.getByLabel("Password").fill("ziqqurratu");
    await dialog.getByRole("button", { name: "3", exact: true }).click();
    await dialog.getByRole("button", { name: "Open the table" }).click();
    await page.locator(".room-seats").waitFor();
    assert.equal(await page.locator("#table-name").inputValue(), "Barley Moon");
    assert.ok(await page.locator("#locked").isChecked());
});

test("a browser that speaks French is spoken to in French", async () => {
    const page = await guest(browser, "Amélie", { locale: "fr-FR" });
    await page.getByRole("button", { name: "Libres" }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

test("whoever comes again is who they were", async () => {
    const page = await guest(browser, "Shulgi");
    await page.locator(".me").waitFor();
    await page.reload();
    await page.locator(".me", { hasText: /^Shulgi/ }).waitFor();
    assert.equal(await page.locator("#name").count(), 0);
});

test("the token is in no address", async () => {
    const addresses = [];
    const page = await guest(browser, "Enlil", { before: async (page) => page.on("request", (request) => addresses.push(request.url())) });
    const token = await page.evaluate(() => localStorage.getItem("ziggurat.token"));
    assert.ok(token.length > 8);
    assert.deepEqual(addresses.filter((address) => address.includes(token)), []);
});

test("a name that the server does not take is asked for again", async () => {
    const page = await visit(browser);
    await page.locator("#name").fill("\u202eevil");
    await page.locator("#name").press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Choose another name" }).click();
    await page.locator("#name").fill("Good");
    await page.locator("#name").press("Enter");
    await page.locator(".lobby").waitFor();
});

test("a page that could not be had is asked for again", async () => {
    let asked = 0;
    const before = (page) => page.route("**/pages/lobby.js", (route) => (++asked === 1 ? route.abort() : route.continue()));
    const page = await guest(browser, "Etana", { path: "/ENKI-99", before });
    await page.getByRole("button", { name: "Lobby" }).click();
    await page.locator(".lobby").waitFor();
    assert.ok(asked > 1);
});

test("names and words of others are text and never markup", async () => {
    const evil = "<img src=x onerror=alert(1)>";
    const page = await host(browser, "<b>Bold</b>", { title: "<svg onload=alert(2)>" });
    await page.getByRole("button", { name: "Chat" }).click();
    await page.getByLabel("Say something").fill(evil);
    await page.getByLabel("Say something").press("Enter");
    await page.locator(".lines-said .text", { hasText: evil }).waitFor();
    const other = await guest(browser, "Puabi");
    await other.getByRole("heading", { name: "<svg onload=alert(2)>" }).waitFor();
    await other.getByRole("button", { name: "People" }).click();
    await other.locator(".people .name", { hasText: "<b>Bold</b>" }).waitFor();
    for (const each of [page, other]) {
        assert.equal(await each.locator("#page img, #page script, #page [onload], .name b").count(), 0);
        assert.deepEqual(each.faults, []);
    }
});

test("the person chooses language, colours, motion and size", async () => {
    const page = await guest(browser, "Kubaba");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Red-green" }).click();
    await page.getByRole("button", { name: "130 %" }).click();
    await page.getByLabel("Reduced motion").check();
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByRole("heading", { name: "Réglages" }).waitFor();
    await page.reload();
    await page.locator(".me").waitFor();
    const worn = await page.locator("html").evaluate((page) => [page.dataset.palette, page.dataset.motion, page.dataset.text, page.lang]);
    assert.deepEqual(worn, ["red_green", "reduced", "130", "fr"]);
});

test("a second tab takes over, and the first one says so and can come back", async () => {
    const page = await guest(browser, "Gudea");
    await page.locator(".me").waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.locator(".me").waitFor();
    await page.getByText("You connected from elsewhere").waitFor();
    await page.getByRole("button", { name: "Come back here" }).click();
    await page.locator(".me").waitFor();
    await second.getByText("You connected from elsewhere").waitFor();
});
