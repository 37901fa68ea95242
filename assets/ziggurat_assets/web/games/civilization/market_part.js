/** The market: what all have offered, as tickets, and what the viewer puts together. */

import { html } from "../../paint/elements.js";
import { button, stud } from "../../pages/parts.js";
import { composingPart } from "./composing_part.js";
import { goodName } from "./names.js";
import { pictureOf } from "./hand_part.js";

const MARK = 22;
const GOOD = 44;
const age = (ticket) => Number(ticket.id.slice(1));

/**
 * @param {{board: object, own: object|null, seat: number|null, words: object, context: object}} shown
 * @param {import("./market_desk.js").Desk} desk
 */
export function marketPart(shown, desk) {
    const { board, own, words } = shown;
    const offers = byAge([...(board.market.offers ?? []), ...(own?.offers ?? [])]);
    const replies = byAge([...(board.market.replies ?? []), ...(own?.replies ?? [])]);
    desk.see(own?.lots.length ?? 0, own?.hand ?? []);
    if (desk.reply !== null && !offers.some((offer) => offer.id === desk.reply)) desk.answer(null);
    return html(
        "section",
        { class: "civ-market", "data-key": "market", "aria-label": words.say("civilization.market.title") },
        html("h2", {}, words.say("civilization.market.title")),
        offers.length ? null : html("p", {}, words.say("civilization.market.none_yet")),
        html("ul", { class: "tickets" }, offers.map((offer) => ticket(offer, replies, shown, desk))),
        own ? composingPart(shown, desk) : null,
    );
}

const byAge = (tickets) => tickets.sort((one, other) => age(one) - age(other));

/** An offer with the replies to it. */
function ticket(offer, replies, shown, desk) {
    const { seat, words } = shown;
    const mine = offer.seat === seat;
    const answers = replies.filter((reply) => reply.offer === offer.id);
    return html(
        "li",
        { class: `ticket${mine ? " is-mine" : ""}${desk.reply === offer.id ? " is-answered" : ""}`, "data-key": offer.id },
        announced(offer, shown),
        html("p", { class: "ticket-to" }, addressed(offer, shown)),
        html("div", { class: "ticket-buttons" }, mine ? withdraw(offer.id, "withdraw", shown) : answer(offer, shown, desk)),
        answers.length ? html("ul", { class: "replies" }, answers.map((reply) => replyPart(reply, mine, shown))) : null,
        answers.length || !mine ? null : html("p", {}, words.say("civilization.market.no_answer")),
    );
}

/** Who, how many cards of which value, one product that is in it, and the note. */
function announced({ seat, count, value, product, note = "" }, { words, context }) {
    const author = context.seats[seat];
    return html(
        "div",
        { class: "announced" },
        html("span", { class: "author" }, stud(author.colour, MARK), html("b", {}, author.name)),
        html("span", { class: "numbers" }, html("b", {}, count), ` ${words.say("civilization.market.cards", { count })} `, html("b", {}, value), ` ${words.say("civilization.market.value")}`),
        html("span", { class: "good" }, pictureOf(product, GOOD), html("span", {}, `${goodName(words, product)} ${words.say("civilization.market.is_in_it")}`)),
        note && !author.ignored ? html("q", {}, note) : null,
    );
}

function addressed({ to = null }, { words, seat }) {
    if (to === null) return words.say("civilization.market.to_everyone");
    return to.includes(seat) ? words.say("civilization.market.to_you") : words.say("civilization.market.to_some", { count: to.length });
}

function replyPart(reply, toMe, shown) {
    const { seat, words, context } = shown;
    const act = (action) => () => context.act(action);
    return html(
        "li",
        { class: "ticket reply", "data-key": reply.id },
        announced(reply, shown),
        reply.private ? html("p", { class: "ticket-to" }, words.say("civilization.market.private_mark")) : null,
        html(
            "div",
            { class: "ticket-buttons" },
            toMe ? button({ label: words.say("civilization.market.decline"), press: act({ type: "trade_decline", reply: reply.id }) }) : null,
            toMe ? button({ label: words.say("civilization.market.accept"), kind: "gold", press: act({ type: "trade_accept", reply: reply.id }) }) : null,
            reply.seat === seat ? withdraw(reply.id, "withdraw_answer", shown) : null,
        ),
    );
}

function withdraw(id, key, { words, context }) {
    return button({ label: words.say(`civilization.market.${key}`), press: () => context.act({ type: "trade_withdraw", id }) });
}

function answer(offer, { own, seat, words, context }, desk) {
    const forMe = own && (offer.to === null || offer.to === undefined || offer.to.includes(seat));
    if (!forMe) return null;
    const chosen = desk.reply === offer.id;
    const press = () => {
        desk.answer(chosen ? null : offer.id);
        context.app.show();
    };
    return button({ label: words.say(chosen ? "civilization.button.cancel" : "web.civilization.answer"), press });
}
