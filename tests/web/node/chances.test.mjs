import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { Judging, percents, swing } = await page("match/judging.js");
const { TableRecord } = await page("record/table.js");
const { Refusal } = await page("line/refusal.js");

const BOT = { person: "p8", name: "Enlil", level: "merchant" };
const PERSON = { person: "p1", name: "Ninsun" };

/** A table that we watch: what was asked there, and what is done later. `answer` says what the server answers. */
function watched(answer = (revision) => ({ revision, chances: [0.25, 0.75] }), table = {}) {
    const record = new TableRecord({ table: "ENKI-42", stage: "playing", seats: [BOT, BOT], ...table });
    const asked = [], later = [];
    const line = { ask: async (type, fields) => (asked.push([type, fields.table]), answer(record.moment.revision)) };
    const judging = new Judging({ line, show: () => {}, time: { later: (_, todo) => later.push(todo) } }, record);
    const move = (revision, more = {}) => record.happened({ revision, view: {}, ...more });
    record.position({ revision: 0, view: {} });
    return { record, judging, asked, later, move };
}

const refusing = (code) => () => Promise.reject(new Refusal(code));

test("who watches bots asks about the newest moment, and knows its chances then", async () => {
    const { judging, record, asked } = watched();
    await judging.refresh();
    assert.deepEqual(asked, [["chances", "ENKI-42"]]);
    assert.deepEqual(record.moment.chances, [0.25, 0.75]);
    assert.deepEqual(judging.newest, [0.25, 0.75]);
});

test("where people play it is asked only if the host wants it, and never by who sits", async () => {
    for (const [table, times] of [[{ seats: [PERSON, BOT] }, 0], [{ seats: [PERSON, BOT], chances: true }, 1], [{ your_seats: [0], chances: true }, 0]]) {
        const { judging, asked } = watched(undefined, table);
        await judging.refresh();
        assert.equal(asked.length, times);
    }
});

test("one question is open at a time, and what happened meanwhile is asked about after a while", async () => {
    const { judging, asked, later, move } = watched();
    const first = judging.refresh();
    move(1);
    judging.refresh();
    move(2);
    await first;
    judging.refresh();
    assert.equal(asked.length, 1);
    later.shift()();
    assert.equal(asked.length, 2);
});

test("nothing is asked twice about the same moment, nor once the match is over", async () => {
    const { judging, asked, later, move } = watched();
    await judging.refresh();
    later.shift()();
    move(1, { result: {} });
    await judging.refresh();
    assert.equal(asked.length, 1);
    assert.equal(judging.newest, null);
});

test("what is refused is shown no longer, and asked again when the match has moved on", async () => {
    let refused = false;
    const { judging, asked, later, move } = watched((revision) => (refused ? refusing("no_chances")() : { revision, chances: [0.5, 0.5] }));
    await judging.refresh();
    later.shift()();
    refused = true;
    move(1);
    await judging.refresh();
    assert.equal(judging.newest, null);
    later.shift()();
    assert.equal(asked.length, 2);
    refused = false;
    move(2);
    await judging.refresh();
    assert.deepEqual(judging.newest, [0.5, 0.5]);
});

test("chances stay in sight while those of the next moment are on their way", async () => {
    const { judging, move } = watched();
    await judging.refresh();
    move(1);
    assert.deepEqual(judging.newest, [0.25, 0.75]);
});

test("over a broken line nothing is asked again until somebody comes back", async () => {
    const { judging, asked, later } = watched(refusing("connection_lost"));
    await judging.refresh();
    assert.equal(later.length, 0);
    await judging.refresh();
    assert.equal(asked.length, 2);
});

test("whole per cent sum to 100", () => {
    assert.deepEqual(percents([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
    assert.deepEqual(percents([0.274, 0.188, 0.409, 0.129]), [27, 19, 41, 13]);
    assert.deepEqual(percents([1, 0]), [100, 0]);
    assert.deepEqual(percents(Array(7).fill(1 / 7)).reduce((sum, each) => sum + each), 100);
});

test("a deed changes the chance of whoever did it, if it is known before and after", () => {
    const [before, after] = [{ chances: [0.16, 0.84] }, { chances: [0.19, 0.81] }];
    assert.deepEqual(swing([before, after], 0), { before: 16, after: 19 });
    assert.equal(swing([before, after], null), null);
    assert.equal(swing([after], 0), null);
    assert.equal(swing([{ chances: null }, after], 0), null);
});
