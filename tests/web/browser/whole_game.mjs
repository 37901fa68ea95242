/**
 * A whole game before two browsers, one of them a phone, and a television, whatever becomes of the server: as one JSON
 * object a line for the test that ends and starts it.
 *
 *     node whole_game.mjs PLAN
 *
 * PLAN is JSON: the `game` as the page names it in English, its `options` by their ids, where they are not as usual, how
 * many `seats` it has, whether the other browser `plays` or watches, and how many `guests` come who are no browsers. Bots
 * take what is left.
 * Told are the code of the {"table": …}, the {"revision": …} whenever the match moves on, and at the {"end": …} for each
 * page its record and what it shows, each as it had become and as it is when the page is loaded anew.
 */
import { codeOf, guest, hire, host, launch, visit } from "./guests.mjs";
import { Person } from "./person.mjs";
import { endsOf, recordOf, until } from "./seen.mjs";
import { listen, say } from "./told.mjs";

const DESK = { width: 1280, height: 800 };
const WALL = { width: 1920, height: 1080 };
/** Others may be long in coming. */
const COMPANY = { timeout: 60000 };
const plan = JSON.parse(process.argv[2]);

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
    say({ end: await endsOf({ phone, desk, wall }) });
} finally {
    await browser.close();
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
