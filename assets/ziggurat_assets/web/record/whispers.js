/** What is whispered to us, and by us. */

const MOST = 200;

export class WhisperRecord {
    constructor() {
        /**
         * As lines of a chat are, `person` and `name` being who spoke; `other` is whom we whisper with, and `own` says
         * that it was us.
         * @type {object[]}
         */
        this.lines = [];
        /** Those that were not read yet, by whom. */
        this.unread = new Map();
    }

    /** How many were not read yet. */
    get count() {
        return [...this.unread.values()].reduce((sum, lines) => sum + lines, 0);
    }

    /**
     * @param {object} message
     * @param {{person: string, name: string}} us
     * @param {boolean} isNews whether it is to be read
     */
    hear({ person, name, text, at, own = false }, us, isNews) {
        const speaker = own ? us : { person, name };
        this.lines = [...this.lines, { ...speaker, text, at, own, other: { person, name } }].slice(-MOST);
        if (isNews && !own) this.unread.set(person, (this.unread.get(person) ?? 0) + 1);
    }

    /** What that person and we said to each other. */
    with(person) {
        return this.lines.filter(({ other }) => other.person === person);
    }

    /** We have read what that person said, or everyone. */
    read(person = null) {
        if (person === null) this.unread.clear();
        else this.unread.delete(person);
    }
}
