/** Files that somebody takes along. */

import { html } from "../paint/elements.js";

/** Milliseconds until a browser has surely begun to write the file. */
const WRITTEN = 60_000;

/** Have the browser keep a text in a file of that name. */
export function takeFile(name, text, kind) {
    const address = URL.createObjectURL(new Blob([text], { type: kind }));
    const link = html("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), WRITTEN);
}

/** What a file can be called everywhere, from what something is called. */
export function fileName(called, ending) {
    return `${called.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "")}.${ending}`;
}
