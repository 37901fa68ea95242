/**
 * A match that has come to a market: two of its players go on before pages, one of them on a phone, to its end, and a
 * television shows it.
 *
 *     node market.mjs TABLE PLAYERS
 *
 * PLAYERS is JSON: the `name` and the `token` of each. Told are that all have {"come": …}, the {"revision": …} whenever the
 * match moves on, and the {"end": …} as of a whole game.
 */
import { launch, visit } from "./guests.mjs";
import { Person } from "./person.mjs";
import { endsOf } from "./seen.mjs";
import { listen, say } from "./told.mjs";

const DESK = { width: 1280, height: 800 };
const WALL = { width: 1920, height: 1080 };
const [table, players] = [process.argv[2], JSON.parse(process.argv[3])];

const browser = await launch();
try {
    const phone = await goOn(players[0], { touch: true });
    const desk = await goOn(players[1], { screen: DESK });
    const wall = await visit(browser, { path: `/tv/${table}`, screen: WALL });
    await wall.locator(".board > *").waitFor();
    const people = [new Person(phone, { seed: 1, touch: true }), new Person(desk, { seed: 2, touch: false })];
    say({ come: true });
    await Promise.all(people.map((person) => person.play()));
    say({ end: await endsOf({ phone, desk, wall }) });
} finally {
    await browser.close();
}

/** Somebody comes back to their seat with another device. */
async function goOn({ name, token }, wishes) {
    const before = async (page) => {
        if (token === players[0].token) listen(page);
        const keep = (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));
        await page.addInitScript(keep, { "ziggurat.name": name, "ziggurat.token": token });
    };
    const page = await visit(browser, { path: `/${table}`, before, ...wishes });
    await page.locator(".board > *").waitFor();
    return page;
}
