import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { FinishedRecord } = await page("record/finished.js");
const { Replaying } = await page("match/replaying.js");

const STEPS = 40;
const RESULT = { ending: "called_off" };
const PAGE = { match: 17, game: "ur", names: ["Ninsun", "Enlil"], colours: [4, 1], options: {}, steps: STEPS, resigned: [1], result: RESULT, moments: [] };

function moments(first, last) {
    return Array.from({ length: last - first + 1 }, (_, number) => ({ step: first + number, to_act: [], events: [], view: { public: first + number } }));
}

/** We go through a match of so many steps; `asked` is what the server was asked. */
async function replaying({ refuses = () => false } = {}) {
    const asked = [];
    const timers = [];
    const line = {
        ask: async (type, fields) => {
            asked.push({ type, ...fields });
            if (refuses()) throw new Error("refused");
            return { moments: moments(fields.first, Math.min(fields.last, STEPS)) };
        },
    };
    const app = { line, show: () => {}, time: { later: (seconds, todo) => {
        const timer = { seconds, todo };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
    } } };
    const record = new FinishedRecord(PAGE);
    const along = new Replaying(app, record);
    const later = async () => {
        const due = timers.splice(0);
        for (const { todo } of due) todo();
        await settled();
        return due.map(({ seconds }) => seconds);
    };
    await settled();
    return { along, record, asked, later };
}

async function settled() {
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

test("one begins at the first position, and asks for those that follow", async () => {
    const { along, asked } = await replaying();
    assert.equal(along.moment.view.public, 0);
    assert.deepEqual(asked, [{ type: "match_history", match: 17, first: 0, last: 12 }]);
});

test("wherever one goes is asked for with some before it, of which the log tells", async () => {
    const { along, record, asked, later } = await replaying();
    along.to(30);
    assert.equal(along.moment, null);
    await later();
    assert.deepEqual(asked.slice(1).map(({ first, last }) => [first, last]), [[22, 42]]);
    assert.deepEqual(record.witnessed.moments.map(({ view }) => view.public), [23, 24, 25, 26, 27, 28, 29, 30]);
    assert.equal(record.witnessed.knowsBeginning, false);
});

test("before what is known runs out, the next is asked for", async () => {
    const { along, asked, later } = await replaying();
    await later();
    along.to(8);
    await settled();
    assert.equal(asked.length, 1);
    along.to(9);
    await settled();
    assert.equal(asked.length, 2);
});

test("nobody goes beyond either end", async () => {
    const { along } = await replaying();
    along.to(-3);
    assert.equal(along.step, 0);
    along.to(99);
    assert.equal(along.step, STEPS);
});

test("the last position says how the match ended, though the rules do not know that it was called off", async () => {
    const { along, later } = await replaying();
    along.to(STEPS);
    await later();
    assert.deepEqual(along.moment.result, RESULT);
    along.to(STEPS - 1);
    assert.equal(along.moment.result, null);
});

test("it plays by itself to the end and stops there, and begins anew after that", async () => {
    const { along, later } = await replaying();
    along.play();
    for (let turns = 0; along.plays && turns < 200; turns++) await later();
    assert.deepEqual([along.step, along.plays], [STEPS, false]);
    along.play();
    assert.deepEqual([along.step, along.plays], [0, true]);
});

test("whoever goes somewhere stops what plays by itself", async () => {
    const { along, later } = await replaying();
    along.play();
    along.to(5);
    await later();
    assert.equal(along.step, 5);
});

test("through other eyes every position is asked for anew", async () => {
    const { along, record, asked, later } = await replaying();
    await later();
    along.to(3);
    along.through(1);
    assert.equal(along.moment, null);
    await settled();
    assert.deepEqual([along.moment.view.public, record.seat], [3, 1]);
    assert.deepEqual(asked.at(-1), { type: "match_history", match: 17, first: 0, last: 15, seat: 1 });
});

test("what was asked for with the eyes before is not shown to these", async () => {
    const { along, asked, later } = await replaying();
    await later();
    along.to(20);
    along.through(0);
    await settled();
    assert.equal(along.moment, null);
    await later();
    assert.deepEqual(asked.at(-1).seat, 0);
    assert.equal(along.moment.view.public, 20);
});

test("a server that refuses is asked again after a while, not at once", async () => {
    let refuses = true;
    const { along, later } = await replaying({ refuses: () => refuses });
    assert.equal(along.moment, null);
    refuses = false;
    assert.deepEqual(await later(), [2]);
    assert.equal(along.moment.view.public, 0);
});

test("the seats have their names and colours, and who resigned is said", async () => {
    const { record } = await replaying();
    assert.deepEqual(record.table.seats.map(({ name, colour, resigned }) => [name, colour, resigned]), [["Ninsun", 4, undefined], ["Enlil", 1, "Enlil"]]);
});
