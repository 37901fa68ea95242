import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { ServerRecord } = await page("record/server.js");
const { ClockReading, clockFace, urgency } = await page("record/clock.js");
const { come, comeBack } = await page("record/coming.js");
const { HotSeat } = await page("record/hot_seat.js");
const { Refusal } = await page("line/refusal.js");

const TABLE = { type: "table", table: "ENKI-42", game: "ur", stage: "playing", seats: [{ person: "p1", name: "Ninsun" }, { colour: 4 }], watchers: [], revision: 0 };

function server() {
    const record = new ServerRecord(() => 100);
    record.take({ type: "welcome", person: "p1", games: [] });
    return record;
}

function view(count) {
    return { viewer: null, public: { count }, private: null };
}

function happened(revision, more = {}) {
    return { type: "happened", table: "ENKI-42", revision, actor: 0, to_act: [1], may_undo: [], events: [{ type: "step", revision }], view: view(revision), ...more };
}

function position(revision, more = {}) {
    return { type: "position", table: "ENKI-42", revision, to_act: [0], may_undo: [0], view: view(revision), ...more };
}

test("the lobby is what was told first, with every change since", () => {
    const record = server();
    record.take({ type: "lobby", tables: [{ table: "ENKI-42" }, { table: "UR-11" }], people: [{ person: "p1" }] });
    record.take({ type: "table_closed", table: "UR-11" });
    record.take({ type: "table_changed", card: { table: "ENKI-42", stage: "over" } });
    record.take({ type: "person_changed", card: { person: "p2" } });
    record.take({ type: "person_left", person: "p1" });
    assert.deepEqual([...record.tables.values()], [{ table: "ENKI-42", stage: "over" }]);
    assert.deepEqual([...record.people.keys()], ["p2"]);
});

test("a table that the lobby only lists no more stays ours", () => {
    const record = server();
    record.take(TABLE);
    record.take({ type: "table_closed", table: "ENKI-42", unlisted: true });
    assert.ok(record.ours.has("ENKI-42"));
    record.take({ type: "table_closed", table: "ENKI-42" });
    assert.ok(record.gone.has("ENKI-42"));
});

test("what is told twice after coming back happens once", () => {
    const record = server();
    record.take(TABLE);
    record.take(position(0));
    record.take(happened(1));
    record.take(happened(1));
    assert.deepEqual(record.ours.get("ENKI-42").witnessed.moments.map((moment) => moment.revision), [0, 1]);
});

test("each of our seats sees through its own eyes, and the one that is awaited has the page", () => {
    const record = server();
    record.take({ ...TABLE, your_seats: [0, 1] });
    record.take(position(0, { viewer: 0, to_act: [1] }));
    record.take(position(3, { viewer: 1, to_act: [1] }));
    const table = record.ours.get("ENKI-42");
    assert.ok(new HotSeat(table).passOn());
    assert.equal(table.seat, 1);
    assert.equal(table.moment.revision, 3);
    assert.equal(table.seenByAll, 0);
    assert.ok(table.isOurTurn);
});

test("nobody acts at a table that is set aside", () => {
    const record = server();
    record.take({ ...TABLE, your_seats: [0], aside: { why: "differs", step: 3, rules_version: 2 } });
    record.take(position(0, { viewer: 0 }));
    assert.equal(record.ours.get("ENKI-42").mayAct, false);
});

test("a rematch forgets the match before", () => {
    const record = server();
    record.take(TABLE);
    record.take(position(9, { result: { standings: [] } }));
    record.take({ ...TABLE, stage: "playing" });
    assert.equal(record.ours.get("ENKI-42").moment, null);
});

test("a line of chat that is told again is heard once, and our own is not unread", () => {
    const record = server();
    record.take(TABLE);
    const said = { type: "said", table: "ENKI-42", person: "p2", name: "Shulgi", text: "Hello", at: 5 };
    record.take(said);
    record.take(said);
    record.take({ ...said, person: "p1", at: 6 });
    const table = record.ours.get("ENKI-42");
    assert.equal(table.chat.length, 2);
    assert.equal(table.unread, 1);
});

test("who comes back hears what was missed as a story, and believes the position after it", async () => {
    const record = server();
    record.take(TABLE);
    record.take(position(1));
    const table = record.ours.get("ENKI-42");
    const asked = [];
    const line = {
        ask: async (type, fields) => {
            asked.push({ type, ...fields });
            if (type === "watch") record.take(position(4));
            if (type === "resume") record.take(happened(2));
            return { table: "ENKI-42" };
        },
    };
    await comeBack(line, table);
    assert.deepEqual(asked, [{ type: "watch", table: "ENKI-42" }, { type: "resume", table: "ENKI-42", since: 1 }]);
    assert.deepEqual(table.witnessed.moments.map((moment) => moment.revision), [1, 2, 4]);
});

test("who has a seat where seats have secrets comes to the seat", async () => {
    const record = server();
    const asked = [];
    const line = {
        ask: async (type) => {
            asked.push(type);
            if (type === "watch") throw new Refusal("own_table");
            record.take({ ...TABLE, stage: "room", your_seats: [0] });
            return { table: "ENKI-42" };
        },
    };
    await come(line, record, "ENKI-42");
    assert.deepEqual(asked, ["watch", "sit", "sit"]);
});

test("a newcomer is told the last moments, joined where they came in", async () => {
    const record = server();
    const moments = [0, 1, 2, 3].map((step) => ({ step, to_act: [0], events: [{ type: "step", revision: step }], view: view(step) }));
    const line = {
        ask: async (type) => {
            if (type === "watch") record.take(TABLE), record.take(position(2));
            return type === "history" ? { moments } : { table: "ENKI-42" };
        },
    };
    const table = await come(line, record, "ENKI-42");
    record.take(happened(3));
    assert.deepEqual(table.witnessed.moments.map((moment) => moment.view.public.count), [0, 1, 2, 3]);
    assert.ok(table.witnessed.knowsBeginning);
});

test("a clock that runs counts down by itself, and one that stands does not", () => {
    const reading = new ClockReading({ left: [60000, 48250], bank: [120000, 120000], running: [1] }, 100);
    assert.equal(reading.left(0, 110), 60);
    assert.equal(reading.left(1, 110), 38.25);
    assert.equal(reading.left(1, 200), 0);
});

test("for who is missing the others' patience counts", () => {
    const reading = new ClockReading({ left: [60000, 60000], bank: [120000, 61500], missing: [1] }, 0);
    assert.equal(reading.left(1, 1.5), 60);
    assert.ok(reading.runs(1));
});

test("a clock shows what has begun as whole, and long times in hours", () => {
    assert.deepEqual([0, 0.2, 59.2, 245, 5400, 5401].map(clockFace), ["0:00", "0:01", "1:00", "4:05", "90:00", "2 h"]);
    assert.deepEqual([31, 30, 10].map(urgency), ["calm", "soon", "now"]);
});
