import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { Drafts } = await page("record/drafts.js");

/** A storage of a browser, with this in it. */
function storage(content = {}) {
    const kept = new Map(Object.entries(content));
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

test("what was written in a place is there again", () => {
    const kept = storage();
    new Drafts(kept).keep("ENKI-42", "I will att");
    assert.equal(new Drafts(kept).of("ENKI-42"), "I will att");
    assert.equal(new Drafts(kept).of("lobby"), "");
});

test("once it was said nothing is left of it", () => {
    const kept = storage();
    new Drafts(kept).keep("ENKI-42", "hello");
    new Drafts(kept).keep("ENKI-42", "");
    assert.equal(new Drafts(kept).of("ENKI-42"), "");
});

test("the oldest make room", () => {
    const drafts = new Drafts(storage());
    for (let number = 0; number < 25; number += 1) drafts.keep(`T-${number}`, "text");
    assert.equal(drafts.of("T-4"), "");
    assert.equal(drafts.of("T-5"), "text");
});

test("a damaged storage holds nothing, and one that is full keeps the page going", () => {
    for (const content of ["{", "null", '[["only one"]]', "[3]", `[["a","${"x".repeat(501)}"]]`]) {
        assert.equal(new Drafts(storage({ "ziggurat.drafts": content })).of("a"), "");
    }
    const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
    const drafts = new Drafts(full);
    drafts.keep("a", "text");
    assert.equal(drafts.of("a"), "text");
});
