"""From the command to the first scene: a window that shows something at once, and the program behind it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art.opening import draw_opening
from ziggurat_client.command_line import Invocation
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.kept.profile import Memory
from ziggurat_client.window.screen import USUAL
from ziggurat_client.window.window import NoDisplay, Window

if TYPE_CHECKING:
    from ziggurat.wire.links import Address
    from ziggurat_client.app import App
    from ziggurat_client.text_log import TextLog
    from ziggurat_client.wording.words import Words

__all__ = ["NoDisplay", "folder_of", "open_app"]

_TOLD_OF_CRASH: Final = 20.0
"""Seconds for which it is said where the report of a crash lies."""


def open_app(invocation: Invocation, reports: CrashReports, networks: Sequence[str] | None = None) -> App:
    """The application with its window open and its first scenes in place. Raises NoDisplay.

    `reports` is told what must not be in one; a new one from an earlier start is told of. `networks` are the addresses
    by which other servers are looked for, all of this machine's if None.
    """
    memory = Memory(folder_of(invocation))
    fullscreen = memory.profile.fullscreen if invocation.fullscreen is None else invocation.fullscreen
    window = Window(invocation.size or USUAL, fullscreen)
    usual = window.screen.usual
    draw_opening(window.surface, usual.scale, usual.top)
    window.flip()
    app = _load(window, memory, invocation, networks)
    reports.secrets, reports.about = partial(_secrets, app), partial(_about, app, pygame.display.get_driver())
    go(app, invocation)
    _tell_of_crash(app, reports)
    # What is loaded stays: the collector need not look through it again in the middle of a frame.
    gc.freeze()
    return app


def _load(window: Window, memory: Memory, invocation: Invocation, networks: Sequence[str] | None) -> App:
    """Everything else, imported only now that there is something to look at; the title is the first scene."""
    # Imported here: it takes longer than the first frame may.
    from ziggurat_client.app import App
    from ziggurat_client.attention.notices import system_notices
    from ziggurat_client.clock import SteadyClock
    from ziggurat_client.discovery.multicast import MulticastDiscovery
    from ziggurat_client.network.net import Net
    from ziggurat_client.scenes.title.title import TitleScene
    from ziggurat_client.sound.audio import Audio
    from ziggurat_client.sound.speaker import MixerSpeaker
    from ziggurat_client.wording.system_language import system_language
    from ziggurat_client.wording.words import Words

    if invocation.name is not None:
        memory.change(name=invocation.name)
    words = Words(invocation.language or memory.profile.language or system_language())
    clock = SteadyClock()
    app = App(
        window,
        memory,
        words,
        Net(),
        clock,
        audio=Audio(clock, open_speaker=MixerSpeaker),
        text_log=_text_log(words) if invocation.text_log else None,
        discovery=MulticastDiscovery(networks),
        notices=system_notices(),
    )
    app.stack.push(TitleScene(app.atlas))
    return app


def _text_log(words: Words) -> TextLog:
    """The log of games on standard output."""
    # Imported here: see above.
    from ziggurat.log_lines import LogLines
    from ziggurat_client.text_log import TextLog

    return TextLog(LogLines(sys.stdout, lambda lines: words.say("text_log.missing", count=lines)).write)


def go(app: App, invocation: Invocation) -> None:
    """Go where the person wished to go, past the title; a person without a name is asked for it first."""
    if invocation.play_now or invocation.show_bots:
        app.stack.push(app.atlas.play_now(game=invocation.game, watching=invocation.show_bots))
    elif (address := invocation.join or invocation.watch) is not None:
        _connect(app, address, watching=invocation.watch is not None)
    elif app.services.memory.profile.name is None:
        app.stack.push(app.atlas.welcome())


def _connect(app: App, address: Address, *, watching: bool) -> None:
    """Go to a server, where others meet a person who has a name."""
    # Imported here: see above.
    from ziggurat_client.scenes.welcome.naming import with_name

    with_name(app.atlas, lambda: app.stack.push(app.atlas.connecting(address, watching=watching)))


def folder_of(invocation: Invocation) -> Path:
    """The folder in which the client keeps what it remembers."""
    from platformdirs import user_data_path

    return invocation.folder or user_data_path("ziggurat", appauthor=False)


def _secrets(app: App) -> Iterator[str]:
    """What brings us back to servers, and what opens tables."""
    yield from (server.token for server in app.services.memory.profile.servers if server.token is not None)
    if app.services.remote.welcome is not None:
        yield app.services.remote.welcome.token
    yield from (record.password for record in app.services.remote.tables.values() if record.password is not None)


def _about(app: App, driver: str) -> dict[str, str]:
    """The state that a crash report tells. The window is closed by then."""
    seen = [f"{scene.screen.width}x{scene.screen.height}" for scene in app.stack.scenes[-1:]]
    return {
        "window": " ".join([*seen, f"zoom {app.services.memory.profile.zoom}", driver]),
        "language": app.services.words.language,
        "screens": " > ".join(type(scene).__name__ for scene in app.stack.scenes),
    }


def _tell_of_crash(app: App, reports: CrashReports) -> None:
    newest = reports.newest()
    if newest is not None and newest.name != app.services.memory.profile.told_report:
        app.services.memory.change(told_report=newest.name)
        app.services.banner.tell(app.services.words.say("crash.told", file=str(newest)), _TOLD_OF_CRASH)
