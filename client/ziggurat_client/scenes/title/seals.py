"""The games that are there, as seals beside the title's stair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
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


def unit_in(room: float) -> float:
    """How large the seals are beside a stair that leaves so much room, compared with the design; 0 if they do not
    fit."""
    free = room - _EDGE - _CLEARANCE - (len(SHOWN) - 1) * _GAP
    unit = min(1.0, free / (len(SHOWN) * WIDTH))
    return unit if unit >= _LEAST else 0.0


def seals(words: Words, unit: float, height: float, chosen: str, choose: Callable[[str], None]) -> Iterator[GameSeal]:
    """A seal for each game, so large, in a window of that height; pressing one calls `choose` with its game."""
    wide, high = WIDTH * unit, HEIGHT * unit
    for number, game in enumerate(SHOWN):
        counts = sorted(game_named(game).seat_counts)
        box = Box(_EDGE + number * (wide + _GAP), height - _FOOT - high, wide, high)
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
