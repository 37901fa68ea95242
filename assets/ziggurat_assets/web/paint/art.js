/** The symbols that are made of the client's drawings: sheets are fetched once and stand in the page unseen. */

import { svg } from "./elements.js";

const fetched = new Map();
let shelf = null;

/** Have the symbols of these sheets ready; a sheet that cannot be had leaves its places empty, until it is asked for again. */
export function haveSheets(...sheets) {
    return Promise.all(sheets.map((sheet) => {
        if (!fetched.has(sheet)) fetched.set(sheet, haveSheet(sheet).catch(() => fetched.delete(sheet)));
        return fetched.get(sheet);
    }));
}

/**
 * A symbol as a picture of that size; it says nothing to those who do not see it.
 * @param {string} sheet "common", or a game's
 * @param {string} name
 * @param {number} size in CSS pixels, of the longer side
 * @param {string} [kind] a class for it
 */
export function symbol(sheet, name, size, kind = "") {
    const attributes = { class: `symbol ${kind}`.trim(), width: size, height: size, "aria-hidden": "true", focusable: "false" };
    return svg("svg", attributes, use(sheet, name));
}

/** The same as a piece of a larger picture, in the box that its attributes name. */
export function use(sheet, name, attributes = {}) {
    return svg("use", { href: `#${idOf(sheet, name)}`, ...attributes });
}

/** An icon in the colour of the words around it. */
export function icon(name, size = 20) {
    return symbol("common", `icon-${name}`, size, "icon");
}

function idOf(sheet, name) {
    return `art-${sheet}-${name}`;
}

async function haveSheet(sheet) {
    const answer = await fetch(`/web/art/${sheet}.svg`);
    if (!answer.ok) throw new Error(`the server has no sheet ${sheet}`);
    const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    if (shelf === null) {
        // Not `display: none`: gradients in what is not displayed fill nothing.
        shelf = svg("svg", { class: "shelf", width: 0, height: 0, "aria-hidden": "true" });
        // Before all else: behind it, Chromium would have the first Tab after a page's change lead nowhere.
        document.body.prepend(shelf);
    }
    for (const part of [...drawn.children]) {
        if (part.localName === "symbol") part.id = idOf(sheet, part.id);
        shelf.append(document.adoptNode(part));
    }
}
