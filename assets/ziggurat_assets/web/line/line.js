/**
 * The line to the server: one message of the protocol in each message of a WebSocket. Requests are promises; a line
 * that breaks is begun again with the token, after delays that double.
 */

import { retryDelay } from "./delay.js";
import { Refusal, refusalIn } from "./refusal.js";
import { BEFORE_WELCOME, Silence, bearable } from "./silence.js";
import { BROWSER_TIME } from "./time.js";

const PROTOCOL = 1;
/** Codes of `closing` after which coming back at once would be wrong. */
export const FINAL = new Set(["taken_over", "too_fast", "kicked", "banned", "forgotten"]);
const ANSWERS = new Set([
    "done", "error", "rejected", "legal_actions", "winning_chances", "replay_file", "history_page", "match_history_page",
    "match_list", "profile", "played_list", "device_code",
]);
/** Seconds that a line may be silent which is asked because the page was out of sight. */
const PATIENCE = 3;

/**
 * @typedef {{kind: "calling"} | {kind: "here"} | {kind: "lost", until: number}
 *     | {kind: "ended", code: string, message: string, params: object}} Standing
 * Of the line: being called for the first time, welcomed, broken and tried again at `until` (seconds of its time),
 * or ended by the server.
 */
export class Line {
    /**
     * @param {object} parts
     * @param {string} parts.address
     * @param {() => object} parts.hello the name and the token to greet with, asked at every greeting
     * @param {(message: object) => void} parts.told hears every message that is no answer
     * @param {(standing: Standing) => void} parts.stands hears how the line stands
     * @param {(address: string) => WebSocket} [parts.open]
     */
    constructor({ address, hello, told, stands, open = (to) => new WebSocket(to), time = BROWSER_TIME, random }) {
        this.address = address;
        this.hello = hello;
        this.told = told;
        this.stands = stands;
        this.open = open;
        this.time = time;
        this.random = random ?? Math.random;
        /** @type {Standing} */
        this.standing = { kind: "calling" };
        this.socket = null;
        this.tries = 0;
        this.number = 0;
        this.waiting = new Map();
        this.cancelRetry = () => {};
        this.cancelWatch = () => {};
        this.silence = null;
    }

    /** Call the server. */
    begin() {
        this.cancelRetry();
        const socket = this.open(this.address);
        this.socket = socket;
        // A socket that was given up may still have something to say; it is not heard any more.
        const ifOurs = (todo) => (event) => socket === this.socket && todo(event);
        socket.onopen = ifOurs(() => this.#greet());
        socket.onmessage = ifOurs((event) => this.#heard(event.data));
        socket.onclose = ifOurs(() => this.#lost());
        socket.onerror = () => {};
        this.#listen(BEFORE_WELCOME);
    }

    /**
     * Ask something; the promise has the answer, or is broken by a Refusal.
     * @param {string} type
     * @param {object} fields
     * @returns {Promise<any>}
     */
    ask(type, fields = {}) {
        if (this.standing.kind !== "here") return Promise.reject(new Refusal("connection_lost"));
        const id = ++this.number;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            this.#send({ type, id, ...fields });
        });
    }

    /** The page is seen again, or the network is back: come back now, or make sure that the line still holds. */
    tryNow() {
        if (this.standing.kind === "lost") {
            this.begin();
        } else if (this.standing.kind === "here") {
            this.silence.doubt(this.time.now(), PATIENCE);
            this.#send({ type: "ping" });
            this.#watch();
        }
    }

    /** Hang up and greet anew, as somebody of another name or after an end. */
    again() {
        this.end();
        this.tries = 0;
        this.#stand({ kind: "calling" });
        this.begin();
    }

    /** Hang up for good. */
    end() {
        this.cancelRetry();
        this.cancelWatch();
        const socket = this.socket;
        this.socket = null;
        socket?.close();
        this.#abandon();
    }

    #greet() {
        this.#send({ type: "hello", protocol: PROTOCOL, client: "ziggurat-web", ...this.hello() });
    }

    #send(message) {
        if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
    }

    #heard(text) {
        this.silence?.heard(this.time.now());
        const message = JSON.parse(text);
        if (message.type === "ping") this.#send({ type: "pong", id: message.id });
        else if (message.type === "welcome") this.#welcomed(message);
        else if (message.type === "refused") this.#ended(message);
        else if (message.type === "closing" && FINAL.has(message.code)) this.#ended(message);
        else if (ANSWERS.has(message.type) && this.waiting.has(message.id)) this.#answered(message);
        else if (message.type !== "pong") this.told(message);
    }

    #welcomed(welcome) {
        this.tries = 0;
        this.#listen(bearable(welcome.limits));
        this.told(welcome);
        this.#stand({ kind: "here" });
    }

    #answered(answer) {
        const { resolve, reject } = this.waiting.get(answer.id);
        this.waiting.delete(answer.id);
        const refusal = refusalIn(answer);
        if (refusal === null) resolve(answer);
        else reject(refusal);
    }

    #ended(farewell) {
        this.end();
        const { code, message, params } = farewell;
        this.#stand({ kind: "ended", code, message, params: params ?? {} });
    }

    #lost() {
        this.cancelWatch();
        this.socket = null;
        this.#abandon();
        const delay = retryDelay(this.tries++, this.random);
        this.cancelRetry = this.time.later(delay, () => this.begin());
        this.#stand({ kind: "lost", until: this.time.now() + delay });
    }

    #abandon() {
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        for (const { reject } of waiting) reject(new Refusal("connection_lost"));
    }

    #stand(standing) {
        this.standing = standing;
        this.stands(standing);
    }

    #listen(seconds) {
        this.silence = new Silence(seconds, this.time.now());
        this.#watch();
    }

    #watch() {
        this.cancelWatch();
        this.cancelWatch = this.time.later(this.silence.nextVerdictIn(this.time.now()), () => this.#judge());
    }

    #judge() {
        const verdict = this.silence.verdict(this.time.now());
        if (verdict === "gone") {
            const socket = this.socket;
            this.#lost();
            socket?.close();
            return;
        }
        if (verdict === "ask") this.#send({ type: "ping" });
        this.#watch();
    }
}
