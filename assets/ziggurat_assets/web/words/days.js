/** Days as they are called: the same as the client's `wording/days.py`. */

const WEEK = 7;
const HOURS = 24;
const MILLISECONDS_OF_AN_HOUR = 3_600_000;

/**
 * The day of a moment: today, yesterday, a day of the week, or else the date.
 * @param {import("./words.js").Words} words
 * @param {number} second since 1970
 * @param {Date} now
 */
export function dayName(words, second, now) {
    const day = new Date(second * 1000);
    const past = numberOf(now) - numberOf(day);
    if (past === 0 || past === 1) return words.say(past === 0 ? "day.today" : "day.yesterday");
    return past > 0 && past < WEEK ? words.say(`day.${(day.getDay() + 6) % WEEK}`) : dateOf(second);
}

/** The date of a moment, such as 2026-01-31. */
export function dateOf(second) {
    const day = new Date(second * 1000);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** How many days lie before that one, wherever the clocks were turned. */
function numberOf(day) {
    return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / (HOURS * MILLISECONDS_OF_AN_HOUR);
}
