import assert from "node:assert/strict";
import { after, test } from "node:test";
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
