"""The first start put on stage: language and name, and the name alone, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ziggurat.certainty import of_type
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.naming import NamingScene
from ziggurat_client.scenes.welcome.welcome import WelcomeScene
from ziggurat_client.scenes.welcome.winning import WinningScene
from ziggurat_client.staging.person import press
from ziggurat_client.ui.text_field import TextField

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _first_start(app: App, name: str) -> None:
    """The questions over the title, with that name in the field, whatever the account is called."""
    app.services.memory.change(name=None)
    app.stack.push(TitleScene(app.atlas))
    scene = WelcomeScene(app.atlas)
    app.stack.push(scene)
    of_type(TextField, scene.widget("name")).text = name


def _welcome(app: App) -> None:
    _first_start(app, "Ninsun")


def _nameless(app: App) -> None:
    _first_start(app, "")
    press(app, "go on")


def _naming(app: App) -> None:
    app.stack.push(JoinScene(app.atlas))
    app.stack.push(NamingScene(app.atlas, lambda: None))


def _winning(app: App, game: str) -> None:
    app.stack.push(TitleScene(app.atlas))
    app.stack.push(WinningScene(app.atlas, game, playing=True))


def _winning_again(app: App) -> None:
    app.stack.push(WinningScene(app.atlas, "ur", playing=False))


WELCOME_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "welcome": _welcome,
    "welcome_nameless": _nameless,
    "naming": _naming,
    "winning_ur": partial(_winning, game="ur"),
    "winning_babel": partial(_winning, game="babel"),
    "winning_civilization": partial(_winning, game="civilization"),
    "winning_again": _winning_again,
}
"""The pictures, by name."""
