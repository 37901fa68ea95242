"""Swapping the hand tile: the opening swap and the end of every turn (rules 3.6, 4.4)."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import EndWithoutSwap, Keep, Swap
from ziggurat.games.ur.course import end_game, pass_on
from ziggurat.games.ur.events import Kept, Swapped
from ziggurat.games.ur.land import NO_SUCH_SQUARE, free_squares, is_free
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.slots import why_no_turn
from ziggurat.games.ur.squares import MOST_SQUARES
from ziggurat.games.ur.tiles import OTHERS, PAIR, Tile, with_face

_SWAPS: Final = {
    tile: tuple((Swap(square, tile[0]), Swap(square, tile[1])) for square in range(MOST_SQUARES)) for tile in PAIR
}
"""By hand tile, then by the square where a tile is taken: the swaps with either face up.

Actions are frozen, so that they are shared rather than made again for every list.
"""
_MARKET_SWAPS: Final = {tile: (Swap(None, tile[0]), Swap(None, tile[1])) for tile in PAIR}
"""The same where the market's tile is taken."""


NO_MARKET: Final = Refusal("no_market", "2", "with four players there is no market")
IDENTICAL_TILE: Final = Refusal("identical_tile", "4.4", "the two tiles have the same faces")
PLACEMENT_GOES_ON: Final = Refusal("not_now", "3.6", "the placement rounds are under way")
SWAP_IS_COMPULSORY: Final = Refusal("swap_is_compulsory", "4.4", "only the opening swap may be declined")
SWAP_IS_POSSIBLE: Final = Refusal("swap_is_possible", "4.4", "a swap is possible and therefore compulsory")


def why_not_swap(position: Position, seat: Seat, action: Swap) -> Refusal | None:
    """What forbids this swap, if anything does."""
    opening, hand = position.phase == "opening", position.hands[seat]
    refusal = (None if opening else why_no_turn(position)) or _why_not_take(position, action.square)
    if refusal is not None:
        return refusal
    if not opening and _wanted_tile(position, action.square) not in OTHERS[hand]:
        return IDENTICAL_TILE
    if action.face not in tuple(hand):
        return Refusal.of("face_not_on_tile", "4.4", "the hand tile has no such face", kind=action.face)
    return None


def why_not_keep(position: Position, seat: Seat, action: Keep) -> Refusal | None:
    """What forbids keeping the hand tile, if anything does."""
    if position.phase == "placement":
        return PLACEMENT_GOES_ON
    return None if position.phase == "opening" else SWAP_IS_COMPULSORY


def why_not_end(position: Position, seat: Seat, action: EndWithoutSwap) -> Refusal | None:
    """What forbids ending the turn without a swap, if anything does."""
    return why_no_turn(position) or (SWAP_IS_POSSIBLE if can_swap(position, seat) else None)


def swap(position: Position, seat: Seat, action: Swap) -> tuple[Position, tuple[Event, ...]]:
    """Take a tile and lay the hand tile down, which ends the turn."""
    taken = _wanted_tile(position, action.square)
    given = with_face(position.hands[seat], action.face)
    swapped = exchange(position, seat, action.square, taken, given)
    passed, events = pass_on(swapped)
    return passed, (Swapped(seat, action.square, taken, given), *events)


def keep(position: Position, seat: Seat, action: Keep) -> tuple[Position, tuple[Event, ...]]:
    """Keep the hand tile in the opening swap."""
    passed, events = pass_on(position)
    return passed, (Kept(seat), *events)


def end_without_swap(position: Position, seat: Seat, action: EndWithoutSwap) -> tuple[Position, tuple[Event, ...]]:
    """End the game because no swap is possible (rule 7)."""
    return end_game(position, "no_swap")


def swappable(position: Position, seat: Seat) -> list[int | None]:
    """Where a tile may be taken: free squares, and None for the market; not identical ones after the opening."""
    fitting, tiles = _fitting(position, seat), position.tiles
    places: list[int | None] = [square for square in free_squares(position) if tiles[square] in fitting]
    if position.market and position.market[0] in fitting:
        places.append(None)
    return places


def can_swap(position: Position, seat: Seat) -> bool:
    """Whether any swap is legal."""
    return bool(swappable(position, seat))


def swaps(position: Position, seat: Seat) -> list[Swap]:
    """Every swap: for each tile that may be taken, with either face up."""
    fitting, tiles, by_square = _fitting(position, seat), position.tiles, _SWAPS[position.hands[seat]]
    found: list[Swap] = []
    for square in free_squares(position):
        if tiles[square] in fitting:
            found += by_square[square]
    if position.market and position.market[0] in fitting:
        found += _MARKET_SWAPS[position.hands[seat]]
    return found


def _fitting(position: Position, seat: Seat) -> Container[Tile]:
    """The tiles that the seat may take where they lie free: any in the opening, then those not identical to its own."""
    return PAIR if position.phase == "opening" else OTHERS[position.hands[seat]]


def _why_not_take(position: Position, square: int | None) -> Refusal | None:
    if square is None:
        return None if position.market else NO_MARKET
    if not 0 <= square < len(position.tiles):
        return NO_SUCH_SQUARE
    if not is_free(position, square):
        return Refusal.of("tile_not_free", "4.4", "only a free tile can be taken", square=square)
    return None


def _wanted_tile(position: Position, square: int | None) -> Tile:
    return position.market[0] if square is None else position.tiles[square]


def exchange(position: Position, seat: Seat, square: int | None, taken: Tile, given: Tile) -> Position:
    """The position with `taken` in the hand of `seat`, and `given` on the square, or in the market if that is None."""
    hands, tiles = list(position.hands), list(position.tiles)
    hands[seat] = taken
    if square is None:
        return replace(position, hands=tuple(hands), market=(*position.market[1:], given))
    tiles[square] = given
    return replace(position, hands=tuple(hands), tiles=tuple(tiles))
