import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { page } from "./page.mjs";

const { FriendCircle } = await page("record/friend_circle.js");
const { friendTag } = await page("record/friend_tags.js");
const { FriendsComing } = await page("record/friends_coming.js");
const { KeptFriends } = await page("record/kept_friends.js");
const { ServerRecord } = await page("record/server.js");
const { hmac, sha256 } = await page("record/sha256.js");
const { Refusal } = await page("line/refusal.js");

const SECRET = "A".repeat(22);
const SERVER = "0123456789abcdef0123456789abcdef";
const TAG = "pJ5zUiFGhH4caOTrOulcVw";
const SHULGI = { name: "Shulgi", secret: SECRET, server: SERVER, person: "p2", since: 1000 };

function storage(kept = {}) {
    return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
}

/** A circle of friends with a line that is asked everything, and refuses what it is told to. */
function circle({ friends = [SHULGI], welcome = { person: "p1", name: "Ninsun", server_id: SERVER }, refuses = null } = {}) {
    const kept = new KeptFriends(storage({ "ziggurat.friends": JSON.stringify(friends) }));
    const server = new ServerRecord(() => 0);
    server.take({ type: "welcome", games: [], ...welcome });
    const made = { kept, server, asked: [], seen: true };
    const line = {
        ask: async (type, fields) => {
            made.asked.push({ type, ...fields });
            if (refuses !== null) throw new Refusal(refuses);
            return {};
        },
    };
    made.circle = new FriendCircle({ kept, server, line, isSeen: () => made.seen, now: () => 5000.5 });
    return made;
}

function told(more = {}) {
    return { type: "friend_here", tag: TAG, person: "p2", name: "Shulgi", ...more };
}

test("a hash is that of every other program", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
        const message = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
        assert.deepEqual(sha256(message), Uint8Array.from(createHash("sha256").update(message).digest()));
        for (const key of [message.slice(0, 22), message])
            assert.deepEqual(hmac(key, message), Uint8Array.from(createHmac("sha256", key).update(message).digest()));
    }
});

test("a tag is the one that the client makes of the same secret", () => {
    assert.equal(friendTag(SECRET, SERVER), TAG);
});

test("friends are kept until they are removed, also after the page was left", () => {
    const kept = storage();
    new KeptFriends(kept).add(SHULGI);
    assert.deepEqual(new KeptFriends(kept).all, [SHULGI]);
    new KeptFriends(kept).remove(SHULGI);
    assert.deepEqual(new KeptFriends(kept).all, []);
});

test("whoever becomes a friend again at the same server stands on the list once, with the newer secret", () => {
    const friends = new KeptFriends(storage());
    friends.add(SHULGI);
    friends.add({ ...SHULGI, secret: "B".repeat(22) });
    assert.deepEqual(friends.all.map(({ secret }) => secret), ["B".repeat(22)]);
});

test("of a list that makes no sense those stay who can be read", () => {
    for (const kept of ["{", "null", '{"secret":1}', '[null, 3, {"secret": "short"}, {"secret": ["AAAAAAAAAAAAAAAAAAAAAA"], "name": 4}]'])
        assert.deepEqual(new KeptFriends(storage({ "ziggurat.friends": kept })).all, []);
    const half = JSON.stringify([null, { ...SHULGI, name: "S".repeat(99), since: "yesterday", more: 1 }]);
    assert.deepEqual(new KeptFriends(storage({ "ziggurat.friends": half })).all, [{ ...SHULGI, name: "S".repeat(24), since: 0 }]);
});

test("no more friends are kept than a server looks for", () => {
    const friends = new KeptFriends(storage());
    for (let number = 0; number < 103; number++) friends.add({ ...SHULGI, secret: String(number).padStart(22, "0"), person: `p${number}` });
    assert.equal(friends.all.length, 100);
    assert.equal(friends.all.at(-1).person, "p102");
});

test("whoever comes says the tags of all friends, and whether they may see it", () => {
    const made = circle();
    made.seen = false;
    made.circle.arrived();
    assert.deepEqual(made.asked, [{ type: "show_friends", tags: [TAG], seen: false }]);
});

test("whoever has no friends, or is at a server that knows of none, says nothing", () => {
    for (const made of [circle({ friends: [] }), circle({ welcome: { person: "p1" } })]) {
        made.circle.arrived();
        assert.deepEqual(made.asked, []);
    }
});

test("a friend is where the server says, until they go", () => {
    const { circle: friends, server } = circle();
    friends.arrived();
    server.take(told({ table: "ENKI-42" }));
    assert.equal(friends.where(SHULGI).table, "ENKI-42");
    assert.ok(friends.isFriend("p2"));
    server.take(told({ here: false }));
    assert.equal(friends.where(SHULGI), null);
});

test("a tag that is not ours is nobody", () => {
    const { circle: friends, server } = circle();
    friends.arrived();
    server.take(told({ tag: "B".repeat(22), person: "p9" }));
    assert.equal(server.friends.here.size, 0);
    assert.equal(friends.isFriend("p9"), false);
});

test("whom we wanted becomes a friend and is looked for at once", async () => {
    const made = circle({ friends: [] });
    await made.circle.befriend("p2");
    made.server.take({ type: "befriended", person: "p2", name: "Shulgi", secret: SECRET });
    assert.ok(made.circle.befriended({ person: "p2", name: "Shulgi", secret: SECRET }));
    assert.deepEqual(made.kept.all, [{ ...SHULGI, since: 5000 }]);
    assert.deepEqual(made.asked.map(({ type }) => type), ["befriend", "show_friends"]);
});

test("a server cannot make somebody a friend whom we did not want", () => {
    const made = circle({ friends: [] });
    assert.equal(made.circle.befriended({ person: "p2", name: "Shulgi", secret: SECRET }), false);
    assert.deepEqual(made.kept.all, []);
});

test("a request for friendship that was refused is none", async () => {
    const made = circle({ refuses: "not_here" });
    await assert.rejects(made.circle.befriend("p2"), { code: "not_here" });
    assert.equal(made.server.friends.wanted.size, 0);
});

test("who wants to be a friend is known until they do not, and only so many are", () => {
    const { server } = circle();
    for (let number = 0; number < 120; number++) server.take({ type: "friend_wanted", person: `p${number}`, name: "Gudea" });
    assert.equal(server.friends.wanting.size, 100);
    server.take({ type: "friend_wanted", person: "p119", name: "Gudea", wanted: false });
    assert.equal(server.friends.wanting.has("p119"), false);
});

test("a friend who is removed is looked for no more", () => {
    const made = circle();
    made.circle.arrived();
    made.server.take(told());
    made.circle.remove(SHULGI);
    assert.equal(made.server.friends.here.size, 0);
    assert.deepEqual(made.asked.at(-1), { type: "show_friends", tags: [], seen: true });
});

test("friends are told of as they come: once for all who were here before us, and not again after a lost line", () => {
    const { circle: friends } = circle({ friends: [SHULGI, { ...SHULGI, name: "Gudea", secret: "B".repeat(22), person: "p3" }] });
    let now = 0;
    const coming = new FriendsComing(friends, (person) => person === "p7", () => now);
    const other = friendTag("B".repeat(22), SERVER);
    friends.arrived();
    coming.arrived();
    assert.deepEqual(coming.heard(told()), ["Shulgi"]);
    assert.deepEqual(coming.heard(told({ tag: other, person: "p3" })), ["Shulgi", "Gudea"]);
    assert.deepEqual(coming.heard(told({ table: "ENKI-42" })), []);
    now = 60;
    coming.arrived();
    assert.deepEqual(coming.heard(told()), []);
    coming.heard(told({ here: false }));
    now = 300;
    assert.deepEqual(coming.heard(told()), ["Shulgi"]);
    coming.heard(told({ here: false }));
    now = 600;
    assert.deepEqual(coming.heard(told({ person: "p7" })), []);
    assert.deepEqual(coming.heard(told({ tag: "C".repeat(22) })), []);
});

// ------------------------------------------------------------------------------------------ whispers and reports

function whisper(more = {}) {
    return { type: "whispered", person: "p2", name: "Shulgi", text: "Psst", at: 1, ...more };
}

test("a whisper is a line of who said it, to be read once", () => {
    const { server } = circle();
    assert.equal(server.take(whisper()), "whispered");
    server.take(whisper({ text: "Yes?", at: 2, own: true }));
    server.take(whisper({ person: "p3", name: "Gudea", at: 3 }));
    assert.deepEqual(server.whispers.lines.map(({ person, name }) => [person, name]), [["p2", "Shulgi"], ["p1", "Ninsun"], ["p3", "Gudea"]]);
    assert.deepEqual(server.whispers.with("p2").map(({ text }) => text), ["Psst", "Yes?"]);
    assert.equal(server.whispers.count, 2);
    server.whispers.read("p2");
    assert.equal(server.whispers.count, 1);
    server.read(null);
    assert.equal(server.whispers.count, 0);
});

test("what somebody whispers who is ignored is not unread", () => {
    const server = new ServerRecord(() => 0, (person) => person === "p2");
    server.take({ type: "welcome", person: "p1", name: "Ninsun" });
    server.take(whisper());
    assert.equal(server.whispers.count, 0);
});

test("of a flood of whispers the newest are kept", () => {
    const { server } = circle();
    for (let at = 0; at < 1000; at++) server.take(whisper({ at }));
    assert.equal(server.whispers.lines.length, 200);
    assert.equal(server.whispers.lines.at(-1).at, 999);
});

test("whoever is somebody else now does not read what was whispered to the one before", () => {
    const { server } = circle();
    server.take(whisper());
    server.take({ type: "reported", table: "ENKI-42", person: "p2", name: "Shulgi", by: "p3", by_name: "Gudea" });
    server.take({ type: "welcome", person: "p1", name: "Ninsun" });
    assert.equal(server.whispers.lines.length, 1);
    server.take({ type: "welcome", person: "p8", name: "Ninsun" });
    assert.equal(server.whispers.lines.length, 0);
    assert.equal(server.reports.length, 0);
});

test("a host reads the newest reports of their table", () => {
    const { server } = circle();
    for (let number = 0; number < 30; number++) server.take({ type: "reported", table: number % 2 ? "ENKI-42" : "UR-11", person: "p2", reason: String(number) });
    assert.deepEqual(server.reportsAt("ENKI-42").map(({ reason }) => reason).slice(-2), ["27", "29"]);
    assert.equal(server.reports.length, 20);
});
