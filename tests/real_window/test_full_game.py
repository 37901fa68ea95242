"""The full game of Civilization in a real window, played on from a replay: there are cities, and cards to deal with.

`make real-window` plays it; it needs Xvfb and xdotool. Pictures are kept in build/real_window.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.hands import PLAY_BY_MOUSE, Play
from end_to_end.programs import Program, running
from real_window.deal_seeker import DealSeeker
from real_window.display import SIZE, Display
from real_window.test_played_through import (
    PATIENCE,
    SETTLING,
    keep,
    play_civilization_by_keys,
    play_through,
    see_the_menu,
    wait_until,
)
from real_window.text_heard import TextHeard
from real_window.twin import SAME, Twin
from server.programs import HURRIED
from ziggurat.games.game import Action
from ziggurat.match.beginning import beginning_of
from ziggurat.match.record import load
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.table_record import Moment
from ziggurat_client.replaying.replays import keep_replay
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.play_now.play_on import PlayOnScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.shown import SHOWN

PLAYED_BEFORE: Final = Path(__file__).parents[1] / "games/civilization/golden/3p_merchants.json"
"""A match of three in the full game."""
STEPS: Final = 196
"""After how many of its steps it is played on."""
FIRST_TURN: Final = 7
"""The turn that begins there, in which there are cards enough to deal."""
MOST_TURNS: Final = 6
"""For so many turns a deal is sought: not every market has one for us."""
OURS: Final = "Ninsun"
NAMES: Final = (OURS, "Dido", "Hattusili")
HEADING: Final = (0, 0, 700, 44)
"""Where a page says what it is."""
QUESTION: Final = (392, 200, 888, 430)
"""Where it is asked how to play on."""
QUIET: Final = 60
"""For how many turns the market is looked at before anything is done there: bots answer meanwhile."""
SPEED: Final = 4.0
"""How fast what happens is told."""

pytestmark = [pytest.mark.real_window, pytest.mark.timeout(1200)]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a person who kept the beginning of that match as a replay."""
    memory = Memory(tmp_path / "home")
    memory.change(name=OURS, pictured=SHOWN, finished=SHOWN, speed=SPEED)
    record = msgspec.structs.replace(load(PLAYED_BEFORE.read_bytes()), names=NAMES)
    keep_replay(memory, "ENKI-42", msgspec.Raw(msgspec.json.encode(beginning_of(record, STEPS, "Merchants"))))
    return memory.folder


@pytest.fixture
def program(screen: Display, home: Path) -> Iterator[Program]:
    """The program, once it has a window; its bots act at once."""
    said = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "en", "--text-log", "--data", str(home))
    with running("-m", "ziggurat_client", *said, surroundings=screen.environment | HURRIED) as found:
        end = time.monotonic() + PATIENCE
        while screen.is_empty:
            assert time.monotonic() < end, "no window came"
            time.sleep(0.05)
        yield found
        keep(screen.picture(), "full-game-last-seen")


@pytest.fixture
def twin(screen: Display, program: Program, home: Path, tmp_path: Path) -> Iterator[Twin]:
    """The player's idea of the program, with the same replay."""
    shutil.copytree(home, tmp_path / "twin")
    found = Twin(screen, SIZE, tmp_path / "twin", home)
    yield found
    keep(found.picture, "full-game-last-imagined")
    found.close()


def play_on(screen: Display, twin: Twin, heard: TextHeard) -> GameScene:
    """From the title to the list of replays, to the end of the one in it, and on from there."""
    see_the_menu(screen, twin, "full-game-title")
    screen.click(*twin.pixel_of("replays"))
    twin.app.stack.push(twin.app.atlas.replays())
    see_part(screen, twin, HEADING)
    twin.strike(pygame.K_RETURN, "\r")
    wait_until(twin, lambda: isinstance(twin.app.scene, ReplayScene), "the replay is not opened")
    see_part(screen, twin, HEADING)
    twin.strike(pygame.K_END)
    twin.strike(pygame.K_p, "p")
    wait_until(twin, lambda: isinstance(twin.app.scene, PlayOnScene), "it is not asked how to play on")
    see_part(screen, twin, QUESTION)
    keep(screen.picture(), "full-game-how-to-play-on")
    screen.strike("Return")
    twin.app.stack.home()
    wait_until(twin, lambda: heard.link is not None, "no match begins")
    assert heard.link is not None
    scene = twin.come_to(heard.link)
    assert turn_of(twin.moment) == FIRST_TURN
    return scene


def see_part(screen: Display, twin: Twin, part: tuple[int, int, int, int]) -> None:
    """Wait until that part of the real window shows what the twin shows."""
    twin.turn(SETTLING)
    wait_until(twin, lambda: twin.difference(part) < SAME, "the window does not show what it should")


def turn_of(moment: Moment) -> int:
    """The turn of the game."""
    turn: int = moment.view.public.board.turn
    return turn


def has_dealt(twin: Twin) -> bool:
    """Whether we have struck a deal."""
    return any("strike a deal" in line and "You" in line.split() for line in twin.told)


def play_by_mouse(driver: Driver, scene: GameScene, action: Action) -> None:
    """Read what came about since one last looked, if it is told, and carry the action out."""
    while driver.page.has("go on"):
        driver.click("go on")
        driver.turn(SETTLING)
    PLAY_BY_MOUSE["civilization"](driver, scene, action)


def play_by_keys(driver: Driver, scene: GameScene, action: Action) -> None:
    """The same without a mouse."""
    while driver.page.has("go on"):
        driver.strike(pygame.K_RETURN, "\r")
        driver.turn(SETTLING)
    play_civilization_by_keys(driver, scene, action)


@pytest.mark.parametrize(("device", "play", "turns"), [("mouse", play_by_mouse, 3), ("keys", play_by_keys, 1)])
def test_turns_of_the_full_game_are_played_with_a_deal_at_the_market(
    screen: Display, program: Program, twin: Twin, device: str, play: Play, turns: int
) -> None:
    heard = TextHeard(program)
    scene = play_on(screen, twin, heard)
    play_through(
        twin,
        heard,
        scene,
        play,
        lambda number: keep(screen.picture(), f"full-game-{device}-{number:03}"),
        lambda moment: turn_of(moment) >= FIRST_TURN + (turns if has_dealt(twin) else MOST_TURNS),
        mind=DealSeeker(),
        settling=lambda moment: QUIET if moment.view.public.board.phase == "trade" else SETTLING,
    )
    assert turn_of(twin.moment) >= FIRST_TURN + turns
    assert has_dealt(twin)
    twin.turn(SETTLING)
    keep(screen.picture(), f"full-game-{device}")
