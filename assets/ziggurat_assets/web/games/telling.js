/** The sentence about what happened, as a log tells it: the same for every game, and the same as the client's teller. */

/** Stands for the name until the sentence is said, so that nothing before it is elided. */
const WHO = "\u001f";

/**
 * @typedef {object} Told
 * @property {string} [remark] the whole key of a sentence about what was nobody's
 * @property {string} [key] the end of the key of a sentence about what somebody did
 * @property {number | null} [seat] who did it
 * @property {Record<string, string | number>} [blanks]
 * @property {any[]} [places] what it changed on the board
 */

/**
 * @param {string} game the game's id, with which its keys begin
 * @param {Told | null} told
 * @returns {{text: string, seat: number | null, places: any[]} | null}
 */
export function sentenceOf(game, told, { words, seats, viewer }) {
    if (told === null) return null;
    const { remark, key, seat = null, blanks = {}, places = [] } = told;
    if (remark !== undefined) return { text: words.say(remark, blanks), seat: null, places };
    const mine = seat === viewer;
    const name = mine ? words.say("game.you") : seats[seat].name;
    const sentence = words.say(`${game}.log.${key}.${mine ? "you" : "they"}`, { who: WHO, ...blanks });
    return { text: sentence.replace(WHO, () => name), seat, places };
}
