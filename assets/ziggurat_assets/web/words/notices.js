/** What a server tells everyone, in the person's language. */

import { visible } from "./visible.js";

export function noticeWords(words, notice) {
    if (notice.kind === "host") return words.say("notice.host", { text: visible(notice.text ?? "") });
    if (notice.kind === "greeting") return visible(notice.text ?? "");
    if (notice.kind === "set_aside") return setAside(words, notice);
    const seconds = notice.seconds ?? 0;
    if (seconds < 60) return words.say("notice.stopping.soon");
    return words.say("notice.stopping.minutes", { count: Math.round(seconds / 60) });
}

function setAside(words, { tables = [], why = "" }) {
    const key = `notice.set_aside.${why}`;
    const known = words.knows(`${key}.other`) ? key : "notice.set_aside";
    return words.say(known, { count: tables.length, tables: tables.join(", ") });
}
