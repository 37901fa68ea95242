/**
 * Who we are on this server. The token stays in the browser's own storage of this origin and in memory, so that a
 * phone that was off comes back as the same person; it is never in an address. A television keeps its token for its
 * tab alone, so that whoever plays in the same browser is not sent away.
 */

const NAME = "ziggurat.name";
const TOKEN = "ziggurat.token";
/** What is said for a name by whoever has none yet: who comes by a code has that of their other device. */
const NAMELESS = "…";

export class Identity {
    /** @param {Storage} storage where name and token are kept */
    constructor(storage) {
        this.storage = storage;
        this.memory = new Map();
        /** The code that another device of ours shows, while we come by it; else null. */
        this.code = null;
    }

    /** The name that others see; empty before it is given. */
    get name() {
        return this.#read(NAME);
    }

    set name(name) {
        this.#write(NAME, name);
    }

    /** The secret by which the server knows us; empty before it has told us one. */
    get token() {
        return this.#read(TOKEN);
    }

    /** What to greet the server with. */
    hello() {
        const { code, token } = this;
        if (code !== null) return { name: this.name || NAMELESS, device_code: code };
        return token ? { name: this.name, token } : { name: this.name };
    }

    /**
     * The server said who we are.
     * @returns {boolean} whether that is somebody whom it did not know before
     */
    welcomed({ name, token }) {
        const isNew = token !== this.token;
        this.code = null;
        this.#write(NAME, name);
        this.#write(TOKEN, token);
        return isNew;
    }

    /** The server knows our token no more. */
    forgotten() {
        this.#write(TOKEN, "");
    }

    #read(key) {
        try {
            return this.memory.get(key) ?? this.storage.getItem(key) ?? "";
        } catch {
            // A browser that keeps nothing still has the page's memory.
            return "";
        }
    }

    #write(key, value) {
        this.memory.set(key, value);
        try {
            this.storage.setItem(key, value);
        } catch {
            return;
        }
    }
}
