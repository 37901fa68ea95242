"""From the title to the end of one's first turn with a gamepad alone, at a real server with real bots."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat_client.kept.profile import Memory

# In a process of its own, because a reactor runs once in a process.
PLAY = """
import sys
from random import Random

from client.gamepad import Gamepad, PadHands
from client.ur_player import play
from client.ur_table import view_of
from ziggurat.games.ur.actions import Swap
from ziggurat.games.ur.rules import Ur
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import folder_of, open_app
from ziggurat_client.command_line import read_command_line
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

invocation = read_command_line(sys.argv[1:])
app = open_app(invocation, CrashReports(folder_of(invocation)))
pad = Gamepad(lambda: app.turn(patience=0.01))
app.turn(patience=0)
pad.press(PadButton.A)
# How to win comes first; on its right one plays at once.
pad.press(PadButton.RIGHT)
pad.press(PadButton.A)
while not isinstance(app.scene, GameScene):
    app.turn(patience=0.05)
view, chance, done = view_of(app.scene), Random(1), False
hands = PadHands(pad, app.scene)
(record,) = app.services.remote.tables.values()
while not done:
    while record.seat not in record.moment.due.seats:
        app.turn(patience=0.05)
    revision, phase = record.moment.revision, view.position.phase
    chosen = chance.choice(list(Ur().candidates(record.moment.view)))
    play(hands, view, chosen)
    while record.moment.revision == revision:
        app.turn(patience=0.05)
    done = phase == "turn" and isinstance(chosen, Swap)
print("swapped in round", view.position.round)
app.finish()
"""


@pytest.mark.thorough
@pytest.mark.slow
def test_a_pad_leads_from_the_title_to_the_end_of_the_first_turn(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    Memory(tmp_path).change(speed=0.0)
    command = [sys.executable, "-c", PLAY, "--data", str(tmp_path), "--name", "Ninsun"]
    ended = subprocess.run(
        command,
        env={**os.environ, **silent, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("swapped in round")
