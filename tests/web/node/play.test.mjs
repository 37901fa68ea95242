import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { Play } = await page("match/play.js");
const { Refusal } = await page("line/refusal.js");

const COMPOSE = { kind: "counts", places: [{ place: 1, name: "A1", most: 3 }], most: 3, make: (counts) => ({ type: "sow", count: counts.get(1) }) };
const OFFERS = [
    { places: [1], title: "Place", action: { type: "place", square: 1 } },
    { places: [1, 2], title: "Attack", action: { type: "attack" } },
    { places: [], title: "Sow", compose: COMPOSE },
];

/** Our turn at a table whose server answers what `answers` says. */
async function ourTurn(answers = {}, later = () => {}) {
    const asked = [];
    const record = { code: "ENKI-42", seat: 0, mayAct: true, mayUndo: true, clock: null, moment: { revision: 4, actor: 1, view: {}, undone: false } };
    const app = {
        show: () => {},
        said: [],
        time: { later: (_, todo) => later(todo) },
        line: {
            ask: async (type, fields) => {
                asked.push({ type, ...fields });
                if (answers[type]) return answers[type]();
                return { type: "legal_actions", seat: 0, revision: record.moment.revision, actions: [], spaces: [] };
            },
        },
        attempt: async (promise) => promise.catch((refusal) => (app.said.push(refusal.code), null)),
    };
    const play = new Play(app, record, { id: "ur", offers: () => OFFERS.map((offer) => ({ ...offer })) });
    await play.refresh();
    return { play, record, asked, app };
}

test("what is legal is asked once for each moment", async () => {
    const { play, record, asked } = await ourTurn();
    await play.refresh();
    record.moment = { ...record.moment, revision: 5 };
    await play.refresh();
    assert.deepEqual(asked.map(({ type, seat }) => [type, seat]), [["legal", 0], ["legal", 0]]);
});

test("nothing is asked and nothing may be tapped when it is not for us to act", async () => {
    const { play, record } = await ourTurn();
    record.mayAct = false;
    await play.refresh();
    play.tap(1);
    assert.equal(play.isOpen, false);
    assert.deepEqual(play.choosing.taps, []);
});

test("a framed target acts at the revision at which it was legal", async () => {
    const { play, asked } = await ourTurn();
    play.tap(1);
    play.tap(2);
    assert.deepEqual(asked.at(-1), { type: "act", table: "ENKI-42", revision: 4, seat: 0, action: { type: "attack" } });
});

test("what is being composed stays when somebody else acts", async () => {
    const { play, record } = await ourTurn();
    play.take(OFFERS[2]);
    play.composer.add(1, 2);
    record.moment = { ...record.moment, revision: 5, actor: 1 };
    await play.refresh();
    assert.deepEqual(play.composer.action, { type: "sow", count: 2 });
    assert.equal(play.legal.revision, 5);
});

test("what was tapped is gone after a step of our own", async () => {
    const { play, record } = await ourTurn();
    play.tap(1);
    record.moment = { ...record.moment, revision: 5, actor: 0 };
    await play.refresh();
    assert.deepEqual(play.choosing.taps, []);
});

test("a refusal is said, and one may choose on", async () => {
    const refuses = () => Promise.reject(new Refusal("not_near_own", "no", {}, { ofTheGame: true }));
    const { play, app } = await ourTurn({ act: refuses });
    await play.act({ type: "place", square: 9 });
    assert.deepEqual(app.said, ["not_near_own"]);
    assert.ok(play.isOpen);
});

test("what was composed stays when it is refused or the line is lost", async () => {
    const { play } = await ourTurn({ act: () => Promise.reject(new Refusal("connection_lost")) });
    play.take(OFFERS[2]);
    play.composer.tap(1);
    await play.act(play.composer.action);
    assert.equal(play.composer.action.count, 1);
    assert.equal(play.isOpen, true);
});

test("a second press while the first is on its way does nothing", async () => {
    let done;
    const { play, asked } = await ourTurn({ act: () => new Promise((resolve) => (done = resolve)) });
    const first = play.act({ type: "end" });
    await play.act({ type: "end" });
    done({ type: "done" });
    await first;
    assert.equal(asked.filter(({ type }) => type === "act").length, 1);
});

test("while the match is paused nothing is asked", async () => {
    const { play, record } = await ourTurn();
    record.clock = { pause: { by: "Enheduanna" } };
    await play.refresh();
    assert.equal(play.isOpen, false);
});

test("a question that was refused is asked again in a while", async () => {
    const later = [];
    let tries = 0;
    const { play, app } = await ourTurn({
        legal: () => (tries++ ? { type: "legal_actions", seat: 0, revision: 4, actions: [], spaces: [] } : Promise.reject(new Refusal("too_fast"))),
    }, (todo) => later.push(todo));
    assert.equal(play.isOpen, false);
    await later[0]();
    assert.ok(play.isOpen);
    assert.deepEqual(app.said, []);
});
