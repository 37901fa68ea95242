/** Our friends, each with the secret that nobody but the two of us has: kept in the browser, and by no server. */

const FRIENDS = "ziggurat.friends";
/** A server looks for so many. */
export const MOST_FRIENDS = 100;
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const LONGEST_NAME = 24;

/**
 * @typedef {{name: string, secret: string, server: string, person: string, since: number}} Friend
 * `server` and `person` say where we became friends, and who they were there; `since` is in seconds since 1970.
 */

export class KeptFriends {
    /** @param {Storage} storage where they are kept */
    constructor(storage) {
        this.storage = storage;
        /** @type {Friend[]} the newest last */
        this.all = readKept(storage);
    }

    /** Somebody is a friend from now on. Whoever was one before, at the same server, has another secret now. */
    add(friend) {
        this.#keep([...this.all.filter((each) => !isSame(each, friend)), friend].slice(-MOST_FRIENDS));
    }

    /** They are none any more. */
    remove({ secret }) {
        this.#keep(this.all.filter((each) => each.secret !== secret));
    }

    #keep(friends) {
        this.all = friends;
        try {
            this.storage.setItem(FRIENDS, JSON.stringify(friends));
        } catch {
            // A browser that keeps nothing forgets them with the page.
            return;
        }
    }
}

function isSame(one, other) {
    return one.secret === other.secret || (one.server === other.server && one.person === other.person);
}

function readKept(storage) {
    try {
        return JSON.parse(storage.getItem(FRIENDS) ?? "[]").filter(isFriend).map(read).slice(-MOST_FRIENDS);
    } catch {
        return [];
    }
}

function isFriend(found) {
    return SECRET.test(found?.secret) && [found.name, found.server, found.person].every((text) => typeof text === "string");
}

function read({ name, secret, server, person, since }) {
    return { name: name.slice(0, LONGEST_NAME), secret, server, person, since: Number.isFinite(since) ? since : 0 };
}
