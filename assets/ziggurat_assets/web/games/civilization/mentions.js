/** Seats within sentences: marks that stand for them until their names take their place. */

/** Stands on both sides of a seat's number in a sentence. */
const MENTION = "\u001e";

/** What stands for a seat. */
export const mention = (seat) => `${MENTION}${seat}${MENTION}`;
/** What stands for several. */
export const mentions = (seats) => seats.map(mention).join(", ");
/** Seats with a number each, for a sentence of the log; `pairs` are of seat and number. */
export const counted = (words, pairs) =>
    pairs.map(([seat, count]) => words.say("civilization.counted", { who: mention(seat), count })).join(", ");

/** The sentence, with names where seats are mentioned: "you" for the viewer's own. */
export function withNames(text, { words, seats, viewer }) {
    const name = (seat) => (seat === viewer ? words.say("game.you") : seats[seat].name);
    return text
        .split(MENTION)
        .map((part, number) => (number % 2 ? name(Number(part)) : part))
        .join("");
}
