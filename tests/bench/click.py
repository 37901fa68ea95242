"""From a click to the frame that shows the server's answer: the real client, network thread and server process."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from tests.bench.measuring import Row
from tests.bench.server_actions import SERVED
from tests.server.programs import PATIENCE, Program

from ziggurat.wire.links import Address
from ziggurat.wire.messages import Done, Open
from ziggurat_client.app import FRAME, App
from ziggurat_client.command_line import Invocation
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.start import open_app

CLICKS = 60


def rows() -> list[Row]:
    """One row: clicks on `ready` in a room, each until the flip that shows it."""
    with Program("arcade", program=SERVED) as program, tempfile.TemporaryDirectory() as folder:
        host = program.call()
        host.hello("Kubaba")
        host.say(Open(1, "ur", seats=4))
        code = host.await_message(Done).table
        address = Address("127.0.0.1", program.port, table=code)
        invocation = Invocation(join=address, name="Ninsun", language="en", size=(1280, 720), folder=Path(folder))
        app = open_app(invocation, CrashReports(Path(folder)))
        _turn_until_in_room(app)
        ours = median(_click_on_ready(app) for _ in range(CLICKS))
        app.finish()
    return [Row("click on ready → frame p50 (once a frame)", ours, 1000 * FRAME, "ms", larger_is_better=False)]


def _turn_until_in_room(app: App) -> None:
    """Come to the table, and let everything be drawn once."""
    deadline = time.monotonic() + PATIENCE
    while not isinstance(app.scene, RoomScene) or not _seated(app):
        assert time.monotonic() < deadline
        app.turn(patience=FRAME)
    for _ in range(2):
        _click_on_ready(app)


def _click_on_ready(app: App) -> float:
    """Milliseconds from the click until a frame with the server's answer has been flipped."""
    assert isinstance(app.scene, Page)
    pixel = app.services.screen.pixel(*app.scene.widget("ready").box.centre)
    before, start = _is_ready(app), time.perf_counter()
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1))
    # An arrival makes the screen stale, so the turn that brings it also flips.
    while _is_ready(app) == before:
        assert time.perf_counter() - start < PATIENCE
        app.turn(patience=FRAME)
    return 1000 * (time.perf_counter() - start)


def _seated(app: App) -> bool:
    return any(record.seat is not None for record in app.services.remote.tables.values())


def _is_ready(app: App) -> bool:
    (record,) = app.services.remote.tables.values()
    assert record.seat is not None
    return record.table.seats[record.seat].ready
