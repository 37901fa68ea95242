/**
 * The people whose words are not shown on this screen. Nobody else learns of it. They are known by the public ids that
 * this server gave them, and kept in the browser until the server knows us as somebody new: then it may give those ids anew.
 */

const IGNORED = "ziggurat.ignored";
/** So many are kept, as by the client. */
const MOST = 200;

export class IgnoredPeople {
    /** @param {Storage} storage where they are kept */
    constructor(storage) {
        this.storage = storage;
        /** @type {{person: string, name: string}[]} as they were called when they were ignored, oldest first */
        this.people = readKept(storage);
    }

    /** Whether that person's words are not shown. */
    has(person) {
        return this.people.some((each) => each.person === person);
    }

    /** Show that person's words no more. */
    add({ person, name }) {
        this.#keep([...this.#without(person), { person, name }].slice(-MOST));
    }

    /** Show that person's words again. */
    remove(person) {
        this.#keep(this.#without(person));
    }

    /** Ignore nobody any more. */
    forget() {
        this.#keep([]);
    }

    #without(person) {
        return this.people.filter((each) => each.person !== person);
    }

    #keep(people) {
        this.people = people;
        try {
            this.storage.setItem(IGNORED, JSON.stringify(people));
        } catch {
            // A browser that keeps nothing forgets them with the page.
            return;
        }
    }
}

function readKept(storage) {
    try {
        return JSON.parse(storage.getItem(IGNORED) ?? "[]").filter(isPerson).slice(-MOST);
    } catch {
        return [];
    }
}

function isPerson(found) {
    return typeof found?.person === "string" && typeof found.name === "string";
}
