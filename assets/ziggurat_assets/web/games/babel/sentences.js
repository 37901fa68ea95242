/** What happened in Babel: the keys of its sentences and what fills them. */

import { cellOf, groundOf, SITES } from "./cells.js";

/** The name of a people, which is its site's too. */
export function peopleWords(words, letter) {
    return words.say(`babel.people.${letter}`);
}

/** Several cards, counted by people. */
export function cardsWords(words, letters) {
    const counts = [...SITES].map((people) => [people, [...letters].filter((letter) => letter === people).length]);
    const said = counts.filter(([, count]) => count > 0).map(([people, count]) =>
        count === 1 ? words.say(`babel.card.${people}`) : words.say("babel.counted", { count, people: peopleWords(words, people) }));
    return said.join(", ");
}

/**
 * @param {any} event one of the game's
 * @param {number | null} viewer
 * @returns {import("../telling.js").Told | null}
 */
export function toldOf(event, viewer, words) {
    return TOLD[event.type]?.(event, new Saying(words, viewer)) ?? null;
}

class Saying {
    constructor(words, viewer) {
        this.words = words;
        this.viewer = viewer;
    }

    people(letter) {
        return peopleWords(this.words, letter);
    }

    cards(letters) {
        return cardsWords(this.words, letters);
    }

    ground(seat, site) {
        return groundOf(seat, site, this.viewer);
    }

    both(site) {
        return [this.ground(0, site), this.ground(1, site)];
    }
}

const TOLD = {
    final_phase_started: () => ({ remark: "babel.log.final_phase" }),
    people_reshuffled: ({ deck }) => ({ remark: "babel.log.reshuffled", blanks: { count: deck } }),
    game_over: ({ reason }) => ({ remark: `babel.log.ended.${reason}` }),
    pawn_moved: ({ seat, to_site: site }, say) => ({ key: "moved", seat, blanks: { site: say.people(site) }, places: [cellOf(site, "site")] }),
    card_settled: ({ seat, site, card }, say) => ({
        key: "settled", seat, blanks: { card: say.words.say(`babel.card.${card}`), site: say.people(site) }, places: [say.ground(seat, site)],
    }),
    people_migrated: ({ seat, from_site: source, to_site: target }, say) => ({
        key: "migrated", seat, blanks: { source: say.people(source), target: say.people(target) }, places: [say.ground(seat, source), say.ground(seat, target)],
    }),
    people_banished: ({ victim, site, people, indices }, say) => ({
        key: "banished", seat: 1 - victim, blanks: { site: say.people(site), cards: say.cards(people.repeat(indices.length)) }, places: [say.ground(victim, site)],
    }),
    people_deserted: ({ to_seat: seat, site, people, count }, say) => ({
        key: "deserted", seat, blanks: { site: say.people(site), cards: say.cards(people.repeat(count)) }, places: say.both(site),
    }),
    discard_demanded: ({ victim, count }) => ({ key: "demanded", seat: victim, blanks: { count } }),
    people_discarded: ({ seat, cards }, say) => ({ key: "discarded", seat, blanks: { cards: say.cards(cards) } }),
    people_drawn: ({ seat, count }) => ({ key: "drew", seat, blanks: { count } }),
    hand_announced: ({ seat, count }) => ({ key: "announced", seat, blanks: { count } }),
    temple_built: ({ seat, site, level, source }, say) => ({
        key: source === "opponent" ? "built_rival" : "built", seat, blanks: { level, site: say.people(site) }, places: [say.ground(seat, site)],
    }),
    temple_destroyed: ({ victim, site }, say) => ({ key: "destroyed", seat: 1 - victim, blanks: { site: say.people(site) }, places: [say.ground(victim, site)] }),
    temple_plundered: ({ seat, site, level }, say) => ({ key: "plundered", seat, blanks: { level, site: say.people(site) }, places: say.both(site) }),
    temple_progressed: ({ seat, site, level }, say) => ({ key: "progressed", seat, blanks: { level, site: say.people(site) }, places: [say.ground(seat, site)] }),
    temple_cards_laid: ({ seat, levels }) => ({ key: "laid", seat, blanks: { levels: levels.join(", ") } }),
};
