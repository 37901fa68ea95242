import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { IgnoredPeople } = await page("record/ignored.js");
const { heardLines } = await page("record/hearing.js");
const { lines } = await page("games/civilization/sentences.js");
const { ServerRecord } = await page("record/server.js");

const SHULGI = { person: "p2", name: "Shulgi" };

function storage(kept = {}) {
    return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
}

test("who is ignored stays so until one hears them again, also after the page was left", () => {
    const kept = storage();
    new IgnoredPeople(kept).add(SHULGI);
    assert.ok(new IgnoredPeople(kept).has("p2"));
    new IgnoredPeople(kept).remove("p2");
    assert.equal(new IgnoredPeople(kept).has("p2"), false);
});

test("who is ignored twice stands on the list once, by the newest name", () => {
    const ignored = new IgnoredPeople(storage());
    ignored.add(SHULGI);
    ignored.add({ person: "p2", name: "Shulgi 2" });
    assert.deepEqual(ignored.people, [{ person: "p2", name: "Shulgi 2" }]);
});

test("a list that makes no sense is of nobody", () => {
    for (const kept of ["{", "null", '{"person":"p2"}', '[null,3,{"person":4,"name":"x"}]'])
        assert.deepEqual(new IgnoredPeople(storage({ "ziggurat.ignored": kept })).people, []);
});

test("a browser that keeps nothing ignores as long as the page is there", () => {
    const refusing = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
    const ignored = new IgnoredPeople(refusing);
    ignored.add(SHULGI);
    assert.ok(ignored.has("p2"));
});

test("of several lines in a row by somebody who is ignored one shows that they spoke", () => {
    const lines = ["p2", "p2", "p1", "p2", "p1", "p1"].map((person, at) => ({ person, at }));
    const heard = heardLines(lines, (person) => person === "p2");
    assert.deepEqual(heard.map(({ line, hidden }) => [line.at, hidden]), [[0, true], [2, false], [3, true], [4, false], [5, false]]);
});

test("what somebody says who is ignored is not unread", () => {
    const record = new ServerRecord(() => 0, (person) => person === "p2");
    record.take({ type: "said", person: "p2", name: "Shulgi", text: "Hey", at: 1 });
    record.take({ type: "said", person: "p3", name: "Gudea", text: "Hello", at: 2 });
    assert.equal(record.unread, 1);
    assert.equal(record.chat.length, 2);
});

test("what somebody says at a market who is ignored is not in the log", () => {
    const view = { viewer: null, public: { board: { options: { mode: "short" } } } };
    const words = { say: (key, { text = "" } = {}) => `${key} ${text}` };
    const seats = [{ name: "Ninsun", ignored: false }, { name: "Shulgi", ignored: true }];
    const said = (seat) => ({ type: "trade_said", seat, text: "Salt?", to: null });
    const told = lines([said(0), said(1)], view, { words, seats, viewer: null });
    assert.deepEqual(told.map(({ seat }) => seat), [0]);
});
