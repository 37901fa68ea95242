"""Rows of buttons in the column beside a board."""

from __future__ import annotations

from typing import Final

from ziggurat_client.window.screen import Box

_GAP: Final = 16.0
_SHORT: Final = 0.42


def halves(box: Box) -> tuple[Box, Box]:
    """The left and the right half of a row."""
    return _parts(box, 0.5)


def uneven(box: Box) -> tuple[Box, Box]:
    """The left part of a row, for a short word, and the right one, for more."""
    return _parts(box, _SHORT)


def _parts(box: Box, share: float) -> tuple[Box, Box]:
    left = (box.width - _GAP) * share
    right = box.width - _GAP - left
    return Box(box.x, box.y, left, box.height), Box(box.right - right, box.y, right, box.height)
