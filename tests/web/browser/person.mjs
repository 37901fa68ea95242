/**
 * A person at the page of a match who knows no rules: by a seeded chance they tap what the page offers, and nothing else.
 */

const OPEN = ":not([disabled])";
/** What may be tapped, by kind. */
const KINDS = {
    offer: ".sheet .offers .offer, .sheet .offers .group:not([open]) > summary",
    place: ".board .place:is(.may, .target), .board :is(.space, .area, .ship, .rack-piece):is(.is-may, .is-target)",
    market: [
        `.civ-market .ticket-buttons .button${OPEN}`,
        ".civ-market .composing .card-in-hand[aria-pressed=false]",
        `.civ-market .composing > .button.gold${OPEN}`,
    ].join(),
    more: `.sheet .composer .counts li .button:last-child${OPEN}`,
    card: `.sheet .composer .card-in-hand[aria-pressed=false]${OPEN}`,
    confirm: `.sheet .composer > .button.gold${OPEN}`,
    close: ".sheet .sheet-head .button",
};
const CHOICES = ["offer", "place", "market"];
/** How often one stays at a market rather than being ready to leave it: it takes four taps to offer anything there. */
const HAGGLING = 0.95;
const COMPOSING = ["more", "card"];
const SOMETHING_TO_TAP = Object.values(KINDS).join();
/** Milliseconds in which it must be our turn again: while a server is started again, and others play. */
const PATIENCE = 120000;
/** So many taps are said when there is no way on. */
const LAST = 20;
/** How long a tap may take until the page has it. */
const TAP = { timeout: 5000 };
/** A place is looked at in so many rows and columns for a point that nothing covers. */
const LOOKS = 12;

export class Person {
    /** @param {import("playwright-core").Page} page */
    constructor(page, { seed, touch }) {
        this.page = page;
        this.touch = touch;
        this.chance = chanceOf(seed);
        /** What was tapped, by kind and name. */
        this.tapped = [];
    }

    /** Play until the match is over. */
    async play() {
        while (!(await this.#over())) await this.#tapSomething();
    }

    /** Wait until there is something to tap; whether the match is over instead. */
    async #over() {
        const { page } = this;
        try {
            await page.waitForFunction(isDecided, SOMETHING_TO_TAP, { timeout: PATIENCE });
        } catch (error) {
            const says = await page.locator(".bar, .banners, .who, .sheet").allInnerTexts();
            const line = await page.evaluate(() => document.documentElement.dataset.line);
            throw new Error(`${error.message}\nThe line is ${line}, and the page says: ${says.join("; ")}\nafter ${this.tapped.slice(-LAST).join("; ")}`);
        }
        return (await page.locator(".result").count()) > 0;
    }

    async #tapSomething() {
        const found = await this.page.evaluate(shown, KINDS);
        const tap = this.#choice(found);
        if (tap === null) return;
        this.tapped.push(`${tap.kind}: ${tap.name}`);
        const target = this.page.locator(KINDS[tap.kind]).nth(tap.index);
        try {
            if (tap.kind === "place") await this.#touchPlace(target);
            else await this.#touch(target);
        } catch (error) {
            // Somebody else moved on, or the line broke, and took away what was there to tap.
            if (await this.#standsAsItWas(found)) throw new Error(`${error.message}\nafter ${this.tapped.slice(-LAST).join("; ")}`);
        }
        await this.page.evaluate(drawn);
    }

    /** @returns {{kind: string, index: number, name: string} | null} */
    #choice(found) {
        const has = (kind) => found[kind].length > 0;
        if (found.isComposing) {
            if (has("confirm") && (!COMPOSING.some(has) || this.chance() < 0.5)) return this.#one(found, "confirm");
            return this.#one(found, COMPOSING.find(has) ?? "close");
        }
        if (has("market") && this.chance() < HAGGLING) return this.#one(found, "market");
        const kinds = CHOICES.filter(has);
        if (!kinds.length) return has("close") ? this.#one(found, "close") : null;
        return this.#one(found, kinds[this.#below(kinds.length)]);
    }

    #one(found, kind) {
        return { kind, ...found[kind][this.#below(found[kind].length)] };
    }

    #below(most) {
        return Math.floor(this.chance() * most);
    }

    /** A tap on the place's own point; where a map shows too little of itself, after a look at all of it. */
    async #touchPlace(target) {
        await target.evaluate((place) => (place.closest(".map-window") ?? place).scrollIntoView({ block: "center" }), undefined, TAP);
        const point = (await target.evaluate(pointOn, LOOKS, TAP)) ?? (await this.#pointOnWholeMap(target));
        if (this.touch) await this.page.touchscreen.tap(...point);
        else await this.page.mouse.click(...point);
    }

    async #pointOnWholeMap(target) {
        await this.#touch(this.page.locator(".map-buttons button").last());
        await this.page.evaluate(drawn);
        const point = await target.evaluate(pointOn, LOOKS, TAP);
        if (point === null) throw new Error("a place that may be tapped is nowhere to be seen");
        return point;
    }

    async #touch(target) {
        if (this.touch) await target.tap(TAP);
        else await target.click(TAP);
    }

    async #standsAsItWas(found) {
        return JSON.stringify(found) === JSON.stringify(await this.page.evaluate(shown, KINDS));
    }
}

/** In the page: whether it is our turn with something to tap, or the match is over. */
function isDecided(selector) {
    const ours = document.querySelector(".titles.ours") !== null && document.documentElement.dataset.line === "here";
    return document.querySelector(".result") !== null || (ours && document.querySelector(selector) !== null);
}

/** In the page: what may be tapped, by kind, with its number among all of that kind and its name. */
function shown(kinds) {
    const nameOf = (element) => element.getAttribute("aria-label") ?? element.innerText.replaceAll("\n", ", ");
    const seen = (selector) => {
        const all = [...document.querySelectorAll(selector)];
        return all.flatMap((element, index) => (element.checkVisibility() ? [{ index, name: nameOf(element) }] : []));
    };
    const found = Object.entries(kinds).map(([kind, selector]) => [kind, seen(selector)]);
    return { ...Object.fromEntries(found), isComposing: document.querySelector(".composer") !== null };
}

/** In the page: a point where a tap meets this element, as near to its middle as may be; null where others lie over it. */
function pointOn(element, looks) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = Array.from({ length: looks }, (_, part) => (part + 0.5) / looks);
    parts.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    const points = parts.flatMap((down) => parts.map((across) => [left + width * across, top + height * down]));
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null;
}

/** In the page: what was asked for is drawn. */
function drawn() {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceOf(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}
