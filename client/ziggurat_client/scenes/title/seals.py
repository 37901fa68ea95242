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
LEAST_ROOM: Final = _EDGE + len(SHOWN) * (WIDTH + _GAP) - _GAP + _CLEARANCE
"""The room left of the stair that the seals need."""


def seals(words: Words, height: float, chosen: str, choose: Callable[[str], None]) -> Iterator[GameSeal]:
    """A seal for each game in a window of that height; pressing one calls `choose` with its game."""
    for number, game in enumerate(SHOWN):
        counts = sorted(game_named(game).seat_counts)
        box = Box(_EDGE + number * (WIDTH + _GAP), height - _FOOT - HEIGHT, WIDTH, HEIGHT)
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
