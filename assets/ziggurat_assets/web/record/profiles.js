/** A profile as the server tells of it, and the matches that it lists page by page. */

/** The profile with what the protocol leaves out where it is empty. */
export function wholeProfile(profile) {
    return { since: null, last: [], openness: null, ...profile, played: (profile.played ?? []).map(wholeGame) };
}

function wholeGame(played) {
    return { course: [], seats: [], rivals: [], deeds: [], seals: [], best: null, ...played };
}

/** What was played of that game, or undefined. */
export function playedOf(profile, game) {
    return profile.played.find((each) => each.game === game);
}

/** The game that is shown at first: what they have played most of, of those that are known here. */
export function firstGame(profile, known) {
    return profile.played.find(({ game }) => known.includes(game))?.game ?? known[0];
}

/**
 * Every match that somebody has played, the newest first; without a person it is we.
 * @returns {Promise<object[]>} rejects with the server's Refusal
 */
export async function allPlayed(line, person = null) {
    const matches = [];
    for (let page = 0, pages = 1; page < pages; page++) {
        const told = await pagePlayed(line, person, page);
        matches.push(...told.matches);
        pages = told.pages;
    }
    return matches;
}

/** A page of them: the `matches`, and how many `pages` there are. Rejects with the server's Refusal. */
export function pagePlayed(line, person, page) {
    return line.ask("show_played", person === null ? { page } : { person, page });
}
