/** Takes pictures of the page into the folder that is named, on three screens and in two languages. */
import { codeOf, guest, host, launch, play, visit } from "./guests.mjs";
import { stage } from "./staged_profile.mjs";

const [FOLDER, WIDTH] = process.argv.slice(2);
const SCREENS = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1920, height: 1080 }];
const LANGUAGES = ["en", "fr"];
const GAMES = ["Ur", "Babel", "Tigris", "Civilization"];

const browser = await launch();
const sizeOf = ({ width, height }) => `${width}x${height}`;

/** A picture in each language. */
async function taken(page, name, screen, prepare = async () => {}) {
    for (const language of LANGUAGES) {
        await page.evaluate((language) => {
            const kept = JSON.parse(localStorage.getItem("ziggurat.settings") ?? "{}");
            localStorage.setItem("ziggurat.settings", JSON.stringify({ ...kept, language }));
        }, language);
        await page.reload();
        await page.locator("html[data-line]").waitFor();
        await page.waitForTimeout(700);
        await prepare(page);
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${FOLDER}/${name}-${sizeOf(screen)}-${language}.png` });
    }
}

async function tab(page, number) {
    await page.locator(".tab").nth(number).click();
}

/** The bots of a table that nobody needs any more are sent home. */
async function leave(page) {
    await page.locator(".tab").last().click();
    await page.locator(".menu .button").last().click();
    await page.locator(".lobby").waitFor();
    await page.context().close();
}

async function lobbyAndRoom(screen) {
    const page = await host(browser, "Ninsun", { screen, seats: 4, title: "Barley Moon" });
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Ready", exact: true }).waitFor();
    await page.locator(".seat-buttons select").first().selectOption({ index: 2 });
    await page.locator(".seat-row.ready").first().waitFor();
    await taken(page, "room", screen);
    await taken(page, "chat", screen, async (page) => {
        await tab(page, 1);
        await page.locator(".saying input").fill("Hello");
        await page.locator(".saying input").press("Enter");
    });
    const other = await guest(browser, "Amélie", { screen });
    await taken(other, "lobby", screen);
    await taken(other, "new", screen, (page) => page.locator(".filters .button").first().click());
    await taken(other, "settings", screen, (page) => page.locator(".bar > .button").last().click());
    await taken(other, "people", screen, (page) => tab(page, 2));
    await other.context().close();
    await leave(page);
}

/** The list of friends with a request, what one may choose about somebody, whispers, and a report. */
async function friends(screen) {
    const page = await guest(browser, "Ninsun", { screen });
    const others = [];
    for (const name of ["Enheduanna", "Gudea", "Shulgi"]) {
        const other = await guest(browser, name, { screen });
        await tab(other, 2);
        const about = other.locator(".people .speaker", { hasText: "Ninsun" });
        await about.click();
        await other.locator("dialog [data-key=befriend]").click();
        await other.locator("dialog .bare").first().click();
        others.push([other, about]);
    }
    await tab(page, 2);
    await page.screenshot({ path: `${FOLDER}/wanted-${sizeOf(screen)}.png` });
    for (let left = 2; left > 0; left--) await page.locator(".friends .button.gold").first().click();
    await others[1][0].goto("about:blank");
    for (const [other, about] of [others[0], others[2]]) {
        await about.click();
        await other.locator("dialog .rows > .button").first().click();
        await other.locator("dialog .saying input").fill("Shall we meet at the Gate of Reeds, when the moon is up?");
        await other.locator("dialog .saying input").press("Enter");
        await other.locator("dialog .lines-said li").waitFor();
    }
    const another = () => page.locator(".people").last().locator(".speaker").first();
    await taken(page, "friends", screen, (page) => tab(page, 2));
    await taken(page, "person", screen, async (page) => {
        await tab(page, 2);
        await another().click();
    });
    await taken(page, "report", screen, async (page) => {
        await tab(page, 2);
        await another().click();
        await page.locator("dialog .rows > .button").nth(-2).click();
    });
    const [[other, about]] = others;
    await taken(page, "whispered", screen, async () => {
        await other.locator("dialog .saying input").fill("By the river, then.");
        await other.locator("dialog .saying input").press("Enter");
        await page.locator("#notice .button").waitFor();
    });
    await page.locator("#notice .button").click();
    await page.locator("dialog .saying input").fill("I bring the lamp, and a jar of the good beer.");
    await page.locator("dialog .saying input").press("Enter");
    await page.locator("dialog .own").waitFor();
    await page.screenshot({ path: `${FOLDER}/whispering-${sizeOf(screen)}.png` });
    await page.locator("dialog .bare").first().click();
    await tab(page, 3);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}/whispers-${sizeOf(screen)}.png` });
    await about.waitFor();
    for (const [each] of [...others, [page]]) await each.context().close();
}

/** Profiles, coming by a code, and a games night from its opening to its end. */
async function people(screen) {
    const page = await guest(browser, "Ninsun", { screen, before: stage });
    await page.goto(new URL("/profile", page.url()).href);
    await taken(page, "profile", screen);
    await taken(page, "profile-low", screen, (page) => page.locator(".profile-own").scrollIntoViewIfNeeded());
    await taken(page, "device", screen, (page) => page.locator('[data-key="device"] button').click());
    await taken(page, "forget", screen, (page) => page.locator('[data-key="forget"] button').click());
    await page.goto(new URL("/?device", page.url()).href);
    await page.locator("#device-code").fill("QH7K-M2VT");
    await page.locator("#device-code").press("Enter");
    await page.getByRole("alert").waitFor();
    await page.screenshot({ path: `${FOLDER}/code-${sizeOf(screen)}-fr.png` });
    await page.context().close();
}

async function night(screen) {
    const page = await guest(browser, "Amélie", { screen });
    await taken(page, "new-night", screen, (page) => page.locator(".filters .button").last().click());
    await page.locator('.asked [data-key="tigris"]').click();
    await page.locator(".asked .gold").click();
    for (let bots = 0; bots < 8; bots++) {
        await page.locator('[data-key="bot"]').click();
        await page.locator(".night-standings tbody tr").nth(bots).waitFor();
    }
    await taken(page, "night", screen);
    await page.locator('[data-key="next"]').click();
    await page.locator(".night-tables").waitFor();
    await taken(page, "night-round", screen);
    await page.locator('[data-key="end"]').click();
    await page.locator('.asked [data-key="go"]').click();
    await page.locator('[data-key="end"]').waitFor({ state: "detached" });
    await taken(page, "night-over", screen);
    await page.context().close();
}

async function match(game, screen) {
    const page = await host(browser, "Ninsun", { screen, game, seats: game === "Civilization" ? 3 : 2, title: `The Gate of ${game}` });
    await play(page, { level: "Apprentice" });
    await taken(page, `${game.toLowerCase()}-play`, screen);
    await taken(page, `${game.toLowerCase()}-tapped`, screen, async (page) => {
        const may = page.locator(".board [data-state=may], .board .may").first();
        if (await may.count()) await may.click({ force: true });
    });
    if (game === "Ur") await taken(page, "menu", screen, (page) => page.locator(".tab").last().click());
    await replay(page, game, screen);
}

/** Whoever plays gives up, and looks at the match again. */
async function replay(page, game, screen) {
    await tab(page, (await page.locator(".tab").count()) - 1);
    await page.locator('.menu [data-key="resign.title"]').click();
    await page.locator("dialog .button").last().click();
    await page.locator('.menu [data-key="resign.title"]').waitFor({ state: "detached" });
    await page.locator('.menu [data-key="room.leave"]').click();
    await page.locator(".me").click();
    await page.locator('.played [data-key="replay"]').first().click();
    await page.locator(".leading").waitFor();
    await taken(page, `${game.toLowerCase()}-replay`, screen, async (page) => {
        const eyes = page.locator("#eyes");
        if (await eyes.count()) await eyes.selectOption({ index: 1 });
    });
    await page.context().close();
}

async function bots(game, screen) {
    const page = await host(browser, "Shulgi", { game, seats: game === "Civilization" ? 3 : 2, title: `The Gate of ${game}` });
    await play(page, { level: "Chance", seated: false });
    await page.waitForTimeout(9000);
    const watcher = await guest(browser, "Amélie", { screen, path: `/${codeOf(page)}` });
    await watcher.locator(".seats").waitFor();
    await taken(watcher, `${game.toLowerCase()}-watch`, screen);
    await taken(watcher, `${game.toLowerCase()}-log`, screen, (page) => tab(page, 1));
    if (screen.width === 1920) {
        const wall = await visit(browser, { path: `/tv/${codeOf(page)}`, screen });
        await wall.locator(".television .seat").first().waitFor();
        await taken(wall, `${game.toLowerCase()}-tv`, screen);
        await wall.context().close();
    }
    await watcher.context().close();
    await leave(page);
}

try {
    for (const screen of SCREENS.filter(({ width }) => !WIDTH || String(width) === WIDTH)) {
        const first = await visit(browser, { screen });
        await first.screenshot({ path: `${FOLDER}/name-${sizeOf(screen)}-en.png` });
        await first.context().close();
        await lobbyAndRoom(screen);
        await friends(screen);
        await people(screen);
        await night(screen);
        for (const game of GAMES) {
            await match(game, screen);
            await bots(game, screen);
        }
    }
} finally {
    await browser.close();
}
