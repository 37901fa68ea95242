import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { page } from "./page.mjs";

const { LENGTHS, countedOf, goesOn, lengthWords, pointsWords, seriesNext, seriesTitle, standingsOf } = await page("words/series.js");
const { Words } = await page("words/words.js");

const sentences = JSON.parse(readFileSync(new URL("../../../assets/ziggurat_assets/translations/en.json", import.meta.url)));
const words = new Words("en", async () => sentences);
await words.learn("series");

const SEATS = [{ name: "Ninsun" }, { name: "Enlil" }, {}];

/** A table after so many games of three, in which the seats have these points. */
function table(game, ...points) {
    const seats = points.map((each, seat) => ({ points: each, total: each.reduce((sum, one) => sum + one, 0), score: 10 * seat, rank: [2, 1, 3][seat] }));
    return { seats: SEATS, series: { games: 3, game, seats } };
}

test("a host may choose one game, as many as seats, or up to seven", () => {
    assert.deepEqual(LENGTHS.map((games) => lengthWords(words, games)).slice(0, 3), ["1 game", "As many games as seats", "2 games"]);
    assert.equal(LENGTHS.at(-1), 7);
});

test("points are said in halves", () => {
    assert.deepEqual([0, 0.5, 1, 2.5].map((points) => pointsWords(words, points)), ["0", "½", "1", "2½"]);
});

test("what the server leaves out is nothing yet", () => {
    const fresh = { seats: SEATS, series: { games: 3, game: 1, seats: [{}, {}, {}] } };
    assert.equal(countedOf(fresh.series), 0);
    assert.deepEqual(standingsOf(fresh.series)[0], { seat: 0, points: [], total: 0, score: 0, rank: 0 });
});

test("the best stands first", () => {
    assert.deepEqual(standingsOf(table(1, [1], [2], [0]).series).map(({ seat }) => seat), [1, 0, 2]);
});

test("between games the title says which it was, and who begins the next", () => {
    const after = table(1, [1], [2], [0]);
    assert.equal(goesOn(after), true);
    assert.equal(seriesTitle(words, after), "Game 1 of 3");
    assert.equal(seriesNext(words, after), "Then Enlil begins");
});

test("a game that was called off is played again by who began it", () => {
    assert.equal(seriesNext(words, table(2, [1], [2], [0])), "Then Ninsun begins");
});

test("after the last game the title says who has won, and there is no next one", () => {
    const over = table(3, [1, 0, 1], [2, 2, 2], [0, 1, 0]);
    assert.equal(goesOn(over), false);
    assert.equal(seriesTitle(words, over), "Enlil wins the series");
    assert.equal(seriesNext(words, over), null);
    over.series.seats[0].rank = 1;
    assert.equal(seriesTitle(words, over), "Ninsun and Enlil share the series");
});

test("a table that plays no series goes on with nothing", () => {
    assert.equal(goesOn({ seats: SEATS }), false);
});
