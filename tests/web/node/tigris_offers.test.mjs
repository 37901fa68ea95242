import assert from "node:assert/strict";
import test from "node:test";

const WEB = new URL("../../../assets/ziggurat_assets/web/", import.meta.url);
const { offers } = await import(new URL("games/tigris/offers.js", WEB));
const { Grid } = await import(new URL("games/tigris/grid.js", WEB));

const words = { say: (key, blanks = {}) => [key, ...Object.values(blanks)].join(" ") };
const context = { words, viewer: 0, seats: [{ colour: 0, name: "Ninsun" }, { colour: 1, name: "Tariq" }] };
const board = {
    spaces: ".".repeat(176),
    union: null,
    seat: 0,
    leaders: [
        [[4, 3], null, null, null],
        [null, null, null, null],
    ],
    conflict: null,
};
const view = { viewer: 0, public: { board }, private: { hand: "kkr" } };

function offered(actions, spaces = [], seen = view) {
    return offers({ seat: 0, actions, spaces }, seen, context);
}

test("a tile is laid by a tap on its space, or on the tile first", () => {
    const action = { type: "place_tile", color: "red", x: 2, y: 1 };
    const found = offered([action]);
    assert.deepEqual(found.map((offer) => offer.places), [[18], ["hand-red", 18]]);
    assert.ok(found.every((offer) => offer.action === action));
});

test("what is laid is offered on its space, by the name of that", () => {
    const [offer] = offered([{ type: "place_tile", color: "red", x: 5, y: 3 }]);
    assert.deepEqual([offer.detail, offer.targetName], ["F4", "F4"]);
});

test("a leader on the map is moved by a tap on it, then on where it goes", () => {
    const [onMap, inRack] = offered([{ type: "move_leader", color: "black", x: 5, y: 3 }]);
    assert.deepEqual(onMap.places, [3 * 16 + 4, 3 * 16 + 5]);
    assert.deepEqual(inRack.places, ["leader-black", 3 * 16 + 5]);
});

test("every kind of action leads to an offer", () => {
    const kinds = [
        { type: "place_tile", color: "blue", x: 0, y: 6 },
        { type: "place_leader", color: "red", x: 2, y: 2 },
        { type: "move_leader", color: "black", x: 5, y: 3 },
        { type: "withdraw_leader", color: "black" },
        { type: "place_catastrophe", x: 1, y: 1 },
        { type: "choose_war", color: "green" },
        { type: "build_monument", monument: "red-blue", x: 1, y: 1 },
        { type: "decline_monument" },
        { type: "take_treasures", leave: [1, 1] },
        { type: "end_turn" },
    ];
    const taken = new Set(offered(kinds).map((offer) => offer.action));
    assert.deepEqual([...taken], kinds);
});

test("a swap names the tiles that are chosen out of the hand", () => {
    const swap = { type: "swap_tiles", tiles: ["black", "black", "red"] };
    const [found] = offered([swap], [{ type: "handful", tiles: "kkr" }]);
    assert.equal(found.compose.most, 3);
    assert.deepEqual(found.compose.make([0, 2]), { type: "swap_tiles", tiles: ["black", "red"] });
});

test("many numbers of tiles are chosen with a stepper, few are buttons", () => {
    const commit = (count) => ({ type: "commit", count });
    const fight = { ...view, public: { board: { ...board, conflict: { color: "green" } } } };
    assert.deepEqual(offered([commit(0), commit(1)], [], fight).map((offer) => offer.action.count), [0, 1]);
    const [nothing, some] = offered([0, 1, 2, 3].map(commit), [], fight);
    assert.equal(nothing.action.count, 0);
    assert.deepEqual(some.compose.make(new Map([["hand-green", 2]])), commit(2));
});

test("numbers between which some are missing are buttons", () => {
    const commit = (count) => ({ type: "commit", count });
    const fight = { ...view, public: { board: { ...board, conflict: { color: "green" } } } };
    assert.equal(offered([0, 3, 4, 5, 6].map(commit), [], fight).filter((offer) => offer.action).length, 5);
});

test("a turned map has all spaces, each under the point where it is drawn", () => {
    for (const turned of [false, true]) {
        const grid = new Grid(turned);
        for (let number = 0; number < 176; number += 1) {
            const { x, y } = grid.cornerOf(number);
            assert.equal(grid.placeAt({ x: x + 35, y: y + 35 }), number);
        }
    }
});

test("arrows lead to the space that one sees beside another", () => {
    assert.equal(new Grid(false).next(0, [1, 0]), 1);
    assert.equal(new Grid(true).next(0, [0, 1]), 1);
    assert.equal(new Grid(true).next(0, [-1, 0]), 16);
    assert.equal(new Grid(true).next(0, [1, 0]), null);
});
