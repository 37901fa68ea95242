"""Replays put on stage, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.boards.board import Player
from ziggurat_client.boards.registry import staging
from ziggurat_client.rehearsal import rehearsed
from ziggurat_client.scenes.replay import ReplayScene
from ziggurat_client.scenes.replay_reading import Showing
from ziggurat_client.staged import thoughtful_match

if TYPE_CHECKING:
    from ziggurat_client.app import App

_NAMES: Final = ("Kubaba", "Ninsun", "Tariq", "Amélie")


def _showing(app: App, seats: int) -> Showing:
    say = app.words.say
    about = (say("game.about.bot", level=say("level.greedy")), *[say("game.about.guest")] * 3)
    players = tuple(Player(_NAMES[seat], about[seat], bot=seat == 0) for seat in range(seats))
    return Showing("ur", "The Gate of Lagash", players, viewer=1)


def _open(app: App, seats: int, share: float) -> None:
    """Show a replay, paused after a share of its steps."""
    story = rehearsed(thoughtful_match(seats).record(), staging("ur").chronicle)
    scene = ReplayScene(app, _showing(app, seats), story)
    app.push(scene)
    app.turn(patience=0.001)
    _key(app, pygame.K_SPACE, " ")
    frame = round(share * scene.theatre.last)
    _key(app, pygame.K_END)
    while scene.theatre.at > frame:
        _key(app, pygame.K_LEFT)


def _key(app: App, key: int, unicode: str = "") -> None:
    app.scene.handle(pygame.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=0))


def _replay(app: App) -> None:
    _open(app, 4, 0.7)


def _replay_of_two(app: App) -> None:
    _open(app, 2, 0.4)


def _replay_begins(app: App) -> None:
    _open(app, 4, 0.0)


def _replay_pointed(app: App) -> None:
    _open(app, 4, 1.0)
    pixel = app.screen.pixel(960, 1024)
    app.scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))


REPLAY_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "replay": _replay,
    "replay_of_two": _replay_of_two,
    "replay_begins": _replay_begins,
    "replay_pointed": _replay_pointed,
}
"""The pictures of the theatre, by name."""
