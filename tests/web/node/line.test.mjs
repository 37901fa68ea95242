import assert from "node:assert/strict";
import { test } from "node:test";
import { WELCOME, madeLine, welcomedLine } from "./made_line.mjs";

test("it greets as soon as the connection stands", () => {
    const { sockets } = madeLine();
    sockets[0].opens();
    assert.deepEqual(sockets[0].sent, [{ type: "hello", protocol: 1, client: "ziggurat-web", name: "Ninsun" }]);
});

test("a request has the answer of its number", async () => {
    const { line, socket } = welcomedLine();
    const [first, second] = [line.ask("subscribe"), line.ask("open", { game: "ur", seats: 2 })];
    socket.says({ type: "done", id: 2, table: "ENKI-42" });
    socket.says({ type: "done", id: 1 });
    assert.equal((await second).table, "ENKI-42");
    assert.equal((await first).table, undefined);
    assert.deepEqual(socket.sent.at(-1), { type: "open", id: 2, game: "ur", seats: 2 });
});

test("an error breaks the promise by its code and blanks", async () => {
    const { line, socket } = welcomedLine();
    const asked = line.ask("add_bot");
    socket.says({ type: "error", id: 1, code: "too_many_bots", message: "no more", params: { most: 8 } });
    await assert.rejects(asked, { code: "too_many_bots", params: { most: 8 }, ofTheGame: false });
});

test("what the rules refuse names their paragraph", async () => {
    const { line, socket } = welcomedLine();
    const asked = line.ask("act");
    socket.says({ type: "rejected", id: 1, code: "not_near_own", message: "no", rule: "3.5", params: { square: 24 } });
    await assert.rejects(asked, { code: "not_near_own", rule: "3.5", ofTheGame: true });
});

test("a ping is answered at once, and a pong is nobody's news", () => {
    const { socket, told } = welcomedLine();
    socket.says({ type: "ping", id: 7 });
    socket.says({ type: "pong", id: 0 });
    assert.deepEqual(socket.sent.at(-1), { type: "pong", id: 7 });
    assert.deepEqual(told, [WELCOME]);
});

test("an error that answers nothing is told", () => {
    const { socket, told } = welcomedLine();
    socket.says({ type: "error", code: "not_json", message: "no" });
    assert.equal(told.at(-1).code, "not_json");
});

test("a broken line breaks what was asked, and comes back with delays that double", async () => {
    const { line, socket, sockets, time, standings } = welcomedLine();
    const asked = line.ask("subscribe");
    socket.breaks();
    await assert.rejects(asked, { code: "connection_lost" });
    time.pass(0.49);
    assert.equal(sockets.length, 1);
    time.pass(0.02);
    assert.equal(sockets.length, 2);
    sockets[1].breaks();
    time.pass(0.99);
    assert.equal(sockets.length, 2);
    time.pass(0.02);
    assert.equal(sockets.length, 3);
    assert.deepEqual(standings, ["here", "lost", "lost"]);
});

test("nothing is asked while the line is broken", async () => {
    const { line, socket } = welcomedLine();
    socket.breaks();
    await assert.rejects(line.ask("subscribe"), { code: "connection_lost" });
});

test("whoever comes back greets with the token", () => {
    const made = welcomedLine();
    made.hello = { name: "Ninsun", token: "secret" };
    made.socket.breaks();
    made.line.tryNow();
    made.sockets[1].opens();
    assert.equal(made.sockets[1].sent[0].token, "secret");
});

test("a server that is silent is asked, and taken for gone when it says nothing", () => {
    const { socket, time, standings } = welcomedLine();
    time.pass(15);
    assert.equal(socket.sent.at(-1).type, "ping");
    time.pass(14.9);
    assert.deepEqual(standings, ["here"]);
    time.pass(0.2);
    assert.deepEqual(standings, ["here", "lost"]);
    assert.ok(socket.closed);
});

test("a page that is seen again makes sure within seconds that its line still holds", () => {
    const { line, socket, time, standings } = welcomedLine();
    line.tryNow();
    assert.equal(socket.sent.at(-1).type, "ping");
    time.pass(3.1);
    assert.deepEqual(standings, ["here", "lost"]);
});

test("a line that holds stays", () => {
    const { line, socket, time, standings } = welcomedLine();
    line.tryNow();
    socket.says({ type: "pong", id: 0 });
    time.pass(10);
    assert.deepEqual(standings, ["here"]);
});

test("a farewell for good is not answered by coming back", () => {
    const { socket, sockets, time, line } = welcomedLine();
    socket.says({ type: "closing", code: "taken_over", message: "elsewhere" });
    time.pass(60);
    assert.equal(sockets.length, 1);
    assert.equal(line.standing.code, "taken_over");
});

test("a server that shuts down is waited for", () => {
    const { socket, sockets, time } = welcomedLine();
    socket.says({ type: "closing", code: "shutting_down", message: "down" });
    socket.breaks();
    time.pass(1);
    assert.equal(sockets.length, 2);
});

test("what a line that was given up says late is not heard", () => {
    const { line, socket, told } = welcomedLine();
    line.again();
    socket.says({ type: "said", text: "late" });
    assert.deepEqual(told, [WELCOME]);
});
