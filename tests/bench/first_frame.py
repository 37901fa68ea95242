"""From the command to the first picture: the client's start beside that of an empty interpreter."""

from __future__ import annotations

import tempfile

from tests.bench.measuring import Row, milliseconds_to_first_line

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
        ours = min(milliseconds_to_first_line("-c", _FIRST_FRAME, folder) for _ in range(STARTS))
    empty = min(milliseconds_to_first_line("-c", "pass") for _ in range(STARTS))
    return [Row("first frame, 1080p (an empty interpreter)", ours, empty, "ms", larger_is_better=False)]
