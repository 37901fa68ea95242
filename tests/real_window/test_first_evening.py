"""A first evening in a real window: from an empty home to a guided game that a power cut ends, and what is left of it.

`make real-window` walks it; it needs Xvfb and xdotool. A picture of each step is kept in build/real_window.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pygame
import pytest

from client.ur_player import Keys, play
from client.ur_table import view_of
from end_to_end.programs import Program, running
from real_window.display import SIZE, Display, display, missing_tools
from real_window.test_played_through import PATIENCE, SETTLING, keep, see_the_menu, wait_until
from real_window.text_heard import TextHeard
from real_window.twin import OUR_SEAT, SAME, Twin
from server.programs import HURRIED
from ziggurat.bots.levels import player_of
from ziggurat_client.kept.profile import FILE, Memory, Profile
from ziggurat_client.kept.waiting_games import KeptGames
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.wording.words import sentences

NAME: Final = "Ninsun"
LEFT_IN: Final = 3
"""The round in which the game is left, before the power fails."""
QUICKLY: Final = 4.0
"""How fast a person lets stories be told who has seen many."""
BOARD_IN_A_ROW: Final = (104, 128, 148, 172)
"""The small picture at the left end of the list's first row."""
TABLE_IN_THE_BAR: Final = (0, 0, 240, 44)
"""Where the bar says which game is on."""
FIRST_DIALOG: Final = (400, 180, 880, 330)
"""Where language and name are asked for, above the field whose cursor blinks."""
GUIDE: Final = frozenset(said for key, said in sentences("en").items() if key.startswith("guide."))
"""What the guide says: to the player, never to who watches."""
REPLAYS: Final = "replays"
"""The folder of the home in which replays are kept."""

pytestmark = [pytest.mark.real_window, pytest.mark.timeout(1200)]


class Evening:
    """One home, one display, and the program as it is started there again and again."""

    def __init__(self, screen: Display, folder: Path) -> None:
        """`folder` is where the home lies, and copies of it for the twins that know what is to be seen."""
        self.screen = screen
        self.home = folder / "home"
        self._copies = (folder / f"twin-{number}" for number in range(9))

    @contextmanager
    def program(self) -> Iterator[Program]:
        """The program, once it has a window."""
        said = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "en", "--text-log", "--data", str(self.home))
        surroundings = self.screen.environment | HURRIED
        with running("-m", "ziggurat_client", *said, surroundings=surroundings) as found:
            yield found

    @contextmanager
    def twin(self) -> Iterator[Twin]:
        """The player's idea of the program, on its title with all that lies in the home now."""
        copy = next(self._copies)
        if self.home.exists():
            _copy(self.home, copy)
        found = Twin(self.screen, SIZE, copy, self.home)
        try:
            yield found
        finally:
            found.close()

    @property
    def profile(self) -> Profile:
        """What the program remembers by now."""
        file = self.home / FILE
        return msgspec.json.decode(file.read_bytes(), type=Profile) if file.exists() else Profile()

    @property
    def replays(self) -> list[Path]:
        """The matches that are kept."""
        return list((self.home / REPLAYS).glob("*.*"))

    def keep(self, name: str) -> None:
        """Keep what is to be seen."""
        keep(self.screen.picture(), f"evening-{name}")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An empty home before an empty display."""
    missing = missing_tools()
    if missing:
        pytest.fail(f"not installed: {', '.join(missing)} (on Debian: apt install xvfb xdotool)")
    with display(SIZE, tmp_path) as screen:
        yield Evening(screen, tmp_path)


def _copy(home: Path, copy: Path) -> None:
    """Copy a home in which a server may still be closing the file of a game: what vanishes was not to stay."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            shutil.copytree(home, copy)
        except shutil.Error:
            shutil.rmtree(copy)
            assert time.monotonic() < end, "the home is never left alone"
        else:
            return


def play_until(twin: Twin, heard: TextHeard, scene: GameScene, enough: Callable[[], bool]) -> None:
    """Play by keys, choosing like a bot, until it is `enough` or the match is over."""
    mind, chance, hands = player_of("merchant"), Random(7), Keys(twin, scene)
    while not enough() and twin.moment.result is None:
        moment = twin.moment
        if OUR_SEAT not in moment.due.seats:
            twin.turn()
            continue
        twin.turn(3)
        wait_until(twin, lambda: heard.stands_at(twin.told), "the program does not tell what happened")
        play(hands, view_of(scene), mind.choose(twin.record.game, moment.view, chance))
        wait_until(twin, partial(twin.knows_later_than, moment), "the program did not act")


def come_to_the_table(twin: Twin, heard: TextHeard) -> GameScene:
    """To the board, once the program has said where it is."""
    wait_until(twin, lambda: heard.link is not None, "no match begins")
    assert heard.link is not None
    return twin.come_to(heard.link)


def round_of(twin: Twin) -> int:
    """The round that is being played."""
    return twin.record.game.span(twin.moment.view.public).round


def step_seen(evening: Evening, twin: Twin, name: str, part: tuple[int, int, int, int] = (0, 0, *SIZE)) -> None:
    """Wait until the window shows what the twin shows in that part, and keep the picture."""
    try:
        wait_until(twin, lambda: twin.difference(part) < SAME, f"{name} is never seen")
    finally:
        evening.keep(name)


def begin_a_first_game(evening: Evening, twin: Twin) -> None:
    """Say one's name, see the three pictures, and begin the guided game."""
    screen, stack, atlas = evening.screen, twin.app.stack, twin.app.atlas
    wait_until(twin, lambda: not twin.app.scene.animating, "the title is never finished")
    stack.push(atlas.welcome())
    step_seen(evening, twin, "1-language-and-name", FIRST_DIALOG)
    screen.strike(*NAME, "Return")
    wait_until(twin, lambda: evening.profile.name == NAME, "the name is not kept")
    stack.home()
    see_the_menu(screen, twin, "evening-2-title")
    screen.strike("Return")
    stack.push(atlas.winning("ur", playing=True))
    step_seen(evening, twin, "3-how-to-win")
    screen.strike("Return")


def play_the_first_rounds(evening: Evening) -> None:
    """From the empty home into the guided game, and to its third round, where it is left; then the power fails."""
    with evening.program() as program:
        with evening.twin() as twin:
            heard = TextHeard(program, unheard=GUIDE)
            begin_a_first_game(evening, twin)
            scene = come_to_the_table(twin, heard)
            step_seen(evening, twin, "4-guided-game", TABLE_IN_THE_BAR)
            play_until(twin, heard, scene, lambda: round_of(twin) >= LEFT_IN and OUR_SEAT in twin.moment.due.seats)
            assert twin.moment.result is None
            twin.turn(SETTLING)
            evening.keep("5-before-it-is-left")
            leave_by_the_menu(evening, twin)
        with evening.twin() as twin:
            see_the_offer_to_continue(evening, twin, "5-left-on-the-title")
        program.kill()


def leave_by_the_menu(evening: Evening, twin: Twin) -> None:
    """Open the menu, whose last button leaves: nobody is asked for a seat that is kept. What is struck before it is
    seen would not be meant for it."""
    wait_until(twin, lambda: twin.difference(TABLE_IN_THE_BAR) < SAME, "the game is never seen as it stands")
    evening.screen.strike("F10")
    wait_until(twin, lambda: twin.difference(TABLE_IN_THE_BAR) > SAME, "the menu is never seen")
    evening.screen.strike("shift+Tab")
    twin.turn(SETTLING)
    evening.keep("5-the-menu")
    evening.screen.strike("Return")


def see_the_offer_to_continue(evening: Evening, twin: Twin, name: str) -> None:
    """Wait until the title is seen with the game that waits."""
    wait_until(twin, lambda: not twin.app.scene.animating, "the title is never finished")
    offer = twin.page.screen.rect(twin.page.widget("continue").box)
    step_seen(evening, twin, name, (offer.left, offer.top, offer.right, offer.bottom))


def go_on_to_the_end(evening: Evening) -> None:
    """Start again, continue where one was, and play to the result, in a hurry."""
    Memory(evening.home).change(speed=QUICKLY)
    with evening.program() as program, evening.twin() as twin:
        heard = TextHeard(program, unheard=GUIDE)
        see_the_offer_to_continue(evening, twin, "6-continue")
        evening.screen.strike("Return")
        scene = come_to_the_table(twin, heard)
        assert round_of(twin) >= LEFT_IN
        step_seen(evening, twin, "7-continued", TABLE_IN_THE_BAR)
        play_until(twin, heard, scene, lambda: False)
        wait_until(twin, lambda: isinstance(twin.app.scene, ResultScene), "the result never came")
        twin.turn(SETTLING)
        wait_until(twin, lambda: len(evening.replays) == 1, "the match is not kept as a replay")
        evening.keep("8-result")
        twin.turn(SETTLING)
        evening.keep("9-result")


def find_the_replay(evening: Evening) -> None:
    """On another day it is in the list of replays, is told again by one press, and played on from its middle."""
    with evening.program() as program, evening.twin() as twin:
        heard = TextHeard(program, unheard=GUIDE)
        see_the_menu(evening.screen, twin, "evening-10-title-afterwards")
        assert not twin.page.has("continue")
        evening.screen.click(*twin.pixel_of("replays"))
        twin.app.stack.push(twin.app.atlas.replays())
        twin.turn(SETTLING)
        wait_until(twin, lambda: not twin.app.scene.animating, "the list is never finished")
        step_seen(evening, twin, "11-list-of-replays", BOARD_IN_A_ROW)
        twin.strike(pygame.K_RETURN, "\r")
        wait_until(twin, lambda: isinstance(twin.app.scene, ReplayScene), "the replay is not opened")
        twin.turn(SETTLING)
        step_seen(evening, twin, "12-replay")
        go_to_the_middle(evening, twin)
        play_on(evening, twin, heard)
        round_left = round_of(twin)
        program.kill()
    assert len(evening.replays) == 1
    with evening.program(), evening.twin() as twin:
        see_the_offer_to_continue(evening, twin, "17-continue-what-was-played-on")
    ((_, sign),) = KeptGames(evening.home).waiting()
    assert (sign.game, sign.round) == ("ur", round_left)


def go_to_the_middle(evening: Evening, twin: Twin) -> None:
    """To the middle of the replay, and stop there."""
    replay = twin.app.scene
    assert isinstance(replay, ReplayScene)
    for key in (pygame.K_RIGHT, pygame.K_HOME, *[pygame.K_PAGEDOWN] * (len(replay.theatre.story.turns) // 2)):
        twin.strike(key)
    step_seen(evening, twin, "13-middle-of-the-replay")


def play_on(evening: Evening, twin: Twin, heard: TextHeard) -> None:
    """Play on from there against bots, as far as our second decision."""
    replay = twin.app.scene
    assert isinstance(replay, ReplayScene)
    round_there, steps = replay.theatre.round, replay.theatre.at
    twin.strike(pygame.K_p, "p")
    step_seen(evening, twin, "14-how-to-play-on")
    evening.screen.strike("Return")
    twin.app.stack.home()
    scene = come_to_the_table(twin, heard)
    assert round_of(twin) >= round_there
    assert twin.moment.revision >= steps
    step_seen(evening, twin, "15-played-on", TABLE_IN_THE_BAR)
    play_until(twin, heard, scene, lambda: OUR_SEAT in twin.moment.due.seats)
    before = twin.moment
    play_until(
        twin, heard, scene, lambda: OUR_SEAT in twin.moment.due.seats and twin.moment.revision >= before.revision + 4
    )
    twin.turn(SETTLING)
    evening.keep("16-a-turn-later")


def test_a_first_evening_is_learned_lost_to_a_power_cut_continued_kept_and_played_on(evening: Evening) -> None:
    play_the_first_rounds(evening)
    go_on_to_the_end(evening)
    find_the_replay(evening)
