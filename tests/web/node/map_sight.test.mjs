import assert from "node:assert/strict";
import test from "node:test";

const { Sight } = await import(new URL("../../../assets/ziggurat_assets/web/games/map/sight.js", import.meta.url));

function seen() {
    const sight = new Sight({ width: 1000, height: 500 }, 4);
    sight.fit(500, 250);
    return sight;
}

test("at first the whole picture is seen", () => {
    assert.deepEqual(seen().box, { x: 0, y: 0, width: 1000, height: 500 });
});

test("what is under the fingers stays there while the picture grows", () => {
    const sight = seen();
    const held = sight.pointAt(200, 100);
    sight.zoom(2, 200, 100);
    assert.deepEqual(sight.pointAt(200, 100), held);
});

test("no edge comes further into the window than it must", () => {
    const sight = seen();
    sight.zoom(2);
    sight.move(10000, 10000);
    assert.deepEqual(sight.box, { x: 0, y: 0, width: 500, height: 250 });
});

test("nothing grows beyond the most, and nothing shrinks below the whole", () => {
    const sight = seen();
    sight.zoom(100);
    assert.equal(sight.box.width, 250);
    assert.ok(sight.isLargest);
    sight.zoom(0.001);
    assert.ok(sight.isWhole);
});

test("a place that keys lead to is moved into the window and no further", () => {
    const sight = seen();
    sight.lookAt({ x: 250, y: 125 }, 1);
    sight.reveal({ x: 600, y: 100, width: 50, height: 50 });
    assert.deepEqual(sight.box, { x: 150, y: 0, width: 500, height: 250 });
});

test("the whole stays whole in a window of another shape", () => {
    const sight = seen();
    sight.fit(250, 250);
    assert.equal(sight.box.width, 1000);
    assert.equal(sight.box.y, -250);
});
