"""Play now, with a real server and real bots."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat_client.servers.private_server import arguments
from ziggurat_server.config.command_line import read_command

# In a process of its own, because a reactor runs once in a process.
PLAY = """
import sys
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import folder_of, open_app
from ziggurat_client.command_line import read_command_line
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.play_now.play_now import PlayNowScene

invocation = read_command_line(sys.argv[1:])
app = open_app(invocation, CrashReports(folder_of(invocation)))
while isinstance(app.scene, PlayNowScene) and app.scene.failure is None:
    app.turn(patience=0.1)
(record,) = app.services.remote.tables.values()
print(type(app.scene).__name__, record.table.stage, len(record.table.seats), record.seat)
server = app.services.servers.private.process_id
app.finish()
print(server)
"""

TOGETHER = PLAY.replace(
    "while",
    """
from ziggurat_client.scenes.play_now.play_now import Party
app.services.memory.change(colour=4)
app.stack.push(PlayNowScene(app.atlas, party=Party(("Belit",), 1)))
while""",
).replace("record.seat)", "record.table.your_seats, record.colours)")

GUIDED = """
import sys
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import folder_of, open_app
from ziggurat_client.command_line import read_command_line
from ziggurat_client.kept.waiting_games import KeptGames
from ziggurat_client.scenes.game.game import GameScene

invocation = read_command_line(sys.argv[1:])
app = open_app(invocation, CrashReports(folder_of(invocation)))


def follow(scene):
    app.stack.push(scene)
    while not isinstance(app.scene, GameScene):
        app.turn(patience=0.1)
    (record,) = app.services.remote.tables.values()
    print([seat.level for seat in record.table.seats], sorted(app.services.servers.guide.said))


follow(app.atlas.play_now(game="ur", guided=True))
app.services.servers.guide.note("goal")
app.stack.home()
print(app.services.servers.guide)
follow(app.atlas.go_on(KeptGames(app.services.memory.folder).waiting()[0][0]))
app.finish()
"""


def play(tmp_path: Path, *arguments: str, program: str = PLAY) -> list[str]:
    """Run the client until it has arrived; what it printed."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", program, "--data", str(tmp_path), *arguments]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=90, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()


@pytest.fixture(scope="module")
def pressed(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the client printed that went straight into a game."""
    return play(tmp_path_factory.mktemp("pressed"), "--play-now")


@pytest.mark.slow
def test_one_press_leads_to_a_running_game_against_bots(pressed: list[str]) -> None:
    assert pressed[0] == "GameScene playing 3 0"


@pytest.mark.thorough
@pytest.mark.slow
def test_another_game_is_named_on_the_command_line(tmp_path: Path) -> None:
    assert play(tmp_path, "--play-now", "--game", "babel")[0] == "GameScene playing 2 0"


@pytest.mark.thorough
@pytest.mark.slow
def test_without_a_seat_one_watches_four_bots(tmp_path: Path) -> None:
    assert play(tmp_path, "--watch")[0] == "GameScene playing 4 None"


@pytest.mark.thorough
@pytest.mark.slow
def test_several_people_at_one_screen_play_against_a_bot_one_in_their_usual_colour(tmp_path: Path) -> None:
    assert play(tmp_path, program=TOGETHER)[0] == "GameScene playing 3 (0, 1) (4, 1, 2)"


@pytest.mark.slow
def test_the_private_server_ends_with_the_client(pressed: list[str]) -> None:
    with pytest.raises(ProcessLookupError):
        os.kill(int(pressed[1]), 0)


@pytest.mark.parametrize(("told", "pause"), [(True, 0.6), (False, 0)])
def test_bots_pause_only_where_what_they_do_is_told(told: bool, pause: float) -> None:
    assert read_command(arguments(None, told=told), {}).configuration.limits.bot_pause == pause


@pytest.mark.thorough
@pytest.mark.slow
def test_a_guided_game_is_against_one_apprentice_and_is_gone_on_with_where_the_guide_left_off(tmp_path: Path) -> None:
    told = play(tmp_path, program=GUIDED)
    assert told == ["[None, 'apprentice'] []", "None", "[None, 'apprentice'] ['goal']"]
