"""From the command to the first picture: the client's start beside that of an empty interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from tests.bench.measuring import Row

STARTS = 5

_FIRST_FRAME = """
import sys
import pygame
flip = pygame.display.flip
def flipped():
    flip()
    sys.stdout.close()
    pygame.display.flip = flip
    app.stop()
pygame.display.flip = flipped
from pathlib import Path
from ziggurat_client.__main__ import open_app
from ziggurat_client.command_line import Wishes
app = open_app(Wishes(size=(1920, 1080), folder=Path(sys.argv[1])))
app.run()
app.finish()
"""


def rows() -> list[Row]:
    """One row: milliseconds until the first flipped frame, best of some starts."""
    with tempfile.TemporaryDirectory() as folder:
        ours = min(_milliseconds_to_end_of_output("-c", _FIRST_FRAME, folder) for _ in range(STARTS))
    empty = min(_milliseconds_to_end_of_output("-c", "pass") for _ in range(STARTS))
    return [Row("first frame, 1080p (an empty interpreter)", ours, empty, "ms", larger_is_better=False)]


def _milliseconds_to_end_of_output(*arguments: str) -> float:
    """Wall time from the start of a Python process until it closes its standard output."""
    environment = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    start = time.perf_counter()
    process = subprocess.Popen([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.read()
    elapsed = time.perf_counter() - start
    process.wait()
    return 1000 * elapsed
