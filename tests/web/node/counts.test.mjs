import assert from "node:assert/strict";
import test from "node:test";

const { Counts } = await import(new URL("../../../assets/ziggurat_assets/web/choosing/counts.js", import.meta.url));

const places = [
    { place: "athens", name: "Athens", most: 4 },
    { place: "city", name: "a city", most: 1, worth: 5 },
];
const make = (counts) => Object.fromEntries(counts);

test("what counts more than one fills more of what must be chosen", () => {
    const counts = new Counts({ places, least: 6, most: 6, make });
    counts.add("city", 1);
    counts.add("athens", 1);
    assert.ok(counts.isReady);
    assert.ok(!counts.may("athens", 1));
    assert.deepEqual(counts.action, { athens: 1, city: 1 });
});

test("what counts too much does not fit in any more", () => {
    const counts = new Counts({ places, least: 0, most: 4, make });
    assert.ok(!counts.may("city", 1));
});

test("amounts that do not go together are not ready", () => {
    const counts = new Counts({ places, least: 0, most: 6, make, fits: (chosen) => chosen.get("city") === 1 });
    assert.ok(!counts.isReady);
    counts.add("city", 1);
    assert.ok(counts.isReady);
});
