"""The games that are there, as seals beside the title's stair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from ziggurat.games import game_named
from ziggurat_client.boards.registry import presentation
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.game_seal import HEIGHT, WIDTH, GameSeal
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import Words

_EDGE: Final = 32.0
_GAP: Final = 20.0
_FOOT: Final = 84.0
"""How far above the lower edge of the window they stand."""
_CLEARANCE: Final = 24.0
"""Between the last seal and the stair."""
_LEAST: Final = 0.62
"""Smaller than that they would not be legible."""
_MOST_IN_TWO: Final = 0.78
"""Larger than that two rows would reach into the picture."""


@dataclass(frozen=True)
class SealRows:
    """How large the seals are, compared with the design, and how many stand side by side; 0 if they do not fit."""

    unit: float
    columns: int


def rows_in(room: float) -> SealRows:
    """The seals beside a stair that leaves so much room: in one row where they are legible so, else in two."""
    for rows, most in ((1, 1.0), (2, _MOST_IN_TWO)):
        columns = ceil(len(SHOWN) / rows)
        free = room - _EDGE - _CLEARANCE - (columns - 1) * _GAP
        unit = min(most, free / (columns * WIDTH))
        if unit >= _LEAST:
            return SealRows(unit, columns)
    return SealRows(0.0, 0)


def seals(
    words: Words, rows: SealRows, height: float, chosen: str, choose: Callable[[str], None]
) -> Iterator[GameSeal]:
    """A seal for each game in a window of that height, the last row lowest; pressing one calls `choose` with its
    game."""
    wide, high = WIDTH * rows.unit, HEIGHT * rows.unit
    above = (len(SHOWN) - 1) // rows.columns
    for number, game in enumerate(SHOWN):
        counts = sorted(game_named(game).seat_counts)
        row, column = divmod(number, rows.columns)
        top = height - _FOOT - high - (above - row) * (high + _GAP)
        box = Box(_EDGE + column * (wide + _GAP), top, wide, high)
        yield GameSeal(
            f"seal {game}",
            box,
            (game_name(words, game), _players(words, counts)),
            presentation(game).paint_emblem,
            counts[-1],
            chosen=game == chosen,
            pressed=partial(choose, game),
        )


def _players(words: Words, counts: list[int]) -> str:
    """With how many a game is played."""
    if len(counts) == 1:
        return words.say("room.players.exactly", count=counts[0])
    return words.say("room.players", least=counts[0], most=counts[-1])
