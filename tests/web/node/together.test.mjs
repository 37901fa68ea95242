import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { ServerRecord } = await page("record/server.js");
const { Along } = await page("match/along.js");
const { outline, turned } = await page("match/arrows.js");
const { Refusal } = await page("line/refusal.js");

const TABLE = { type: "table", table: "ENKI-42", game: "ur", stage: "over", host: "p1", seats: [{ person: "p1", name: "Ninsun" }, { person: "p2", name: "Enlil" }], watchers: [], revision: 9, your_seats: [0] };
const ARROW = { x: 100, y: 200, to_x: 600, to_y: 200 };

function together(holder, more = {}) {
    const lookers = [{ person: "p1", name: "Ninsun" }, { person: "p2", name: "Enlil" }];
    return { type: "together", table: "ENKI-42", holder, lookers, looker_count: 2, steps: 40, ...more };
}

function moments(first, last) {
    return Array.from({ length: last - first + 1 }, (_, number) => ({ step: first + number, to_act: [], events: [], view: { public: first + number } }));
}

/** We at a finished match; `answers` says what the server answers to what is asked. */
function atTheTable(answers = {}) {
    const server = new ServerRecord(() => 0);
    server.take({ type: "welcome", person: "p1", games: [] });
    server.take(TABLE);
    const asked = [];
    const timers = [];
    const line = {
        ask: async (type, fields) => {
            asked.push({ type, ...fields });
            if (answers[type]) return answers[type](fields);
            if (type === "history") return { moments: moments(fields.first, Math.min(fields.last, 40)) };
            return { type: "done" };
        },
    };
    const app = {
        server, line, said: [], show: () => {}, time: { later: (_, todo) => timers.push(todo) },
        attempt: async (promise) => promise.catch((refusal) => (app.said.push(refusal.code), null)),
    };
    const match = { app, record: server.ours.get("ENKI-42"), at: null };
    const along = new Along(match);
    const told = (...messages) => messages.forEach((message) => server.take(message) && along.heard());
    const later = async () => {
        for (const todo of timers.splice(0)) todo();
        await settled();
    };
    return { along, asked, told, later, app, record: match.record };
}

async function settled() {
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

/** The same, among those who look; `holder` has the baton. */
async function looking(holder, answers = {}) {
    const made = atTheTable({ look_together: () => made.told(together(holder), { type: "pointed", table: "ENKI-42", step: 4 }), ...answers });
    await made.along.look();
    await settled();
    return made;
}

test("whoever follows asks for the position where the cursor is, and some that follow", async () => {
    const { along, asked } = await looking("p2");
    assert.deepEqual([along.follows, along.step, along.moment.view.public], [true, 4, 4]);
    assert.deepEqual(asked.filter(({ type }) => type === "history").map(({ first, whole, seat }) => [first, whole, seat]), [[4, true, 0]]);
});

test("a cursor that moves on among what is known asks for nothing", async () => {
    const { along, asked, told, later } = await looking("p2");
    told({ type: "pointed", table: "ENKI-42", step: 6, arrows: [ARROW] });
    await later();
    assert.deepEqual([along.moment.view.public, along.shownArrows], [6, [ARROW]]);
    assert.equal(asked.filter(({ type }) => type === "history").length, 1);
});

test("a cursor that jumps about asks for one position after the other, and for the newest last", async () => {
    const { along, asked, told, later } = await looking("p2");
    await later();
    for (const step of [30, 20, 22]) told({ type: "pointed", table: "ENKI-42", step });
    await settled();
    await later();
    await later();
    assert.deepEqual(asked.filter(({ type }) => type === "history").map(({ first }) => first), [4, 30, 22]);
    assert.equal(along.moment.view.public, 22);
});

test("whoever leads tells where, not more often than now and then, and the last place always", async () => {
    const { along, asked, later } = await looking("p1");
    for (const step of [5, 6, 7, 99]) along.point(step);
    await later();
    await later();
    assert.deepEqual(asked.filter(({ type }) => type === "point").map(({ step }) => step), [5, 40]);
});

test("whoever follows leads nowhere", async () => {
    const { along, asked } = await looking("p2");
    along.point(9, [ARROW]);
    assert.equal(asked.some(({ type }) => type === "point"), false);
});

test("the host takes the baton, and anybody else asks for it", async () => {
    const { along, asked, record } = await looking("p2");
    along.want();
    record.table = { ...record.table, host: "p2" };
    along.want();
    assert.deepEqual(asked.slice(-2).map(({ type, person, want }) => [type, person ?? want]), [["pass_baton", "p1"], ["want_baton", true]]);
});

test("when nobody leads any more, one looks alone", async () => {
    const { along, told } = await looking("p2");
    told({ type: "together", table: "ENKI-42" });
    assert.deepEqual([along.isIn, along.step, along.moment], [false, null, null]);
});

test("a new match at the table ends it and forgets the positions", async () => {
    const { along, told } = await looking("p2");
    told({ ...TABLE, stage: "playing" });
    assert.deepEqual([along.isIn, along.circle.isOn], [false, false]);
});

test("whoever may not come along is told why and looks alone", async () => {
    const made = atTheTable({ look_together: () => { throw new Refusal("muted"); } });
    await made.along.look();
    assert.deepEqual([made.along.isIn, made.app.said], [false, ["muted"]]);
});

test("whoever looked when the line broke looks again once it stands, and nobody else does", async () => {
    const { along, asked } = await looking("p2");
    await along.comeBack();
    along.alone();
    await along.comeBack();
    assert.deepEqual(asked.filter(({ type }) => type.startsWith("look")).map(({ type }) => type), ["look_together", "look_together", "look_alone"]);
    assert.equal(along.isIn, false);
});

test("a position that cannot be had now is asked for again when the cursor moves", async () => {
    let fails = true;
    const { along, told, later } = await looking("p2", { history: ({ first, last }) => {
        if (fails) throw new Refusal("too_fast");
        return { moments: moments(first, last) };
    } });
    assert.equal(along.moment, null);
    fails = false;
    await later();
    told({ type: "pointed", table: "ENKI-42", step: 8 });
    await settled();
    assert.equal(along.moment.view.public, 8);
});

test("on a board that lies turned to the right an arrow lies so too", () => {
    assert.deepEqual(turned({ x: 0, y: 0, to_x: 1000, to_y: 250 }), { x: 1000, y: 0, to_x: 750, to_y: 1000 });
});

test("an arrow ends where it points, and one without length is none", () => {
    const whole = { x: -20, y: -20, width: 1000, height: 500 };
    assert.deepEqual(outline(ARROW, whole, 1)[3], [580, 80]);
    assert.deepEqual(outline({ x: 5, y: 5, to_x: 5, to_y: 5 }, whole, 1), []);
});
