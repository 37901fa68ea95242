import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { deviceCodeOf, pathOf, routeOf } = await page("pages/routes.js");

test("an address leads to the lobby, a table or a television", () => {
    assert.deepEqual(routeOf("/"), { page: "lobby", table: null });
    assert.deepEqual(routeOf("/enki-42"), { page: "table", table: "ENKI-42" });
    assert.deepEqual(routeOf("/ENKI-URUK-SARGON-42"), { page: "table", table: "ENKI-URUK-SARGON-42" });
    assert.deepEqual(routeOf("/tv"), { page: "television", table: null });
    assert.deepEqual(routeOf("/night/lagash-12"), { page: "night", table: "LAGASH-12" });
    assert.deepEqual(routeOf("/tv/ENKI-42"), { page: "television", table: "ENKI-42" });
});

test("an address leads to our own profile or to somebody's", () => {
    assert.deepEqual(routeOf("/profile"), { page: "profile", table: null });
    assert.deepEqual(routeOf("/profile/p7"), { page: "profile", table: "p7" });
    assert.deepEqual(routeOf("/profile/<b>"), { page: "profile", table: null });
});

test("an address leads to a finished match by its number", () => {
    assert.deepEqual(routeOf("/match/17"), { page: "replay", table: "17" });
    for (const path of ["/match", "/match/x", "/match/1e3"]) assert.deepEqual(routeOf(path), { page: "lobby", table: null });
});

test("a code for this device stands at the end of an address, and may be left to be written", () => {
    assert.equal(deviceCodeOf("?device=QH7K-M2VT"), "QH7K-M2VT");
    assert.equal(deviceCodeOf("?x=1&device=%20qh7k%20"), "qh7k");
    assert.equal(deviceCodeOf("?device"), "");
    assert.equal(deviceCodeOf(`?device=${"A".repeat(99)}`).length, 32);
    assert.equal(deviceCodeOf(""), null);
});

test("what is no code leads to the lobby", () => {
    assert.deepEqual(routeOf("/favicon.ico"), { page: "lobby", table: null });
});

test("every page is found where its path leads", () => {
    for (const route of [{ page: "lobby", table: null }, { page: "table", table: "UR-11" }, { page: "television", table: null }, { page: "night", table: "UR-11" }, { page: "profile", table: null }, { page: "profile", table: "p7" }, { page: "replay", table: "17" }]) {
        assert.deepEqual(routeOf(pathOf(route)), route);
    }
});
