/**
 * What the page says, in the languages it speaks: the sentences of the same translation files as the client's, of which
 * only those sections are fetched that are needed.
 */

import { elided } from "./elision.js";
import { visible } from "./visible.js";

export const LANGUAGES = ["en", "fr"];

/** Fetches the sentences of some sections of a language. Rejects if the server has none. */
export async function fetchSentences(language, sections) {
    const answer = await fetch(`/words/${language}/${sections.join("+")}.json`);
    if (!answer.ok) throw new Error(`the server has no words of ${sections.join(", ")}`);
    return answer.json();
}

export class Words {
    /** @param {string} language one of LANGUAGES */
    constructor(language, fetcher = fetchSentences) {
        this.language = language;
        this.fetcher = fetcher;
        this.sections = new Set();
        this.sentences = {};
    }

    /** Fetch the sentences of these sections, if they are not known yet. */
    async learn(...sections) {
        const missing = sections.filter((section) => !this.sections.has(section));
        if (!missing.length) return;
        const language = this.language;
        const learned = await this.fetcher(language, missing);
        if (language !== this.language) return this.learn(...missing);
        Object.assign(this.sentences, learned);
        for (const section of missing) this.sections.add(section);
    }

    /** Speak another language. */
    async switch(language) {
        const sentences = await this.fetcher(language, [...this.sections]);
        this.language = language;
        this.sentences = sentences;
    }

    /** Whether there is a sentence for `key`; for texts whose keys a server chooses. */
    knows(key) {
        return Object.hasOwn(this.sentences, key);
    }

    /**
     * The sentence of `key` with its blanks filled; one that counts has the blank `count`.
     * @param {string} key
     * @param {Record<string, string | number>} blanks
     */
    say(key, blanks = {}) {
        let sentence = this.sentences[key];
        if (sentence === undefined && blanks.count !== undefined) {
            sentence = this.sentences[`${key}.${this.#plural(Number(blanks.count))}`];
        }
        if (sentence === undefined) throw new Error(`there is no sentence ${key} in ${this.language}`);
        if (this.language === "fr") sentence = elided(sentence, blanks);
        return sentence.replace(/\{(\w+)\}/g, (_, blank) => {
            if (blanks[blank] === undefined) throw new Error(`the sentence ${key} has a blank ${blank} that was not given`);
            return String(blanks[blank]);
        });
    }

    /** The sentence of a key and blanks that a server chose; null if it is unknown here or has other blanks. */
    sayIfKnown(key, blanks) {
        if (!this.knows(key)) return null;
        try {
            return visible(this.say(key, blanks));
        } catch {
            return null;
        }
    }

    #plural(count) {
        // French counts zero with one; English does not.
        const singular = this.language === "fr" ? count === 0 || count === 1 : count === 1;
        return singular ? "one" : "other";
    }
}
