/** What Tigris & Euphrates shows beside its map: the supplies of all, and the conflict that is fought. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { leaderSign } from "./pieces.js";
import { COLOURS, spaceName } from "./names.js";

const BIG = 56;
const SMALL = 24;

/** @returns {Element} */
export function panel(view, legal, context) {
    const { board } = view.public;
    return html(
        "section",
        { class: "tigris-panel", "data-key": "tigris-panel" },
        board.conflict ? conflict(board.conflict, context) : null,
        board.wars.length && !board.conflict ? wars(board.wars, context.words) : null,
        view.private && !view.public.unveiled ? points(view.private, board, context.words) : null,
    );
}

function conflict({ kind, color, attacker, defender, commitment }, context) {
    const { words } = context;
    return html(
        "div",
        { class: "conflict" },
        html("h2", {}, words.say(`tigris.turn.${kind}`, { leaders: words.say(`tigris.leaders.${color}`) })),
        html("div", { class: "conflict-sides" }, side("attacks", attacker, color, commitment, context), side("defends", defender, color, null, context)),
    );
}

/** One side: whose leader, what supports it on the map, and what was added. */
function side(how, { seat, space, strength, supporters }, color, added, { words, seats }) {
    const leader = leaderSign(color, seat, seats[seat].colour);
    const onMap = strength ?? supporters.length;
    return html(
        "div",
        { class: `conflict-side is-${how}` },
        symbol(leader.sheet, leader.name, BIG, leader.kind),
        html("b", {}, seats[seat].name),
        html("span", { class: "conflict-place" }, words.say(`tigris.duel.${how}`, { space: spaceName(space) })),
        html(
            "span",
            { class: "conflict-sum" },
            html("b", {}, onMap),
            ` ${words.say("tigris.duel.on_map")}`,
            added === null ? null : [" + ", html("b", {}, added), ` ${words.say("tigris.duel.from_hand")}`],
        ),
    );
}

function wars(colours, words) {
    return html(
        "div",
        { class: "conflict" },
        html("h2", {}, words.say("tigris.turn.war_choice")),
        html("p", {}, words.say("tigris.prompt.wars")),
        html("p", { class: "war-colours" }, colours.map((color) => symbol("tigris", `tigris-coin-${color}`, SMALL))),
    );
}

/** The viewer's own points, which nobody else sees. */
function points(own, board, words) {
    const colours = COLOURS.slice(0, own.points.length).filter((color) => color !== "yellow" || board.options.artist);
    return html(
        "div",
        { class: "own-points" },
        html("span", { class: "own-points-note" }, words.say("tigris.players.only_you")),
        html(
            "ul",
            {},
            colours.map((color, number) => pointed(`tigris-coin-${color}`, words.say(`tigris.points.${color}`, { count: own.points[number] }), own.points[number])),
            pointed("treasure", words.say("web.tigris.treasures", { count: own.treasures }), own.treasures),
        ),
    );
}

function pointed(drawn, name, count) {
    return html("li", { "aria-label": name }, symbol("tigris", drawn, SMALL), html("b", { "aria-hidden": "true" }, count));
}
