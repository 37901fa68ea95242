import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { fetchPages, pageFetched, pageHere } = await page("pages/fetching.js");
const LOBBY = { page: "lobby", table: null };
const TELEVISION = { page: "television", table: null };

test("a page that nobody asked for is not here", () => {
    assert.equal(pageHere(LOBBY), null);
});

test("a page that was asked for stays here, and no other came with it", async () => {
    const Kind = await pageFetched(LOBBY);
    assert.equal(Kind.name, "LobbyPage");
    assert.equal(pageHere(LOBBY), Kind);
    assert.equal(pageHere(TELEVISION), null);
});

test("all can be had before anybody asks for them", async () => {
    await fetchPages();
    assert.equal(pageHere(TELEVISION).name, "TelevisionPage");
});
