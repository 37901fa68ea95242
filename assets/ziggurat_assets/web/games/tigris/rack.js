/** What a player may put on the map: the tiles of the hand, the leaders, and the catastrophes that are left. */

import { html } from "../../paint/elements.js";
import { symbol } from "../../paint/art.js";
import { settleChildren } from "../../paint/settle.js";
import { COLOURS, coloursIn, coloursOf, spaceName } from "./names.js";
import { leaderSign } from "./pieces.js";

const SIZE = 44;

export class Rack {
    /** @param {(place: string) => void} ontap */
    constructor(context, ontap) {
        this.context = context;
        this.ontap = ontap;
        this.element = html("div", { class: "tigris-rack", role: "group", "aria-label": context.words.say("tigris.hand") });
    }

    /** Show what the viewer's seat has; nothing for who watches. */
    show(view, marks) {
        this.element.hidden = !view.private;
        const [tiles, others] = [this.#tiles(view), [...this.#leaders(view), ...this.#catastrophes(view)]];
        const row = (pieces) => html("div", { class: "rack-row" }, pieces.map((piece) => this.#button(piece, marks)));
        settleChildren(this.element, html("div", {}, row(tiles), row(others)));
    }

    /** What there is, for those who do not see it. */
    places(view) {
        const pieces = [...this.#tiles(view), ...this.#leaders(view), ...this.#catastrophes(view)];
        return pieces.map(({ place, name }) => ({ place, name, text: "" }));
    }

    /** The hand in the order of the colours, each colour with its number. */
    #tiles({ private: own }) {
        const held = own ? coloursIn(own.hand) : [];
        return COLOURS.filter((color) => held.includes(color)).map((color) => {
            const count = held.filter((each) => each === color).length;
            const name = this.context.words.say(`tigris.tiles.${color}`, { count });
            return { place: handPlace(color), sign: { name: `tigris-tile-${color}` }, name, note: `×${count}` };
        });
    }

    #leaders({ private: own, viewer: seat, public: { board } }) {
        if (!own) return [];
        const { colour } = this.context.seats[seat];
        return coloursOf(board).map((color, number) => {
            const space = board.leaders[seat][number];
            const where = space ? spaceName(space) : "";
            const name = [this.context.words.say(`tigris.leader.${color}`), where].filter(Boolean).join(", ");
            return { place: leaderPlace(color), sign: leaderSign(color, seat, colour, Boolean(space)), name, note: where };
        });
    }

    #catastrophes({ private: own, viewer: seat, public: { board } }) {
        if (!own) return [];
        const count = board.catastrophes[seat];
        const { words } = this.context;
        const name = `${words.say("tigris.action.catastrophe")}, ${words.say("tigris.catastrophes_left", { count })}`;
        return [{ place: CATASTROPHE, sign: { name: "catastrophe" }, name, note: `×${count}` }];
    }

    #button({ place, sign, name, note }, marks) {
        const state = marks.get(place)?.state ?? "plain";
        return html(
            "button",
            {
                type: "button",
                "data-key": place,
                class: `rack-piece is-${state}`,
                "aria-label": name,
                "aria-pressed": String(state === "chosen"),
                onclick: () => this.ontap(place),
            },
            symbol("tigris", sign.name, SIZE, sign.kind),
            html("span", { class: "rack-note" }, note),
        );
    }
}

/** The places of the rack: a colour of the hand, a leader, the catastrophes. */
export const handPlace = (color) => `hand-${color}`;
export const leaderPlace = (color) => `leader-${color}`;
export const CATASTROPHE = "catastrophe";
