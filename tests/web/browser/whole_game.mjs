/**
 * A whole game before two browsers, one of them a phone, and a television, whatever becomes of the server: as one JSON
 * object a line for the test that ends and starts it.
 *
 *     node whole_game.mjs PLAN
 *
 * PLAN is JSON: the `game` as the page names it in English, its `options` by their ids, where they are not as usual, how many `seats` it has, whether
 * the other browser `plays` or watches, and how many `guests` come who are no browsers. Bots take what is left.
 * Told are the code of the {"table": …}, the {"revision": …} whenever the match moves on, and at the {"end": …} for each
 * page its record and what it shows, each as it had become and as it is when the page is loaded anew.
 */
import { codeOf, guest, hire, host, launch, visit } from "./guests.mjs";
import { Person } from "./person.mjs";
import { loadedAnew, recordOf, shownOn } from "./seen.mjs";

const DESK = { width: 1280, height: 800 };
const WALL = { width: 1920, height: 1080 };
/** Others may be long in coming. */
const COMPANY = { timeout: 60000 };
const plan = JSON.parse(process.argv[2]);
const say = (fact) => console.log(JSON.stringify(fact));

const browser = await launch();
try {
    const phone = await host(browser, "Ninsun", { game: plan.game, seats: plan.seats, touch: true, before: listen });
    await decide(phone, plan.options);
    const code = codeOf(phone);
    const desk = await guest(browser, "Tariq", { screen: DESK });
    await desk.goto(new URL(`/${code}`, desk.url()).href);
    await desk.locator(".room-seats").waitFor();
    const wall = await visit(browser, { path: `/tv/${code}`, screen: WALL });
    const players = [phone, ...(plan.plays ? [desk] : [])];
    for (const page of players) await sit(page);
    for (let left = plan.seats - players.length - plan.guests; left > 0; left--) await hire(phone);
    say({ table: code });
    await phone.locator(".seat-row.ready").nth(plan.seats - 1).waitFor(COMPANY);
    await phone.getByRole("button", { name: "Start the game" }).tap();
    await Promise.all(players.map((page, seat) => new Person(page, { seed: plan.seed + seat, touch: page === phone }).play()));
    const pages = { phone, desk, wall };
    const ends = {};
    for (const [name, page] of Object.entries(pages)) ends[name] = await endOf(page);
    for (const [name, page] of Object.entries(pages)) ends[name].anew = await loadedAnew(page);
    say({ end: ends });
} finally {
    await browser.close();
}

/** Say how the match moves on before this page. */
function listen(page) {
    page.on("websocket", (line) => line.on("framereceived", ({ payload }) => {
        const { type, revision } = JSON.parse(payload);
        if (type === "happened") say({ revision });
    }));
}

/** Choose these options in the room, one after another. */
async function decide(page, options) {
    for (const [name, value] of Object.entries(options)) {
        const before = JSON.stringify((await recordOf(page)).options);
        const field = page.locator(`#option-${name}`);
        if ((await field.evaluate((element) => element.tagName)) === "SELECT") {
            await field.selectOption({ label: value });
        } else {
            await field.fill(String(value));
            await field.press("Tab");
        }
        await until(page, (record) => JSON.stringify(record.options) !== before);
    }
}

async function sit(page) {
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    await page.getByRole("button", { name: "Not ready yet" }).waitFor();
}

/** What a page has at the end, and what went wrong in it; that it could not reach a killed server is no fault of it. */
async function endOf(page) {
    await until(page, (record) => record.result);
    const faults = page.faults.filter((fault) => !fault.includes("WebSocket connection to"));
    return { record: await recordOf(page), shown: await shownOn(page), faults };
}

/** Look at the page's record until it is so. */
async function until(page, so) {
    while (!so(await recordOf(page))) await page.evaluate(() => new Promise(requestAnimationFrame));
}
