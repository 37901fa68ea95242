/** The clocks to choose from, and the delays of watchers: the same as the client offers. */

export const PACES = [
    { kind: "none" },
    { kind: "per_turn", seconds: 30 },
    { kind: "per_turn", seconds: 60 },
    { kind: "per_turn", seconds: 120 },
    { kind: "per_turn", seconds: 300 },
    { kind: "per_game", seconds: 300, increment: 10 },
    { kind: "per_game", seconds: 600, increment: 15 },
    { kind: "per_game", seconds: 1200, increment: 20 },
    { kind: "per_game", seconds: 2700, increment: 30 },
    { kind: "per_turn", seconds: 8 * 3600 },
    { kind: "per_turn", seconds: 24 * 3600 },
    { kind: "per_turn", seconds: 3 * 24 * 3600 },
];

export const DELAYS = [
    { actions: 0, seconds: 0 },
    { actions: 1, seconds: 0 },
    { actions: 3, seconds: 0 },
    { actions: 10, seconds: 0 },
    { actions: 0, seconds: 30 },
    { actions: 0, seconds: 60 },
    { actions: 0, seconds: 300 },
    { actions: 0, seconds: 900 },
];

/** Which of the clocks a table has; null if it is one of others' making. */
export function paceOf({ kind = "none", seconds = 60, increment = 0 } = {}) {
    return PACES.find((pace) => pace.kind === kind && (kind === "none" || (pace.seconds === seconds && (pace.increment ?? 0) === increment))) ?? null;
}
