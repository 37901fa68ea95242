/** What the things of Tigris & Euphrates are called. */

export const COLUMNS = "ABCDEFGHIJKLMNOP";
export const WIDTH = 16;
export const HEIGHT = 11;
/** The colours in the rules' order, with the letter of each in a view. */
export const COLOURS = ["black", "red", "blue", "green", "yellow"];
export const LETTERS = "krbgy";

/** The number of a space, row by row; a space is the pair of its column and its row. */
export const numberOf = ([x, y]) => y * WIDTH + x;
/** The space of that number. */
export const spaceOf = (number) => [number % WIDTH, Math.floor(number / WIDTH)];
/** The name of a space, as players read it off the frame. */
export const spaceName = ([x, y]) => `${COLUMNS[x]}${y + 1}`;

/** The colours of a hand, a letter for each tile, in the order in which it is held. */
export const coloursIn = (hand) => [...hand].map((letter) => COLOURS[LETTERS.indexOf(letter)]);
/** The colours that are in play: the yellow one only with the Artist. */
export const coloursOf = (board) => COLOURS.slice(0, board.options.artist ? 5 : 4);
