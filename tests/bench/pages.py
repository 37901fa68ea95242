"""How long a guest with a browser waits: for the first board of Ur, and for what somebody else does.

The browser has nothing of the page yet when it opens the address of a table; the reference is a picture alone, of the
same server in the same browser. What somebody does is watched by the browser and by the desktop client together, each
until it has been painted.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from tests.bench.measuring import Missing, Row
from tests.bench.server_actions import seated
from tests.bench.watchers import actions
from tests.server.programs import PATIENCE
from tests.web.browsing import BROWSER, DRIVER, Visitor
from tests.web.programs import WebProgram
from tests.web.scripts import NODE

from ziggurat.wire.links import Address
from ziggurat.wire.messages import PositionMessage
from ziggurat_client.app import FRAME, App
from ziggurat_client.command_line import Invocation
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.start import open_app

GUESTS: Final = 15
GOAL: Final = 100
"""Milliseconds after the desktop client in which a browser shows what somebody does."""
_FIRST_BOARD: Final = "first board of Ur p50 (a picture)"
_PAINTED: Final = "action of another → painted p50 (client)"
_LATER: Final = "painted later than by the client p95 (goal)"


def rows() -> list[Row | Missing]:
    """Three rows of milliseconds."""
    if NODE is None or BROWSER is None or not DRIVER.is_dir():
        return [Missing(measure, "no browser here") for measure in (_FIRST_BOARD, _PAINTED, _LATER)]
    # Its reactor runs once in a process, and other measures have clients, too.
    with multiprocessing.get_context("spawn").Pool(1) as alone:
        return alone.apply(_measured)


def _measured() -> list[Row | Missing]:
    return [_first_board(), *_painted()]


def _first_board() -> Row:
    with tempfile.TemporaryDirectory() as folder, WebProgram("--data", folder) as program:
        table = seated(program, 0)[0].await_message(PositionMessage).table
        visit = Visitor(program.origin, "first_board.mjs", table, str(GUESTS))
        waited = visit.fact("waited")
        visit.end()
    return Row(_FIRST_BOARD, median(waited["board"]), median(waited["picture"]), "ms", larger_is_better=False)


def _painted() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder, WebProgram("--data", folder) as program:
        players = seated(program, 0)
        position = players[0].await_message(PositionMessage)
        visit = Visitor(program.origin, "painted.mjs", position.table)
        visit.fact("here")
        app = _client(Address("127.0.0.1", program.port, table=position.table), Path(folder) / "client")
        by_client, by_browser = [], []
        asked, playing = time.time(), actions(players, position)
        for revision in playing:
            by_client.append(1000 * (_flipped(app, revision) - asked))
            by_browser.append(_seen(visit, revision) - 1000 * asked)
            asked = time.time()
        app.finish()
        visit.end()
    later = [browser - client for browser, client in zip(by_browser, by_client, strict=True)]
    return [
        Row(_PAINTED, median(by_browser), median(by_client), "ms", larger_is_better=False),
        Row(_LATER, quantiles(later, n=20)[-1], GOAL, "ms", larger_is_better=False),
    ]


def _client(address: Address, folder: Path) -> App:
    """A desktop client that shows the match, all of it drawn."""
    folder.mkdir()
    invocation = Invocation(watch=address, name="Ninsun", language="en", size=(1280, 720), folder=folder)
    app = open_app(invocation, CrashReports(folder))
    app.services.settings.choose(speed=0.0)  # pages show what became of it at once
    deadline = time.monotonic() + PATIENCE
    while not isinstance(app.scene, GameScene) or app.scene is not app.on_show:
        assert time.monotonic() < deadline
        app.turn(patience=FRAME)
    for _ in range(60):
        app.turn(patience=FRAME)
    return app


def _flipped(app: App, revision: int) -> float:
    """When the client has flipped the frame that shows what came."""
    # An arrival makes the screen stale, so the turn that brings it also flips.
    while _revision(app) < revision:
        app.turn(patience=FRAME)
    return time.time()


def _revision(app: App) -> int:
    (record,) = app.services.remote.tables.values()
    assert record.moment is not None
    return record.moment.revision


def _seen(visit: Visitor, revision: int) -> Any:
    """When the browser had painted that."""
    while (painted := visit.fact("painted"))["revision"] < revision:
        pass
    return painted["at"]
