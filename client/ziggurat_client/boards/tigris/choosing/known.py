"""What the one who chooses knows: the open board, and what lies behind the own screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ziggurat.games.game import Refusal, Seat, View
from ziggurat.games.tigris.action_rules import why_not
from ziggurat.games.tigris.actions import Commit, TigrisAction
from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.colours import COLOURS, INDEX, LETTER, LETTERS, Colour, Tiles
from ziggurat.games.tigris.conflicts import conflict_on, why_not_commit
from ziggurat.games.tigris.position import Board, Screened, Shown
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Set, Space, number_of, numbers_in, set_of
from ziggurat_client.boards.tigris.choosing.modes import Building, Laying, Leading, Leaving, Mode, Striking


@dataclass(frozen=True)
class Known:
    """What `seat` may act on."""

    seat: Seat
    shown: Shown
    own: Screened

    @property
    def board(self) -> Board:
        """What lies open to everyone."""
        return self.shown.board

    @property
    def hand(self) -> Tiles:
        """The own tiles, in the order of colours."""
        return self.own.hand

    @property
    def situation(self) -> Situation:
        """What the rules ask about."""
        return Situation(self.board, self.seat, self.hand, self.shown.bag)

    def refusal(self, action: TigrisAction) -> Refusal | None:
        """What forbids an action, if anything does."""
        return why_not(self.situation, action)

    def stands(self, color: Colour) -> Space | None:
        """Where the own leader of that colour stands, None in the supply."""
        return self.board.leaders[self.seat][INDEX[color]]

    def own_leader_on(self, number: int) -> Colour | None:
        """The colour of the own leader on that space, if one stands there."""
        for color, space in zip(COLOURS, self.board.leaders[self.seat], strict=False):
            if space is not None and number_of(space) == number:
                return color
        return None

    def for_tile(self, color: Colour) -> Set:
        """Where a tile of that colour may be laid."""
        return self.board.ground.for_tiles(INDEX[color])

    def for_leader(self, color: Colour) -> Set:
        """Where the own leader of that colour may be placed or moved to."""
        stands = self.stands(color)
        if stands is None:
            return self.board.ground.for_leaders
        lifted = self.board.ground.without_leader(self.seat, INDEX[color])
        return lifted.for_leaders & ~(1 << number_of(stands))

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many tiles may be added to the conflict now, by the rules and the own hand."""
        most = self.hand.count(LETTER[conflict_on(self.board).tiles])
        return tuple(n for n in range(most + 1) if why_not_commit(self.situation, Commit(n)) is None)


def known_by(seat: Seat, view: View[Any, Any]) -> Known:
    """What `seat`, whose view it is, may act on. Raises ValueError if it is a watcher's."""
    if view.private is None:
        raise ValueError("a watcher acts on nothing")
    return Known(seat, view.public, view.private)


def color_at(hand: Tiles, place: int) -> Colour:
    """The colour of the tile at a place of the hand."""
    return COLOURS[LETTERS.index(hand[place])]


def inviting(known: Known, mode: Mode) -> frozenset[int]:
    """The numbers of the spaces that may be chosen in a mode."""
    return frozenset(numbers_in(_open_to(known, mode)))


def _open_to(known: Known, mode: Mode) -> Set:
    match mode:
        case Laying(color):
            return known.for_tile(color)
        case Leading(color):
            return known.for_leader(color)
        case Striking():
            return known.board.ground.for_catastrophes
        case Building():
            squares = 0
            for square in known.board.squares:
                squares |= four_of(square.space)
            return squares
        case Leaving():
            return set_of(known.board.treasure.leave) if known.board.treasure is not None else 0
        case _:
            return 0
