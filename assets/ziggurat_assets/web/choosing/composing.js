/** What an offer asks for before it is an action. */

import { Counts } from "./counts.js";
import { Handful } from "./handful.js";

/** @returns {Counts | Handful} */
export function composerOf(compose) {
    return compose.kind === "counts" ? new Counts(compose) : new Handful(compose);
}
