/** Answers to calamities: which units are lost or secede, how much others lose, which cities are reduced. */

import map from "../../art/civilization-map.js";
import { adviceOf } from "./advice.js";
import { areaName, cityName, nationName } from "./names.js";
import { NUMBERS, citiesOf, tokensOf } from "./reading.js";

/** What a city counts; and in an epidemic, where a token of it stays. */
const CITY = 5;
const SICK_CITY = 4;
const UNITS = new Set(["lose_units", "civil_war_pick", "civil_war_take"]);
/** Orders to other nations, and the field that has them. */
const ORDERS = { assign_losses: "losses", order_reductions: "reductions" };
const LISTS = new Set(["reduce_cities", "piracy_losses"]);

/** @param {import("./offers.js").Making} making */
export function fateOffers(making) {
    return [...losses(making), ...orders(making), ...lists(making), ...quakes(making)];
}

const task = (words, board) => words.say(`civilization.strike.task.${board.strike.step}`);
const titleOf = (words, board) => words.say(`civilization.strike.title.${board.strike.step}`);
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Units by area: one composer for each number of Grain cards that may be shown. */
function losses({ actions, board, seat, words }) {
    const found = actions.filter((action) => UNITS.has(action.type));
    const shown = [...new Set(found.map((action) => action.grain ?? 0))];
    return shown.map((grain) => {
        const alike = found.filter((action) => (action.grain ?? 0) === grain);
        const { places, worth } = reach(alike, board, seat, words);
        const mixes = new Set(alike.map((action) => mixOf(action.tokens ?? {}, action.cities ?? [])));
        const due = sum(alike[0].tokens ?? {}) + worth * (alike[0].cities ?? []).length;
        const make = (counts) => unitsAction(alike[0].type, counts, places, grain);
        const fits = (counts) => {
            const { tokens, cities } = chosenUnits(counts, places);
            return mixes.has(mixOf(tokens, cities));
        };
        return {
            places: [], title: titleOf(words, board), tone: "gold",
            detail: grain ? words.say("civilization.hint.show_grain", { count: grain }) : task(words, board),
            compose: { kind: "counts", places, least: due, most: due, make, fits },
        };
    });
}

const mixOf = (tokens, cities) => `${sum(tokens)} ${cities.length}`;

/** What may be named: tokens by area and cities, of the nation that is asked or of the victim of a civil war. */
function reach(actions, board, seat, words) {
    const { strike } = board;
    const loses = actions[0].type === "lose_units";
    const nation = board.nations[loses ? seat : strike.victim];
    const sick = loses && strike.calamity === "epidemic";
    const worth = sick ? SICK_CITY : CITY;
    const within = strike.place === null ? () => true : samePlain(actions);
    const tokens = leftOf(strike, actions[0].type, nation)
        .map(([area, count]) => [area, sick ? count - 1 : count])
        .filter(([area, count]) => count > 0 && within(area))
        .map(([area, most]) => ({ place: area, name: areaName(words, area), most, now: 0 }));
    const cities = citiesLeft(strike, actions[0].type, nation)
        .filter(within)
        .map((area) => ({ place: cityPlace(area), name: cityName(words, area), most: 1, now: 0, worth, city: area }));
    return { places: [...tokens, ...cities], worth };
}

/** The tokens that may still be picked in a civil war; all of them in other calamities. */
function leftOf(strike, type, nation) {
    const picked = new Map(strike.picked?.tokens ?? []);
    const pickedIn = (area) => picked.get(NUMBERS.get(area)) ?? 0;
    const all = tokensOf(nation);
    if (type === "lose_units") return all;
    const seceding = type === "civil_war_take" && strike.camp === "seceding";
    return all.map(([area, count]) => [area, seceding ? pickedIn(area) : count - pickedIn(area)]);
}

function citiesLeft(strike, type, nation) {
    const picked = strike.picked?.cities ?? [];
    const seceding = type === "civil_war_take" && strike.camp === "seceding";
    const open = (area) => type === "lose_units" || picked.includes(area) === seceding;
    return citiesOf({ ...nation, cities: nation.cities.filter(open) });
}

/** Whether an area lies on the plain that the listed losses are on. */
function samePlain(actions) {
    const named = actions.flatMap((action) => [...Object.keys(action.tokens ?? {}), ...(action.cities ?? [])]);
    const plainOf = (area) => map.areas[NUMBERS.get(area)].plain;
    const plains = new Set(named.map(plainOf));
    return (area) => plains.has(plainOf(area));
}

const cityPlace = (area) => `city ${area}`;

function chosenUnits(counts, places) {
    const named = places.filter(({ place }) => counts.get(place));
    const tokens = Object.fromEntries(named.filter((each) => !each.city).map(({ place }) => [place, counts.get(place)]));
    return { tokens, cities: named.filter((each) => each.city).map((each) => each.city) };
}

function unitsAction(type, counts, places, grain) {
    const units = chosenUnits(counts, places);
    return type === "lose_units" ? { type, ...units, grain } : { type, ...units };
}

/** How much each other nation loses: no more than it is named with alone, no more in all than together. */
function orders({ actions, board, words }) {
    return Object.entries(ORDERS).flatMap(([type, field]) => {
        const found = actions.filter((action) => action.type === type).map((action) => action[field]);
        const nations = [...new Set(found.flatMap(Object.keys))];
        if (!nations.length) return [];
        const most = Math.max(...found.map(sum));
        const places = nations.map((nation) => ({
            place: nation, name: nationName(words, nation), most: Math.max(...found.map((numbers) => numbers[nation] ?? 0)), now: 0,
        }));
        const make = (counts) => ({ type, [field]: Object.fromEntries([...counts].filter(([, count]) => count)) });
        return [
            { places: [], title: titleOf(words, board), detail: task(words, board), tone: "gold", compose: { kind: "counts", places, least: 0, most, make } },
        ];
    });
}

/** Cities of one's own, so many of those that any answer names. */
function lists({ actions, board, words }) {
    const found = actions.filter((action) => LISTS.has(action.type));
    if (found.length < 2) return [];
    const areas = [...new Set(found.flatMap((action) => action.areas))];
    const count = found[0].areas.length;
    const cards = areas.map((area) => ({ id: area, name: cityName(words, area) }));
    const make = (chosen) => ({ type: found[0].type, areas: chosen });
    return [
        { places: [], title: titleOf(words, board), detail: task(words, board), tone: "gold", compose: { kind: "cards", cards, least: count, most: count, make } },
    ];
}

/** An earthquake, by a tap on one's own city and on the one beside it. */
function quakes(making) {
    return making.actions.filter((action) => action.type === "quake").flatMap((action) => {
        const title = adviceOf(action, making);
        const places = action.other ? [action.own, action.other] : [action.own];
        return [{ places: [], title, action }, { places, title, action }];
    });
}
