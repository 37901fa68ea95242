import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { pathOf, routeOf } = await page("pages/routes.js");

test("an address leads to the lobby, a table or a television", () => {
    assert.deepEqual(routeOf("/"), { page: "lobby", table: null });
    assert.deepEqual(routeOf("/enki-42"), { page: "table", table: "ENKI-42" });
    assert.deepEqual(routeOf("/ENKI-URUK-SARGON-42"), { page: "table", table: "ENKI-URUK-SARGON-42" });
    assert.deepEqual(routeOf("/tv"), { page: "television", table: null });
    assert.deepEqual(routeOf("/night/lagash-12"), { page: "night", table: "LAGASH-12" });
    assert.deepEqual(routeOf("/tv/ENKI-42"), { page: "television", table: "ENKI-42" });
});

test("what is no code leads to the lobby", () => {
    assert.deepEqual(routeOf("/favicon.ico"), { page: "lobby", table: null });
});

test("every page is found where its path leads", () => {
    for (const route of [{ page: "lobby", table: null }, { page: "table", table: "UR-11" }, { page: "television", table: null }, { page: "night", table: "UR-11" }]) {
        assert.deepEqual(routeOf(pathOf(route)), route);
    }
});
