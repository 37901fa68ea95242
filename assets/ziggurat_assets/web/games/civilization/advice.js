/** An action in words, as one would advise it: the sentences of the desktop client's hints. */

import { advanceName, areaName, cityName, nationName, newCityName, theNation, unitsNamed, within } from "./names.js";
import { cardsNamed } from "./trade_cards.js";

const hint = (words, key, blanks) => words.say(`civilization.hint.${key}`, blanks);
const cities = (words, areas) => areas.map((area) => cityName(words, area)).join(", ");
/** So many things of a list are named; of more their number is said. */
const NAMED = 3;
const counts = (numbers) => Object.entries(numbers).filter(([, count]) => count).sort(([, one], [, other]) => other - one);

const SAID = {
    choose_nation: ({ nation }, { words }) => theNation(words, nation),
    expand: ({ areas }, { words }) =>
        hint(words, "expand", { areas: listed(words, counts(areas).map(([area, count]) => `${areaName(words, area)} +${count}`)) }),
    ships: (action, making) => ships(action, making),
    move: ({ from, to, count }, { words }) => hint(words, "move", { count, start: areaName(words, from), end: areaName(words, to) }),
    sail: ({ ship, to }, { words, harbours }) => hint(words, "sail", { start: areaName(words, harbours.get(ship)), end: areaName(words, to) }),
    load: ({ ship, count }, { words, harbours }) => hint(words, "load", { count, where: within(words, harbours.get(ship)) }),
    unload: ({ ship, count }, { words, harbours }) => hint(words, "unload", { count, where: within(words, harbours.get(ship)) }),
    reset_movement: (_, { words }) => hint(words, "reset"),
    end_movement: (_, { words }) => hint(words, "end"),
    fight_on: ({ go_on: on }, { words }) => hint(words, on ? "fight_on" : "stop"),
    reduce_city: ({ area }, { words }) => hint(words, "reduce", { city: cityName(words, area) }),
    build_cities: ({ areas }, { words }) =>
        areas.length ? hint(words, "build", { cities: listed(words, areas.map((area) => newCityName(words, area))) }) : hint(words, "build_none"),
    set_tax: ({ rate }, { words }) => hint(words, "tax", { count: rate }),
    seize_cities: ({ areas }, { words }) => hint(words, "seize", { cities: cities(words, areas) }),
    buy_gold: ({ count }, { words }) => (count ? hint(words, "gold", { count }) : hint(words, "no_gold")),
    trade_ready: ({ ready }, { words }) => hint(words, ready ? "ready" : "trade_on"),
    trade_accept: (_, { words }) => hint(words, "accept"),
    trade_decline: (_, { words }) => hint(words, "decline"),
    trade_withdraw: (_, { words }) => hint(words, "withdraw"),
    trade_offer: ({ give, to }, { words }) =>
        hint(words, "offer", {
            cards: cardsNamed(words, give),
            who: to ? to.map((nation) => nationName(words, nation)).join(", ") : hint(words, "everyone"),
        }),
    trade_reply: ({ give }, { words }) => hint(words, "reply", { cards: cardsNamed(words, give) }),
    buy: (action, making) => purchase(action, making),
    end_buy: (_, { words }) => hint(words, "end_buy"),
    discard: ({ cards }, { words }) => (cards.length ? hint(words, "discard", { cards: cardsNamed(words, cards) }) : hint(words, "discard_none")),
    choose_volcano: ({ volcano }, { words }) => hint(words, "erupt", { place: words.say(`civilization.volcano.${volcano}`) }),
    quake: ({ own, other }, { words }) => hint(words, "reduce_cities", { cities: cities(words, other ? [own, other] : [own]) }),
    choose_plain: ({ plain }, { words }) => hint(words, "flood", { place: words.say(`civilization.plain.${plain}`) }),
    lose_units: (action, { words }) => {
        const lost = hint(words, "lose", { things: units(action, words) });
        return action.grain ? `${hint(words, "show_grain", { count: action.grain })} ${lost}` : lost;
    },
    civil_war_pick: (action, { words }) => hint(words, "secede", { things: units(action, words) }),
    civil_war_take: (action, { words }) => hint(words, "annex", { things: units(action, words) }),
    civil_war_partner: ({ nation }, { words }) => hint(words, "partner", { nation: theNation(words, nation) }),
    civil_war_keep: ({ camp }, { words }) => hint(words, `keep_camp.${camp}`),
    assign_losses: ({ losses }, { words }) => orders(losses, words),
    order_reductions: ({ reductions }, { words }) => orders(reductions, words),
    reduce_cities: ({ areas }, { words }) => hint(words, "reduce_cities", { cities: cities(words, areas) }),
    piracy_losses: ({ areas }, { words }) => hint(words, "give_to_pirates", { cities: cities(words, areas) }),
};

/**
 * What to do.
 *
 * @param {{words: object, harbours: Map<string, string>}} making `harbours` has by ship the area where it is
 */
export const adviceOf = (action, making) => SAID[action.type](action, making);

const units = ({ tokens = {}, cities: lost = [] }, words) => unitsNamed(words, Object.entries(tokens), lost);

function listed(words, things) {
    if (things.length <= NAMED + 1) return things.join(", ");
    return hint(words, "and_more", { things: things.slice(0, NAMED).join(", "), count: things.length - NAMED });
}

function orders(numbers, words) {
    const ordered = counts(numbers).map(([nation, count]) => `${nationName(words, nation)} ${count}`);
    return ordered.length ? hint(words, "order", { counts: ordered.join(", ") }) : hint(words, "order_nothing");
}

/** Which ships stay, which go, and which are built. */
function ships({ maintain, build }, { words, sailing }) {
    const kept = Object.keys(maintain).length;
    const said = [];
    if (kept) said.push(hint(words, "keep", { count: kept }));
    if (sailing > kept) said.push(hint(words, "give_up", { count: sailing - kept }));
    if (build.length) {
        const areas = listed(words, build.map((ship) => areaName(words, ship.area)));
        said.push(hint(words, "build_ships", { count: build.length, areas }));
    } else if (!sailing) said.push(hint(words, "build_no_ship"));
    return said.join(" ");
}

function purchase({ cards, pay, treasury }, { words }) {
    const advances = cards.map((card) => advanceName(words, card)).join(", ");
    const means = meansOf({ pay, treasury }, words);
    return means ? hint(words, "buy", { advances, means }) : hint(words, "buy_free", { advances });
}

/** What is paid for a purchase, in a few words. */
export function meansOf({ pay, treasury }, words) {
    const means = pay.length ? [cardsNamed(words, pay)] : [];
    if (treasury) means.push(hint(words, "coins", { count: treasury }));
    return means.join(", ");
}
