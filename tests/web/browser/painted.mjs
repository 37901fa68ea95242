/**
 * When a guest who watches sees what happens:
 *
 *     node painted.mjs TABLE
 *
 * Told are {"here": revision} once the board is there, and a {"painted": {revision, at}} for each revision once it has
 * been painted; `at` is in milliseconds since 1970.
 */
import { launch, visit } from "./guests.mjs";
import { say } from "./told.mjs";

const browser = await launch();
const page = await visit(browser, {
    path: `/${process.argv[2]}`,
    before: (page) => page.addInitScript(() => localStorage.setItem("ziggurat.name", "Puabi")),
});
await page.locator(".board > *").waitFor();
await page.exposeFunction("say", say);
const here = await page.evaluate(async () => {
    const { App } = await import("/web/app.js");
    const { show } = App.prototype;
    const channel = new MessageChannel();
    let known = null;
    const revisionOf = (app) => [...app.server.ours.values()][0].moment.revision;
    return new Promise((resolve) => {
        App.prototype.show = function () {
            show.call(this);
            const revision = revisionOf(this);
            if (revision === known) return;
            if (known === null) resolve(revision);
            known = revision;
            // What is sent in a frame arrives when that has been painted.
            requestAnimationFrame(() => channel.port1.postMessage(revision));
        };
        channel.port2.onmessage = ({ data: revision }) => window.say({ painted: { revision, at: performance.timeOrigin + performance.now() } });
        window.dispatchEvent(new Event("resize"));
    });
});
say({ here });
