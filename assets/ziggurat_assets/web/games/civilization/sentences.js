/** What the log says of a match of Civilization: the sentences of the desktop client's teller. */

import { sentenceOf } from "../telling.js";
import { CALAMITIES_TOLD, CALAMITY_REMARKS } from "./calamity_sentences.js";
import { CARDS_TOLD, CARD_REMARKS } from "./card_sentences.js";
import { withPassedOn } from "./closing.js";
import { gathered } from "./gathering.js";
import { MARKET_REMARKS, MARKET_TOLD } from "./market_sentences.js";
import { counted, mention, withNames } from "./mentions.js";
import { areaName, cityName, newCityName, theNation, within } from "./names.js";

const log = (words, key, blanks) => words.say(`civilization.log.${key}`, blanks);

const REMARKS = {
    turn_started: (event, words) => log(words, "turn", { turn: event.turn }),
    census_taken: (event, words) => {
        const pairs = event.order.filter((seat) => event.tokens[seat]).map((seat) => [seat, event.tokens[seat]]);
        return pairs.length ? log(words, "census", { counts: counted(words, pairs) }) : null;
    },
    fought: fight,
    markers_moved: (event, words) =>
        log(words, `markers.${event.reason ?? "advance"}`, { counts: counted(words, event.squares) }),
    game_ended: (event, words) => log(words, `ended.${event.ending}`, {}),
    ...CALAMITY_REMARKS,
    ...MARKET_REMARKS,
    ...CARD_REMARKS,
};

const TOLD = {
    nation_chosen: (event, words) => ["chosen", { nation: theNation(words, event.nation) }],
    growth: (event, words) => ofMany("grown", event, words),
    surplus: (event, words) => ofMany("surplus", event, words),
    fleet: (event, words) => ["fleet", { ships: ships(event, words).join(", ") }],
    movement_started: () => ["moving", {}],
    tokens_moved: (event, words) => ["moved", { count: event.count, ...route(event, words) }],
    ship_sailed: (event, words) => ["sailed", route(event, words)],
    ship_loaded: (event, words) => ["loaded", { count: event.count, where: within(words, event.area) }],
    ship_unloaded: (event, words) => ["unloaded", { count: event.count, where: within(words, event.area) }],
    movement_reset: () => ["reset", {}],
    city_attacked: (event, words) => [
        `attacked.${event.result}`,
        { city: cityName(words, event.area), owner: mention(event.owner), count: event.strength },
    ],
    city_reduced: (event, words) => ["reduced", { city: cityName(words, event.area) }],
    city_eliminated: (event, words) => ["eliminated", { city: cityName(words, event.area) }],
    city_built: (event, words) => ["built", { city: newCityName(words, event.area) }],
    ...CALAMITIES_TOLD,
    ...MARKET_TOLD,
    ...CARDS_TOLD,
};

/**
 * The log's lines about what happened in one step; several events may be told as one.
 *
 * @param {object[]} events as the viewer may know them
 * @param {object} view of the position that they led to
 * @returns {{text: string, seat: number | null, places: string[]}[]}
 */
export function lines(events, view, context) {
    return gathered(withPassedOn(events.filter((event) => isHeard(event, context)), view.public.board))
        .map((event) => told(event, context))
        .filter((line) => line !== null);
}

/** Whether it is no saying of somebody who is ignored. */
function isHeard(event, { seats }) {
    return event.type !== "trade_said" || !seats[event.seat].ignored;
}

/** The log's line about an event; null for one that needs none. */
export function told(event, context) {
    const line = lineOf(event, context);
    return line && { text: withNames(line.text, context), seat: line.seat, places: areasOf(event) };
}

/** The areas that an event changed. */
export function areasOf(event) {
    switch (event.type) {
        case "growth":
        case "surplus":
            return event.areas;
        case "fleet":
            return [...event.kept, ...event.given_up, ...event.built];
        case "tokens_moved":
        case "ship_sailed":
            return [event.from, event.to];
        case "units_lost":
        case "camps_formed":
        case "camp_annexed":
            return [...event.tokens.map(([area]) => area), ...event.cities];
        default:
            return event.area ? [event.area] : [];
    }
}

function lineOf(event, context) {
    const { words } = context;
    const said = REMARKS[event.type]?.(event, words);
    if (said) return { text: said, seat: null };
    const found = TOLD[event.type]?.(event, words);
    if (!found) return null;
    const [key, blanks, seat = event.seat] = found;
    return sentenceOf("civilization", { key, seat, blanks }, context);
}

function ofMany(key, { count, areas }, words) {
    return areas.length === 1
        ? [`${key}_in`, { count, where: within(words, areas[0]) }]
        : [key, { count, areas: areas.length }];
}

const route = (event, words) => ({ start: areaName(words, event.from), end: areaName(words, event.to) });

function ships(fleet, words) {
    return ["kept", "given_up", "built"]
        .filter((what) => fleet[what].length)
        .map((what) => words.say(`civilization.fleet.${what}`, { count: fleet[what].length }));
}

/** A fight from its numbers to those who are left. */
function fight(event, words) {
    const where = within(words, event.area);
    const counts = counted(words, event.began);
    const left = counted(words, event.left);
    if (event.outcome === "paused") return log(words, "fight.paused", { where, counts, left });
    const rest = event.left.length ? log(words, "left.some", { counts: left }) : log(words, "left.nobody", {});
    return event.outcome === "over"
        ? log(words, "fight.over", { where, counts, left: rest })
        : log(words, `fight.${event.outcome}`, { where, left: rest });
}
