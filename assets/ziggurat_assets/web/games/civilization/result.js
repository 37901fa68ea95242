/** The final standings of Civilization. */

/** By mode: what the numbers that part equal scores are called. */
const BREAKERS = {
    nomads: [],
    farmers: ["civilization.seat.cities", "civilization.seat.territories"],
    first_societies: ["web.civilization.points", "web.civilization.hand_value"],
    full: ["web.civilization.points", "web.civilization.hand_value", "civilization.seat.treasury"],
};

/** The standings, best first, each with what parts equal scores. */
export function result({ standings }, { words, options }) {
    const names = BREAKERS[options.mode] ?? [];
    return standings.map(({ seat, rank, score, breakers = [] }) => ({
        seat,
        rank,
        score,
        text: names.map((name, place) => `${breakers[place]} ${words.say(name, { count: breakers[place] })}`).join(", "),
    }));
}
