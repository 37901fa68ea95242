/** What the server told: who we are, its lobby, its notices, and the tables that we are at. */

import { TableRecord, hasLine } from "./table.js";

const CHAT_LINES = 200;

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
     * @returns {string} what it changed: "welcome", "lobby", "said", "notice", "table", "moment", "clock", "circle", "night",
     *     "gone" or ""
     */
    take(message) {
        switch (message.type) {
            case "welcome":
                this.welcome = message;
                return "welcome";
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
            default:
                return this.#atTable(message);
        }
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
