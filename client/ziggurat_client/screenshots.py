"""Draws every screen into a folder, without a display: python -m ziggurat_client.screenshots FOLDER"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.wire.links import Address
from ziggurat_client import staged
from ziggurat_client.staged_game import GAME_SHOTS
from ziggurat_client.staged_learn import LEARN_SHOTS
from ziggurat_client.staged_pad import PAD_SHOTS
from ziggurat_client.staged_replay import REPLAY_SHOTS

if TYPE_CHECKING:
    from ziggurat_client.app import App

SIZES: Final = ((1280, 720), (1920, 1080))
_MOST_TURNS: Final = 400
"""Frames after which a screen that still draws itself is taken as it is."""


class Shot(NamedTuple):
    """One picture: its name, and what brings its scene on stage."""

    name: str
    set_up: Callable[[App], None]


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ziggurat_client.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to put the pictures")
    parser.add_argument("names", nargs="*", help="only the pictures of these names")
    found = parser.parse_args(arguments)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    found.folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for shot in SHOTS:
            if not found.names or shot.name in found.names:
                print(take(shot, size, "en", found.folder))
    for shot in SHOTS:
        if not found.names or shot.name in found.names:
            print(take(shot, SIZES[0], "fr", found.folder))
    return 0


def take(shot: Shot, size: tuple[int, int], language: str, folder: Path) -> Path:
    """Draw one picture and return its file."""
    # Imported here, after the display was chosen.
    import pygame

    from ziggurat_client.app import App
    from ziggurat_client.clock import HandClock
    from ziggurat_client.profile import Memory, Server
    from ziggurat_client.window import Window
    from ziggurat_client.words import Words

    with tempfile.TemporaryDirectory() as scratch:
        memory = Memory(Path(scratch))
        memory.change(name="Ninsun")
        memory.visited(Server("ziggurat://raspberrypi", "raspberrypi"))
        memory.visited(Server("ziggurat://library.example", "Library room 2"))
        memory.visited(Server("ziggurat://192.168.1.20", "Amélie’s house"))
        clock = HandClock()
        app = App(Window(size), memory, Words(language), staged.StageLink(), clock)
        shot.set_up(app)
        for _ in range(_MOST_TURNS):
            app.turn(patience=0)
            clock.turn(1 / 60)
            if not app.scene.animating:
                break
        app.turn(patience=0)
        file = folder / f"{shot.name}_{size[1]}{'' if language == 'en' else '_' + language}.png"
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
    from ziggurat_client.net import Unreachable

    _connecting(app)
    app.scene.arrived(Unreachable("Connection was refused by other side: 111: Connection refused."))


def _lobby(app: App) -> None:
    from ziggurat_client.scenes.lobby import LobbyScene

    _arrive(app, staged.lobby(), *staged.lobby_chat())
    app.push(LobbyScene(app))


def _empty_lobby(app: App) -> None:
    from ziggurat_client.net import Lost
    from ziggurat_client.scenes.lobby import LobbyScene

    _arrive(app)
    app.push(LobbyScene(app))
    app.remote.receive(Lost(1.0))


def _create_table(app: App) -> None:
    from ziggurat_client.scenes.create_table import CreateTableScene

    _lobby(app)
    app.push(CreateTableScene(app, lambda game, seats, name, password: None))


def _password(app: App) -> None:
    from ziggurat_client.scenes.password import PasswordScene

    _lobby(app)
    app.push(PasswordScene(app, app.words.say("password.title", table="MARI-25"), lambda password: None))


def _room(app: App) -> None:
    from ziggurat_client.scenes.room import RoomScene

    _arrive(app, *staged.room())
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


SHOTS: Final = (
    Shot("title", _title),
    Shot("keys", _keys),
    Shot("join", _join),
    Shot("connecting", _connecting),
    Shot("unreachable", _unreachable),
    Shot("lobby", _lobby),
    Shot("empty_lobby", _empty_lobby),
    Shot("create_table", _create_table),
    Shot("password", _password),
    Shot("room", _room),
    Shot("room_high_contrast", _room_in_high_contrast),
    Shot("result", _result),
    Shot("settings", _settings),
    Shot("settings_red_green", _settings_in_red_green),
    *(Shot(name, set_up) for name, set_up in (GAME_SHOTS | REPLAY_SHOTS | LEARN_SHOTS | PAD_SHOTS).items()),
)
"""Every screen, in the order in which a person meets them."""


if __name__ == "__main__":
    sys.exit(main())
