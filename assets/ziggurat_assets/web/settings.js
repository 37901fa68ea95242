/** What the person has chosen on this screen: kept in the browser. */

import { MARKS } from "./record/seats.js";
import { PALETTES, TEXT_SIZES } from "./paint/palettes.js";
import { LANGUAGES } from "./words/words.js";

const KEPT = "ziggurat.settings";
const MOTIONS = ["system", "reduced"];

/**
 * @param {Storage} storage
 * @param {string} spoken the language of the browser
 */
export function readSettings(storage, spoken) {
    const found = readKept(storage);
    return {
        language: oneOf(LANGUAGES, found.language, spoken.startsWith("fr") ? "fr" : "en"),
        palette: oneOf(PALETTES, found.palette, "standard"),
        motion: oneOf(MOTIONS, found.motion, "system"),
        colour: oneOf([...MARKS.keys()], found.colour, null),
        textSize: oneOf(TEXT_SIZES, found.textSize, 100),
        seenByFriends: found.seenByFriends !== false,
        friendNotices: found.friendNotices !== false,
    };
}

export function keepSettings(storage, settings) {
    try {
        storage.setItem(KEPT, JSON.stringify(settings));
    } catch {
        // A browser that keeps nothing forgets them with the page.
        return;
    }
}

function readKept(storage) {
    try {
        return JSON.parse(storage.getItem(KEPT) ?? "{}") ?? {};
    } catch {
        return {};
    }
}

function oneOf(values, value, otherwise) {
    return values.includes(value) ? value : otherwise;
}
