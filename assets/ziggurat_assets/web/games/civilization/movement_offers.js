/** Steps of a movement: one taps from where, and to where; how many go is asked then. */

import { areaName } from "./names.js";

/** @param {import("./offers.js").Making} making */
export function movementOffers(making) {
    return [...moves(making), ...sails(making), ...cargoes("load", making), ...cargoes("unload", making)];
}

function moves({ actions, words }) {
    return [...grouped(actions, "move", ({ from, to }) => `${from} ${to}`)].map((steps) => {
        const [{ from, to }] = steps;
        const most = largest(steps);
        const end = areaName(words, to);
        const title = words.say("web.civilization.move");
        const offer = {
            places: [from, to], title: `${areaName(words, from)} › ${end}`, targetName: end, lead: { title }, covers: steps,
        };
        const make = (counts) => ({ type: "move", from, to, count: counts.get(to) });
        return most === 1 ? { ...offer, action: steps[0] } : { ...offer, compose: amount(to, end, most, make) };
    });
}

function sails({ actions, words, harbours }) {
    return actions.filter((action) => action.type === "sail").map((action) => {
        const [start, end] = [harbours.get(action.ship), action.to].map((area) => areaName(words, area));
        return {
            places: [action.ship, action.to], title: `${start} › ${end}`, targetName: end,
            lead: { title: words.say("web.civilization.sail") }, action,
        };
    });
}

/** Tokens that go aboard a ship, or ashore. */
function cargoes(type, { actions, words, harbours }) {
    return [...grouped(actions, type, ({ ship }) => ship)].map((steps) => {
        const [{ ship }] = steps;
        const most = largest(steps);
        const title = words.say(`web.civilization.${type}`);
        const where = areaName(words, harbours.get(ship));
        const offer = { places: [ship], title, detail: where, covers: steps };
        const make = (counts) => ({ type, ship, count: counts.get(ship) });
        return most === 1 ? { ...offer, action: steps[0] } : { ...offer, compose: amount(ship, where, most, make) };
    });
}

/** How many of those that may. */
function amount(place, name, most, make) {
    return { kind: "counts", places: [{ place, name, most, now: most }], least: 1, most, make };
}

const largest = (steps) => Math.max(...steps.map((step) => step.count));

function grouped(actions, type, keyOf) {
    const groups = new Map();
    for (const action of actions.filter((each) => each.type === type)) {
        groups.set(keyOf(action), [...(groups.get(keyOf(action)) ?? []), action]);
    }
    return groups.values();
}
