"""Every picture that is taken of the screens, in every variant, and the stage on which each is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import USUAL_ZOOM, Memory, Server
from ziggurat_client.staging.agreements import AGREEMENT_SHOTS
from ziggurat_client.staging.babel import BABEL_SHOTS
from ziggurat_client.staging.babel_tables import BABEL_TABLE_SHOTS
from ziggurat_client.staging.characters import CHARACTER_SHOTS
from ziggurat_client.staging.circle import CIRCLE_SHOTS
from ziggurat_client.staging.civilization import CIVILIZATION_SHOTS
from ziggurat_client.staging.civilization_annals import CIVILIZATION_ANNALS_SHOTS
from ziggurat_client.staging.civilization_calamities import CIVILIZATION_CALAMITY_SHOTS
from ziggurat_client.staging.civilization_cards import CIVILIZATION_CARD_SHOTS
from ziggurat_client.staging.civilization_market import CIVILIZATION_MARKET_SHOTS
from ziggurat_client.staging.civilization_market_replay import CIVILIZATION_MARKET_REPLAY_SHOTS
from ziggurat_client.staging.civilization_tables import CIVILIZATION_TABLE_SHOTS
from ziggurat_client.staging.clocks import CLOCK_SHOTS
from ziggurat_client.staging.colours import COLOUR_SHOTS
from ziggurat_client.staging.friends import FRIEND_SHOTS
from ziggurat_client.staging.game import GAME_SHOTS
from ziggurat_client.staging.guide import GUIDE_SHOTS
from ziggurat_client.staging.hot_seat import HOT_SEAT_SHOTS
from ziggurat_client.staging.lan import LAN_SHOTS
from ziggurat_client.staging.learn import LEARN_SHOTS
from ziggurat_client.staging.nights import NIGHT_SHOTS
from ziggurat_client.staging.pad import PAD_SHOTS
from ziggurat_client.staging.profile import PROFILE_SHOTS
from ziggurat_client.staging.puzzles import PUZZLE_SHOTS
from ziggurat_client.staging.replay import REPLAY_SHOTS
from ziggurat_client.staging.review import REVIEW_SHOTS
from ziggurat_client.staging.screens import SCREEN_SHOTS
from ziggurat_client.staging.series import SERIES_SHOTS
from ziggurat_client.staging.staged import StageLink
from ziggurat_client.staging.tigris import TIGRIS_SHOTS
from ziggurat_client.staging.tigris_tables import TIGRIS_TABLE_SHOTS
from ziggurat_client.staging.waiting import WAITING_SHOTS
from ziggurat_client.staging.welcome import WELCOME_SHOTS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import SMALLEST, USUAL
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words


class Shot(NamedTuple):
    """One picture: its name, and what brings its scene on stage."""

    name: str
    set_up: Callable[[App], None]


@dataclass(frozen=True)
class Variant:
    """How a picture is taken. `ending` tells its file from those of the other variants."""

    ending: str
    size: tuple[int, int] = USUAL
    language: str = "en"
    zoom: int = USUAL_ZOOM
    palette: str | None = None
    """A palette for scenes that do not choose their own."""


VARIANTS: Final = (
    Variant("720"),
    Variant("1080", (1920, 1080)),
    Variant("720_fr", language="fr"),
    Variant("150", (1920, 1080), zoom=150),
    Variant("blue_yellow", palette="blue_yellow"),
    Variant("21x9", (2560, 1080)),
    Variant("laptop", (1366, 690)),
    Variant("smallest", SMALLEST),
)
"""Every scene is taken in each of these."""

_STAGED: Final = (
    WELCOME_SHOTS
    | SCREEN_SHOTS
    | GAME_SHOTS
    | BABEL_SHOTS
    | TIGRIS_SHOTS
    | CIVILIZATION_SHOTS
    | CIVILIZATION_CALAMITY_SHOTS
    | CIVILIZATION_CARD_SHOTS
    | CIVILIZATION_MARKET_SHOTS
    | CIVILIZATION_MARKET_REPLAY_SHOTS
    | CIVILIZATION_ANNALS_SHOTS
    | CIVILIZATION_TABLE_SHOTS
    | COLOUR_SHOTS
    | CHARACTER_SHOTS
    | CLOCK_SHOTS
    | HOT_SEAT_SHOTS
    | AGREEMENT_SHOTS
    | SERIES_SHOTS
    | LAN_SHOTS
    | REPLAY_SHOTS
    | REVIEW_SHOTS
    | CIRCLE_SHOTS
    | LEARN_SHOTS
    | PUZZLE_SHOTS
    | PROFILE_SHOTS
    | NIGHT_SHOTS
    | FRIEND_SHOTS
    | PAD_SHOTS
    | BABEL_TABLE_SHOTS
    | TIGRIS_TABLE_SHOTS
    | GUIDE_SHOTS
    | WAITING_SHOTS
)
SHOTS: Final = tuple(Shot(name, set_up) for name, set_up in _STAGED.items())
"""Every screen, in the order in which a person meets them."""


@contextmanager
def on_stage(shot: Shot, variant: Variant, pictures: Pictures, clock: HandClock) -> Iterator[App]:
    """An application that shows what is to be taken; nothing of it has been drawn yet.

    Raises what comes of a scene that is not as its staging expects, such as LookupError for a widget.
    """
    with TemporaryDirectory() as scratch:
        memory = Memory(Path(scratch))
        memory.change(name="Ninsun")
        memory.visited(Server("ziggurat://raspberrypi", "raspberrypi"))
        memory.visited(Server("ziggurat://library.example", "Library room 2"))
        memory.visited(Server("ziggurat://192.168.1.20", "Amélie’s house"))
        memory.change(zoom=variant.zoom, palette=variant.palette or memory.profile.palette)
        app = App(Window(variant.size), memory, Words(variant.language), StageLink(), clock, pictures=pictures)
        pictures.palette = app.services.settings.palette
        try:
            shot.set_up(app)
            yield app
        finally:
            app.finish()
