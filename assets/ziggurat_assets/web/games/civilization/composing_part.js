/** A lot that is put together, with whom it is for, and what is said at the market. */

import { html } from "../../paint/elements.js";
import { button } from "../../pages/parts.js";
import { pictureOf } from "./hand_part.js";
import { LEAST } from "./market_desk.js";
import { goodName, nationName } from "./names.js";
import { inOrder, kindOf, nameKey } from "./trade_cards.js";

const CARD = 44;
const SMALL = 28;
const LONGEST_NOTE = 200;
const LONGEST_TALK = 500;

/** @param {import("./market_desk.js").Desk} desk */
export function composingPart(shown, desk) {
    const { own, words, context } = shown;
    const title = desk.reply === null ? "your_offer" : "your_answer";
    const send = desk.reply === null ? "send" : "send_answer";
    return html(
        "section",
        { class: "composing", "data-key": "composing" },
        html("h3", {}, words.say(`civilization.market.${title}`), " ", html("small", {}, words.say("civilization.market.three_or_more", { count: LEAST }))),
        html("div", { class: "lot", role: "group", "aria-label": words.say("civilization.market.hand") }, inOrder(own.hand).map((card) => cardButton(card, shown, desk))),
        productsPart(shown, desk),
        desk.reply === null ? addressees(shown, desk) : privacy(shown, desk),
        field("note", LONGEST_NOTE, words.say("civilization.market.note"), desk),
        button({ label: words.say(`civilization.market.${send}`), kind: "gold", off: !desk.isReady, press: () => context.act(desk.action) }),
        html(
            "div",
            { class: "talking" },
            field("talk", LONGEST_TALK, words.say("civilization.market.say_to_all"), desk),
            button({ label: words.say("civilization.market.utter"), press: () => say(shown, desk) }),
        ),
    );
}

/** After any change of what lies here. */
const then = (change, { context }) => () => {
    change();
    context.app.show();
};

function cardButton(card, shown, desk) {
    const kind = kindOf(card);
    return html(
        "button",
        {
            type: "button", class: "card-in-hand", "data-key": card, "aria-pressed": String(desk.give.includes(card)),
            onclick: then(() => desk.toggle(card), shown),
        },
        pictureOf(kind, CARD),
        html("span", {}, shown.words.say(nameKey(kind))),
    );
}

/** Which product of the lot is announced. */
function productsPart(shown, desk) {
    if (!desk.products.length) return html("p", {}, shown.words.say("civilization.market.lot_empty"));
    const choose = (product) => then(() => (desk.product = product), shown);
    return toggles(
        shown.words.say("web.civilization.announced"),
        desk.products.map((product) => toggle(product, [pictureOf(product, SMALL), goodName(shown.words, product)], desk.product === product, choose(product))),
    );
}

function addressees(shown, desk) {
    const { board, seat, words } = shown;
    const others = board.nations.map((nation) => nation.id).filter((_, other) => other !== seat);
    const everyone = toggle("all", words.say("civilization.market.everyone"), desk.to === null, then(() => (desk.to = null), shown));
    const each = others.map((nation) =>
        toggle(nation, nationName(words, nation), desk.to?.includes(nation) ?? false, then(() => desk.address(nation, others), shown)),
    );
    return toggles(words.say("civilization.market.to"), [everyone, ...each]);
}

/** Whether only the addressee sees the answer. */
function privacy(shown, desk) {
    const { words } = shown;
    const choose = (hidden) => then(() => (desk.isPrivate = hidden), shown);
    return toggles(words.say("web.civilization.seen_by"), [
        toggle("public", words.say("civilization.market.public"), !desk.isPrivate, choose(false)),
        toggle("private", words.say("civilization.market.private_mark"), desk.isPrivate, choose(true)),
    ]);
}

function toggles(label, buttons) {
    return html("div", { class: "toggles", role: "group", "aria-label": label }, html("span", { class: "toggles-label" }, label), buttons);
}

function toggle(key, shown, pressed, press) {
    return html("button", { type: "button", class: "toggle", "data-key": key, "aria-pressed": String(pressed), onclick: press }, shown);
}

function field(name, longest, label, desk) {
    return html("input", {
        type: "text", class: "market-field", "data-key": name, "aria-label": label, placeholder: label, maxlength: longest, value: desk[name],
        oninput: (event) => (desk[name] = event.target.value),
    });
}

async function say({ context }, desk) {
    if (!desk.talk.trim()) return;
    const saying = desk.saying;
    desk.talk = "";
    await context.act(saying);
}
