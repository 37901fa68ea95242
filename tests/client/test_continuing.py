"""Games against bots that wait: left, closed or killed, with a real server, real bots and the program's own loop."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ziggurat.certainty import present
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.waiting_games import KeptGames, SeatKey, WaitingSign

# In a process of its own, because that is what is killed.
PERSON = """
import json
import os
import random
import signal
import sys

import msgspec

from ziggurat.bots.levels import player_of
from ziggurat.wire.messages import Act
from ziggurat_client.command_line import read_command_line
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.kept.waiting_games import KeptGames
from ziggurat_client.scenes.play_now.on_private_server import PrivateServerPage
from ziggurat_client.start import folder_of, open_app

invocation = read_command_line(sys.argv[1:-2])
begins, ends = sys.argv[-2:]
app = open_app(invocation, CrashReports(folder_of(invocation)))
remote = app.services.remote
if begins == "continue":
    game = KeptGames(app.services.memory.folder).waiting()[0][0]
    app.stack.push(app.atlas.go_on(game, looking_back=ends == "looking back"))
else:
    app.stack.push(app.atlas.play_now())


def turn_until(there):
    while not there():
        app.turn(patience=0.05)


def ours():
    (record,) = remote.tables.values()
    return record, record.moment


def act():
    record, moment = ours()
    chance = random.Random(moment.revision)
    chosen = player_of("random").choose(record.game, moment.view, chance)
    action = msgspec.Raw(msgspec.json.encode(chosen))
    remote.ask(lambda number: Act(number, record.code, moment.revision, action, record.seat))
    turn_until(lambda: ours()[1].revision > moment.revision)


def play(until):
    while True:
        turn_until(lambda: ours()[0].seat in ours()[1].due.seats or until(ours()))
        if until(ours()):
            return
        act()


turn_until(lambda: not isinstance(app.scene, PrivateServerPage) or app.scene.failure is not None)
if isinstance(app.scene, PrivateServerPage):
    print(json.dumps({"failure": app.scene.failure}), flush=True)
    app.finish()
    sys.exit()
record, moment = ours()
begun = {"position": repr(moment.view), "due": moment.due.seats}
if begins == "new":
    # Into the second round, and to where nobody else has anything to do.
    play(lambda now: now[0].game.span(now[1].view.public).round >= 2 and now[0].seat in now[1].due.seats)
else:
    act()
record, moment = ours()
left = {"position": repr(moment.view), "due": moment.due.seats}
print(json.dumps({"scene": type(app.scene).__name__, "begun": begun, "left": left}), flush=True)
match ends:
    case "looking back":
        # The beginning comes in answers of its own.
        turn_until(lambda: app.scene.theatre.story.turns[0].round == 0)
    case "killed":
        os.kill(app.services.servers.private.process_id, signal.SIGKILL)
        os.kill(os.getpid(), signal.SIGKILL)
    case "client killed":
        os.kill(os.getpid(), signal.SIGKILL)
    case "home":
        app.stack.home()
app.finish()
"""


def sit_down(folder: Path, begins: str, ends: str) -> subprocess.Popen[str]:
    """Somebody who plays at the program, and ends as they are told to."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", PERSON, "--data", str(folder), begins, ends],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def evening(folder: Path, begins: str, ends: str) -> dict[str, Any]:
    """One evening at the program, to its end; what it told of the game."""
    person = sit_down(folder, begins, ends)
    told, complaints = person.communicate(timeout=90)
    assert person.returncode == (-signal.SIGKILL if "killed" in ends else 0), complaints
    said: dict[str, Any] = json.loads(told)
    return said


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a person who plays Ur against one bot, and lets nothing be told."""
    Memory(tmp_path).change(name="Ninsun", quick_game="ur", quick_seats=2, pictured=("ur",), speed=0.0)
    return tmp_path


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_a_game_is_gone_on_with_or_watched_again_as_it_stood_when_client_and_server_were_killed(folder: Path) -> None:
    left = evening(folder, "new", "killed")["left"]
    ((_, sign),) = KeptGames(folder).waiting()
    assert (sign.game, sign.round, sign.ours) == ("ur", 2, True)
    again = evening(folder, "continue", "looking back")
    assert (again["begun"], again["scene"]) == (left, "LiveReplayScene")


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_a_game_is_gone_on_with_at_once_after_the_client_alone_was_killed(folder: Path) -> None:
    left = evening(folder, "new", "client killed")["left"]
    again = evening(folder, "continue", "home")
    assert again["begun"] == left
    assert again["left"] != left
    assert len(KeptGames(folder).waiting()) == 1


@pytest.mark.thorough
@pytest.mark.slow
def test_a_game_that_is_open_in_another_window_is_not_opened_twice(folder: Path) -> None:
    game = present(KeptGames(folder).begin())
    game.keep_key(SeatKey("a" * 32, "UR-1"))
    game.keep_sign(WaitingSign("ur", 2, 2, ("Enlil",), ("Ninsun",), ours=True, played=1.0))
    # This is how the other window's server marks the folder as its own.
    with closing(sqlite3.connect(game.folder / "in-use.sqlite3", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        failure = evening(folder, "continue", "closed")["failure"]
    assert failure == "This game is open in another window. Go on with it there, or close that window and try again."
    assert game.waits
