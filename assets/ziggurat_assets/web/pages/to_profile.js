/** The way to what somebody has played here. */

import { button } from "./parts.js";

/** The button that leads to somebody's profile; a bare one is its icon alone. */
export function profileButton(app, { person, name }, { bare = false } = {}) {
    const isOwn = person === app.server.person;
    const label = isOwn ? app.words.say("profile.to_us") : app.words.say("people.profile", { name });
    return button({ label, sign: "person", kind: "line", bare, key: `profile ${person}`, press: () => showProfile(app, isOwn ? null : person) });
}

/** Go to somebody's profile; to our own without a person. */
export function showProfile(app, person = null) {
    app.go({ page: "profile", table: person });
}
