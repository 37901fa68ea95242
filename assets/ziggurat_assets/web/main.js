/** The page begins: words, settings, the line, and whichever page the address asks for. */

import { App } from "./app.js";
import { Identity } from "./line/identity.js";
import { haveSheets } from "./paint/art.js";
import { routeOf } from "./pages/routes.js";
import { readSettings } from "./settings.js";
import { SECTIONS } from "./words/sections.js";
import { Words } from "./words/words.js";

const route = routeOf(location.pathname);
const isTelevision = route.page === "television";
const settings = readSettings(localStorage, navigator.language);
const words = new Words(settings.language);
await Promise.all([words.learn(...SECTIONS), haveSheets("common")]);
const identity = new Identity(isTelevision ? sessionStorage : localStorage);
if (isTelevision && !identity.name) identity.name = words.say("web.tv.name");
new App({ words, settings, identity, route }).begin();
