import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { Identity } = await page("line/identity.js");
const { readSettings } = await page("settings.js");

function storage(kept = {}) {
    return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
}

test("who comes back has the name and the token of before", () => {
    const kept = storage();
    const identity = new Identity(kept);
    identity.name = "Ninsun";
    assert.deepEqual(identity.hello(), { name: "Ninsun" });
    identity.welcomed({ name: "Ninsun 2", token: "secret" });
    assert.deepEqual(new Identity(kept).hello(), { name: "Ninsun 2", token: "secret" });
});

test("a token that the server does not know is forgotten", () => {
    const identity = new Identity(storage());
    identity.welcomed({ name: "Ninsun", token: "secret" });
    identity.forgotten();
    assert.deepEqual(identity.hello(), { name: "Ninsun" });
});

test("whoever comes by a code of another device says no token, and has that device's from then on", () => {
    const kept = storage();
    const identity = new Identity(kept);
    identity.welcomed({ name: "Kubaba", token: "of this browser" });
    identity.code = "QH7K-M2VT";
    assert.deepEqual(identity.hello(), { name: "Kubaba", device_code: "QH7K-M2VT" });
    assert.equal(identity.token, "of this browser");
    assert.equal(identity.welcomed({ name: "Ninsun", token: "of the other device" }), true);
    assert.deepEqual(new Identity(kept).hello(), { name: "Ninsun", token: "of the other device" });
    assert.deepEqual(identity.hello(), { name: "Ninsun", token: "of the other device" });
});

test("a code does for a name where there is none yet", () => {
    const identity = new Identity(storage());
    identity.code = "QH7K-M2VT";
    assert.deepEqual(identity.hello(), { name: "…", device_code: "QH7K-M2VT" });
});

test("it is said whether the server knows us as somebody new", () => {
    const identity = new Identity(storage());
    assert.equal(identity.welcomed({ name: "Ninsun", token: "secret" }), true);
    assert.equal(identity.welcomed({ name: "Ninsun", token: "secret" }), false);
    assert.equal(identity.welcomed({ name: "Ninsun", token: "another" }), true);
});

test("a browser that keeps nothing still has the page's memory", () => {
    const refusing = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
    const identity = new Identity(refusing);
    identity.welcomed({ name: "Ninsun", token: "secret" });
    assert.equal(identity.hello().token, "secret");
});

test("settings that make no sense are the usual ones", () => {
    const kept = storage({ "ziggurat.settings": '{"palette":"pink","textSize":130,"language":"de","seenByFriends":"never","friendNotices":0}' });
    assert.deepEqual(readSettings(kept, "fr-FR"), {
        language: "fr", palette: "standard", motion: "system", textSize: 130, colour: null, seenByFriends: true, friendNotices: true,
    });
    assert.equal(readSettings(storage({ "ziggurat.settings": "{" }), "en-GB").language, "en");
});
