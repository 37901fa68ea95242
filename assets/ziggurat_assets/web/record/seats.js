/** What a seat's state means. */

/** Marks by colour, in the order of the protocol's colours. */
export const MARKS = ["disc", "bar", "cross", "ring", "peak", "pillars", "checker"];

/** Whether anyone may sit down: nobody is there, and no bot is on its way. */
export function isOpen(seat) {
    return seat.person === undefined && seat.level === undefined;
}

/** Whether a bot sits there, hired or come by itself. */
export function hasBot(seat) {
    return seat.level !== undefined || Boolean(seat.bot);
}

/** Whether a person has the seat, be they there or not. */
export function isPersons(seat) {
    return !isOpen(seat) && !hasBot(seat);
}

/** The seats' colours: what is said of each, or else that of its own number. */
export function seatColours(seats) {
    return seats.map((seat, number) => seat.colour ?? number);
}

/** The mark that goes with a colour. Where the colours run out they come again, each with another mark. */
export function markOf(colour) {
    const again = Math.floor(colour / MARKS.length);
    return MARKS[((colour % MARKS.length) + again) % MARKS.length];
}
