import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { UsualColour, coloursFor, mayChooseColour } = await page("record/colours.js");
const { TableRecord } = await page("record/table.js");
const { readSettings } = await page("settings.js");

const NINSUN = { person: "p1", name: "Ninsun", colour: 0 };
const SHULGI = { person: "p2", name: "Shulgi", colour: 3 };
const BOT = { level: "merchant", name: "Enki", colour: 2 };
const OPEN = { colour: 1 };

function room(seats, more = {}) {
    return new TableRecord({ table: "ENKI-42", stage: "room", seats, your_seats: [0], ...more });
}

test("a seat has its colour, may have those of open seats and of nobody, and not those of others", () => {
    const found = coloursFor(room([NINSUN, OPEN, SHULGI]), 0);
    assert.deepEqual(found.map(({ standing }) => standing), ["chosen", "free", "free", "taken", "free", "free", "free"]);
    assert.equal(found[3].name, "Shulgi");
});

test("one chooses for one's own seats, and the host for bots", () => {
    const record = room([NINSUN, BOT, SHULGI, OPEN, { ...SHULGI, colour: undefined }], { your_seats: [0] });
    const may = (hosts) => record.table.seats.map((_, seat) => mayChooseColour(record, seat, hosts));
    assert.deepEqual(may(false), [true, false, false, false, false]);
    assert.deepEqual(may(true), [true, true, false, false, false]);
});

test("where nobody may choose nothing is offered", () => {
    assert.equal(mayChooseColour(room([{ person: "p1" }]), 0, true), false);
});

test("the usual colour is asked for once wherever we sit down", () => {
    const usual = new UsualColour();
    const record = room([NINSUN, OPEN]);
    assert.deepEqual(usual.wish(record, 4), { table: "ENKI-42", seat: 0, colour: 4 });
    assert.equal(usual.wish(record, 4), null);
    assert.equal(usual.wish(room([OPEN, OPEN], { your_seats: [] }), 4), null);
    assert.equal(usual.wish(record, 4).seat, 0);
});

test("the usual colour is not asked for if somebody has it, in a match, or for a guest", () => {
    assert.equal(new UsualColour().wish(room([NINSUN, SHULGI]), 3), null);
    assert.equal(new UsualColour().wish(room([NINSUN, OPEN], { stage: "playing" }), 4), null);
    assert.equal(new UsualColour().wish(room([{ ...NINSUN, guest: true }, OPEN]), 4), null);
    assert.equal(new UsualColour().wish(room([NINSUN, OPEN]), null), null);
});

test("a usual colour that is none is kept as none", () => {
    const kept = (colour) => readSettings({ getItem: () => JSON.stringify({ colour }) }, "en").colour;
    assert.deepEqual([3, 7, "red", null].map(kept), [3, null, null, null]);
});
