"""What laying a tile on each legal space would bring, as a mark on the space."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import COLOURS, INDEX, Colour
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Kingdom
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import numbers_in
from ziggurat.games.tigris.tiles import scoring_seat

MarkKind: TypeAlias = Literal["score", "rival", "joins", "war", "nothing"]
_KEPT: Final = 64


@dataclass(frozen=True)
class TileMark:
    """What a tile would bring on a space: a point for oneself ("score") or for the `seat` of a rival, two kingdoms
    joined in peace or in war, or nothing."""

    kind: MarkKind
    seat: Seat | None = None


def tile_marks(board: Board, seat: Seat, color: Colour) -> dict[int, TileMark]:
    """The marks of all spaces on which a tile of that colour may be laid by `seat`, by the spaces' numbers."""
    return _marks(board, seat, color)


@lru_cache(maxsize=_KEPT)
def _marks(board: Board, seat: Seat, color: Colour) -> dict[int, TileMark]:
    ground = board.ground
    return {number: _mark(ground, seat, color, number) for number in numbers_in(ground.for_tiles(INDEX[color]))}


def _mark(ground: Ground, seat: Seat, color: Colour, number: int) -> TileMark:
    touched = ground.kingdoms_beside(1 << number)
    if len(touched) > 1:
        return TileMark("war" if war_colors(touched) else "joins")
    scorer = scoring_seat(touched, INDEX[color])
    if scorer is None:
        return TileMark("nothing")
    return TileMark("score") if scorer == seat else TileMark("rival", scorer)


def war_colors(touched: tuple[Kingdom, ...]) -> tuple[Colour, ...]:
    """The colours of which both of two kingdoms have a leader: there is war for them once they are joined."""
    first, second = ({leader.colour for leader in kingdom.leaders} for kingdom in touched)
    return tuple(COLOURS[colour] for colour in sorted(first & second))
