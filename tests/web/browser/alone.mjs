/**
 * A page that is left alone while it loads: a driven one has each of its requests told to the driver, which takes a
 * browser about as long as the requests do.
 */

/** Milliseconds; few looks, so that they take no time from the page. */
const BETWEEN_LOOKS = 300;

/** Who opens pages of a browser that nobody watches, each with an empty cache. */
export class Opener {
    /** @param {import("playwright-core").Browser} browser */
    static async of(browser) {
        return new Opener(await browser.newBrowserCDPSession());
    }

    constructor(session) {
        this.session = session;
        this.asked = 0;
        this.waiting = new Map();
        session.on("Target.receivedMessageFromTarget", ({ message }) => this.#heard(JSON.parse(message)));
    }

    /**
     * What an expression gives in the page at an address as soon as it is neither null nor 0.
     * @param {string} address
     * @param {string} expression
     * @param {string} [before] what is run in the page before all else
     */
    async found(address, expression, before = "") {
        const { browserContextId } = await this.session.send("Target.createBrowserContext");
        const { targetId } = await this.session.send("Target.createTarget", { url: "about:blank", browserContextId });
        const { sessionId } = await this.session.send("Target.attachToTarget", { targetId, flatten: false });
        await this.#ask(sessionId, "Page.enable");
        await this.#ask(sessionId, "Page.addScriptToEvaluateOnNewDocument", { source: before });
        await this.#ask(sessionId, "Page.navigate", { url: address });
        let value;
        do {
            await new Promise((goOn) => setTimeout(goOn, BETWEEN_LOOKS));
            ({ result: { value } } = await this.#ask(sessionId, "Runtime.evaluate", { expression, returnByValue: true }));
        } while (!value);
        await this.session.send("Target.disposeBrowserContext", { browserContextId });
        return value;
    }

    #ask(sessionId, method, params = {}) {
        const id = ++this.asked;
        const answered = new Promise((answer) => this.waiting.set(id, answer));
        this.session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
        return answered;
    }

    #heard({ id, result }) {
        this.waiting.get(id)?.(result);
        this.waiting.delete(id);
    }
}
