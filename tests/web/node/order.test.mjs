import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const { putInOrder } = await page("paint/order.js");

/** A parent as the browser has it, that notes which children were put somewhere. */
class Parent {
    constructor() {
        this.children = [];
        this.put = [];
    }

    get firstElementChild() {
        return this.children[0] ?? null;
    }

    insertBefore(child, before) {
        child.parent?.lose(child);
        child.parent = this;
        this.children.splice(before === null ? this.children.length : this.children.indexOf(before), 0, child);
        this.put.push(child.name);
    }

    lose(child) {
        this.children = this.children.filter((each) => each !== child);
    }
}

class Child {
    constructor(name) {
        this.name = name;
    }

    get nextElementSibling() {
        const { children } = this.parent;
        return children[children.indexOf(this) + 1] ?? null;
    }

    remove() {
        this.parent.lose(this);
    }
}

function made(names) {
    const children = new Map([..."abcd"].map((name) => [name, new Child(name)]));
    const parent = new Parent();
    const put = (wanted) => putInOrder(parent, [...wanted].map((name) => children.get(name)));
    put(names);
    parent.put = [];
    return { parent, put };
}

function named({ children }) {
    return children.map(({ name }) => name).join("");
}

test("what comes later stands in its place, and nothing else is moved", () => {
    const { parent, put } = made("ac");
    put("abcd");
    assert.equal(named(parent), "abcd");
    assert.deepEqual(parent.put, ["b", "d"]);
});

test("what is gone leaves the others where they are", () => {
    const { parent, put } = made("abcd");
    put("bd");
    assert.equal(named(parent), "bd");
    assert.deepEqual(parent.put, []);
});

test("what changes its place is moved", () => {
    const { parent, put } = made("abc");
    put("cab");
    assert.equal(named(parent), "cab");
});
