import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { Choosing } = await page("choosing/choosing.js");
const { Counts } = await page("choosing/counts.js");
const { Handful } = await page("choosing/handful.js");

const PLACE = { places: [3], title: "Place a cube here", action: "place" };
const EAST = { places: [3, 4], title: "Attack", number: 2, arrow: "w", action: "east" };
const WEST = { places: [3, 2], title: "Attack", number: 1, action: "west" };
const FAR = { places: [5, 6, 7], title: "Build", action: "build" };
const END = { places: [], title: "End", action: "end" };
const OFFERS = [PLACE, EAST, WEST, FAR, END];

test("before any tap the first places may be tapped, and what needs none is always there", () => {
    const choosing = new Choosing(OFFERS);
    assert.deepEqual([...choosing.next.keys()], [3, 5]);
    assert.deepEqual(choosing.standing, [END]);
    assert.deepEqual(choosing.ready, []);
});

test("a first tap opens what it leads to, and never acts", () => {
    const { choosing, taken } = new Choosing([PLACE]).tap(3);
    assert.equal(taken, null);
    assert.deepEqual(choosing.ready, [PLACE]);
});

test("offers that need a further tap are one row by their title", () => {
    const { choosing } = new Choosing(OFFERS).tap(3);
    assert.deepEqual([...choosing.rows], [["Attack", [EAST, WEST]]]);
    assert.deepEqual([...choosing.next.keys()], [4, 2]);
});

test("a framed target is one tap", () => {
    const { taken } = new Choosing(OFFERS).tap(3).choosing.tap(4);
    assert.equal(taken, EAST);
});

test("where a tap leaves several offers, they are asked for", () => {
    const two = [EAST, { ...EAST, title: "Attack with two" }];
    const { choosing, taken } = new Choosing(two).tap(3).choosing.tap(4);
    assert.equal(taken, null);
    assert.deepEqual(choosing.ready, two);
});

test("a tap elsewhere begins anew there, or closes", () => {
    const chosen = new Choosing(OFFERS).tap(3).choosing;
    assert.deepEqual(chosen.tap(5).choosing.taps, [5]);
    assert.deepEqual(chosen.tap(9).choosing.taps, []);
    assert.deepEqual(chosen.tap(3).choosing.taps, []);
});

test("a row that is chosen frames only its own places", () => {
    const offers = [...OFFERS, { places: [3, 8], title: "Move", action: "move" }];
    const narrowed = new Choosing(offers).tap(3).choosing.narrowed("Move");
    assert.deepEqual([...narrowed.next.keys()], [8]);
});

test("the board dims what is not meant, frames targets and says their number", () => {
    const { choosing } = new Choosing(OFFERS).tap(3);
    const marks = choosing.marks([2, 3, 4, 5]);
    assert.deepEqual(marks.get(3), { state: "chosen" });
    assert.deepEqual(marks.get(4), { state: "target", number: 2, arrow: "w" });
    assert.deepEqual(marks.get(5), { state: "dim" });
});

test("a place that leads further has no number yet", () => {
    const { choosing } = new Choosing([FAR]).tap(5);
    assert.deepEqual(choosing.marks([6]).get(6), { state: "target" });
});

function spread() {
    const places = [{ place: 2, name: "A3", most: 2 }, { place: 6, name: "B2", most: 2 }];
    return new Counts({ kind: "counts", places, least: 3, most: 3, make: (counts) => [...counts] });
}

test("amounts stay within each place's bound and within the whole", () => {
    const counts = spread();
    counts.add(2, -1);
    counts.add(2, 1);
    counts.add(2, 1);
    counts.add(2, 1);
    counts.add(6, 1);
    counts.add(6, 1);
    assert.deepEqual(counts.action, [[2, 2], [6, 1]]);
    assert.ok(counts.isReady);
});

test("too few are not ready", () => {
    const counts = spread();
    counts.add(2, 1);
    assert.equal(counts.isReady, false);
});

test("a tap gives one more, and after the last possible one none", () => {
    const counts = spread();
    for (const expected of [1, 2, 0]) {
        counts.tap(2);
        assert.equal(counts.counts.get(2), expected);
    }
    assert.equal(counts.tap(9), false);
});

test("what a place has already is where it begins", () => {
    const counts = new Counts({ kind: "counts", places: [{ place: 1, name: "A1", most: 4, now: 3 }], most: 4, make: (given) => given.get(1) });
    assert.equal(counts.action, 3);
});

test("a handful is in the order of the hand, whatever was taken first", () => {
    const cards = ["A", "H", "M"].map((name, id) => ({ id, name }));
    const handful = new Handful({ kind: "cards", cards, least: 2, most: 2, make: (chosen) => chosen });
    handful.toggle(2);
    handful.toggle(0);
    handful.toggle(1);
    assert.deepEqual(handful.action, [0, 2]);
    assert.ok(handful.isReady);
    handful.toggle(0);
    assert.equal(handful.isReady, false);
});
