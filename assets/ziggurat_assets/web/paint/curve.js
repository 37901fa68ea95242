/** The way of a rating, game by game, with the band in which the strength lies. */

import { svg } from "./elements.js";

const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MOST_LINES = 5;
/** A deviation that is smaller is shown as wide as this, so that there is something to see. */
const LEAST_AROUND = 40;
const EDGE = { left: 52, right: 74, top: 14, bottom: 30 };

/**
 * @param {{games: number, rating: number, within: number}[]} course
 * @param {{width: number, height: number, label: string}} parts the size in units of the picture, and what is read for it
 */
export function ratingCurve(course, { width, height, label }) {
    const plot = plotOf(course, width, height);
    const path = steps(course, plot, ({ rating }) => rating);
    const upper = steps(course, plot, ({ rating, within }) => rating + within);
    const lower = steps(course, plot, ({ rating, within }) => rating - within);
    const last = course.at(-1);
    return svg("svg", { class: "curve", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label },
        plot.lines.map((rating) => svg("path", { class: "curve-line", d: `M${EDGE.left} ${plot.y(rating)}H${width - EDGE.right}` })),
        plot.lines.map((rating) => text("curve-rating", EDGE.left - 8, plot.y(rating) + 5, rating)),
        plot.games.map((games) => text("curve-games", plot.x(games), height - 8, games)),
        svg("path", { class: "curve-band", d: `M${points([...upper, ...lower.reverse()])}Z` }),
        svg("path", { class: "curve-way", d: `M${points(path)}` }),
        svg("path", { class: "curve-now", d: `M${points([path.at(-1), [width - EDGE.right + 8, plot.y(last.rating)]])}` }),
        text("curve-last", width - EDGE.right + 12, plot.y(last.rating) + 7, last.rating));
}

/** Where games and ratings lie. The last deviation decides how far the axis reaches: the first ones are wide, and cut off. */
function plotOf(course, width, height) {
    const ratings = course.map(({ rating }) => rating);
    const around = Math.max(course.at(-1).within, LEAST_AROUND);
    const [least, most] = [Math.min(...ratings) - around, Math.max(...ratings) + around];
    const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? STEPS.at(-1);
    const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
    const [first, last] = [course[0].games, course.at(-1).games];
    const inner = { width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom };
    const within = (rating) => Math.min(Math.max(rating, low), high);
    return {
        x: (games) => rounded(EDGE.left + (inner.width * (games - first)) / Math.max(1, last - first)),
        y: (rating) => rounded(EDGE.top + (inner.height * (high - within(rating))) / (high - low)),
        right: width - EDGE.right,
        lines: Array.from({ length: (high - low) / step + 1 }, (_, line) => low + line * step),
        games: spread(first, last),
    };
}

/** Each rating stands until the next game changes it. */
function steps(course, plot, valueOf) {
    const path = [];
    for (const point of course) {
        const place = [plot.x(point.games), plot.y(valueOf(point))];
        if (path.length) path.push([place[0], path.at(-1)[1]]);
        path.push(place);
    }
    if (course.length === 1) path.push([plot.right, path[0][1]]);
    return path;
}

/** Some round numbers between the first and the last, with both ends. */
function spread(first, last) {
    const step = [1, 2, 5, ...STEPS].find((each) => (last - first) / each <= MOST_LINES) ?? STEPS.at(-1);
    const found = [first];
    for (let number = (Math.floor(first / step) + 1) * step; number < last; number += step) {
        if (Math.min(number - first, last - number) * 2 >= step) found.push(number);
    }
    return last > first ? [...found, last] : found;
}

function text(kind, x, y, value) {
    return svg("text", { class: kind, x, y }, value);
}

function points(path) {
    return path.map(([x, y]) => `${x} ${y}`).join("L");
}

function rounded(value) {
    return Math.round(value * 10) / 10;
}
