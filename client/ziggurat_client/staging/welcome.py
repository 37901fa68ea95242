"""The first start put on stage: language and name, and the name alone, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ziggurat.certainty import of_type
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.naming import NamingScene
from ziggurat_client.scenes.welcome.welcome import WelcomeScene
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


WELCOME_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "welcome": _welcome,
    "welcome_nameless": _nameless,
    "naming": _naming,
}
"""The pictures, by name."""
