"""A first game of First Societies in a real window, from the title on and in French: the mode is chosen, the guide
speaks, and once there are cards something is offered at the market.

`make real-window` plays it; it needs Xvfb and xdotool. Pictures are kept in build/real_window.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from client.driver import Driver
from end_to_end.programs import Program, running
from real_window.deal_seeker import DealSeeker
from real_window.display import SIZE, Display
from real_window.test_full_game import QUIET, play_by_mouse, see_part, turn_of
from real_window.test_played_through import SETTLING, keep, play_through, see_the_menu, wait_until
from real_window.text_heard import TextHeard
from real_window.twin import Twin
from server.programs import HURRIED
from ziggurat.games.civilization.trade_actions import TradeOffer
from ziggurat.games.game import Action
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.wording.words import sentences

LANGUAGE: Final = "fr"
GAME: Final = "seal civilization"
"""What chooses the game on the title."""
LABEL: Final = 0.2
"""How much of that is its label: beside the picture above it one sees the plaza, on which other bots play."""
INSET: Final = 12
"""How many pixels of a widget are left out at its edges."""
MODE: Final = "first_societies"
TURNS: Final = 2
"""The turns that are played at least, and until something was offered."""
SPEED: Final = 4.0
"""How fast what happens is told."""
DIALOG: Final = (360, 60, 920, 560)
"""Where it is asked who plays."""
RIGHT_ARROW: Final = 0.97
"""Where a stepper has its arrow to the next value, from its left end to its right one."""
GUIDE: Final = frozenset(said for key, said in sentences(LANGUAGE).items() if key.startswith("guide."))
"""What the guide says: to the player, never to who watches."""

pytestmark = [pytest.mark.real_window, pytest.mark.timeout(1800)]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a person who has never played."""
    return _begun(tmp_path / "home")


@pytest.fixture
def program(screen: Display, home: Path) -> Iterator[Program]:
    """The program; its bots act at once."""
    said = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", LANGUAGE, "--text-log", "--data", str(home))
    with running("-m", "ziggurat_client", *said, surroundings=screen.environment | HURRIED) as found:
        yield found
        keep(screen.picture(), "first-societies-last-seen")


@pytest.fixture
def twin(screen: Display, program: Program, home: Path, tmp_path: Path) -> Iterator[Twin]:
    """The player's idea of the program."""
    found = Twin(screen, SIZE, _begun(tmp_path / "twin"), home, LANGUAGE)
    yield found
    keep(found.picture, "first-societies-last-imagined")
    found.close()


def _begun(folder: Path) -> Path:
    """A folder in which there is little more than a name."""
    Memory(folder).change(name="Ninsun", speed=SPEED)
    return folder


def see_widget(screen: Display, twin: Twin, name: str, lowest: float = 1.0) -> None:
    """Wait until a widget, or so much of it at its lower end, is seen in the real window as the twin has it."""
    box = twin.page.screen.rect(twin.page.widget(name).box).inflate(-INSET, -INSET)
    see_part(screen, twin, (box.left, round(box.bottom - lowest * box.height), box.right, box.bottom))


def choose_the_next(twin: Twin, name: str) -> None:
    """Press the right arrow of a stepper."""
    box = twin.page.widget(name).box
    twin.click_at(box.x + box.width * RIGHT_ARROW, box.centre[1])


def choose(screen: Display, twin: Twin) -> None:
    """On the title the game, and where it is asked who plays the mode and better bots; then begin."""
    see_the_menu(screen, twin, "first-societies-title")
    see_widget(screen, twin, GAME, LABEL)
    twin.click(GAME)
    see_widget(screen, twin, GAME, LABEL)
    twin.click("opponents")
    wait_until(twin, lambda: isinstance(twin.app.scene, TogetherScene), "it is not asked who plays")
    see_part(screen, twin, DIALOG)
    for name in ("mode", "level 0", "level 1"):
        choose_the_next(twin, name)
        see_widget(screen, twin, name)
    keep(screen.picture(), "first-societies-who-plays")
    screen.click(*twin.pixel_of("start"))
    twin.app.stack.home()


def test_from_the_title_first_societies_is_played_as_far_as_an_offer_at_the_market(
    screen: Display, program: Program, twin: Twin
) -> None:
    heard = TextHeard(program, GUIDE, LANGUAGE)
    choose(screen, twin)
    wait_until(twin, lambda: heard.link is not None, "no match begins")
    assert heard.link is not None
    scene = twin.come_to(heard.link)
    assert twin.moment.view.public.board.options.mode == MODE
    offers = list[Action]()

    def play(driver: Driver, scene: GameScene, action: Action) -> None:
        play_by_mouse(driver, scene, action)
        offers.extend([action] if isinstance(action, TradeOffer) else [])

    play_through(
        twin,
        heard,
        scene,
        play,
        lambda number: keep(screen.picture(), f"first-societies-{number:03}"),
        lambda moment: bool(offers) and turn_of(moment) > TURNS,
        mind=DealSeeker(),
        settling=lambda moment: QUIET if moment.view.public.board.phase == "trade" else SETTLING,
    )
    assert offers
    assert any(line.startswith("Vous offrez") for line in twin.told)
    twin.turn(SETTLING)
    keep(screen.picture(), "first-societies")
