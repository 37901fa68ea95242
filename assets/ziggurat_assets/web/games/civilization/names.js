/** What the things of Civilization are called in a language. */

/** The name of an area. */
export const areaName = (words, area) => words.say(`civilization.area.${area}`);
/** Where something is that is in an area, as a part of a sentence. */
export const within = (words, area) => words.say(`civilization.within.${area}`);
/** The city of an area, by its name if there is a site. */
export const cityName = (words, area) => named(words, area, "civilization.city_within");
/** A city that is or would be founded in an area, by its name if there is a site. */
export const newCityName = (words, area) => named(words, area, "civilization.new_city_within");
export const nationName = (words, nation) => words.say(`civilization.nation.${nation}`);
export const theNation = (words, nation) => words.say(`civilization.the_nation.${nation}`);
export const goodName = (words, good) => words.say(`civilization.good.${good}`);
export const calamityName = (words, calamity) => words.say(`civilization.calamity.${calamity}`);
export const advanceName = (words, advance) => words.say(`civilization.advance.${advance}`);
export const phaseName = (words, phase) => words.say(`civilization.phase.${phase}`);

/** So many cities of a list are named. */
const NAMED = 3;

/** Tokens by their number, and cities by their names as long as these are few; `tokens` are pairs of area and number. */
export function unitsNamed(words, tokens, cities) {
    const count = tokens.reduce((sum, [, number]) => sum + number, 0);
    const things = [];
    if (count) things.push(words.say("civilization.units.tokens", { count }));
    if (cities.length > NAMED) things.push(words.say("civilization.units.cities", { count: cities.length }));
    else things.push(...cities.map((area) => cityName(words, area)));
    return things.join(", ") || words.say("civilization.units.nothing");
}

function named(words, area, key) {
    const city = `civilization.city.${area}`;
    return words.knows(city) ? words.say(city) : words.say(key, { where: within(words, area) });
}
