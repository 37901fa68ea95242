"""What people have with each other, put on stage for pictures: whispers, friends and what is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.certainty import of_type
from ziggurat.wire.messages import Said, Whispered
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.game import FOUR, Stage
from ziggurat_client.staging.person import press, strike
from ziggurat_client.staging.staged_match import NAMES

if TYPE_CHECKING:
    from ziggurat_client.app import App

_AT: Final = 1_780_000_000.0


def _whispered(app: App) -> None:
    """Two whispers among what is said in the lobby, the newer one still in the banner."""
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))
    chat = app.services.remote.lobby.chat
    person, name = chat[2].person, chat[2].name
    for seconds, text, own in (
        (-400.0, "Es-tu libre ce soir ?", False),
        (-200.0, "Yes, after this one!", True),
        (30.0, "À tout à l’heure à Barley Moon, alors : garde-moi une place, j’apporte les dattes.", False),
    ):
        app.services.remote.receive(Whispered(person, name, text, chat[-1].at + seconds, own))
    app.turn(patience=0)
    of_type(staged.StageLink, app.link).bring(Whispered(person, name, "Tu viens ?", chat[-1].at + 60))
    app.turn(patience=0)


def _whispers(app: App) -> None:
    """All that was whispered with somebody."""
    _whispered(app)
    strike(app, pygame.K_a, "a")


def _whispered_in_game(app: App) -> None:
    """A whisper in the drawer of the chat beside the board."""
    stage = Stage(app, FOUR)
    stage.open()
    remote = app.services.remote
    remote.receive(Said("p1", NAMES[1][0], "Well fought!", _AT, staged.CODE))
    remote.receive(Whispered("p9", "Amélie", "Où en êtes-vous ? Nous vous attendons pour la suivante.", _AT + 60))
    remote.receive(Whispered("p9", "Amélie", "Two rounds more.", _AT + 90, own=True))
    stage.key(pygame.K_t, "t")


def _people(app: App) -> None:
    """The people in the lobby, and what one can do about each."""
    _whispered(app)
    press(app, "speakers")


FRIEND_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "whispered": _whispered,
    "whispers": _whispers,
    "whispered_in_game": _whispered_in_game,
    "people_here": _people,
}
"""Every picture of them, by its name."""
