/** What lies open in a game that is not known here, as lists. */

import { html } from "../../paint/elements.js";
import { settleChildren } from "../../paint/settle.js";
import { plainValue, plainWords } from "./values.js";

const LONG = 60;

export class PlainBoard {
    constructor({ words }) {
        this.words = words;
        this.element = html("div", { class: "plain-board", role: "group", "aria-label": words.say("web.anything.board") });
        this.onplace = () => {};
    }

    /** Show what the viewer may know. */
    show(view) {
        const drawn = html("div", {}, facts(view.public));
        if (view.private !== null && view.private !== undefined) {
            drawn.append(html("h3", {}, this.words.say("web.anything.own")), facts(view.private));
        }
        settleChildren(this.element, drawn);
    }

    /** Nothing here is tapped. */
    places() {
        return [];
    }
}

function facts(value) {
    if (value === null || typeof value !== "object") return html("p", {}, plainValue(value));
    const rows = Object.entries(value).map(([name, part]) => fact(name, part));
    return html("dl", {}, rows);
}

function fact(name, value) {
    const long = plainValue(value);
    const shown = long.length <= LONG ? long : html("details", {}, html("summary", {}, `${long.slice(0, LONG)}…`), html("p", {}, long));
    return html("div", { "data-key": name }, html("dt", {}, plainWords(name)), html("dd", {}, shown));
}
