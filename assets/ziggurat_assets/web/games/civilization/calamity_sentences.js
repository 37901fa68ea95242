/** What the log says of calamities and revolts. */

import { counted, mention } from "./mentions.js";
import { calamityName, cityName, unitsNamed } from "./names.js";

/** What is told of calamities that were nobody's deed, by the kind of event. */
export const CALAMITY_REMARKS = {
    place_struck: (event, words) => {
        const key = event.calamity === "volcano" ? "volcano" : "plain";
        const place = words.say(`civilization.${key}.${event.place}`);
        return words.say(`civilization.log.struck.${key}`, { place });
    },
    calamity_ended: (event, words) =>
        event.outcome === "no_effect"
            ? words.say("civilization.log.struck.no_effect", { calamity: calamityName(words, event.calamity) })
            : null,
};

/** What is told of those that were somebody's, by the kind of event: the end of the key, the blanks, and the seat. */
export const CALAMITIES_TOLD = {
    calamity_started: (event, words) => {
        const calamity = calamityName(words, event.calamity);
        return event.giver === null
            ? ["calamity", { calamity }, event.victim]
            : ["calamity_passed", { calamity, giver: mention(event.giver) }, event.victim];
    },
    units_lost: (event, words) => {
        const things = unitsNamed(words, event.tokens, event.cities);
        return event.grain ? ["units_lost_grain", { things, grain: event.grain }] : ["units_lost", { things }];
    },
    losses_ordered: (event, words) =>
        event.losses.length
            ? ["ordered", { counts: counted(words, event.losses) }, event.victim]
            : ["ordered_nothing", {}, event.victim],
    camps_formed: (event, words) => [
        `camps.${event.taken}`,
        { things: unitsNamed(words, event.tokens, event.cities), partner: mention(event.partner) },
        event.victim,
    ],
    camp_annexed: (event, words) => [
        "annexed",
        { things: unitsNamed(words, event.tokens, event.cities), victim: mention(event.victim) },
    ],
    calamity_ended: (event, words) =>
        event.outcome === "ignored"
            ? ["calamity_ignored", { calamity: calamityName(words, event.calamity) }, event.victim]
            : null,
    city_seized: (event, words) =>
        event.reason === "revolt"
            ? ["revolted", { city: cityName(words, event.area), owner: mention(event.owner) }]
            : null,
};
