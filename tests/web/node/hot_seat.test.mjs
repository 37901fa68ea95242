import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { HotSeat } = await page("record/hot_seat.js");
const { TableRecord } = await page("record/table.js");

const NINSUN = { person: "p1", name: "Ninsun" };
const KUBABA = { person: "p1", name: "Ku-Baba", guest: true };
const SHULGI = { person: "p2", name: "Shulgi" };
const TABLE = { table: "ENKI-42", stage: "playing", seats: [NINSUN, SHULGI, KUBABA], your_seats: [0, 2] };

/** A match in which this seat is awaited, as all of ours were told. */
function match(awaited, table = TABLE) {
    const record = new TableRecord(table);
    for (const viewer of table.your_seats) record.position({ viewer, revision: 0, to_act: [awaited], may_undo: [], view: {} });
    return record;
}

/** The seat acted, and the next one is awaited: told to these seats, each by its own count. */
function moves(record, revision, awaited, viewers = record.ourSeats) {
    for (const viewer of viewers) record.happened({ viewer, revision: revision + viewer, actor: 0, to_act: [awaited], may_undo: [], events: [], view: {} });
}

test("whoever of us decides first is told so at the beginning", () => {
    const record = match(1);
    assert.ok(new HotSeat(record).passOn());
    assert.equal(record.seat, 2);
});

test("also the one who has the screen already is told so, once", () => {
    const record = match(0);
    const hotSeat = new HotSeat(record);
    assert.deepEqual([hotSeat.passOn(), hotSeat.passOn()], [true, false]);
    assert.equal(record.seat, 0);
});

test("the screen stays with who had it while others play, and goes to who is awaited", () => {
    const record = match(0);
    const hotSeat = new HotSeat(record);
    hotSeat.passOn();
    moves(record, 1, 1);
    assert.equal(hotSeat.passOn(), false);
    assert.equal(record.seat, 0);
    moves(record, 2, 2);
    assert.ok(hotSeat.passOn());
    assert.equal(record.seat, 2);
});

test("nobody gets the screen who was not told yet that they are awaited", () => {
    const record = match(0);
    const hotSeat = new HotSeat(record);
    hotSeat.passOn();
    moves(record, 1, 2, [0]);
    assert.equal(hotSeat.passOn(), false);
    moves(record, 1, 2, [2]);
    assert.ok(hotSeat.passOn());
});

test("where several are awaited at once the screen stays until the first has decided", () => {
    const record = match(0);
    const hotSeat = new HotSeat(record);
    hotSeat.passOn();
    for (const viewer of [0, 2]) record.happened({ viewer, revision: 5, actor: 1, to_act: [0, 2], may_undo: [], events: [], view: {} });
    assert.equal(hotSeat.passOn(), false);
    moves(record, 6, 2);
    assert.ok(hotSeat.passOn());
});

test("in another match the first one is told again", () => {
    const record = match(0);
    const hotSeat = new HotSeat(record);
    hotSeat.passOn();
    record.describe({ ...TABLE, stage: "room" });
    assert.equal(hotSeat.passOn(), false);
    record.describe(TABLE);
    for (const viewer of [0, 2]) record.position({ viewer, revision: 0, to_act: [0], may_undo: [], view: {} });
    assert.ok(hotSeat.passOn());
});

test("whoever is alone at their screen is told nothing", () => {
    const record = match(0, { ...TABLE, your_seats: [0] });
    assert.equal(new HotSeat(record).passOn(), false);
});
