"""From the command to the first picture, and to the whole title: the client's start beside an empty interpreter's."""

from __future__ import annotations

import tempfile

from tests.bench.measuring import Row, milliseconds_to_first_line

STARTS = 7

_START = """
import sys
from ziggurat_client.window.window import Window
flip = Window.flip
app = None
def flipped(window):
    flip(window)
    if sys.argv[2] == "window" or (app is not None and app.scene.built):
        print("shown", flush=True)
        Window.flip = flip
        if app is not None:
            app.stack.stop()
Window.flip = flipped
from pathlib import Path
from ziggurat_client.command_line import Invocation
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import open_app
folder = Path(sys.argv[1])
app = open_app(Invocation(size=(1920, 1080), folder=folder, name="Ninsun"), CrashReports(folder))
app.run()
app.finish()
"""
"""Says when the first frame is shown (`window`), or the first with the menu before the finished ziggurat (`title`)."""


def rows() -> list[Row]:
    """Three rows: milliseconds until that frame is flipped, best of some starts.

    The very first start draws the title; the next ones find it kept.
    """
    empty = min(milliseconds_to_first_line("-c", "pass") for _ in range(STARTS))
    with tempfile.TemporaryDirectory() as folder:
        started = {
            "first frame": min(_start(folder, "window") for _ in range(STARTS)),
            "full title, first start": min(_first_start("title") for _ in range(STARTS)),
            "full title, next start": min(_start(folder, "title") for _ in range(STARTS)),
        }
    return [
        Row(f"{name}, 1080p (an empty interpreter)", ours, empty, "ms", larger_is_better=False)
        for name, ours in started.items()
    ]


def _start(folder: str, shown: str) -> float:
    return milliseconds_to_first_line("-c", _START, folder, shown)


def _first_start(shown: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return _start(folder, shown)
