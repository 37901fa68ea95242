import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { plainOffers } = await page("games/anything/offers.js");
const { plainFields, plainWords } = await page("games/anything/values.js");

const words = { say: (key, blanks) => `${key} ${JSON.stringify(blanks)}` };

test("every action is a button that sends it as it came", () => {
    const actions = [{ type: "end_turn" }, { type: "place", square: 7 }];
    const offers = plainOffers({ actions, spaces: [] }, words);
    assert.deepEqual(offers.map((offer) => offer.action), actions);
    assert.deepEqual(offers.map((offer) => [offer.title, offer.detail]), [["End turn", ""], ["Place", "square 7"]]);
});

test("a spread is handed out and put into the field of its siblings", () => {
    const actions = [{ type: "agriculture", sown: [[3, 1]] }];
    const spaces = [{ type: "spread", action: "agriculture", squares: [3, 8], most: [1, 2], least_total: 0, most_total: 2 }];
    const offer = plainOffers({ actions, spaces }, words).at(-1);
    assert.deepEqual(offer.compose.make(new Map([[3, 0], [8, 2]])), { type: "agriculture", sown: [[8, 2]] });
    assert.deepEqual(offer.compose.places.map(({ place, most }) => [place, most]), [[3, 1], [8, 2]]);
});

test("a handful of letters is chosen card by card", () => {
    const actions = [{ type: "discard", cards: "AAH" }];
    const offer = plainOffers({ actions, spaces: [{ type: "handful", cards: "AAHMPS", count: 3 }] }, words).at(-1);
    assert.deepEqual(offer.compose.make([0, 2, 5]), { type: "discard", cards: "AHS" });
    assert.equal(offer.compose.least, 3);
});

test("a space that no composer knows is passed over", () => {
    assert.deepEqual(plainOffers({ actions: [], spaces: [{ type: "bargains" }] }, words), []);
});

test("values of any kind can be read", () => {
    assert.equal(plainWords("cubes_placed"), "Cubes placed");
    assert.equal(plainFields({ type: "x", sown: [[3, 1]], at_war: true, to: null }), "sown (3 × 1), at war, to –");
});
