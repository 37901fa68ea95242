// A bot for Ziggurat that knows no rules: node bot.mjs HOST PORT TABLE NAME. docs/bots.md tells it step by step.

import { connect } from "node:net";

const [SIT, READY, LEGAL, ACT, RECLAIM] = [1, 2, 3, 4, 5]; // the number of a request tells what its answer is about
const [host, port, table, name] = process.argv.slice(2);
const hello = { type: "hello", protocol: 1, name, kind: "bot" };
let tries = 60;
let later; // a timer: what the server did not take now is asked once more

/** A better bot looks at the view, and thinks here. */
const choose = (actions) => actions[Math.floor(Math.random() * actions.length)];

function leave(why) {
  if (why) console.error(why);
  process.exit(why ? 1 : 0);
}

/** Answer what was heard, or end the program when there is nothing more to play. */
function hear(heard, say) {
  const ask = (type, id, more) => say({ type, id, table, ...more });
  const mine = heard.type === "table" && (heard.your_seats ?? leave()); // without a seat there is nothing to do
  if (heard.type === "welcome") {
    hello.token = heard.token; // with it the next hello brings us back
    ask("sit", SIT);
  } else if (heard.type === "ping") {
    say({ type: "pong", id: heard.id ?? 0 });
  } else if (mine && heard.stage === "room" && !heard.seats[mine[0]].ready) {
    ask("ready", READY);
  } else if (mine && heard.stage === "playing") {
    ask("legal", LEGAL); // perhaps a bot played for us, and has gone
  } else if (heard.to_act?.includes(heard.viewer)) {
    ask("legal", LEGAL);
  } else if (heard.type === "legal_actions" && heard.actions.length > 0) {
    ask("act", ACT, { revision: heard.revision, action: choose(heard.actions) });
  } else if (["refused", "closing", "table_closed"].includes(heard.type) || (heard.type === "error" && heard.id === SIT)) {
    leave(heard.message);
  } else if (heard.code === "seat_kept") {
    ask("reclaim", RECLAIM); // we were too slow, and a bot plays for us
  } else if (["paused", "too_fast", "not_saved"].includes(heard.code)) {
    clearTimeout(later);
    later = setTimeout(ask, 1000, "legal", LEGAL);
  }
}

/** Talk for as long as the line holds. Whoever loses it comes back, and has the same seat. */
function talk() {
  const line = connect(Number(port), host);
  const say = (message) => line.write(JSON.stringify(message) + "\n");
  line.on("error", () => {}).on("close", () => (tries-- > 0 ? setTimeout(talk, 2000) : leave("the server is gone")));
  let rest = "";
  line.setEncoding("utf8").on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    lines.forEach((each) => hear(JSON.parse(each), say));
  });
  say(hello);
}

talk();
