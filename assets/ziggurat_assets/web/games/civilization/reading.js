/** A view of Civilization with all its fields: what has the value of the start of a match is left out on the line. */

import map from "../../art/civilization-map.js";

const NATION = { stock: 0, tokens: [], cities: [], ships: [null, null, null, null], census: 0, marker: 0, treasury: 0, advances: [] };
const BOARD = {
    nations: [], chosen: [], turn: 0, phase: "nations", owing: [], answered: [], movement: null, conflicts: [], fight: null,
    ending: null, hands: [], piles: [], discarded: 0, faced: [], revolts: null, buyers: [], market: null, purchases: null,
    strike: null, revealed: [],
};
const OWN = { answer: null, hand: [], offers: [], replies: [], lots: [] };

/** The ids of all areas by their number, and their numbers. */
export const AREAS = map.areas.map((area) => area.id);
export const NUMBERS = new Map(AREAS.map((id, number) => [id, number]));

/** What lies open. */
export const boardOf = (view) => boardFrom(view.public.board);
/** The same of a board as it stands in a view or in a space. */
export const boardFrom = (board) => ({ ...BOARD, ...board, nations: (board.nations ?? []).map((nation) => ({ ...NATION, ...nation })) });
/** What the viewer's seat alone knows; null for who watches. */
export const ownOf = (view) => (view.private === null || view.private === undefined ? null : { ...OWN, ...view.private });

/** The tokens of a nation as pairs of area and number. */
export const tokensOf = (nation) => nation.tokens.flatMap((count, area) => (count ? [[AREAS[area], count]] : []));
/** The areas of its cities. */
export const citiesOf = (nation) => nation.cities.map((area) => AREAS[area]);
/** Its ships on the map, each with its id. */
export const shipsOf = (nation) =>
    nation.ships.flatMap((ship, number) => (ship ? [{ id: `${nation.id}-${number + 1}`, ...ship, area: AREAS[ship.area] }] : []));
/** By ship its area, for all nations. */
export const harbours = (board) => new Map(board.nations.flatMap(shipsOf).map((ship) => [ship.id, ship.area]));
/** How many tokens it has on the map. */
export const onMap = (nation) => nation.tokens.reduce((sum, count) => sum + count, 0);
