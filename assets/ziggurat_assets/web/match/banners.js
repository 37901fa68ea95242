/** What stands above the board when there is something to know or to answer: offers, a pause, somebody away. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { hasBot } from "../record/seats.js";
import { timeWords } from "../words/tables.js";
import { button } from "../pages/parts.js";

/** @param {import("../pages/table.js").TablePage} page */
export function banners(page) {
    const found = [aside(page), pause(page), kept(page), offer(page), playingOn(page), ...missing(page)];
    return html("div", { class: "banners", "data-key": "banners" }, found.filter(Boolean));
}

function banner(key, sign, text, ...buttons) {
    return html("div", { class: "banner", "data-key": key, role: "status" }, icon(sign, 20), html("p", {}, text), ...buttons);
}

function offer({ app, words, record }) {
    const { offer: open, seats } = record.table;
    if (open === undefined) return null;
    const waiting = seats.map((_, seat) => seat).filter((seat) => seats[seat].person !== undefined && !hasBot(seats[seat]) && !open.agreed.includes(seat));
    const asked = record.ourSeats.some((seat) => waiting.includes(seat));
    const answer = (yes) => () => app.attempt(app.line.ask("answer", { table: record.code, offer: open.number, yes }));
    const said = words.say(`offer.${open.kind}`, { name: seats[open.seat].name ?? "" });
    const rest = waiting.length ? ` ${words.say("offer.waiting", { names: waiting.map((seat) => seats[seat].name ?? "").join(", ") })}` : "";
    return banner("offer", "help", said + (said.endsWith(".") ? "" : ".") + rest,
        asked ? button({ label: words.say("offer.yes"), kind: "gold", press: answer(true) }) : null,
        asked ? button({ label: words.say("offer.no"), press: answer(false) }) : null,
        !asked && record.ourSeats.includes(open.seat) ? button({ label: words.say("offer.withdraw"), press: answer(false) }) : null);
}

/** From a position of the finished match all are asked to play on. */
function playingOn({ app, words, record }) {
    const { playing_on: open } = record.circle.told;
    const { seats } = record.table;
    if (open === null || seats[open.seat] === undefined) return null;
    const waiting = seats.map((_, seat) => seat).filter((seat) => seats[seat].person !== undefined && !hasBot(seats[seat]) && !open.agreed.includes(seat));
    const ours = record.ourSeats.length > 0;
    const asked = record.ourSeats.some((seat) => waiting.includes(seat));
    const answer = (yes) => () => app.attempt(app.line.ask("play_on", { table: record.code, step: open.step, yes }));
    const rest = waiting.length ? words.say("offer.waiting", { names: waiting.map((seat) => seats[seat].name ?? "").join(", ") }) : words.say("circle.playing_on.soon");
    return banner("playing on", "hand", `${words.say("circle.playing_on.somewhere", { name: seats[open.seat].name ?? "" })}. ${rest}`,
        asked ? button({ label: words.say("offer.yes"), kind: "gold", press: answer(true) }) : null,
        ours ? button({ label: words.say(asked ? "offer.no" : "offer.withdraw"), press: answer(false) }) : null);
}

function pause({ app, words, record }) {
    const standstill = record.clock?.pause;
    if (!standstill) return null;
    const said = standstill.by === undefined ? words.say("pause.alone") : words.say("pause.by", { name: standstill.by });
    const goes = record.table.host === app.server.person && standstill.by !== undefined;
    return banner("pause", "pause", said, goes ? button({ label: words.say("pause.go_on"), kind: "gold", press: () => app.attempt(app.line.ask("go_on", { table: record.code })) }) : null);
}

function kept({ app, words, record }) {
    if (!record.keptSeats.length || record.table.stage !== "playing") return null;
    return banner("kept", "bot", words.say("web.kept"),
        button({ label: words.say("web.reclaim"), kind: "gold", press: () => app.attempt(app.line.ask("reclaim", { table: record.code })) }));
}

function missing({ app, words, record }) {
    const { clock } = record;
    return (clock?.state.missing ?? []).map((seat) => {
        const left = clock.left(seat, app.time.now());
        if (left === null) return null;
        const time = timeWords(words, Math.ceil(left));
        return banner(`missing ${seat}`, "hourglass", words.say("game.is_missing", { name: record.table.seats[seat].name ?? "", time }));
    });
}

function aside({ words, record }) {
    const set = record.table.aside;
    if (set === undefined) return null;
    return banner("aside", "warning", words.sayIfKnown(`only_shown.${set.why}`, { step: set.step, here: set.rules_version, version: record.table.rules_version ?? "?" }) ?? words.say("only_shown.title"));
}
