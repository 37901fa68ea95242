/** What is said of tables: their game and round, their clock, their watchers' delay, and names one after another. */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The game's name; its id where it is not known here. */
export function gameName(words, game) {
    return words.knows(`games.${game}`) ? words.say(`games.${game}`) : game;
}

/** The game and its round; the game alone in its setup. */
export function howFar(words, game, round) {
    const own = `${game}.course`;
    if (!round) return gameName(words, game);
    return words.say(words.knows(own) ? own : "table.round", { game: gameName(words, game), round });
}

/** The names in a sentence, the last after an “and”. */
export function listing(words, names) {
    if (names.length < 2) return names.join("");
    return words.say("names.and", { first: names.slice(0, -1).join(", "), last: names.at(-1) });
}

/** The name of a bots' level; one that only the server knows is named as the server does. */
export function levelName(words, level) {
    return words.knows(`level.${level}`) ? words.say(`level.${level}`) : level;
}

/** So much time, in the largest of days, hours, minutes and seconds of which it is some whole ones. */
export function timeWords(words, seconds) {
    if (seconds && seconds % DAY === 0) return words.say("clock.days", { count: seconds / DAY });
    if (seconds && seconds % HOUR === 0) return words.say("clock.hours", { count: seconds / HOUR });
    if (seconds % 60 || seconds < 120) return words.say("clock.seconds", { count: seconds });
    return words.say("clock.minutes", { count: seconds / 60 });
}

/** A table's clock in a few words. */
export function paceWords(words, terms = {}) {
    const { kind = "none", seconds = 60, increment = 0 } = terms;
    const time = timeWords(words, seconds);
    if (kind === "none") return words.say("clock.none");
    if (kind === "per_turn") return words.say("clock.per_turn", { time });
    if (!increment) return words.say("clock.sudden", { time });
    return words.say("clock.per_game", { time, increment: timeWords(words, increment) });
}

/** How late watchers see the match. */
export function delayWords(words, delay) {
    const parts = [];
    if (delay?.actions) parts.push(words.say("delay.actions", { count: delay.actions }));
    if (delay?.seconds) {
        const whole = delay.seconds % 60 === 0;
        parts.push(words.say(whole ? "delay.minutes" : "delay.seconds", { count: whole ? delay.seconds / 60 : delay.seconds }));
    }
    return parts.join(", ") || words.say("delay.none");
}
