/** The calamity that strikes, and all that lie face up. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { calamityName } from "./names.js";

const LARGE = 72;
const SMALL = 36;
/** Steps that are ruled like another one. */
const RULED_LIKE = { ordered_losses: "losses", ordered_reductions: "reductions", victim_pick: "pick", partner_pick: "pick" };
const RULES = [1, 2, 3];

/** What strikes now, what is asked of whom, and by which rule; null where nothing strikes. */
export function calamityPart(shown) {
    const { board, seat, words } = shown;
    const { strike } = board;
    if (!strike) return null;
    const due = (strike.due ?? []).find(([asked]) => asked === seat)?.[1];
    return html(
        "section",
        { class: "civ-calamity", "data-key": "calamity" },
        symbol("civilization", `calamity-${strike.calamity}`, LARGE),
        html(
            "div",
            {},
            html("h2", {}, calamityName(words, strike.calamity)),
            html("p", {}, why(shown)),
            due ? html("p", { class: "due" }, html("b", {}, due), ` ${words.say("web.civilization.units_due")}`) : null,
            html("ul", {}, rulesOf(strike, words).map((rule) => html("li", {}, rule))),
        ),
    );
}

function why({ board, seat, words, context }) {
    const { victim, giver, partner } = board.strike;
    const name = (of) => context.seats[of].name;
    if (seat === partner) return words.say("civilization.strike.why.partner", { victim: name(victim) });
    if (seat !== null && seat !== victim && board.owing.includes(seat)) return words.say("civilization.strike.why.ordered", { victim: name(victim) });
    if (seat !== victim) return name(victim);
    return giver === null ? words.say("civilization.strike.why.drawn") : words.say("civilization.strike.why.passed", { giver: name(giver) });
}

function rulesOf({ calamity, step }, words) {
    const keys = RULES.map((number) => `civilization.strike.rule.${calamity}.${RULED_LIKE[step] ?? step}.${number}`);
    return keys.filter((key) => words.knows(key)).map((key) => words.say(key));
}

/** The calamities of this turn in order: whose they are, and from whom. */
export function facedPart({ board, words, context }) {
    if (!board.faced.length) return null;
    return html(
        "section",
        { class: "civ-faced", "data-key": "faced" },
        html("h2", {}, words.say("civilization.strike.in_order")),
        html("ul", {}, board.faced.map((each) => faced(each, words, context.seats))),
    );
}

function faced({ calamity, victim, giver = null, fate = "due" }, words, seats) {
    const from = giver === null ? words.say("civilization.strike.drawn") : words.say("civilization.strike.passed", { name: seats[giver].name });
    const said = fate === "ignored" ? words.say("civilization.strike.ignored") : from;
    return html(
        "li",
        { class: `fate-${fate}` },
        symbol("civilization", `calamity-${calamity}`, SMALL),
        html("span", { class: "lines" }, html("b", {}, calamityName(words, calamity)), html("span", {}, `${seats[victim].name}, ${said}`)),
    );
}
