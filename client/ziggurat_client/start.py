"""From the command to the first scene: a window that shows something at once, and the program behind it."""

from __future__ import annotations

import gc
import locale
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ziggurat_client.art.opening import draw_opening
from ziggurat_client.command_line import Wishes
from ziggurat_client.kept.profile import Memory
from ziggurat_client.window.screen import SMALLEST
from ziggurat_client.window.window import NoDisplay, Window

if TYPE_CHECKING:
    from ziggurat_client.app import App

__all__ = ["NoDisplay", "open_app"]


def open_app(wishes: Wishes) -> App:
    """The application with its window open and its first scenes in place. Raises NoDisplay."""
    memory = Memory(wishes.folder or _data_folder())
    fullscreen = memory.profile.fullscreen if wishes.fullscreen is None else wishes.fullscreen
    window = Window(wishes.size or SMALLEST, fullscreen)
    usual = window.screen.usual
    draw_opening(window.surface, usual.scale, usual.top)
    pygame.display.flip()
    app = _load(window, memory, wishes)
    _go(app, wishes)
    # What is loaded stays: the collector need not look through it again in the middle of a frame.
    gc.freeze()
    return app


def _load(window: Window, memory: Memory, wishes: Wishes) -> App:
    """Everything else, imported only now that there is something to look at; the title is the first scene."""
    from ziggurat_client.app import App
    from ziggurat_client.clock import SteadyClock
    from ziggurat_client.discovery.multicast import MulticastDiscovery
    from ziggurat_client.network.net import Net
    from ziggurat_client.scenes.title import TitleScene
    from ziggurat_client.sound.speaker import MixerSpeaker
    from ziggurat_client.text_log import TextLog
    from ziggurat_client.wording.words import Words

    if wishes.name is not None:
        memory.change(name=wishes.name)
    words = Words(wishes.language or memory.profile.language or _system_language())
    app = App(window, memory, words, Net(), SteadyClock(), MixerSpeaker)
    app.discovery = MulticastDiscovery()
    if wishes.text_log:
        app.text_log = TextLog(sys.stdout)
    app.push(TitleScene(app))
    return app


def _go(app: App, wishes: Wishes) -> None:
    """Go where the person wished to go, past the title."""
    if wishes.play_now or wishes.show_bots:
        from ziggurat_client.scenes.play_now import PlayNowScene

        app.push(PlayNowScene(app, game=wishes.game, watching=wishes.show_bots))
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
