"""The command `ziggurat`: open the window."""

from __future__ import annotations

import locale
import logging
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat_client.command_line import Wishes, read_command_line

if TYPE_CHECKING:
    from ziggurat_client.app import App

NO_DISPLAY: Final = """\
ziggurat: there is no display to open a window on ({reason}).
These need none:
  ziggurat-server    host tables for others
  ziggurat-bot       a bot that plays at a table
  make screenshots   draw every screen into build/screenshots"""

NO_SCREEN: Final = """\
ziggurat: the packages for the screen are not installed (missing: {names}). Install them with:
  pip install '.[client]'"""
PACKAGES: Final = ("pygame", "pygame_gui", "twisted", "platformdirs")
"""What the client needs beyond the plain package."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the client until the person leaves. Returns the exit code: 0, or 1 without a display or its packages."""
    wishes = read_command_line(arguments)
    # A greeting of the library's own is no concern of whoever reads our output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    missing = [package for package in PACKAGES if find_spec(package) is None]
    if missing:
        print(NO_SCREEN.format(names=", ".join(missing)), file=sys.stderr)
        return 1
    logging.basicConfig(format="%(name)s: %(message)s", level=logging.WARNING)
    # Imported here, so that wrong arguments are answered at once.
    from ziggurat_client.window import NoDisplay

    try:
        app = open_app(wishes)
    except NoDisplay as error:
        print(NO_DISPLAY.format(reason=error), file=sys.stderr)
        return 1
    try:
        app.run()
    finally:
        app.finish()
    return 0


def open_app(wishes: Wishes) -> App:
    """The application with its window open and its first scenes in place. Raises NoDisplay."""
    from ziggurat_client.app import App
    from ziggurat_client.audio_speaker import MixerSpeaker
    from ziggurat_client.clock import SteadyClock
    from ziggurat_client.net import Net
    from ziggurat_client.profile import Memory
    from ziggurat_client.scenes.title import TitleScene
    from ziggurat_client.screen import SMALLEST
    from ziggurat_client.text_log import TextLog
    from ziggurat_client.window import Window
    from ziggurat_client.words import Words

    memory = Memory(wishes.folder or _data_folder())
    fullscreen = memory.profile.fullscreen if wishes.fullscreen is None else wishes.fullscreen
    window = Window(wishes.size or SMALLEST, fullscreen)
    if wishes.name is not None:
        memory.change(name=wishes.name)
    words = Words(wishes.language or memory.profile.language or _system_language())
    app = App(window, memory, words, Net(), SteadyClock(), MixerSpeaker)
    if wishes.text_log:
        app.text_log = TextLog(sys.stdout)
    app.push(TitleScene(app))
    _go(app, wishes)
    return app


def _go(app: App, wishes: Wishes) -> None:
    """Go where the person wished to go, past the title."""
    if wishes.play_now or wishes.show_bots:
        from ziggurat_client.scenes.play_now import PlayNowScene

        app.push(PlayNowScene(app, watching=wishes.show_bots))
    elif wishes.join is not None or wishes.watch is not None:
        from ziggurat_client.scenes.connecting import ConnectingScene

        address = wishes.join or wishes.watch
        assert address is not None
        app.push(ConnectingScene(app, address, watching=wishes.watch is not None))


def _data_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("ziggurat", appauthor=False)


def _system_language() -> str:
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"


if __name__ == "__main__":
    sys.exit(main())
