"""The shapes of boards: how wide one is for its height, and whether it can be looked at more closely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.viewport import Extent


@dataclass(frozen=True)
class BoardShape:
    """What a game says of its board: its width by its height, and its `size` in units of its own if it is a map, which
    can be panned and zoomed. Below it stands a dock of that height at least, if it has one, and the columns beside a
    board that is wider than high have the width `column` at least."""

    aspect: float = 1.0
    size: Extent | None = None
    dock: float = 0.0
    column: float = 304.0


SQUARE: Final = BoardShape()
WIDE: Final = BoardShape(16 / 11)


def map_shape(size: Extent) -> BoardShape:
    """The shape of a map of that size."""
    return BoardShape(size.width / size.height, size)
