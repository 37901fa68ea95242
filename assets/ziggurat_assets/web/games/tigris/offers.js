/** What one may do in Tigris & Euphrates, by the taps that lead to it. Every action is one that the server called legal. */

import { COLOURS, coloursIn, numberOf, spaceName } from "./names.js";
import { CATASTROPHE, handPlace, leaderPlace } from "./rack.js";
import { leaderSign } from "./pieces.js";

/** So many numbers of tiles are buttons; of more one is chosen with a stepper. */
const BUTTONS = 3;

/** The tones of the page's buttons that are nearest to the colours of tiles. */
const TONES = { red: "W", blue: "C", green: "A", yellow: "T" };

const sign = (name) => ({ sheet: "tigris", name });

/** @returns {import("../../choosing/choosing.js").Offer[]} */
export function offers(legal, view, context) {
    const { words } = context;
    const seat = legal.seat ?? view.viewer;
    const making = { words, context, view, seat };
    const found = legal.actions.flatMap((action) => MAKERS[action.type]?.(action, making) ?? []);
    return [...found, ...commitments(legal, making), ...swaps(legal, making)];
}

const MAKERS = {
    place_tile: (action, making) =>
        onSpace(action, handPlace(action.color), {
            title: making.words.say("web.tigris.lay", { tile: making.words.say(`tigris.a_tile.${action.color}`) }),
            symbol: sign(`tigris-tile-${action.color}`),
            tone: TONES[action.color],
        }),
    place_leader: (action, making) =>
        onSpace(action, leaderPlace(action.color), {
            title: making.words.say("web.tigris.lead", { leader: making.words.say(`tigris.leader.${action.color}`) }),
            ...ofLeader(action, making),
        }),
    move_leader: (action, making) => {
        const { words } = making;
        const title = words.say("web.tigris.move", { leader: words.say(`tigris.leader.${action.color}`) });
        const target = numberOf([action.x, action.y]);
        const lead = { title, detail: "" };
        const offer = { title, ...ofLeader(action, making), ...comingTo(action), lead, action };
        return [
            { ...offer, places: [standsOn(action.color, making), target] },
            { ...offer, places: [leaderPlace(action.color), target] },
        ];
    },
    withdraw_leader: (action, making) => {
        const title = making.words.say("web.tigris.withdraw", { leader: making.words.say(`tigris.leader.${action.color}`) });
        const offer = { title, symbol: ofLeader(action, making, true).symbol, action };
        return [
            { ...offer, places: [standsOn(action.color, making)] },
            { ...offer, places: [leaderPlace(action.color)] },
        ];
    },
    place_catastrophe: (action, making) =>
        onSpace(action, CATASTROPHE, { title: making.words.say("tigris.action.catastrophe"), symbol: sign("catastrophe") }),
    choose_war: (action, { words }) => [
        {
            places: [],
            title: words.say("tigris.turn.war", { leaders: words.say(`tigris.leaders.${action.color}`) }),
            detail: words.say("tigris.button.fight"),
            symbol: sign(`tigris-coin-${action.color}`),
            tone: TONES[action.color],
            action,
        },
    ],
    build_monument: (action, { words }) => {
        const offer = {
            title: words.say(`tigris.monument.${action.monument}`),
            detail: `${words.say("tigris.button.build")}, ${spaceName([action.x, action.y])}`,
            symbol: sign(`tower-${action.monument}`),
            action,
        };
        return [{ ...offer, places: [] }];
    },
    decline_monument: (action, { words }) => [
        { places: [], title: words.say("tigris.button.decline"), detail: words.say("tigris.building.left"), action },
    ],
    take_treasures: (action, { words }) => {
        const title = words.say("web.tigris.leave", { space: spaceName(action.leave) });
        const offer = { title, detail: words.say("tigris.button.take"), symbol: sign("treasure"), action };
        return [
            { ...offer, places: [] },
            { ...offer, places: [numberOf(action.leave)] },
        ];
    },
    end_turn: (action, { words }) => [{ places: [], title: words.say("tigris.button.end"), action }],
};

/** An action on a space: one taps the space alone, or first what is put there. */
function onSpace(action, piece, offer) {
    const space = numberOf([action.x, action.y]);
    const taken = { ...offer, ...comingTo(action), action };
    return [
        { ...taken, places: [space] },
        { ...taken, places: [piece, space], lead: { title: offer.title, detail: "" } },
    ];
}

/** The tiles that may be added to a side of a conflict. */
function commitments(legal, { words, view }) {
    const actions = legal.actions.filter((action) => action.type === "commit");
    if (!actions.length) return [];
    const { conflict } = view.public.board;
    const color = conflict.color;
    const of = (count) => (count ? words.say("tigris.button.add", { count }) : words.say("tigris.button.add_nothing"));
    const most = Math.max(...actions.map((action) => action.count));
    const symbol = sign(`tigris-tile-${color}`);
    if (actions.length <= BUTTONS || actions.length !== most + 1) {
        return actions.map((action) => ({ places: [], title: of(action.count), symbol, tone: TONES[color], action }));
    }
    const name = words.say(`tigris.tiles.${color}`, { count: most });
    const places = [{ place: handPlace(color), name, most, now: 0, symbol }];
    const make = (counts) => actions.find((action) => action.count === counts.get(handPlace(color)));
    const compose = { kind: "counts", places, least: 0, most, make };
    return [
        { places: [], title: of(0), symbol, action: make(new Map([[handPlace(color), 0]])) },
        { places: [], title: words.say("web.tigris.add"), detail: name, symbol, tone: TONES[color], compose },
    ];
}

/** The swap of any tiles of the hand for others. */
function swaps(legal, { words }) {
    return legal.spaces
        .filter((space) => space.type === "handful")
        .map((space) => {
            const hand = coloursIn(space.tiles);
            const cards = hand.map((color, id) => ({
                id,
                name: words.say(`tigris.tile.${color}`),
                symbol: sign(`tigris-tile-${color}`),
                group: color,
            }));
            const most = Math.max(...legal.actions.filter(isSwap).map((action) => action.tiles.length));
            const make = (chosen) => ({ type: "swap_tiles", tiles: chosen.map((id) => hand[id]) });
            return {
                places: [],
                title: words.say("tigris.action.swap"),
                detail: words.say("tigris.about.swap"),
                symbol: sign("tile-back"),
                    compose: { kind: "cards", cards, least: 1, most, make },
            };
        });
}

const isSwap = (action) => action.type === "swap_tiles";

/** How a leader is shown. */
function ofLeader(action, { seat, context }, away = false) {
    const symbol = leaderSign(action.color, seat, context.seats[seat].colour, away);
    return { symbol, tone: TONES[action.color] };
}

/** The space that something would come to. */
function comingTo(action) {
    const where = spaceName([action.x, action.y]);
    return { detail: where, targetName: where };
}

/** The number of the space on which a leader of the seat stands. */
function standsOn(color, { view, seat }) {
    return numberOf(view.public.board.leaders[seat][COLOURS.indexOf(color)]);
}
