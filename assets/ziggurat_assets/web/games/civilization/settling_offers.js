/** Growth, ships, cities and their reduction: on the map, or out of a list. */

import { adviceOf } from "./advice.js";
import { areaName, cityName, newCityName, nationName } from "./names.js";
import { citiesOf, tokensOf } from "./reading.js";

/** The most tokens that come into an area, as the space of all expansions says. */
const GROWTH = 2;

/** @param {import("./offers.js").Making} making */
export function settlingOffers(making) {
    return [...nations(making), ...growth(making), ...fleets(making), ...reductions(making), ...foundings(making), ...seizures(making)];
}

const of = (actions, type) => actions.filter((action) => action.type === type);

function nations({ actions, words }) {
    return of(actions, "choose_nation").map((action) => ({ places: [], title: nationName(words, action.nation), action }));
}

function growth({ actions, board, seat, words }) {
    if (!of(actions, "expand").length) return [];
    const nation = board.nations[seat];
    const places = tokensOf(nation).map(([area, count]) => ({ place: area, name: areaName(words, area), most: Math.min(count, GROWTH), now: 0 }));
    const make = (counts) => ({ type: "expand", areas: Object.fromEntries([...counts].filter(([, count]) => count)) });
    const due = nation.stock;
    return [
        {
            places: [], title: words.say("civilization.turn.yours.expansion"), detail: `${due} ${words.say("civilization.column.to_place", { count: due })}`,
            tone: "gold", compose: { kind: "counts", places, least: due, most: due, make },
        },
    ];
}

/** Which ships are kept, and where new ones are built. */
function fleets(making) {
    const { actions, words, harbours, context, seat } = making;
    const choices = of(actions, "ships");
    const kept = Object.assign({}, ...choices.map((action) => action.maintain));
    const built = new Map(choices.flatMap((action) => action.build).map((ship) => [ship.area, ship]));
    if (Object.keys(kept).length + built.size < 2) return [];
    const symbol = { sheet: "civilization", name: `ship-${context.seats[seat].colour % 7}` };
    const cards = [
        ...Object.keys(kept).map((ship) => ({ id: ship, name: words.say("web.civilization.keep_ship", { where: areaName(words, harbours.get(ship)) }), symbol })),
        ...[...built.keys()].map((area) => ({ id: area, name: words.say("web.civilization.new_ship", { where: areaName(words, area) }), symbol })),
    ];
    const make = (chosen) => ({
        type: "ships",
        maintain: Object.fromEntries(Object.entries(kept).filter(([ship]) => chosen.includes(ship))),
        build: chosen.filter((id) => built.has(id)).map((id) => built.get(id)),
    });
    const compose = { kind: "cards", cards, least: 0, most: cards.length, make };
    return [{ places: [], title: words.say("civilization.turn.yours.ships"), detail: words.say("web.civilization.compose"), symbol, compose }];
}

function reductions(making) {
    return of(making.actions, "reduce_city").flatMap((action) => {
        const offer = { title: cityName(making.words, action.area), detail: adviceOf(action, making), action };
        return [{ ...offer, places: [] }, { ...offer, places: [action.area] }];
    });
}

function foundings(making) {
    const { actions, words, context, seat } = making;
    const alone = of(actions, "build_cities").filter((action) => action.areas.length === 1);
    const symbol = { sheet: "civilization", name: `city-${context.seats[seat].colour % 7}` };
    const single = alone.flatMap((action) => {
        const offer = { title: newCityName(words, action.areas[0]), detail: words.say("civilization.button.build", { count: 1 }), symbol, action };
        return [{ ...offer, places: [] }, { ...offer, places: action.areas }];
    });
    if (alone.length < 2) return single;
    const cards = alone.map(({ areas: [area] }) => ({ id: area, name: newCityName(words, area), symbol }));
    const make = (areas) => ({ type: "build_cities", areas });
    const several = {
        places: [], title: words.say("civilization.turn.yours.cities"), detail: words.say("web.civilization.compose"), symbol,
        compose: { kind: "cards", cards, least: 0, most: cards.length, make },
    };
    return [several, ...single];
}

/** Cities that a nation takes from another one in a revolt. */
function seizures({ actions, board, words }) {
    const [first] = of(actions, "seize_cities");
    if (!first) return [];
    const [victim] = board.revolts.unpaid[0];
    const safe = board.revolts.seized ?? [];
    const nation = board.nations[victim];
    const cards = citiesOf({ ...nation, cities: nation.cities.filter((area) => !safe.includes(area)) }).map((area) => ({ id: area, name: cityName(words, area) }));
    const count = first.areas.length;
    const make = (areas) => ({ type: "seize_cities", areas });
    return [
        {
            places: [], title: words.say("civilization.turn.yours.revolts"), detail: words.say("civilization.strike.task.revolt"),
            compose: { kind: "cards", cards, least: count, most: count, make },
        },
    ];
}
