/** Guests of a server, each with a browser of their own. */
import { chromium } from "playwright-core";

/** Where the server's page is. */
export const PAGE = process.env.ZIGGURAT_PAGE;
const SWITCHES = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
];
/** Milliseconds to wait for anything: bots are programs of their own, and a busy machine starts them slowly. */
const PATIENCE = 60000;
const PHONE = { width: 390, height: 844 };

export function launch() {
    return chromium.launch({ executablePath: process.env.ZIGGURAT_BROWSER, args: SWITCHES });
}

/**
 * Somebody opens the page, with fingers or with a mouse, and it stands there. What goes wrong in it is in `page.faults`.
 * @param {import("playwright-core").Browser} browser
 */
export async function visit(browser, { path = "/", locale = "en-GB", screen = PHONE, touch = false, before = async () => {} } = {}) {
    const context = await browser.newContext({ viewport: screen, locale, hasTouch: touch });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.faults = [];
    page.on("pageerror", (error) => page.faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
    page.on("dialog", (dialog) => page.faults.push(`a dialog: ${dialog.message()}`) && dialog.dismiss());
    await before(page);
    await page.goto(new URL(path, PAGE).href);
    await page.locator("#page > *").first().waitFor({ state: "attached" });
    return page;
}

/** The same, and gives a name. */
export async function guest(browser, name, wishes = {}) {
    const page = await visit(browser, wishes);
    await page.locator("#name").fill(name);
    await page.locator("#name").press("Enter");
    await page.locator("html[data-line=here]").waitFor();
    return page;
}

/** A guest who has opened a table; `seats` and `game` as the page names them in English. */
export async function host(browser, name, { game = "Ur", seats = 2, title = "", password = "", ...wishes } = {}) {
    const page = await guest(browser, name, wishes);
    await page.getByRole("button", { name: "New" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Game").selectOption({ label: game });
    await dialog.getByRole("button", { name: String(seats), exact: true }).click();
    await dialog.getByLabel("Name").fill(title);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Open the table" }).click();
    await page.locator(".room-seats").waitFor();
    return page;
}

/** The host takes the first seat, bots take the others, and the match begins. */
export async function play(page, { level = "Chance", seated = true } = {}) {
    const ready = page.getByRole("button", { name: "Ready", exact: true });
    if (seated) {
        await page.getByRole("button", { name: "Sit here" }).first().click();
        await ready.waitFor();
    }
    for (let left = (await page.locator(".seat-row").count()) - (seated ? 1 : 0); left > 0; left--) {
        await page.locator(".seat-buttons select").nth(left - 1).waitFor();
        await hire(page, level);
    }
    if (seated) await ready.click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".seats").waitFor();
}

/** Have a bot take the last seat that is open. */
export async function hire(page, level = "Chance") {
    const open = page.locator(".seat-buttons select");
    const before = await open.count();
    await open.last().selectOption({ label: level });
    await page.waitForFunction((count) => document.querySelectorAll(".seat-buttons select").length < count, before);
}

/** Have every game played by its lists, as one whose page is not written yet. */
export async function byLists(page) {
    await page.route("**/web/games/index.js", async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace(/new Set\(\[[^\]]*\]\)/, "new Set([])");
        await route.fulfill({ response: answer, body: text });
    });
}

/** The code of the table that a page is at. */
export function codeOf(page) {
    return new URL(page.url()).pathname.slice(1);
}
