import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { ServerRecord } = await page("record/server.js");
const { entrantWho, secondsLeft, tableFor, whole } = await page("record/nights.js");

const TABLES = [{ table: "UR-11", game: "ur", seats: [1, 3], over: true, ranks: [1, 2] }, { table: "UR-12", game: "ur", seats: [2, 4] }];
const ENTRANTS = [{ number: 1, name: "Ninsun", person: "p1" }, { number: 2, name: "Enlil", person: "p2" }, { number: 3, name: "Shulgi", level: "merchant" }, { number: 4, name: "Omar", person: "p4", gone: true }];
const NIGHT = { name: "Friday", entrants: ENTRANTS, rounds: [{ tables: TABLES }] };

test("whoever plays in a round has a table until it is over", () => {
    assert.equal(tableFor(NIGHT, "p2").table, "UR-12");
    assert.equal(tableFor(NIGHT, "p1"), undefined);
});

test("whoever has gone, or never signed up, has none", () => {
    assert.equal(entrantWho(NIGHT, "p4"), undefined);
    assert.equal(tableFor(NIGHT, "p9"), undefined);
});

test("before the first round there is no table, and the night is open", () => {
    const state = whole({ name: "Friday" });
    assert.equal(state.stage, "open");
    assert.equal(tableFor(state, "p1"), undefined);
});

test("a break counts down from when we heard of it", () => {
    assert.equal(secondsLeft({ left: 60, heard: 100 }, 110), 50);
    assert.equal(secondsLeft({ left: 60, heard: 100 }, 1000), 0);
    assert.equal(secondsLeft({ heard: 100 }, 110), null);
});

test("a night that is given up is forgotten", () => {
    const record = new ServerRecord(() => 100);
    assert.equal(record.take({ type: "night", night: "UR-77", state: NIGHT, left: 9 }), "night");
    assert.equal(record.nights.get("UR-77").heard, 100);
    record.take({ type: "night", night: "UR-77" });
    assert.equal(record.nights.size, 0);
});
