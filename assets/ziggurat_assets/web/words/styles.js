/** What named players are in the style that they play in. */

import { levelName } from "./tables.js";

const WOMEN = new Set(["Iltani", "Lamassi", "Adad-guppi", "Enheduanna", "Ennigaldi", "Puabi"]);

/** A bot's level, together with its style in that game where that is known. */
export function levelInStyle(words, game, { level, style, name = "" }) {
    const called = levelName(words, level);
    // Whose name somebody else has on the server has a number behind it.
    const key = `style.${game}.${style}.${WOMEN.has(name.split(" ", 1)[0]) ? "she" : "he"}`;
    return words.knows(key) ? words.say("style.level", { level: called, style: words.say(key) }) : called;
}
