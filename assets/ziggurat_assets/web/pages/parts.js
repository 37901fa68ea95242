/** The parts that pages are put together from. */

import { html } from "../paint/elements.js";
import { icon, symbol } from "../paint/art.js";
import { markOf } from "../record/seats.js";

/**
 * A button with a label, or with an icon that the label is read for.
 * @param {object} parts
 * @param {"gold" | "lit" | "line" | "red" | "plain"} [parts.kind]
 */
export function button({ label, press, kind = "lit", sign, bare = false, off = false, key, expanded }) {
    return html("button", {
        type: "button", class: `button ${kind}${bare ? " bare" : ""}`, disabled: off, onclick: press, "data-key": key,
        "aria-label": bare ? label : null, title: bare ? label : null, "aria-expanded": expanded,
    }, sign ? icon(sign, 18) : null, bare ? null : html("span", {}, label));
}

/** One of a few values, all of them in sight. */
export function segments({ label, values, chosen, choose, off = false }) {
    const choices = values.map(({ value, label: name }) =>
        html("button", {
            type: "button", class: "segment", "aria-pressed": String(value === chosen), disabled: off,
            onclick: () => choose(value), "data-key": String(value),
        }, name));
    return html("div", { class: "segments", role: "group", "aria-label": label }, choices);
}

/** One of many values, in a list that opens. */
export function choice({ id, label, values, chosen, choose, off = false }) {
    const options = values.map(({ value, label: name }, place) =>
        html("option", { value: place, selected: same(value, chosen) }, name));
    return html("div", { class: "row" },
        html("label", { for: id }, label),
        html("select", { id, disabled: off, onchange: (event) => choose(values[Number(event.target.value)].value) }, options),
    );
}

/** Something that is on or off. */
export function tick({ id, label, on, choose, off = false }) {
    return html("div", { class: "row" },
        html("label", { for: id }, label),
        html("input", { id, type: "checkbox", class: "tick", checked: on, disabled: off, onchange: (event) => choose(event.target.checked) }),
    );
}

/**
 * A line of text that somebody writes. With a `value` it shows that again whenever the page is drawn and nobody is in it;
 * without one, what is written stays until it is sent.
 */
export function field({ id, label, value, kind = "text", most = 64, change, hint }) {
    return html("div", { class: "row" },
        html("label", { for: id }, label),
        html("input", { id, name: id, type: kind, value, maxlength: most, placeholder: hint, autocomplete: "off", onchange: change && ((event) => change(event.target.value)) }),
    );
}

/** The stone of a seat: its colour and mark. */
export function stud(colour, size, { open = false } = {}) {
    return symbol("common", `cube${open ? "-ghost" : ""}-${colour % 7}`, size, "stud");
}

/** What the mark of a colour is called. */
export function markName(words, colour) {
    return words.say(`seat_mark.${markOf(colour)}`);
}

/** The name of the game, large. */
export function shellTitle() {
    return html("span", { class: "logotype", role: "img", "aria-label": "Ziggurat" }, symbol("common", "logotype", 220));
}

/** What asks something in front of the page. */
export function frame({ title, close, words }, ...children) {
    return html("dialog", { class: "asked", "aria-labelledby": "asked", "data-key": title, oncancel: (event) => { event.preventDefault(); close(); } },
        html("div", { class: "asked-bar" },
            html("h2", { id: "asked" }, title),
            button({ label: words.say("dialog.close"), sign: "cross", kind: "line", bare: true, press: close }),
        ),
        children,
    );
}

/**
 * The tabs at the foot of a page.
 * @param {{key: string, label: string, sign: string, badge?: number, press?: () => void}[]} tabs
 */
export function tabs({ label, items, chosen, choose }) {
    const buttons = items.map(({ key, label: name, sign, badge, press }) =>
        html("button", {
            type: "button", class: "tab", "data-key": key, "aria-current": key === chosen ? "page" : null,
            onclick: press ?? (() => choose(key)),
        }, icon(sign, 20), html("span", {}, name), badge ? html("span", { class: "badge" }, badge) : null));
    return html("nav", { class: "tabs", "aria-label": label, "data-key": "tabs" }, buttons);
}

function same(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
