/** A profile put on stage, for pictures and for what few matches cannot show: what somebody has played who comes every Friday. */

const DAY = 86_400;
const NEEDLES = [14, -9, 22, 3, -17, 8, 11, -4, 19, -12];

/** A rating that wanders, surer with every game. */
function course(games, start) {
    let rating = start;
    return Array.from({ length: games }, (_, number) => {
        const within = Math.max(38, Math.round(480 / (number + 1) ** 0.57));
        rating += Math.round(NEEDLES[(number * 7) % NEEDLES.length] * (within / 90));
        return { games: number + 1, rating, within };
    });
}

function card(match, game, days, names, ranks, scores, change, seals = []) {
    return { match, game, ended: Math.floor(Date.now() / 1000) - days * DAY, seat: 0, names, ranks, scores, colours: [1, 2, 0, 3].slice(0, names.length), change, seals };
}

/** As the server would tell of it, without the number of a request. */
export const PROFILE = {
    type: "profile", person: "p1", name: "Ninsun", here: true, bot: false, games: 190, won: 81, streak: 7, since: 1_745_000_000, openness: "open",
    played: [
        {
            game: "ur", games: 86, won: 40, course: course(86, 1500), best: 43,
            seats: [{ seats: 2, games: 26, won: 14 }, { seats: 3, games: 30, won: 13 }, { seats: 4, games: 30, won: 9 }],
            rivals: [
                { name: "Amélie", ahead: 41, behind: 33, person: "p2" }, { name: "Tariq", ahead: 22, behind: 31, person: "p3" },
                { name: "Kubaba", ahead: 19, behind: 4, level: "apprentice" }, { name: "Chloé", ahead: 12, behind: 12, person: "p4" },
                { name: "Enheduanna", ahead: 6, behind: 3, level: "king" },
            ],
            deeds: [{ deed: "swap", share: 0.4 }, { deed: "trade", share: 0.19 }, { deed: "culture", share: 0.12 }, { deed: "attack", share: 0.1 }],
            seals: [
                ...["first_stone", "all_kinds", "merchant", "ruler", "two_large", "forty"].map((seal) => ({ seal, times: 3 })),
                { seal: "sower", times: 2 }, { seal: "warlord", times: 1 },
            ],
        },
        { game: "babel", games: 52, won: 24, course: course(52, 1490) },
        { game: "tigris", games: 49, won: 17, course: course(49, 1540) },
        { game: "civilization", games: 3, won: 0, course: course(3, 1500) },
    ],
    last: [
        card(214, "ur", 0, ["Ninsun", "Tariq", "Kubaba", "Amélie"], [1, 2, 3, 4], [34, 30, 26, 21], 14, ["forty", "first_stone"]),
        card(213, "tigris", 0, ["Ninsun", "Tariq", "Chloé"], [2, 1, 3], [9, 11, 6], 3),
        card(212, "ur", 1, ["Ninsun", "Amélie", ""], [1, 2, 3], [29, 27, 20], 11),
        card(211, "babel", 5, ["Ninsun", "Kubaba"], [2, 1], [14, 16], -12),
        card(210, "civilization", 20, ["Ninsun", "Amélie", "Chloé", "Tariq"], [3, 1, 2, 4], [9, 14, 11, 7], -6),
        card(209, "ur", 21, ["Ninsun", "Enheduanna"], [], [], null),
    ],
};

/** Have the server answer whoever asks for a profile on this page by that one; everything else is its own. */
export async function stage(page, profile = PROFILE) {
    await page.routeWebSocket("**/line", (line) => {
        const server = line.connectToServer();
        line.onMessage((text) => {
            const asked = JSON.parse(text);
            if (asked.type === "show_profile") line.send(JSON.stringify({ ...profile, id: asked.id }));
            else server.send(text);
        });
    });
}
