import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { consequenceOfResigning, endedEarly, wonByResigning } = await page("words/resigning.js");
const { ResignDialog } = await page("match/resign_dialog.js");
const { HostVoteDialog, candidates, votesFor } = await page("pages/host_vote.js");

const ANNA = { person: "p1", name: "Anna", here: true };
const BELIT = { person: "p2", name: "Belit", here: true };
const CARLA = { person: "p3", name: "Carla", here: true };
const BOT = { person: "p9", name: "Nabu", level: "merchant", here: true };
const words = { say: (key, blanks = {}) => [key, ...Object.values(blanks)].join(" ") };

test("a match that nobody resigned ended because all agreed", () => {
    assert.equal(endedEarly(words, [ANNA, BELIT]), "result.ending.called_off");
});

test("a match ended because of those who resigned", () => {
    assert.equal(endedEarly(words, [{ ...ANNA, resigned: "Anna" }, BELIT]), "result.ending.resigned 1 Anna");
});

test("who has not resigned has won once others have", () => {
    assert.deepEqual(wonByResigning([{ ...ANNA, resigned: "Anna" }, BELIT]), ["Belit"]);
    assert.deepEqual(wonByResigning([ANNA, BELIT]), []);
});

test("of two, or beside bots alone, the match ends when one resigns; else a bot plays on", () => {
    assert.equal(consequenceOfResigning([ANNA, BELIT]), "resign.ends");
    assert.equal(consequenceOfResigning([ANNA, BOT, BOT]), "resign.ends");
    assert.equal(consequenceOfResigning([ANNA, BELIT, CARLA]), "resign.bot");
});

test("nobody is asked whether they resign once the match is over, or who only looks on", () => {
    const over = { table: { stage: "over", seats: [ANNA, BELIT] }, seat: 0 };
    const watched = { table: { stage: "playing", seats: [ANNA, BELIT] }, seat: null };
    for (const record of [over, watched]) assert.equal(new ResignDialog({}, record).draw(), null);
});

test("whoever is at the table, is no bot and not the host may become it", () => {
    const table = { host: "p1", seats: [ANNA, BELIT, BOT, { ...ANNA, name: "Cousin", guest: true }, { ...CARLA, here: false }], watchers: [{ person: "p7", name: "Dudu" }, { person: "p8", name: "Seer", bot: true }] };
    assert.deepEqual(candidates(table).map(({ name }) => name), ["Belit", "Dudu"]);
});

test("who wants somebody as the host is known by their seats", () => {
    const table = { host_votes: [{ person: "p2", seats: [1, 2] }] };
    assert.deepEqual(votesFor(table, "p2"), [1, 2]);
    assert.deepEqual(votesFor(table, "p3"), []);
    assert.deepEqual(votesFor({}, "p2"), []);
});

test("the host, and who looks on, choose nobody", () => {
    const table = { host: "p1", seats: [ANNA, BELIT] };
    assert.equal(new HostVoteDialog({ server: { person: "p1" } }, { table, seat: 0 }).draw(), null);
    assert.equal(new HostVoteDialog({ server: { person: "p2" } }, { table, seat: null }).draw(), null);
});
