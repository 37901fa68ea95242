import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { HostDialog, hostsChoices } = await page("match/host_dialog.js");
const { TableRecord } = await page("record/table.js");

const SHULGI = { person: "p2", name: "Shulgi", here: true };

/** What the host may ask for about the second seat, which is so, while it is awaited or not. */
function choices(state, awaited = true, left = 60000) {
    const record = new TableRecord({ table: "ENKI-42", host: "p1", stage: "playing", seats: [{ person: "p1" }, state], your_seats: [0] });
    record.position({ viewer: 0, revision: 3, to_act: [awaited ? 1 : 0], may_undo: [], view: {} });
    record.tellTime({ left: [60000, left], running: [1] }, 100);
    return hostsChoices(record, 1, 105).map(({ type }) => type);
}

test("whoever is there may become the host, be put out of the seat or be replaced, but plays their own turn", () => {
    assert.deepEqual(choices(SHULGI), ["hand_over", "remove", "replace_with_bot"]);
});

test("the turn of whoever is away is played for them, while they are awaited and no bot does it already", () => {
    const away = { ...SHULGI, here: false };
    assert.deepEqual(choices(away), ["skip", "remove", "replace_with_bot"]);
    assert.deepEqual(choices(away, false), ["remove", "replace_with_bot"]);
    assert.deepEqual(choices({ ...away, keeper: "Bot" }), ["remove", "replace_with_bot"]);
});

test("so is that of whoever is there but has used up their time", () => {
    assert.deepEqual(choices(SHULGI, true, 4000), ["skip", "hand_over", "remove", "replace_with_bot"]);
});

test("a hired bot is only put out, and an open seat is only given to one", () => {
    assert.deepEqual(choices({ level: "merchant", name: "Enki", here: true }), ["remove"]);
    assert.deepEqual(choices({}), ["replace_with_bot"]);
});

test("a bot that came by itself becomes no host", () => {
    assert.deepEqual(choices({ ...SHULGI, bot: true }), ["remove", "replace_with_bot"]);
});

test("nothing is asked of who is the host no more", () => {
    const record = new TableRecord({ table: "ENKI-42", host: "p2", stage: "playing", seats: [SHULGI] });
    assert.equal(new HostDialog({ server: { person: "p1" } }, record).draw(), null);
});
