"""Draws every screen into a folder, without a display: python -m ziggurat_client.screenshots FOLDER"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.wire.links import Address
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.kept.settings import USUAL_ZOOM, ZOOMS
from ziggurat_client.staging import staged
from ziggurat_client.staging.agreements import AGREEMENT_SHOTS
from ziggurat_client.staging.babel import BABEL_SHOTS
from ziggurat_client.staging.babel_tables import BABEL_TABLE_SHOTS
from ziggurat_client.staging.clocks import CLOCK_SHOTS
from ziggurat_client.staging.game import GAME_SHOTS
from ziggurat_client.staging.hot_seat import HOT_SEAT_SHOTS
from ziggurat_client.staging.lan import LAN_SHOTS
from ziggurat_client.staging.learn import LEARN_SHOTS
from ziggurat_client.staging.pad import PAD_SHOTS
from ziggurat_client.staging.replay import REPLAY_SHOTS
from ziggurat_client.staging.review import REVIEW_SHOTS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import SMALLEST
from ziggurat_client.wording.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat_client.app import App

_MOST_TURNS: Final = 400
"""Frames after which a screen that still draws itself is taken as it is."""


class Shot(NamedTuple):
    """One picture: its name, and what brings its scene on stage."""

    name: str
    set_up: Callable[[App], None]


@dataclass(frozen=True)
class Variant:
    """How a picture is taken. `ending` tells its file from those of the other variants."""

    ending: str
    size: tuple[int, int] = (1280, 720)
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
)
"""Every scene is taken in each of these."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ziggurat_client.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to put the pictures")
    parser.add_argument("names", nargs="*", help="only the pictures of these names")
    parser.add_argument("--size", type=_size, help="one variant of one's own: the window's size, as 2560x1080")
    parser.add_argument("--zoom", type=int, choices=ZOOMS, help="... its size of everything, in per cent")
    parser.add_argument("--palette", choices=tuple(PALETTES), help="... its colours")
    parser.add_argument("--language", choices=LANGUAGES, help="... its language")
    found = parser.parse_args(arguments)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    found.folder.mkdir(parents=True, exist_ok=True)
    own = _own_variant(found.size, found.zoom, found.palette, found.language)
    for variant in VARIANTS if own is None else (own,):
        # Pictures once drawn serve all scenes of a variant; their keys say all that they depend on.
        pictures = Pictures()
        for shot in SHOTS:
            if not found.names or shot.name in found.names:
                print(take(shot, variant, found.folder, pictures))
    return 0


def _size(text: str) -> tuple[int, int]:
    width, height = (int(number) for number in text.split("x"))
    return width, height


def _own_variant(
    size: tuple[int, int] | None, zoom: int | None, palette: str | None, language: str | None
) -> Variant | None:
    """The variant that was asked for, or None if none was."""
    asked = [f"{size[0]}x{size[1]}" if size else None, str(zoom) if zoom else None, palette, language]
    if not any(asked):
        return None
    ending = "_".join(word for word in asked if word)
    return Variant(ending, size or SMALLEST, language or "en", zoom or USUAL_ZOOM, palette)


def take(shot: Shot, variant: Variant, folder: Path, pictures: Pictures) -> Path:
    """Draw one picture and return its file."""
    # Imported here, after the display was chosen.
    import pygame

    from ziggurat_client.app import App
    from ziggurat_client.clock import HandClock
    from ziggurat_client.kept.profile import Memory, Server
    from ziggurat_client.window.window import Window
    from ziggurat_client.wording.words import Words

    with tempfile.TemporaryDirectory() as scratch:
        memory = Memory(Path(scratch))
        memory.change(name="Ninsun")
        memory.visited(Server("ziggurat://raspberrypi", "raspberrypi"))
        memory.visited(Server("ziggurat://library.example", "Library room 2"))
        memory.visited(Server("ziggurat://192.168.1.20", "Amélie’s house"))
        memory.change(zoom=variant.zoom, palette=variant.palette or memory.profile.palette)
        clock = HandClock()
        app = App(Window(variant.size), memory, Words(variant.language), staged.StageLink(), clock)
        pictures.palette = app.settings.palette
        app.pictures = pictures
        shot.set_up(app)
        for _ in range(_MOST_TURNS):
            app.turn(patience=0)
            clock.turn(1 / 60)
            if not app.scene.animating:
                break
        app.turn(patience=0)
        file = folder / f"{shot.name}_{variant.ending}.png"
        pygame.image.save(app.window.surface, file)
        app.finish()
    return file


# ---------------------------------------------------------------------- the screens


def _arrive(app: App, *arrivals: object) -> None:
    """Be welcomed, and let more arrive, before the scene is there."""
    app.remote.connect(Address("192.168.1.20"), "Ninsun")
    for arrival in (staged.welcome(), *arrivals):
        app.remote.receive(arrival)  # type: ignore[arg-type]


def _title(app: App) -> None:
    from ziggurat_client.scenes.title import TitleScene

    app.push(TitleScene(app))


def _credits(app: App) -> None:
    from ziggurat_client.scenes.credits import CreditsScene

    app.push(CreditsScene(app))


def _credits_end(app: App) -> None:
    import pygame

    _credits(app)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="", scancode=0))


def _keys(app: App) -> None:
    _lobby(app)
    app.show_keys()


def _join(app: App) -> None:
    from ziggurat_client.scenes.join import JoinScene

    app.push(JoinScene(app))


def _connecting(app: App) -> None:
    from ziggurat_client.scenes.connecting import ConnectingScene

    app.push(ConnectingScene(app, Address("192.168.1.20")))


def _unreachable(app: App) -> None:
    from ziggurat_client.network.net import Unreachable

    _connecting(app)
    app.scene.arrived(Unreachable("refused", "Connection was refused by other side: 111: Connection refused."))


_SHOWN: Final = "07bf0d7641e0f42919e023e38859db61118624c67fa8b508380a5c967ef96e40"
_KNOWN: Final = "787539a174410a21690d218e42b0e2fd0934c0437e18a064b81caf53fac150c3"


def _first_sight(app: App) -> None:
    from ziggurat_client.network.net import Doubt

    _connecting(app)
    app.scene.arrived(Doubt(_SHOWN, None))


def _other_key(app: App) -> None:
    from ziggurat_client.network.net import Doubt

    _connecting(app)
    app.scene.arrived(Doubt(_SHOWN, _KNOWN))


def _lobby(app: App) -> None:
    from ziggurat_client.scenes.lobby import LobbyScene

    _arrive(app, staged.lobby(), *staged.lobby_chat())
    app.push(LobbyScene(app))


def _crowded_lobby(app: App) -> None:
    from ziggurat_client.scenes.lobby import LobbyScene

    _arrive(app, staged.crowded_lobby(), *staged.lobby_chat())
    app.push(LobbyScene(app))


def _empty_lobby(app: App) -> None:
    from ziggurat_client.network.net import Lost
    from ziggurat_client.scenes.lobby import LobbyScene

    _arrive(app)
    app.push(LobbyScene(app))
    app.remote.receive(Lost(1.0))


def _stopping(app: App) -> None:
    from ziggurat.wire.messages import Notice
    from ziggurat_client.wording.notices import notice

    _lobby(app)
    app.banner.tell(notice(app.words, Notice("stopping", seconds=600)))


def _create_table(app: App) -> None:
    from ziggurat_client.scenes.create_table import CreateTableScene

    _lobby(app)
    app.push(CreateTableScene(app, lambda game, seats, name, password, clock: None))


def _clock_choice(app: App) -> None:
    from ziggurat.bots import LEVELS
    from ziggurat.wire.clocks import ClockTerms
    from ziggurat_client.scenes.clock_choice import ClockChoiceScene

    _room(app)
    terms = ClockTerms("per_game", 600, increment=15)
    app.push(ClockChoiceScene(app, terms, LEVELS, lambda chosen: None))


def _password(app: App) -> None:
    from ziggurat_client.scenes.password import PasswordScene

    _lobby(app)
    app.push(PasswordScene(app, app.words.say("password.title", table="MARI-25"), lambda password: None))


def _room(app: App) -> None:
    from ziggurat_client.scenes.room import RoomScene

    _arrive(app, *staged.room())
    app.push(RoomScene(app, staged.CODE))


def _room_with_guests_bot(app: App) -> None:
    from ziggurat_client.scenes.room import RoomScene

    _arrive(app, *staged.room_with_guests_bot())
    app.push(RoomScene(app, staged.CODE))


def _settings(app: App) -> None:
    from ziggurat_client.scenes.settings import SettingsScene

    app.push(SettingsScene(app))


def _settings_in_red_green(app: App) -> None:
    app.settings.choose(palette="red_green", muted=True)
    _settings(app)


def _room_in_high_contrast(app: App) -> None:
    app.settings.choose(palette="high_contrast")
    _room(app)


def _result(app: App) -> None:
    from ziggurat_client.scenes.result import ResultScene

    _arrive(app, *staged.finished())
    app.push(ResultScene(app, staged.CODE))


_STAGED: Final = (
    GAME_SHOTS
    | BABEL_SHOTS
    | CLOCK_SHOTS
    | HOT_SEAT_SHOTS
    | AGREEMENT_SHOTS
    | LAN_SHOTS
    | REPLAY_SHOTS
    | REVIEW_SHOTS
    | LEARN_SHOTS
    | PAD_SHOTS
    | BABEL_TABLE_SHOTS
)

SHOTS: Final = (
    Shot("title", _title),
    Shot("credits", _credits),
    Shot("credits_end", _credits_end),
    Shot("keys", _keys),
    Shot("join", _join),
    Shot("connecting", _connecting),
    Shot("unreachable", _unreachable),
    Shot("first_sight", _first_sight),
    Shot("other_key", _other_key),
    Shot("lobby", _lobby),
    Shot("crowded_lobby", _crowded_lobby),
    Shot("empty_lobby", _empty_lobby),
    Shot("stopping", _stopping),
    Shot("create_table", _create_table),
    Shot("clock_choice", _clock_choice),
    Shot("password", _password),
    Shot("room", _room),
    Shot("room_guests_bot", _room_with_guests_bot),
    Shot("room_high_contrast", _room_in_high_contrast),
    Shot("result", _result),
    Shot("settings", _settings),
    Shot("settings_red_green", _settings_in_red_green),
    *(Shot(name, set_up) for name, set_up in _STAGED.items()),
)
"""Every screen, in the order in which a person meets them."""


if __name__ == "__main__":
    sys.exit(main())
