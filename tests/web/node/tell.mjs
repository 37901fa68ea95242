/** Says what the page's modules say of events: a request as JSON comes in, the lines go out as JSON. */

import { Words } from "../../../assets/ziggurat_assets/web/words/words.js";

const request = JSON.parse(await text(process.stdin));
const { default: game } = await import(`../../../assets/ziggurat_assets/web/games/${request.game}/game.js`);
const words = new Words(request.language, async () => request.sentences);
await words.learn(request.game, "game");
const seats = request.names.map((name, number) => ({ name, colour: number }));
const context = { words, seats, viewer: request.viewer };
const lines = request.events.map((event) => game.told(event, context));
const scores = request.views.map((view) => seats.map((_, seat) => game.standing(view, seat, context).score));
process.stdout.write(JSON.stringify({ lines, scores }));

async function text(stream) {
    let read = "";
    for await (const part of stream) read += part;
    return read;
}
