/** What somebody was writing: it is there again after they looked elsewhere, and after the browser was closed. */

const DRAFTS = "ziggurat.drafts";
/** So many are kept, as by the client; the oldest make room. */
const MOST = 20;
const LONGEST = 500;

export class Drafts {
    /** @param {Storage} storage where they are kept */
    constructor(storage) {
        this.storage = storage;
        /** @type {[string, string][]} place and text, the newest last */
        this.drafts = readKept(storage);
    }

    /** What was written in a place, or nothing. */
    of(place) {
        return this.drafts.find(([where]) => where === place)?.[1] ?? "";
    }

    /** Remember that this is written there; nothing, once it was said. */
    keep(place, text) {
        const others = this.drafts.filter(([where]) => where !== place);
        this.drafts = (text.trim() ? [...others, [place, text.slice(0, LONGEST)]] : others).slice(-MOST);
        try {
            this.storage.setItem(DRAFTS, JSON.stringify(this.drafts));
        } catch {
            // A browser that keeps nothing forgets them with the page.
            return;
        }
    }
}

function readKept(storage) {
    try {
        return JSON.parse(storage.getItem(DRAFTS) ?? "[]").filter(isDraft).slice(-MOST);
    } catch {
        return [];
    }
}

function isDraft(found) {
    return Array.isArray(found) && found.length === 2 && found.every((each) => typeof each === "string" && each.length <= LONGEST);
}
