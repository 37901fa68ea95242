/** What may be done in Babel, by the cells that one taps for it. */

import { cellOf, SITES } from "./cells.js";
import { cardsWords, peopleWords } from "./sentences.js";

const SOURCES = { start: () => 1, own: (own) => own.quarry.at(-1), opponent: (own, rival) => rival.quarry.at(-1) };
const POWERS = { destroy: "A", plunder: "H", banish: "M", desertion: "S", progress: "P", halve: null };

/**
 * @param {{actions: any[], spaces: any[]}} legal
 * @returns {import("../../choosing/choosing.js").Offer[]}
 */
export function offersOf(legal, view, context) {
    const offering = new Offering(view, context);
    const listed = legal.actions.filter((action) => action.type !== "discard");
    return [...offering.once(listed).map((action) => offering.offer(action)), ...legal.spaces.map((space) => offering.handful(space))];
}

class Offering {
    constructor({ public: open }, { words, seats, viewer }) {
        this.words = words;
        this.open = open;
        this.own = open.board.sides[viewer];
        this.rival = open.board.sides[1 - viewer];
        this.rivalName = seats[1 - viewer].name;
        this.rivalHand = open.hands[1 - viewer];
    }

    get here() {
        return cellOf(this.own.pawn, "near");
    }

    /** Whichever card of the same three or more pays for a power, the same cards are left: one of them is offered. */
    once(actions) {
        const different = new Map();
        for (const action of actions) {
            const { position, ...rest } = action;
            const key = JSON.stringify(position === undefined ? rest : { ...rest, run: this.runOf(position) });
            if (!different.has(key)) different.set(key, action);
        }
        return [...different.values()];
    }

    /** Where the row of equal cards begins in which a card lies, in the own column at the pawn's site. */
    runOf(position) {
        const column = this.column(this.own, this.own.pawn);
        let start = position;
        while (start > 0 && column[start - 1] === column[position]) start -= 1;
        return start;
    }

    column(side, site) {
        return side.columns[SITES.indexOf(site)];
    }

    temple(side, site) {
        return side.temples[SITES.indexOf(site)];
    }

    offer(action) {
        return { action, tone: null, ...(action.type in POWERS ? power(this, action) : PLAIN[action.type](this, action)) };
    }

    /** Some cards of the hand that go. */
    handful({ cards, count }) {
        const { words } = this;
        const choices = [...cards].map((letter, place) => ({ id: place, name: peopleWords(words, letter), symbol: people(letter), group: letter }));
        const make = (chosen) => ({ type: "discard", cards: chosen.map((place) => cards[place]).join("") });
        return {
            places: [], title: words.say("babel.button.discard"), detail: words.say("babel.hand.discard", { count }), tone: null,
            compose: { kind: "cards", cards: choices, least: count, most: count, make },
        };
    }
}

const PLAIN = {
    move: ({ words }, { card }) => ({
        places: [cellOf(card, "site")], title: words.say("babel.button.move"), detail: words.say("babel.move.to", { site: peopleWords(words, card) }), symbol: people(card),
    }),
    settle: ({ words, here }, { card }) => ({
        places: [here], title: words.say("babel.button.settle"), detail: words.say(`babel.card.${card}`), symbol: people(card),
    }),
    build: (offering, { source }) => {
        const { words, own, rival, here, rivalName } = offering;
        const level = SOURCES[source](own, rival);
        const key = source === "opponent" ? "babel.action.build.rivals" : "babel.action.build.level";
        return { places: [here], title: words.say(key, { level }), detail: words.say(`babel.from.${source}`, { name: rivalName }), symbol: { sheet: "babel", name: `temple-card-${level}` } };
    },
    migrate: ({ words }, { from_site: source, to_site: target }) => ({
        places: [cellOf(source, "near"), cellOf(target, "near")], title: words.say("babel.action.migrate"), targetName: peopleWords(words, target),
        detail: words.say("babel.move.to", { site: peopleWords(words, target) }), symbol: { sheet: "babel", name: "people-back" },
        lead: { title: words.say("babel.action.migrate"), detail: words.say("babel.migrate.target") },
    }),
    end_actions: ({ words }) => ({ places: [], title: words.say("babel.button.end"), detail: "" }),
};

function power(offering, action) {
    const { words, own, here } = offering;
    const paid = offering.column(own, own.pawn)[action.position];
    return {
        places: [here], title: words.say(`babel.action.${action.type}`), detail: BRINGS[action.type](offering, action), symbol: people(POWERS[action.type] ?? paid),
    };
}

const BRINGS = {
    destroy: ({ words, own, rival }) => words.say("babel.brings.destroy", { count: rival.temples[SITES.indexOf(own.pawn)].length }),
    plunder: ({ words, own, rival }) => words.say("babel.brings.plunder", { level: rival.temples[SITES.indexOf(own.pawn)].at(-1) }),
    banish: (offering, { people: driven }) => {
        const { words, own, rival } = offering;
        const cards = [...offering.column(rival, own.pawn)].filter((letter) => letter === driven);
        return words.say("babel.brings.banish", { cards: cardsWords(words, cards.join("")) });
    },
    desertion: (offering) => {
        const { words, own, rival } = offering;
        const column = offering.column(rival, own.pawn);
        const last = column.at(-1);
        const count = column.length - [...column].findLastIndex((letter) => letter !== last) - 1;
        return words.say("babel.brings.desertion", { cards: cardsWords(words, last.repeat(count)) });
    },
    progress: (offering, { source }) => {
        const { words, own, rival, rivalName } = offering;
        const level = SOURCES[source](own, rival);
        return `${words.say("babel.brings.progress", { level })}, ${words.say(`babel.from.${source}`, { name: rivalName })}`;
    },
    halve: ({ words, rivalName, rivalHand }) => words.say("babel.brings.halve", { name: rivalName, count: Math.floor(rivalHand / 2), total: rivalHand }),
};

function people(letter) {
    return { sheet: "babel", name: `people-plaque-${letter}` };
}
