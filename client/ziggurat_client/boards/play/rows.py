"""Rows of buttons in the column beside a board."""

from __future__ import annotations

from typing import Final

from ziggurat_client.window.screen import Box

_GAP: Final = 16.0


def halves(box: Box) -> tuple[Box, Box]:
    """The left and the right half of a row."""
    width = (box.width - _GAP) / 2
    return Box(box.x, box.y, width, box.height), Box(box.right - width, box.y, width, box.height)
