/** The page begins: words, settings, the line, and whichever page the address asks for. */

import { BROWSER_TIME } from "./line/time.js";
import { Identity } from "./line/identity.js";
import { haveSheets } from "./paint/art.js";
import { pageFetched } from "./pages/fetching.js";
import { deviceCodeOf, routeOf } from "./pages/routes.js";
import { Drafts } from "./record/drafts.js";
import { IgnoredPeople } from "./record/ignored.js";
import { KeptFriends } from "./record/kept_friends.js";
import { readSettings } from "./settings.js";
import { SECTIONS } from "./words/sections.js";
import { Words } from "./words/words.js";

const route = routeOf(location.pathname);
const isTelevision = route.page === "television";
const device = isTelevision ? null : deviceCodeOf(location.search);
// The code is a secret, and good once: it stays in no address that is shown around or comes again.
if (device !== null) history.replaceState(history.state, "", location.pathname);
const settings = readSettings(localStorage, navigator.language);
const words = new Words(settings.language);
const [{ App }] = await Promise.all([import("./app.js"), words.learn(...SECTIONS), haveSheets("common"), pageFetched(route, BROWSER_TIME)]);
const storage = isTelevision ? sessionStorage : localStorage;
const identity = new Identity(storage);
if (isTelevision && !identity.name) identity.name = words.say("web.tv.name");
new App({ words, settings, identity, ignored: new IgnoredPeople(storage), drafts: new Drafts(storage), keptFriends: new KeptFriends(storage), route }).begin(device);
