/** What a profile says: from the server's figures to what is shown. The same as the client's `scenes/profile/told.py`. */

import NEEDS from "../art/seal-needs.js";
import { dateOf, dayName } from "./days.js";
import { gameName, levelName } from "./tables.js";

/** The games of which a profile tells, in their order. */
export const GAMES = Object.keys(NEEDS);
/** Under so many rated games there is no number: it would say nothing. */
const ENOUGH = 5;
/** So often two must have met until one is hard to beat. */
const OFTEN = 5;
const EVEN = 4;
const FAVOURITES = 2;

/** Who it is: the name, whether they are here, since when, and three figures with their words. */
export function identityOf(words, profile) {
    const percent = profile.games ? Math.round((100 * profile.won) / profile.games) : 0;
    return {
        name: profile.name, isHere: profile.here, bot: profile.bot,
        here: words.say(profile.here ? "profile.here" : "profile.away"),
        since: profile.since === null ? "" : words.say("profile.since", { day: dateOf(profile.since) }),
        figures: [
            [String(profile.games), words.say("profile.games.word")],
            [String(percent), words.say("profile.won.word")],
            [String(profile.streak), words.say("profile.streak.word")],
        ],
    };
}

/** What others see of our own profile, or on which server it is. */
export function detailOf(words, profile, server, isOwn) {
    return words.say(isOwn ? `profile.shown.${profile.openness ?? "open"}` : "profile.on", { server });
}

/** What the card of a game says: the rating and how sure it is, or a word in their place. */
export function ratingOf(words, game, played) {
    const point = played?.course.at(-1);
    const games = words.say("profile.games", { count: played?.games ?? 0 });
    const name = gameName(words, game);
    if (point === undefined || point.games < ENOUGH) return { game: name, rating: words.say("profile.new"), within: "", games };
    return { game: name, rating: String(point.rating), within: `± ${point.within}`, games };
}

/** The way of a rating, if there is enough of it to be shown. */
export function courseOf(played) {
    const course = played?.course ?? [];
    return course.length && course.at(-1).games >= ENOUGH ? course : [];
}

/** The way of a rating in a sentence, for those who do not see the curve. */
export function courseWords(words, game, course) {
    const [first, last] = [course[0], course.at(-1)];
    const ratings = course.map(({ rating }) => rating);
    return words.say("web.profile.course", {
        game: gameName(words, game), first: first.rating, begun: first.games, last: last.rating, within: last.within, games: last.games,
        low: Math.min(...ratings), high: Math.max(...ratings),
    });
}

/** The seals of a game, and how far one is with each: `share` is 1 for those that were earned. */
export function sealsOf(words, game, played) {
    const times = new Map((played?.seals ?? []).map((each) => [each.seal, each.times]));
    return (NEEDS[game] ?? []).map(([name, needed]) => {
        const done = times.get(name) ?? 0;
        const key = `seal.${game}.${name}`;
        const about = words.say(`${key}.about`);
        return {
            name, called: words.say(key), share: Math.min(1, done / needed),
            about: needed > 1 ? words.say("profile.seal.several", { about, done: Math.min(done, needed), needed }) : about,
        };
    });
}

/** What was won by the number of players. */
export function sharesOf(words, played) {
    return (played?.seats ?? [])
        .filter(({ seats, games }) => games && seats > 1)
        .map(({ seats, games, won }) => ({ seats, games, share: won / games, word: words.say("profile.players", { count: seats }) }));
}

/** Whom one met, most often first, with a word about them. */
export function meetingsOf(words, played) {
    const rivals = played?.rivals ?? [];
    const hardest = rivals
        .filter(({ ahead, behind }) => ahead + behind >= OFTEN)
        .reduce((least, each) => (least === null || shareOf(each) < shareOf(least) ? each : least), null);
    return rivals.map((each, number) => ({
        name: each.name || words.say("profile.nobody"), word: meetingWord(words, each, number === 0, each === hardest),
        ahead: each.ahead, behind: each.behind, bot: each.level !== undefined, person: each.person ?? null,
    }));
}

function meetingWord(words, { ahead, behind, level }, isFirst, isHardest) {
    if (level !== undefined) return levelName(words, level);
    if (isFirst && ahead + behind > 1) return words.say("profile.met.often");
    if (isHardest && ahead < behind) return words.say("profile.met.hardest");
    return ahead === behind && ahead + behind >= EVEN ? words.say("profile.met.even") : "";
}

function shareOf({ ahead, behind }) {
    return ahead / (ahead + behind);
}

/** What they do most often of what is a choice, and their best score. */
export function habitsOf(words, played) {
    if (played === undefined) return [];
    const known = played.deeds.filter(({ deed }) => words.knows(`deed.${played.game}.${deed}`));
    const total = known.reduce((sum, { share }) => sum + share, 0);
    const habits = known.slice(0, FAVOURITES).map(({ deed, share }, number) => ({
        about: words.say(number ? "profile.second_favourite" : "profile.favourite"), sign: "heart",
        what: words.say("profile.share", { what: words.say(`deed.${played.game}.${deed}`), percent: Math.round((100 * share) / total) }),
    }));
    if (played.best === null) return habits;
    return [...habits, { about: words.say("profile.best"), what: words.say("profile.points", { count: played.best }), sign: "crown" }];
}

/**
 * What the row of a match says: who else played, the game and the day, the rank, the seats in the order in which they
 * came in, the points with their word, what changed of the rating, and the seals that were earned in it.
 */
export function matchWords(words, card, now) {
    const { seat, ranks = [], scores = [], colours = [], seals = [] } = card;
    const others = card.names.filter((_, place) => place !== seat).map((name) => name || words.say("profile.nobody"));
    const points = scores[seat] ?? null;
    const order = card.names.map((_, place) => place);
    if (ranks.length) order.sort((one, other) => ranks[one] - ranks[other]);
    return {
        names: others.length ? words.say("profile.game.with", { names: others.join(", ") }) : words.say("profile.game.alone"),
        about: words.say("profile.game.about", { game: gameName(words, card.game), day: dayName(words, card.ended, now) }),
        rank: ranks[seat] ?? null, order, colours: order.map((place) => colours[place] ?? place),
        points: points === null ? "" : String(points),
        word: points === null ? words.say("profile.called_off") : words.say("profile.points.word", { count: points }),
        change: changeWords(card.change ?? null),
        seals: seals.filter((name) => words.knows(`seal.${card.game}.${name}`)),
    };
}

function changeWords(change) {
    if (change === null) return "";
    return change > 0 ? `+${change}` : String(change).replace("-", "−");
}
