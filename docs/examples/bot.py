"""A bot for Ziggurat that knows no rules: python3 bot.py HOST PORT TABLE NAME. docs/bots.md tells it step by step."""

import json
import random
import socket
import sys
import time
from contextlib import suppress

SIT, READY, LEGAL, ACT, RECLAIM = range(1, 6)  # the number of a request tells what its answer is about
host, port, table, name = sys.argv[1:]
hello = {"type": "hello", "protocol": 1, "name": name, "kind": "bot"}


def answer(heard):
    """What to say to what was heard, if anything. Ends the program when there is nothing more to play."""
    match heard:
        case {"type": "welcome"}:
            hello["token"] = heard["token"]  # with it the next hello brings us back
            return {"type": "sit", "id": SIT, "table": table}
        case {"type": "ping"}:
            return {"type": "pong", "id": heard.get("id", 0)}
        case {"type": "table", "stage": "room", "your_seats": [seat]} if not heard["seats"][seat].get("ready"):
            return {"type": "ready", "id": READY, "table": table}
        case {"type": "position" | "happened", "viewer": seat, "to_act": awaited} if seat in awaited:
            return {"type": "legal", "id": LEGAL, "table": table}
        case {"type": "table", "stage": "playing", "your_seats": [_]}:  # perhaps a bot played for us, and has gone
            return {"type": "legal", "id": LEGAL, "table": table}
        case {"type": "legal_actions", "actions": [_, *_] as actions, "revision": revision}:
            action = random.choice(actions)  # a better bot looks at the view, and thinks here
            return {"type": "act", "id": ACT, "table": table, "revision": revision, "action": action}
        case {"type": "refused" | "closing" | "table_closed"} | {"type": "error", "id": 1}:  # 1: no seat for us there
            sys.exit(heard.get("message"))
        case {"type": "error", "code": "seat_kept"}:  # we were too slow, and a bot plays for us
            return {"type": "reclaim", "id": RECLAIM, "table": table}
        case {"type": "error", "code": "paused" | "too_fast" | "not_saved"}:  # it will be good a little later
            time.sleep(1)
            return {"type": "legal", "id": LEGAL, "table": table}
        case {"type": "table"} if not heard.get("your_seats"):  # the host gave the seat to somebody else
            sys.exit()


for _ in range(60):  # whoever loses the line comes back, and has the same seat
    with suppress(OSError), socket.create_connection((host, int(port)), timeout=180) as line:
        line.sendall(json.dumps(hello).encode() + b"\n")
        for text in line.makefile(encoding="utf-8"):
            if text.endswith("\n") and (reply := answer(json.loads(text))):
                line.sendall(json.dumps(reply).encode() + b"\n")
    time.sleep(2)
sys.exit("the server is gone")
