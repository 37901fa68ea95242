/** A line whose socket and time are in the test's hand. */
import { page } from "./page.mjs";

const { Line } = await page("line/line.js");

export const WELCOME = { type: "welcome", name: "Ninsun", token: "secret", person: "p1", limits: { silence_seconds: 60 }, games: [] };

class MadeTime {
    constructor() {
        this.at = 0;
        this.timers = [];
        this.now = () => this.at;
        this.later = (seconds, todo) => {
            const timer = { at: this.at + seconds, todo };
            this.timers.push(timer);
            return () => this.timers.splice(this.timers.indexOf(timer), 1).length;
        };
    }

    /** Let so many seconds pass. */
    pass(seconds) {
        const end = this.at + seconds;
        for (;;) {
            const [next] = this.timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at);
            if (next === undefined) break;
            this.timers.splice(this.timers.indexOf(next), 1);
            this.at = next.at;
            next.todo();
        }
        this.at = end;
    }
}

class MadeSocket {
    constructor() {
        this.readyState = 0;
        this.sent = [];
        this.closed = false;
    }

    send(text) {
        this.sent.push(JSON.parse(text));
    }

    close() {
        this.closed = true;
    }

    /** The server takes the connection. */
    opens() {
        this.readyState = 1;
        this.onopen({});
    }

    /** The server says something. */
    says(message) {
        this.onmessage({ data: JSON.stringify(message) });
    }

    /** The connection breaks. */
    breaks() {
        this.readyState = 3;
        this.onclose({});
    }
}

/** A line that has begun, with what it does and what it hears in sight. */
export function madeLine() {
    const time = new MadeTime();
    const made = { time, sockets: [], told: [], standings: [], hello: { name: "Ninsun" } };
    made.line = new Line({
        address: "ws://here/line",
        hello: () => made.hello,
        told: (message) => made.told.push(message),
        stands: (standing) => made.standings.push(standing.kind),
        open: () => {
            made.sockets.push(new MadeSocket());
            return made.sockets.at(-1);
        },
        time,
        random: () => 0.5,
    });
    made.line.begin();
    return made;
}

/** The same, welcomed. */
export function welcomedLine() {
    const made = madeLine();
    [made.socket] = made.sockets;
    made.socket.opens();
    made.socket.says(WELCOME);
    return made;
}
