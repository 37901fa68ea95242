/** What two friends say alike at a server, made of the secret that nobody but them has. */

import { hmac } from "./sha256.js";

const LABEL = "ziggurat friends 1";
const BYTES = 16;

/**
 * @param {string} secret of the two
 * @param {string} server its id
 */
export function friendTag(secret, server) {
    const text = new TextEncoder();
    return written(hmac(text.encode(secret), text.encode(`${LABEL} ${server}`)).slice(0, BYTES));
}

/** In letters that an address may have, too. */
function written(bytes) {
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
