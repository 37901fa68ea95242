/** Our friends at this server: we say our tags whenever we come to it, and keep whoever becomes a friend there. */

import { friendTag } from "./friend_tags.js";

export class FriendCircle {
    /**
     * @param {object} parts
     * @param {import("./kept_friends.js").KeptFriends} parts.kept
     * @param {import("./server.js").ServerRecord} parts.server
     * @param {import("../line/line.js").Line} parts.line
     * @param {() => boolean} parts.isSeen whether friends are told that we are here
     * @param {() => number} parts.now seconds since 1970
     */
    constructor({ kept, server, line, isSeen, now }) {
        Object.assign(this, { kept, server, line, isSeen, now });
        /** @type {Map<string, import("./kept_friends.js").Friend>} */
        this.byTag = new Map();
    }

    /** Whether this server knows of friends. */
    get arePossible() {
        return this.server.welcome?.server_id !== undefined;
    }

    /** The friend with whom we have that tag, or undefined. */
    knownBy(tag) {
        return this.byTag.get(tag);
    }

    /** Where on this server a friend is, as it was told; null if they are not here. */
    where(friend) {
        return [...this.server.friends.here.values()].find(({ tag }) => this.byTag.get(tag)?.secret === friend.secret) ?? null;
    }

    /** Whether that person is here as a friend, or became one at this server. */
    isFriend(person) {
        if ([...this.server.friends.here.values()].some((told) => told.person === person)) return true;
        return this.kept.all.some((friend) => friend.server === this.server.welcome?.server_id && friend.person === person);
    }

    /** The line stands anew. */
    arrived() {
        this.byTag = new Map();
        if (this.kept.all.length) this.show();
    }

    /** Say our tags. */
    show() {
        if (!this.arePossible) return;
        const { server_id: server } = this.server.welcome;
        this.byTag = new Map(this.kept.all.map((friend) => [friendTag(friend.secret, server), friend]));
        const tags = [...this.byTag.keys()];
        this.server.friends.lookFor(tags);
        this.line.ask("show_friends", { tags, seen: this.isSeen() }).catch(() => {});
    }

    /** Want that person's friendship, or agree to theirs. */
    async befriend(person) {
        const { wanted } = this.server.friends;
        wanted.add(person);
        try {
            return await this.line.ask("befriend", { person });
        } catch (refusal) {
            wanted.delete(person);
            throw refusal;
        }
    }

    /** Do without that person's friendship, or take back that we want it. */
    turnDown(person) {
        this.server.friends.wants({ person, wanted: false });
        this.line.ask("befriend", { person, wanted: false }).catch(() => {});
    }

    /** Be friends no more: we are not told of each other from now on. */
    remove(friend) {
        this.kept.remove(friend);
        this.show();
    }

    /**
     * The server says that somebody and we are friends: nobody becomes one whom we did not want.
     * @returns {boolean} whether they are one now
     */
    befriended({ person, name, secret }) {
        const { wanted, wanting } = this.server.friends;
        wanting.delete(person);
        if (!wanted.delete(person)) return false;
        this.kept.add({ name: name || "?", secret, server: this.server.welcome.server_id ?? "", person, since: Math.floor(this.now()) });
        this.show();
        return true;
    }
}
