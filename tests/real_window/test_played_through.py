"""A whole game in a real window: the program as people start it, on a display of its own, with one device alone.

`make real-window` plays it; it needs Xvfb and xdotool. What was to be seen on the way is kept in build/real_window.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, cast

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pytest
from PIL import Image

from client import civilization_hands, civilization_player, ur_player
from client.driver import Driver
from client.hands import PLAY_BY_MOUSE, Play
from client.ur_table import view_of
from end_to_end.programs import Program, running
from real_window.display import SIZE, Display
from real_window.text_heard import TextHeard
from real_window.twin import OUR_SEAT, SAME, Twin
from ziggurat.bots.levels import player_of
from ziggurat.bots.player import Player
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.game import Action
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.table_record import Moment
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.screen import SMALLEST

PICTURES: Final = Path(__file__).parents[2] / "build" / "real_window"
PATIENCE: Final = 90.0
"""Seconds within which what was done must be seen, on a machine with much else to do."""
SETTLING: Final = 12
"""Turns for which the player looks at the screen before doing something."""
SPEED: Final = 4.0
"""How fast what happens is told, because a match of Ur may take three hundred actions of ours."""
SEATS: Final = {"civilization": 3}
"""How many play, where there are more than two."""
KEYED_TURNS: Final = 2
"""The turns of a game of many turns that are played by keys alone."""
EVERY: Final = 10
"""After how many actions a picture is kept."""

pytestmark = [pytest.mark.real_window, pytest.mark.timeout(1200)]


@pytest.fixture
def game() -> str:
    """What is played, if a test does not say otherwise."""
    return SHOWN[0]


@pytest.fixture
def program(screen: Display, tmp_path: Path, game: str) -> Iterator[Program]:
    """The program on it, at its title, where that game was played last and it was shown how to win each."""
    _remember(tmp_path, game)
    size = f"{SIZE[0]}x{SIZE[1]}"
    said = ("--windowed", "--size", size, "--lang", "en", "--name", "Ninsun", "--text-log", "--data", str(tmp_path))
    with running("-m", "ziggurat_client", *said, surroundings=screen.environment) as found:
        end = time.monotonic() + PATIENCE
        while screen.is_empty:
            assert time.monotonic() < end, "no window came"
            time.sleep(0.05)
        yield found
        keep(screen.picture(), "last-seen")


@pytest.fixture
def twin(screen: Display, program: Program, tmp_path: Path, game: str) -> Iterator[Twin]:
    """The player's idea of the program."""
    _remember(tmp_path / "twin", game)
    found = Twin(screen, SIZE, tmp_path / "twin", tmp_path)
    yield found
    found.close()


def _remember(folder: Path, game: str) -> None:
    Memory(folder).change(pictured=SHOWN, quick_game=game, quick_seats=SEATS.get(game, 2), speed=SPEED)


def keep(picture: Image.Image, name: str) -> None:
    """Keep a picture for people to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURES / f"{name}.png")


def play_through(
    twin: Twin,
    heard: TextHeard,
    scene: GameScene,
    play: Play,
    photograph: Callable[[int], None],
    enough: Callable[[Moment], bool] = lambda _: False,
    *,
    mind: Player | None = None,
    settling: Callable[[Moment], int] = lambda _: SETTLING,
) -> None:
    """Play the match to its end or until there was enough of it, choosing like a bot unless another `mind` is given;
    `photograph` is told the number of each of our actions, and before each of them the screen is looked at for as
    many turns as `settling` says."""
    mind, chance, acted = mind or player_of("merchant"), Random(7), 0
    while True:
        record, moment = twin.record, twin.moment
        if moment.result is not None or enough(moment):
            return
        if OUR_SEAT not in moment.due.seats:
            twin.turn()
            continue
        twin.turn(settling(moment))
        if moment.due.seats == (OUR_SEAT,):
            # Nothing more comes, and a busy machine tells the story late.
            wait_until(twin, lambda: not scene.view.animating, "the story is never told")
        wait_until(twin, lambda: heard.stands_at(twin.told), "the program does not tell what happened")
        if twin.knows_later_than(moment):  # where several are asked, another's answer may have come before ours
            continue
        action = mind.choose(record.game, moment.view, chance)
        play(twin, scene, action)
        acted += 1
        photograph(acted)
        wait_until(twin, partial(twin.knows_later_than, moment), f"the program did not do {action}")


def wait_until(twin: Twin, fulfilled: Callable[[], bool], failure: str) -> None:
    """Let time go by until something is so."""
    end = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < end, failure
        twin.turn()


def see_the_same(screen: Display, twin: Twin, name: str, height: int = SIZE[1]) -> None:
    """Wait until the real window shows what the twin shows, down to a `height`, and keep that picture."""
    part = (0, 0, SIZE[0], height)
    try:
        wait_until(twin, lambda: twin.difference(part) < SAME, "the window does not show what it should")
    finally:
        keep(screen.picture(), name)
        keep(twin.picture, f"{name}-as-imagined")


def see_the_menu(screen: Display, twin: Twin, name: str) -> None:
    """Wait until the title's menu is seen in the real window where the twin has it, and keep that picture."""
    wait_until(twin, lambda: not twin.app.scene.animating, "the title is never finished")
    # The board on the plaza is another one, for other bots play there.
    menu = twin.page.screen.rect(twin.page.widget("play").box)
    step = (menu.left, menu.top, menu.right, menu.bottom)
    try:
        wait_until(twin, lambda: twin.difference(step) < SAME, "the menu is never seen")
    finally:
        keep(screen.picture(), name)


def begin(screen: Display, heard: TextHeard, twin: Twin, device: str) -> GameScene:
    """From the title to the board, by one press."""
    see_the_menu(screen, twin, f"{device}-title")
    if device == "mouse":
        screen.click(*twin.pixel_of("play"))
    else:
        screen.strike("Return")
    wait_until(twin, lambda: heard.link is not None, "no match begins")
    assert heard.link is not None
    return twin.come_to(heard.link)


def leave(screen: Display, twin: Twin, device: str, door: tuple[int, int]) -> None:
    """From the result to the title, and once that is seen, out of the program: `door` is where a mouse clicks then."""
    if device == "mouse":
        screen.click(*twin.pixel_of("leave"))
    else:
        screen.strike("Escape")
    twin.app.stack.home()
    twin.turn(SETTLING)
    # Below the logotype bots play, other games here and there.
    see_the_same(screen, twin, f"{device}-left", height=250)
    if device == "mouse":
        screen.click(*door)
    else:
        screen.strike("Escape", "Return")


def _is_read(twin: Twin) -> bool:
    """Whether the result shows how the match went."""
    return isinstance(twin.app.scene, ResultScene) and twin.app.scene.followed


def _play_ur_by_keys(driver: Driver, scene: GameScene, action: Action) -> None:
    ur_player.play(ur_player.Keys(driver, scene), view_of(scene), action)


def play_civilization_by_keys(driver: Driver, scene: GameScene, action: Action) -> None:
    """Carry an action of Civilization out without a mouse."""
    hands = civilization_hands.Keys(driver, scene)
    civilization_player.play(hands, civilization_hands.view_of(scene), cast(CivilizationAction, action))


@pytest.mark.parametrize(
    ("game", "device"), [("ur", "mouse"), ("ur", "keys"), ("tigris", "mouse"), ("civilization", "mouse")]
)
def test_a_game_is_played_from_the_title_to_its_result_and_left(
    screen: Display, program: Program, twin: Twin, game: str, device: str
) -> None:
    door = twin.pixel_of("quit")
    heard = TextHeard(program)
    scene = begin(screen, heard, twin, device)
    play_through(
        twin,
        heard,
        scene,
        PLAY_BY_MOUSE[game] if device == "mouse" else _play_ur_by_keys,
        lambda number: keep(screen.picture(), f"{game}-{device}-{number:03}") if number % EVERY == 1 else None,
    )
    wait_until(twin, lambda: isinstance(twin.app.scene, ResultScene), "the result never came")
    wait_until(twin, lambda: _is_read(twin), "the course of the match is never seen")
    twin.turn(SETTLING)
    see_the_same(screen, twin, f"{game}-{device}-result")
    leave(screen, twin, device, door)
    assert program.wait() == 0


@pytest.mark.parametrize("game", ["civilization"])
def test_turns_of_civilization_are_played_by_keys_alone(
    screen: Display, program: Program, twin: Twin, game: str
) -> None:
    heard = TextHeard(program)
    scene = begin(screen, heard, twin, "keys")

    def is_later(moment: Moment) -> bool:
        return bool(moment.view.public.board.turn > KEYED_TURNS)

    play_through(twin, heard, scene, play_civilization_by_keys, lambda _: None, is_later)
    assert is_later(twin.moment)
    twin.turn(SETTLING)
    keep(screen.picture(), "civilization-keys")


def test_a_window_that_is_made_smaller_stays_the_same_window_and_fills_itself(
    screen: Display, program: Program, twin: Twin
) -> None:
    see_the_menu(screen, twin, "before-it-is-resized")
    window = screen.windows()
    assert len(window) == 1
    for size in ((1200, 690), SMALLEST):
        screen.resize(window[0], size)
        twin.resize(*size)
        see_the_menu(screen, twin, f"resized-{size[0]}")
        assert screen.picture().getbbox() == (0, 0, *size)
        assert screen.windows() == window
    screen.click(*twin.pixel_of("quit"))
    assert program.wait() == 0
