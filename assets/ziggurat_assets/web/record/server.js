/** What the server told: who we are, its lobby, its notices, and the tables that we are at. */

import { FriendRecord } from "./friends.js";
import { TableRecord, hasLine } from "./table.js";
import { WhisperRecord } from "./whispers.js";

const CHAT_LINES = 200;
/** So many reports are kept for the host who reads them. */
const MOST_REPORTS = 20;

export class ServerRecord {
    /**
     * @param {() => number} now seconds of the page's own clock
     * @param {(person: string) => boolean} ignores whether that person's words are not shown
     */
    constructor(now, ignores = () => false) {
        this.now = now;
        this.ignores = ignores;
        this.welcome = null;
        this.tables = new Map();
        this.people = new Map();
        this.chat = [];
        this.unread = 0;
        this.notice = null;
        /** @type {Map<string, TableRecord>} the tables that we are at */
        this.ours = new Map();
        /** @type {Map<string, {until?: number} | null>} tables that are gone for us, with what barred us from them */
        this.gone = new Map();
        /** @type {Map<string, object>} by their codes the games nights that we are told of, and when we heard it */
        this.nights = new Map();
        /** @type {object[]} the games nights as they are listed */
        this.nightCards = [];
        this.whispers = new WhisperRecord();
        this.friends = new FriendRecord();
        /** @type {object[]} what was reported to us as the host of a table, the newest last */
        this.reports = [];
    }

    /** Our public id. */
    get person() {
        return this.welcome?.person ?? null;
    }

    /** What the server says of a game that it hosts, or undefined. */
    offer(game) {
        return this.welcome?.games.find((offer) => offer.id === game);
    }

    /**
     * Take a message in.
     * @returns {string} what it changed: "welcome", "lobby", "said", "whispered", "friends", "befriended", "reported",
     *     "notice", "table", "moment", "clock", "circle", "night", "gone" or ""
     */
    take(message) {
        switch (message.type) {
            case "welcome":
                return this.#welcomed(message);
            case "lobby":
                this.tables = new Map(message.tables.map((card) => [card.table, card]));
                this.people = new Map(message.people.map((card) => [card.person, card]));
                return "lobby";
            case "table_changed":
                this.tables.set(message.card.table, message.card);
                return "lobby";
            case "table_closed":
                this.tables.delete(message.table);
                if (!message.unlisted && this.ours.delete(message.table)) this.gone.set(message.table, null);
                return message.unlisted ? "lobby" : "gone";
            case "person_changed":
                this.people.set(message.card.person, message.card);
                return "lobby";
            case "person_left":
                this.people.delete(message.person);
                return "lobby";
            case "put_out":
                this.ours.delete(message.table);
                this.gone.set(message.table, { until: message.until, reason: message.reason });
                return "gone";
            case "notice":
                this.notice = message;
                return "notice";
            case "nights":
                this.nightCards = message.nights;
                return "lobby";
            case "night":
                if (message.state === undefined) this.nights.delete(message.night);
                else this.nights.set(message.night, { ...message, heard: this.now() });
                return "night";
            case "said":
                return this.#said(message);
            case "whispered":
                this.whispers.hear(message, this.welcome, !this.ignores(message.person));
                return "whispered";
            case "friend_here":
                this.friends.comesOrGoes(message);
                return "friends";
            case "friend_wanted":
                this.friends.wants(message);
                return "friends";
            case "befriended":
                return "befriended";
            case "reported":
                this.reports = [...this.reports, message].slice(-MOST_REPORTS);
                return "reported";
            default:
                return this.#atTable(message);
        }
    }

    /** What is said in the lobby, or at the table of that record, was read, and with it what is whispered to us. */
    read(record) {
        (record ?? this).unread = 0;
        this.whispers.read();
    }

    /** What was reported to us of that table, the newest last. */
    reportsAt(code) {
        return this.reports.filter(({ table }) => table === code);
    }

    #welcomed(message) {
        // Whoever is somebody else now has heard nothing of what was said to the one before.
        if (message.person !== this.person) {
            this.whispers = new WhisperRecord();
            this.reports = [];
        }
        this.friends = new FriendRecord();
        this.welcome = message;
        return "welcome";
    }

    #said(message) {
        if (message.table !== undefined) {
            const record = this.ours.get(message.table);
            if (!record?.hear(message)) return "";
            record.unread += this.#isNews(message);
        } else {
            if (hasLine(this.chat, message)) return "";
            this.chat = [...this.chat, message].slice(-CHAT_LINES);
            this.unread += this.#isNews(message);
        }
        return "said";
    }

    /** 1 for what somebody else said whose words are shown, 0 for the rest. */
    #isNews({ person }) {
        return person === this.person || this.ignores(person) ? 0 : 1;
    }

    #atTable(message) {
        const record = this.ours.get(message.table);
        if (message.type === "table") {
            if (record === undefined) this.ours.set(message.table, new TableRecord(message));
            else record.describe(message);
            this.gone.delete(message.table);
            return "table";
        }
        if (record === undefined) return "";
        if (message.type === "together" || message.type === "pointed") {
            record.circle.take(message);
            return "circle";
        }
        if (message.type === "happened") return record.happened(message) ? "moment" : "";
        if (message.type === "clock") record.tellTime(message.state, this.now());
        else if (message.type === "position") record.position(message);
        else return "";
        return message.type === "clock" ? "clock" : "moment";
    }
}
