/** Of which friends a person is told that they have come: not again of those whose line was lost for a moment. */

/** Seconds after our own coming within which friends are told of together: they were here before us. */
const AT_ONCE = 2;
/** Seconds within which one who comes back is not told of again. */
const SOON = 90;

export class FriendsComing {
    /**
     * @param {import("./friend_circle.js").FriendCircle} circle
     * @param {(person: string) => boolean} ignores
     * @param {() => number} now seconds of the page's own clock
     */
    constructor(circle, ignores, now) {
        Object.assign(this, { circle, ignores, now });
        this.here = new Set();
        /** @type {Map<string, number>} by their tags when they went, or when we last came */
        this.gone = new Map();
        this.came = -Infinity;
        this.greeted = [];
    }

    /** We have come ourselves. */
    arrived() {
        this.came = this.now();
        this.greeted = [];
        for (const tag of this.here) this.gone.set(tag, this.came);
        this.here.clear();
    }

    /**
     * A friend is here, moved, or is not here any more.
     * @returns {string[]} whose coming is to be told now, if anybody's
     */
    heard({ tag, person, here = true }) {
        const friend = this.circle.knownBy(tag);
        if (friend === undefined) return [];
        if (!here) {
            this.here.delete(tag);
            this.gone.set(tag, this.now());
            return [];
        }
        const isBack = this.here.has(tag) || this.now() - (this.gone.get(tag) ?? -Infinity) <= SOON;
        this.here.add(tag);
        if (isBack || this.ignores(person)) return [];
        if (this.now() - this.came >= AT_ONCE) return [friend.name];
        this.greeted = [...this.greeted, friend.name];
        return this.greeted;
    }
}
