import assert from "node:assert/strict";
import test from "node:test";

const WEB = new URL("../../../assets/ziggurat_assets/web/", import.meta.url);
const { nearest } = await import(new URL("games/civilization/nearest.js", WEB));
const { boardOf, ownOf } = await import(new URL("games/civilization/reading.js", WEB));

const at = (x, y) => ({ x, y, width: 2, height: 2 });

test("an arrow leads to what lies nearest that way", () => {
    const boxes = [["here", at(0, 0)], ["east", at(10, 1)], ["far east", at(30, 0)], ["south", at(1, 10)]];
    assert.equal(nearest(boxes, "here", [1, 0]), "east");
    assert.equal(nearest(boxes, "here", [0, 1]), "south");
    assert.equal(nearest(boxes, "here", [-1, 0]), null);
});

test("what a view leaves out has the value of the start of a match", () => {
    const nation = { id: "crete", stock: 50, tokens: [] };
    const view = { public: { board: { options: {}, nations: [nation] } }, private: { hand: ["salt-1"] } };
    assert.deepEqual(boardOf(view).nations[0].cities, []);
    assert.equal(boardOf(view).phase, "nations");
    assert.deepEqual(ownOf(view).lots, []);
    assert.equal(ownOf({ private: null }), null);
});
