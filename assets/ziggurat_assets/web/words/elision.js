/** French elision: what “de”, “le” and the like become before a name. The same as the client's `wording/elision.py`. */

const BEFORE_BLANK = /(?<![\p{L}\p{N}_])(de|que|ne|le|la|du|au|lorsque|puisque) \{(\w+)\}/giu;
const WITH_ARTICLE = { du: "de l’", au: "à l’", Du: "De l’", Au: "À l’" };
const MUTE_H = /^h(adr|ect|el[eil]|era|erm|erod|esi|ier|ipp|ome|ono|ora|oru|umb|y)/;
const CONSONANT_SOUND = /^(y[aeiou]|ou[ai]|onze)/;

/**
 * The sentence, its blanks still open, as it is said with what will fill them.
 * @param {string} sentence
 * @param {Record<string, string | number>} blanks
 */
export function elided(sentence, blanks) {
    return sentence.replace(BEFORE_BLANK, (found, word, blank) => {
        if (!beginsWithVowel(blanks[blank])) return found;
        return `${WITH_ARTICLE[word] ?? `${word.slice(0, -1)}’`}{${blank}}`;
    });
}

/**
 * Whether a word before it is elided. Numbers, single letters and places such as A5 are spelled, not said.
 * @param {string | number | undefined} value
 */
export function beginsWithVowel(value) {
    if (typeof value !== "string") return false;
    const [first, second] = value;
    if (first === undefined || second === undefined || !/\p{L}/u.test(second)) return false;
    const plain = value.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae");
    if (plain.startsWith("h")) return MUTE_H.test(plain);
    if (CONSONANT_SOUND.test(plain)) return false;
    return /^[aeiouy]/.test(plain);
}
