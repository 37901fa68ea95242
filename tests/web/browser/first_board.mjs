/**
 * How long guests who come to a table wait for its board, each with an empty cache, and how long for a picture alone:
 *
 *     node first_board.mjs TABLE TIMES
 *
 * Told is {"waited": {"board": […], "picture": […]}} in milliseconds from the opening of the address.
 */
import { Opener } from "./alone.mjs";
import { PAGE, launch } from "./guests.mjs";
import { say } from "./told.mjs";

const [table, times] = [process.argv[2], Number(process.argv[3])];

const browser = await launch();
const opener = await Opener.of(browser);
try {
    const waited = { board: [], picture: [] };
    for (let number = 0; number < times; number += 1) {
        waited.picture.push(await picture());
        waited.board.push(await board(`guest ${number}`));
    }
    say({ waited });
} finally {
    await browser.close();
}

/** Until the board stands in the page and has been painted. */
function board(name) {
    const before = (name) => {
        localStorage.setItem("ziggurat.name", name);
        const painted = () => requestAnimationFrame(() => setTimeout(() => (window.painted ??= performance.now())));
        new MutationObserver(() => document.querySelector(".board > *") && painted()).observe(document, { childList: true, subtree: true });
    };
    return opener.found(new URL(`/${table}`, PAGE).href, "window.painted", `(${before})(${JSON.stringify(name)})`);
}

function picture() {
    return opener.found(new URL("/web/icon.svg", PAGE).href, 'performance.getEntriesByType("navigation")[0]?.loadEventEnd');
}
