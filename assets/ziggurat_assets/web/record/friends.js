/** What the server told us of friends since we came: who is here, and who wants to be one. */

/** Of so many it is remembered that they want to be friends. */
const MOST_WANTING = 100;

export class FriendRecord {
    constructor() {
        /** The tags that we say: nobody else is a friend. */
        this.tags = new Set();
        /** @type {Map<string, object>} by their tags the friends who are here, as it was told */
        this.here = new Map();
        /** @type {Map<string, string>} by their ids the names of those who want to be our friends */
        this.wanting = new Map();
        /** The ids of those whose friendship we want. */
        this.wanted = new Set();
    }

    /** We say these tags from now on. */
    lookFor(tags) {
        this.tags = new Set(tags);
        for (const tag of this.here.keys()) if (!this.tags.has(tag)) this.here.delete(tag);
    }

    /** A friend is here, moved, or is not here any more. */
    comesOrGoes(told) {
        if (told.here === false) this.here.delete(told.tag);
        else if (this.tags.has(told.tag)) this.here.set(told.tag, told);
    }

    /** Somebody wants to be our friend, or neither of us waits for the other any more. */
    wants({ person, name, wanted = true }) {
        this.wanting.delete(person);
        if (!wanted) {
            this.wanted.delete(person);
            return;
        }
        this.wanting.set(person, name);
        if (this.wanting.size > MOST_WANTING) this.wanting.delete(this.wanting.keys().next().value);
    }
}
