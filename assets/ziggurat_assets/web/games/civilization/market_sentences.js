/** The sentences about the market: offers, answers, deals, and what is said. */

import { visible } from "../../words/visible.js";
import { mention, mentions } from "./mentions.js";
import { calamityName, goodName } from "./names.js";

/** Why something is open no more where another sentence says so. */
const KNOWN_ANYWAY = new Set(["struck", "market_ended"]);

/** What is told of events that were nobody's alone, by their kind. */
export const MARKET_REMARKS = {
    trade_done: (event, words) =>
        words.say("civilization.log.deal", {
            seat: mention(event.seat),
            partner: mention(event.partner),
            given: lot(event.offered, words),
            got: lot(event.replied, words),
        }),
    calamity_passed: (event, words) =>
        words.say("civilization.log.passed", {
            calamity: calamityName(words, event.calamity),
            giver: mention(event.giver),
            receiver: mention(event.receiver),
        }),
    passed_on: (event, words) =>
        event.passed.length
            ? words.say("civilization.log.passed_on", {
                    calamities: event.passed.map((each) => passed(each, words)).join("; "),
                })
            : words.say("civilization.log.passed_on.none"),
    market_ended: (event, words) => words.say(`civilization.log.market_ended.${event.by_time ? "time" : "ready"}`),
};

/** What is told of events that were somebody's, by their kind: the end of their key, their blanks, and the seat. */
export const MARKET_TOLD = {
    offer_made: ({ ticket }, words) => ["offered", announced(ticket, words), ticket.seat],
    reply_made: ({ ticket }, words) => ["replied", announced(ticket, words), ticket.seat],
    offer_closed: (event) => (KNOWN_ANYWAY.has(event.reason) ? null : [`closed.${event.reason}`, {}]),
    trade_said: (event, words) => {
        const text = words.say("civilization.market.quoted", { text: visible(event.text) });
        const aside = event.to !== null && event.to !== undefined;
        return aside ? ["said_aside", { text, names: mentions(event.to) }] : ["said", { text }];
    },
    ready_marked: (event) => [event.ready ? "ready" : "unready", {}],
};

function passed([calamity, giver, receiver], words) {
    return words.say("civilization.log.passed_on.each", {
        calamity: calamityName(words, calamity),
        giver: mention(giver),
        receiver: mention(receiver),
    });
}

const announced = ({ count, value, product }, words) => ({ count, value, good: goodName(words, product) });
const lot = (ticket, words) => words.say("civilization.log.deal.lot", announced(ticket, words));
