import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { wrong } from "./axe.mjs";
import { guest, launch } from "./guests.mjs";

const TERMS = { games: ["ur"], rounds: 1, seats: 2, break_seconds: 0, options: { ur: { max_rounds: 1 } } };
const WALL = { width: 1920, height: 1080 };
const browser = await launch();
after(() => browser.close());

/** A line of its own on which the organiser speaks; the code of the night that they open. */
async function organise(page) {
    return page.evaluate((terms) => new Promise((resolve) => {
        const line = (window.organiser = new WebSocket(`ws://${location.host}/line`));
        line.onopen = () => line.send(JSON.stringify({ type: "hello", protocol: 1, name: "Amar" }));
        line.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === "welcome") line.send(JSON.stringify({ type: "open_night", id: 1, terms, name: "Friday" }));
            if (message.type === "done" && message.night) resolve(message.night);
        };
    }), TERMS);
}

test("guests sign up from the lobby and by the square, and are led to their tables", async () => {
    const desk = await guest(browser, "Desk");
    const code = await organise(desk);
    const anna = await guest(browser, "Anna");
    await anna.getByRole("button", { name: /Friday/ }).click();
    await anna.getByRole("button", { name: "Sign up" }).click();
    await anna.getByRole("button", { name: "Sign off" }).waitFor();
    const belit = await guest(browser, "Belit", { path: `/night/${code.toLowerCase()}` });
    await belit.getByRole("button", { name: "Sign up" }).click();
    await belit.locator(".night-standings", { hasText: "Anna" }).waitFor();
    const wall = await guest(browser, "Wall", { path: `/night/${code}`, screen: WALL });
    await wall.locator(".night-scan img").waitFor();
    assert.match(await wall.locator(".night-scan img").getAttribute("src"), new RegExp(`/qr/night/${code}`));
    await desk.evaluate((night) => window.organiser.send(JSON.stringify({ type: "next_round", id: 2, night })), code);
    for (const page of [anna, belit]) await page.locator(".in-match").waitFor();
    await wall.locator(".night-table", { hasText: "Anna" }).waitFor();
    for (const page of [desk, anna, belit, wall]) assert.deepEqual(page.faults, []);
});

test("whoever comes to a night that there is not is told so", async () => {
    const page = await guest(browser, "Late", { path: "/night/UR-99" });
    await page.locator(".lobby").waitFor();
    assert.match(await page.locator("#notice").innerText(), /no such games night/);
});

/** Somebody opens a night by the form of the lobby; the code that it has. */
async function open(page, title, choose = async () => {}) {
    await page.getByRole("button", { name: "Open a night" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(title);
    await choose(dialog);
    await dialog.getByRole("button", { name: "Open a night" }).click();
    await page.locator(".night-terms").waitFor();
    return new URL(page.url()).pathname.replace("/night/", "");
}

/** Have so many bots sign up, one after another. */
async function addBots(page, count) {
    const rows = page.locator(".night-standings tbody tr");
    for (let before = await rows.count(), bots = 0; bots < count; bots++) {
        await page.getByRole("button", { name: "Add a bot" }).click();
        await rows.nth(before + bots).waitFor();
    }
}

test("a night that is opened as the form stands has usual terms, and whoever opened it organises it", async () => {
    const page = await guest(browser, "Enheduanna");
    const code = await open(page, "");
    assert.match(code, /^[A-Z-]+-\d\d$/);
    await page.getByRole("heading", { name: "Enheduanna" }).waitFor();
    const terms = await page.locator(".night-terms dl").innerText();
    for (const chosen of ["Ur", "3", "4", "Those who stand alike", "15 min + 10 s", "1 minute", "a bot plays on"]) assert.ok(terms.includes(chosen), `${chosen} in ${terms}`);
    assert.deepEqual(await wrong(page), []);
    const other = await guest(browser, "Omar", { path: `/night/${code}` });
    await other.getByRole("button", { name: "Sign up" }).waitFor();
    for (const power of ["First round", "Add a bot", "Give it up"]) {
        assert.equal(await page.getByRole("button", { name: power }).count(), 1, power);
        assert.equal(await other.getByRole("button", { name: power }).count(), 0, power);
    }
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("what is chosen in the form is how the night goes", async () => {
    const page = await guest(browser, "Kubaba");
    await open(page, "Two Rivers", async (dialog) => {
        await dialog.getByRole("button", { name: "Civilization" }).click();
        await dialog.getByLabel("Seats at a table").selectOption("7");
        await dialog.getByRole("button", { name: "Ur", exact: true }).click();
        await dialog.getByRole("button", { name: "Babel" }).click();
        await dialog.getByRole("button", { name: "Civilization" }).click();
        await dialog.getByRole("button", { name: "Babel" }).click();
        await dialog.getByLabel("Rounds", { exact: true }).selectOption("5");
        await dialog.getByRole("button", { name: "Everyone everyone" }).click();
        await dialog.getByLabel("Clock").selectOption({ label: "no clock" });
        await dialog.getByLabel("Break between rounds").selectOption({ label: "until I say so" });
        await dialog.getByRole("button", { name: "is paired no more" }).click();
    });
    const chosen = await page.locator(".night-terms dd").allInnerTexts();
    assert.deepEqual(chosen, ["Babel", "5", "2", "Everyone everyone", "no clock", "until I say so", "is paired no more"]);
    assert.deepEqual(page.faults, []);
});

test("the organiser has bots play, begins the round, keeps the standings and ends the night", async () => {
    const page = await guest(browser, "Shulgi");
    const code = await open(page, "Full Moon");
    await addBots(page, 4);
    const other = await guest(browser, "Etana", { path: `/night/${code}` });
    await page.getByRole("button", { name: "First round" }).click();
    await other.locator(".night-table li").nth(3).waitFor();
    await page.locator(".night-table").waitFor();
    assert.deepEqual(await wrong(page), []);
    const keeping = page.waitForEvent("download");
    await page.getByRole("button", { name: "Table (CSV)" }).click();
    const file = await keeping;
    assert.equal(file.suggestedFilename(), "Full-Moon.csv");
    const rows = (await readFile(await file.path(), "utf-8")).trimEnd().split("\r\n");
    assert.deepEqual([rows.length, rows[0]], [5, "place,name,1,sum"]);
    await page.getByRole("button", { name: "End the night" }).click();
    await page.getByText("The standings stay as they are now.").waitFor();
    assert.deepEqual(await wrong(page), []);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "End the night" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End the night" }).click();
    for (const each of [page, other]) await each.getByText("the night is over").waitFor();
    await page.getByRole("button", { name: "Add a bot" }).waitFor({ state: "detached" });
    assert.equal(await page.getByRole("button", { name: "End the night" }).count(), 0);
    assert.deepEqual([page.faults, other.faults], [[], []]);
});

test("a night that is given up before it began leads everyone to the lobby", async () => {
    const page = await guest(browser, "Nisaba");
    const code = await open(page, "New Moon");
    const other = await guest(browser, "Amar", { path: `/night/${code}` });
    await other.getByRole("button", { name: "Sign up" }).click();
    await other.getByRole("button", { name: "Sign off" }).waitFor();
    await page.getByRole("button", { name: "Give it up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give it up" }).click();
    for (const each of [page, other]) await each.locator(".lobby").waitFor();
    assert.deepEqual([page.faults, other.faults], [[], []]);
});
