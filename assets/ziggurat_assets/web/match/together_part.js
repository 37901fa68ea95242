/** Looking at a finished match together: who does, who leads, and what one can ask of them. */

import { html } from "../paint/elements.js";
import { icon } from "../paint/art.js";
import { button, stud } from "../pages/parts.js";

/** @param {import("../pages/table.js").TablePage} page */
export function togetherPart(page) {
    const { match, words, record } = page;
    const { along } = match;
    const { circle } = along;
    return html("section", { class: "panel together", "data-key": "together", "aria-label": words.say("circle.look") },
        circle.isOn ? html("p", { class: "who-looks", role: "status" }, icon("baton", 20), html("span", {}, whoLooks(words, circle))) : null,
        along.isIn ? lookers(match) : null,
        along.leads ? leading(match) : null,
        html("div", { class: "buttons" }, along.isIn ? inside(match) : outside(match)),
        record.seat !== null && record.table.stage === "over" && along.isIn && along.step < circle.told.steps
            ? html("div", { class: "buttons" }, button({ label: words.say("circle.play_on_from_here"), sign: "hand", press: () => along.playOn(along.step), off: circle.told.playing_on !== null }))
            : null);
}

/** Who leads, and how many look. */
export function whoLooks(words, circle) {
    const name = circle.leader?.name ?? "";
    return `${words.say("circle.leads", { name })} · ${words.say("circle.count", { count: circle.told.looker_count })}`;
}

function outside({ app, along }) {
    const { words } = app;
    const { circle } = along;
    const label = circle.isOn ? words.say("circle.look_with", { name: circle.leader?.name ?? "" }) : words.say("circle.look");
    return button({ label, sign: "people", kind: circle.isOn ? "gold" : "lit", press: () => along.look(), off: along.asks });
}

function inside({ app, along }) {
    const { words } = app;
    const baton = along.hosts ? "circle.take" : along.raisesHand ? "circle.unwant" : "circle.want";
    return [
        along.follows ? button({ label: words.say(baton), sign: "baton", kind: "gold", press: () => along.want(), key: "baton" }) : null,
        along.leads ? button({ label: words.say("circle.erase"), sign: "trash", press: () => along.point(along.step), off: !along.shownArrows.length, key: "erase" }) : null,
        button({ label: words.say("circle.alone"), sign: "cross", press: () => along.alone(), key: "alone" }),
    ];
}

function lookers({ app, along, context, record }) {
    const { words } = app;
    const { told } = along.circle;
    const rest = told.looker_count - told.lookers.length;
    const may = (person) => person !== told.holder && (along.leads || along.hosts);
    return html("ul", { class: "lookers" },
        told.lookers.map(({ person, name }) => {
            const seat = record.table.seats.findIndex((each) => each.person === person);
            const signs = [
                seat < 0 ? icon("eye", 18) : stud(context.seats[seat].colour, 20),
                html("b", { class: "name" }, name),
                person === told.holder ? icon("baton", 20) : null,
                told.wanting.includes(person) ? html("span", { class: "hand" }, icon("hand", 20), html("span", { class: "unseen" }, words.say("circle.asks", { name }))) : null,
            ];
            const pass = words.say("circle.pass", { name });
            return html("li", { "data-key": person },
                may(person)
                    ? html("button", { type: "button", class: "button line looker", title: pass, "aria-label": pass, onclick: () => along.give(person) }, signs)
                    : html("span", { class: `looker${person === told.holder ? " leads" : ""}` }, signs));
        }),
        rest > 0 ? html("li", { "data-key": "rest" }, words.say("circle.more", { count: rest })) : null);
}

/** The way through the match for whoever leads. */
function leading({ app, along }) {
    const { words } = app;
    const { steps } = along.circle.told;
    const at = along.step ?? 0;
    const to = (label, sign, step, off) => button({ label: words.say(label), sign, kind: "line", bare: true, off, press: () => along.point(step) });
    return html("div", { class: "leading", "data-key": "leading" },
        html("input", {
            type: "range", min: 0, max: steps, value: at, "aria-label": words.say("game.menu.look_back"),
            "aria-valuetext": words.say("web.moment", { at, of: steps }),
            oninput: (event) => along.point(Number(event.target.value)),
        }),
        html("div", { class: "steps" },
            to("web.first", "skip_back", 0, at === 0), to("web.back", "step_back", at - 1, at === 0),
            html("span", {}, words.say("web.moment", { at, of: steps })),
            to("web.on", "step_on", at + 1, at === steps), to("web.last", "skip_on", steps, at === steps)),
        html("p", { class: "note" }, words.say("web.draw_arrows")));
}
