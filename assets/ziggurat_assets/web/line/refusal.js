/** What ends a request that was not done: the server's code, or `connection_lost`. */
export class Refusal extends Error {
    /**
     * @param {string} code
     * @param {string} message in English
     * @param {Record<string, string | number>} params the blanks of the sentence
     * @param {{rule?: string, ofTheGame?: boolean}} about which paragraph of a game's rules refuses, if one does
     */
    constructor(code, message = "", params = {}, about = {}) {
        super(message || code);
        this.code = code;
        this.params = params;
        this.rule = about.rule ?? "";
        this.ofTheGame = about.ofTheGame ?? false;
    }
}

/** The refusal that an answer of the server is, or null if it is none. */
export function refusalIn(answer) {
    if (answer.type === "error") return new Refusal(answer.code, answer.message, answer.params);
    if (answer.type !== "rejected") return null;
    return new Refusal(answer.code, answer.message, answer.params, { rule: answer.rule, ofTheGame: true });
}
