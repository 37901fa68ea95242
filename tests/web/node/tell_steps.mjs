/**
 * Says in one language what a game's page tells of matches.
 *
 * Reads one JSON object from standard input: the `game`, the `language`, its `sentences`, and `matches`, each with the
 * `viewer`, the players' `names` and its `steps` of `events` and the `view` that they led to. Writes for each match the
 * lines of each step.
 */

import { readFileSync } from "node:fs";

const WEB = new URL("../../../assets/ziggurat_assets/web/", import.meta.url);
const { game, language, sentences, matches } = JSON.parse(readFileSync(0, "utf-8"));
const { Words } = await import(new URL("words/words.js", WEB));
const page = (await import(new URL(`games/${game}/game.js`, WEB))).default;

const words = new Words(language, async () => sentences);
await words.learn(...page.sections);

function linesOf({ events, view }, context) {
    if (page.lines) return page.lines(events, view, context);
    return events.map((event) => page.told(event, context)).filter((line) => line !== null);
}

const told = matches.map(({ viewer, names, steps }) => {
    const context = { words, viewer, seats: names.map((name) => ({ name })) };
    return steps.map((step) => linesOf(step, context));
});
process.stdout.write(JSON.stringify(told));
