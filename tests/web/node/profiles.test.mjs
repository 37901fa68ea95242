import assert from "node:assert/strict";
import { test } from "node:test";
import { welcomedLine } from "./made_line.mjs";
import { page } from "./page.mjs";

const { allPlayed, firstGame, pagePlayed, playedOf, wholeProfile } = await page("record/profiles.js");
const { speakersAt } = await page("record/speakers.js");
const { fileName } = await page("pages/taking.js");
const { GAMES } = await page("words/profiles.js");

const PROFILE = { person: "p7", name: "Ninsun", here: true, bot: false, games: 2, won: 1, streak: 1 };

test("what a profile leaves out is empty", () => {
    const profile = wholeProfile({ ...PROFILE, played: [{ game: "ur", games: 2, won: 1 }] });
    assert.deepEqual([profile.since, profile.last, profile.openness], [null, [], null]);
    assert.deepEqual(playedOf(profile, "ur"), { course: [], seats: [], rivals: [], deeds: [], seals: [], best: null, game: "ur", games: 2, won: 1 });
    assert.equal(playedOf(profile, "babel"), undefined);
});

test("the game that was played most is shown first, of those that are known here", () => {
    const played = ["go", "tigris", "ur"].map((game) => ({ game, games: 1, won: 0 }));
    assert.equal(firstGame(wholeProfile({ ...PROFILE, played }), GAMES), "tigris");
    assert.equal(firstGame(wholeProfile(PROFILE), GAMES), GAMES[0]);
});

test("a profile and a code for a device are answers", async () => {
    const { line, socket } = welcomedLine();
    const asked = [line.ask("show_profile"), line.ask("let_in", { token: "secret" })];
    socket.says({ type: "profile", id: 1, ...PROFILE });
    socket.says({ type: "device_code", id: 2, code: "QH7K-M2VT", seconds: 300 });
    assert.deepEqual((await Promise.all(asked)).map(({ type }) => type), ["profile", "device_code"]);
});

test("all matches are read page by page, the newest first", async () => {
    const { line, socket } = welcomedLine();
    const reading = allPlayed(line);
    assert.deepEqual(socket.sent.at(-1), { type: "show_played", id: 1, page: 0 });
    socket.says({ type: "played_list", id: 1, matches: [{ match: 9 }, { match: 8 }], page: 0, pages: 2 });
    await Promise.resolve();
    await new Promise(setImmediate);
    assert.deepEqual(socket.sent.at(-1), { type: "show_played", id: 2, page: 1 });
    socket.says({ type: "played_list", id: 2, matches: [{ match: 7 }], page: 1, pages: 2 });
    assert.deepEqual((await reading).map(({ match }) => match), [9, 8, 7]);
});

test("somebody else's are asked for by their id, and a refusal ends the reading", async () => {
    const { line, socket } = welcomedLine();
    const asked = pagePlayed(line, "p7", 3);
    assert.deepEqual(socket.sent.at(-1), { type: "show_played", id: 1, person: "p7", page: 3 });
    socket.says({ type: "error", id: 1, code: "profile_closed", message: "no" });
    await assert.rejects(asked, { code: "profile_closed" });
});

test("those who may be heard at a table are its players, watchers and speakers, without bots and ourselves", () => {
    const seats = [
        { person: "p1", name: "Ninsun" }, { person: "p2", name: "Enlil" }, { person: "p2", name: "Player 3", guest: true },
        { person: "p3", name: "Kubaba", level: "king" }, {},
    ];
    const table = { seats, watchers: [{ person: "p4", name: "Omar" }, { person: "p1", name: "Ninsun" }] };
    const chat = [{ person: "p5", name: "Amat" }, { person: "p3", name: "Kubaba" }, { person: "p2", name: "Enlil of old" }];
    assert.deepEqual(speakersAt({ table, chat }, "p1").map(({ name }) => name), ["Enlil", "Omar", "Amat"]);
});

test("a file is called by what everywhere can be part of a name", () => {
    assert.equal(fileName("ziggurat-House of Ur-Éa/..", "json"), "ziggurat-House-of-Ur-a.json");
    assert.equal(fileName("../../etc", "csv"), "etc.csv");
    assert.equal(fileName("金", "csv"), ".csv");
});
