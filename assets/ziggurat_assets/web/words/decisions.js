/** What a host decided about somebody: until when it holds, and why. */

import { visible } from "./visible.js";

const DAY = 86400;

/** The sentence with when that ends, in seconds since 1970, and with the reason, where there are any. */
export function withEnd(words, sentence, { until, reason = "" }, between = " ") {
    const parts = [sentence];
    if ((until ?? null) !== null) parts.push(words.say("decision.until", { when: moment(words, until) }));
    if (reason) parts.push(words.say("decision.reason", { reason: visible(reason) }));
    return parts.join(between);
}

/** The time of day; the date as well if that is not within a day. */
function moment(words, second) {
    const soon = second - Date.now() / 1000 < DAY;
    return new Date(second * 1000).toLocaleString(words.language, soon ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}
