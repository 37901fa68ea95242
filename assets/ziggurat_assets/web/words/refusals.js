/** What a refusal means, in the person's language. */

import { Refusal } from "../line/refusal.js";
import { withEnd } from "./decisions.js";

/** What a table's host decided, who may have said why. */
const DECIDED = new Set(["muted", "barred"]);

/**
 * The sentence for a refusal; a code that is not known here is named as it is.
 * @param {import("./words.js").Words} words
 * @param {Error} refusal
 * @param {string} game the id of the game that is played, for what its rules refuse
 */
export function refusalWords(words, refusal, game = "") {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (!refusal.ofTheGame) {
        const said = words.sayIfKnown(`error.${refusal.code}`, refusal.params) ?? words.say("error.unknown", { code: refusal.code });
        return DECIDED.has(refusal.code) ? withEnd(words, said, refusal.params ?? {}) : said;
    }
    const reason =
        words.sayIfKnown(`${game}.refused.${refusal.code}`, refusal.params) ??
        words.sayIfKnown(`error.${refusal.code}`, refusal.params) ??
        words.say("error.unknown", { code: refusal.code });
    if (!refusal.rule || !words.knows(`${game}.rule`)) return reason;
    return words.say(`${game}.rule`, { sentence: reason, rule: refusal.rule });
}
