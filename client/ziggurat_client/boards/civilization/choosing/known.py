"""What the one who chooses knows: the open board, the own nation, and what the seat alone knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from ziggurat.games.civilization import moving
from ziggurat.games.civilization.actions import CivilizationAction, Load, Move, Sail, Unload
from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.deciding import why_not
from ziggurat.games.civilization.position import Board, Nation, Own
from ziggurat.games.game import Refusal, Seat, View
from ziggurat_client.boards.civilization.choosing.modes import Step
from ziggurat_client.boards.civilization.market.known import KnownMarket

NOTHING: Final = Own()
"""What a seat knows where nothing is hidden."""


@dataclass(frozen=True)
class Known:
    """What `seat` may act on."""

    seat: Seat
    board: Board
    own: Own = NOTHING

    @property
    def answer(self) -> CivilizationAction | None:
        """The own answer that waits for those of others."""
        return self.own.answer

    @property
    def nation(self) -> Nation:
        """The own nation. Raises IndexError before nations are chosen."""
        return self.board.nations[self.seat]

    @property
    def is_asked(self) -> bool:
        """Whether the seat owes an answer, or may still replace the one that it has given."""
        return self.seat in self.board.owing or self.seat in self.board.answered

    @property
    def has_answered(self) -> bool:
        """Whether the seat waits for the answers of others."""
        return self.seat in self.board.answered

    @property
    def may_plan(self) -> bool:
        """Whether the own movement is still to come in the running phase."""
        movement = self.board.movement
        return movement is not None and self.seat in movement.after

    @property
    def market(self) -> KnownMarket:
        """What the seat knows of the market."""
        return KnownMarket(self.seat, self.board, self.own)

    def refusal(self, action: CivilizationAction) -> Refusal | None:
        """What forbids an action, if anything does."""
        return why_not(self.board, self.seat, action, self.own)

    def about_to_move(self) -> Known:
        """The same board as if it were for this nation to move."""
        nation = moving.rested(self.nation)
        begun = moving.begun(self.seat, (), nation)
        board = replace(
            self.board.with_nation(self.seat, nation),
            phase="movement",
            owing=(self.seat,),
            answered=(),
            movement=begun,
        )
        return Known(self.seat, board)

    def after(self, step: Step) -> Known:
        """The board once the nation has taken a step that nothing forbids."""
        board, seat = self.board, self.seat
        match step:
            case Move():
                return Known(seat, moving.move(board, seat, step, []))
            case Sail():
                return Known(seat, moving.sail(board, seat, step, []))
            case Load():
                return Known(seat, moving.load(board, seat, step, []))
            case Unload():
                return Known(seat, moving.unload(board, seat, step, []))

    def unmoved(self, area: AreaNumber) -> int:
        """How many own tokens of an area have not moved; only while the nation moves."""
        return moving.unmoved(self.board, self.seat, area)


def known_by(seat: Seat, view: View[Any, Any]) -> Known:
    """What `seat`, whose view it is, may act on. Raises ValueError if it is a watcher's."""
    if view.private is None:
        raise ValueError("a watcher acts on nothing")
    return Known(seat, view.public.board, view.private)
