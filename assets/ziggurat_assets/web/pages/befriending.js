/** Becoming somebody's friend: the buttons for it, wherever somebody is shown. */

import { MOST_FRIENDS } from "../record/kept_friends.js";
import { button } from "./parts.js";

/** Want somebody's friendship, or agree to theirs. */
export function befriend(app, person) {
    const { words } = app;
    if (app.friends.isFriend(person)) return;
    if (app.friends.kept.all.length >= MOST_FRIENDS) app.say(words.say("friends.too_many", { count: MOST_FRIENDS }));
    else app.attempt(app.friends.befriend(person)).then(() => app.show());
    app.show();
}

/** Do without somebody's friendship, or take back that we want it. */
export function turnDown(app, person) {
    app.friends.turnDown(person);
    app.show();
}

/** What one can do about friendship with somebody; null where nothing can be done. */
export function befriendButton(app, { person, name }) {
    const { words, server, friends } = app;
    if (!friends.arePossible || friends.isFriend(person) || !server.people.has(person)) return null;
    if (server.friends.wanted.has(person))
        return button({ label: words.say("people.befriend.back", { name }), sign: "cross", key: "befriend", press: () => turnDown(app, person) });
    const wantsUs = wants(app, person);
    return button({
        label: words.say(wantsUs ? "people.befriend.agree" : "people.befriend", { name }), sign: "friend", kind: wantsUs ? "gold" : "lit", key: "befriend",
        press: () => befriend(app, person),
    });
}

/** Whether that person wants our friendship, and we want to know of it. */
export function wants(app, person) {
    return app.server.friends.wanting.has(person) && !app.ignored.has(person);
}
