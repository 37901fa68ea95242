import assert from "node:assert/strict";
import test from "node:test";

const WEB = new URL("../../../assets/ziggurat_assets/web/", import.meta.url);
const { Desk, deskOf } = await import(new URL("games/civilization/market_desk.js", WEB));

function deskWith(...cards) {
    const desk = new Desk();
    for (const card of cards) desk.toggle(card);
    return desk;
}

test("a lot of three cards announces one of its products, and is for all at first", () => {
    const desk = deskWith("salt-1", "grain-2", "piracy");
    assert.ok(desk.isReady);
    assert.deepEqual(desk.action, { type: "trade_offer", give: ["salt-1", "grain-2", "piracy"], product: "salt", to: null, note: "" });
});

test("what is announced is in the lot: a product that is taken out gives way to another", () => {
    const desk = deskWith("salt-1", "grain-2", "grain-3");
    desk.toggle("salt-1");
    assert.equal(desk.product, "grain");
    assert.ok(!desk.isReady);
});

test("calamities alone have nothing to announce", () => {
    assert.ok(!deskWith("piracy", "famine", "flood").isReady);
});

test("an answer names its offer, and may be for its addressee alone", () => {
    const desk = deskWith("salt-1", "salt-2", "salt-3");
    desk.answer("o4");
    desk.isPrivate = true;
    const { type, offer, private: hidden } = desk.action;
    assert.deepEqual([type, offer, hidden], ["trade_reply", "o4", true]);
});

test("who hears it is chosen one by one, and none or all of them is everyone", () => {
    const desk = new Desk();
    desk.address("crete", ["crete", "asia"]);
    assert.deepEqual(desk.saying.to, ["crete"]);
    desk.address("asia", ["crete", "asia"]);
    assert.equal(desk.to, null);
    desk.address("crete", ["crete", "asia"]);
    desk.address("crete", ["crete", "asia"]);
    assert.equal(desk.to, null);
});

test("once a lot is open the desk is empty, and cards that are gone leave it", () => {
    const desk = deskWith("salt-1", "salt-2", "salt-3");
    desk.see(0, ["salt-1", "salt-2"]);
    assert.deepEqual(desk.give, ["salt-1", "salt-2"]);
    desk.see(1, ["salt-1", "salt-2"]);
    assert.deepEqual(desk.give, []);
});

test("each match has a desk of its own", () => {
    const [one, other] = [{}, {}];
    assert.equal(deskOf(one), deskOf(one));
    assert.notEqual(deskOf(one), deskOf(other));
});
