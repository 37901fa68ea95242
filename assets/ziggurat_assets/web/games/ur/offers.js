/** What may be done in Ur, by the tiles that one taps for it. */

import { kindWords, tileWords } from "./sentences.js";
import { squareName, wayTo } from "./squares.js";

/**
 * @param {{actions: any[], spaces: any[]}} legal
 * @returns {import("../../choosing/choosing.js").Offer[]}
 */
export function offersOf(legal, view, context) {
    const position = view.public;
    const offering = new Offering(position, context);
    return [
        ...legal.actions.flatMap((action) => offering.single(action)),
        ...offering.attacks(legal.actions.filter((action) => action.type === "attack")),
        ...legal.spaces.map((space) => offering.spread(space)),
    ];
}

class Offering {
    constructor(position, { words, seats, viewer }) {
        this.position = position;
        this.words = words;
        this.viewer = viewer;
        this.colour = seats[viewer]?.colour ?? 0;
    }

    /** The offers of an action that is not put together from amounts. */
    single(action) {
        const make = SINGLE[action.type];
        return make === undefined ? [] : make(this, action);
    }

    /** One offer for each attacker and target, in which one still chooses how many cubes move in. */
    attacks(actions) {
        const most = new Map();
        for (const { attacker, target, moved } of actions) {
            const key = `${attacker} ${target}`;
            most.set(key, { attacker, target, moved: Math.max(moved, most.get(key)?.moved ?? 0) });
        }
        return [...most.values()].map((strongest) => this.attack(strongest));
    }

    attack({ attacker, target, moved }) {
        const { words } = this;
        const make = (count) => ({ type: "attack", attacker, target, moved: count });
        const place = { place: target, name: this.name(target), most: moved, now: moved };
        const doing =
            moved === 1
                ? { action: make(1) }
                : { compose: { kind: "counts", places: [place], least: 1, most: moved, make: (counts) => make(counts.get(target)) } };
        return {
            places: [attacker, target], title: words.say("ur.card.attack", { square: this.name(target) }), symbol: plaque("W"), tone: "W",
            detail: moved === 1 ? "" : words.say("ur.doing.moved"),
            number: moved, arrow: wayTo(this.position.side, attacker, target),
            lead: { title: kindWords(words, "W"), detail: words.say("ur.doing.target") }, ...doing,
        };
    }

    /** Amounts for squares: sown, spread anew, or the last of a short supply. */
    spread({ action, squares, most, least_total: least, most_total: total }) {
        const { words, position } = this;
        const field = action === "agriculture" ? "sown" : "cubes";
        const places = squares.map((square, index) => ({
            place: square, name: this.name(square), most: most[index], now: action === "politics" ? Math.min(position.cubes[square], most[index]) : 0,
        }));
        const make = (counts) => ({ type: action, [field]: [...counts].filter(([, count]) => count > 0) });
        const kind = { agriculture: "A", politics: "P" }[action];
        return {
            places: [], compose: { kind: "counts", places, least, most: total, make },
            title: kind ? kindWords(words, kind) : words.say("ur.sharing.allot"),
            detail: kind ? words.say(`ur.about.${kind}`) : words.say("ur.doing.allot"),
            symbol: kind ? plaque(kind) : this.cube, tone: kind ?? null,
        };
    }

    name(square) {
        return squareName(this.position.side, square);
    }

    get cube() {
        return { sheet: "common", name: `cube-${this.colour % 7}` };
    }

    get held() {
        return this.position.hands[this.viewer];
    }
}

const SINGLE = {
    place: (offering, action) => [{
        places: [action.square], action, title: offering.words.say("ur.button.place"), symbol: offering.cube, tone: null,
        detail: offering.words.say("ur.step.placed", { square: offering.name(action.square), count: Math.max(1, offering.position.turn.forced) }),
    }],
    trade: (offering, action) => [performed(offering, action, "T")],
    culture: (offering, action) => [performed(offering, action, "C")],
    build: (offering, action) => built(offering, action),
    swap: (offering, action) => [swapped(offering, action)],
    keep: ({ words, held }, action) => [{
        places: [], action, title: words.say("ur.button.keep"), detail: tileWords(words, held), symbol: plaque(held[0]), tone: null,
    }],
    end_without_swap: ({ words }, action) => [{
        places: [], action, title: words.say("ur.button.end_game"), detail: words.say("ur.swap.impossible"), tone: null,
    }],
};

function performed({ words }, action, kind) {
    return { places: [], action, title: kindWords(words, kind), detail: words.say(`ur.about.${kind}`), symbol: plaque(kind), tone: kind };
}

/** On two tiles one taps either first. */
function built({ words, colour, ...offering }, action) {
    const { squares } = action;
    const names = squares.map((square) => squareName(offering.position.side, square)).join(", ");
    const offer = {
        action, title: words.say("ur.button.build"), detail: `${names}: ${words.say("ur.cost.build")}`,
        symbol: { sheet: "common", name: `ziggurat-${colour % 7}` }, tone: null,
        lead: { title: `${words.say("ur.button.build")} × ${squares.length}`, detail: words.say("ur.cost.build") },
    };
    const orders = squares.length > 1 ? [squares, [...squares].reverse()] : [squares];
    return orders.map((places) => ({ ...offer, places }));
}

function swapped({ words, position, held }, action) {
    const { square, face } = action;
    const taken = square === null ? position.market[0] : position.tiles[square];
    const other = held[0] === face ? held[1] : held[0];
    const shown = words.say("ur.swap.up", { face: kindWords(words, face) });
    const title = square === null ? `${words.say("ur.button.swap")}, ${words.say("ur.market")}` : words.say("ur.button.swap");
    return {
        places: square === null ? [] : [square], action, title, symbol: plaque(face), tone: null,
        detail: face === other ? tileWords(words, taken) : `${tileWords(words, taken)}; ${shown}`,
    };
}

function plaque(kind) {
    return { sheet: "ur", name: `plaque-${kind}` };
}
