"""What all powers share: the triple that gives them and the card that they cost (rule 8.0)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import POWERS, Invoke
from ziggurat.games.babel.events import PowerInvoked
from ziggurat.games.babel.peoples import People, Site, run_at
from ziggurat.games.babel.position import Board, Position
from ziggurat.games.babel.situation import Situation
from ziggurat.games.game import Refusal

NO_SITE: Final = Refusal("pawn_in_quarry", rule="8.0", detail="the pawn stands on no site yet")
NO_TRIPLE: Final = Refusal("no_triple", rule="8.0", detail="that card lies in no run of three or more")
WRONG_PEOPLE: Final = Refusal("wrong_people", rule="8.0", detail="another people has this power")


def why_no_triple(situation: Situation, action: Invoke, people: People | None) -> Refusal | None:
    """What forbids every power here, or that of `people` if one is needed (8.0)."""
    own = situation.own
    if own.pawn is None:
        return NO_SITE
    run = run_at(own.column(own.pawn), action.position)
    if run is None or not run.is_triple:
        return NO_TRIPLE
    if people is not None and run.people != people:
        return WRONG_PEOPLE
    return None


def paid(position: Position, action: Invoke) -> tuple[Board, Site, PowerInvoked]:
    """The board once the card is given up and the gap has closed; the site; and that event.

    Raises ValueError if there is no such card.
    """
    board = position.board
    side = board.sides[board.seat]
    site, index = side.site, action.position
    column = side.column(site)
    run = run_at(column, index)
    if run is None:
        raise ValueError(f"there is no card at {index}")
    closed = side.with_column(site, column[:index] + column[index + 1 :])
    after = replace(board.with_side(board.seat, closed), discard=board.discard + run.people)
    return after, site, PowerInvoked(board.seat, site, POWERS[type(action)], run.people, index)
