"""What a game offers of a match that is told turn by turn: pictures, measures and a word for each turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeAlias

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.wording.words import Words


class AnnalsPage(NamedTuple):
    """How a turn ended: its number (0 is the beginning), by measure the number of each seat, what the `picture` shows,
    and the `news` of it, both in the game's own terms."""

    turn: int
    values: tuple[tuple[int, ...], ...]
    picture: Hashable
    news: Any


PagePainter: TypeAlias = Callable[[Canvas, float, float, float, Any], None]
"""Paints what a page shows with its upper left corner at a point, so many design units wide."""


class Annals(NamedTuple):
    """What there is of a game's matches. `pages` reads them from the frames of one, none if nothing can be told of it.
    `measures` are the keys of what is measured, in the order of a page's values; `shape` is how many times as wide as
    high a picture is. `tell` says what is new, in sentences, with the names of the seats."""

    pages: Callable[[Sequence[Frame]], tuple[AnnalsPage, ...]]
    measures: Callable[[Sequence[Frame]], tuple[str, ...]]
    paint: PagePainter
    shape: float
    tell: Callable[[Words, Sequence[str], AnnalsPage], tuple[str, ...]]
