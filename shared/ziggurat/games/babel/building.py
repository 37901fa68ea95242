"""Building a temple storey by storey (rule 7.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Build, Source
from ziggurat.games.babel.ending import judged, score_changes
from ziggurat.games.babel.events import TempleBuilt
from ziggurat.games.babel.position import SEATS, Board, Position
from ziggurat.games.babel.situation import Situation
from ziggurat.games.babel.starting import START_CARD_FIRST
from ziggurat.games.game import Event, Refusal, Seat

START_LEVEL: Final = 1
QUARRY_COLUMNS: Final[dict[str, int]] = {"own": 0, "opponent": 1}
"""Whose quarry column a source is: so many seats further on. Compiled, `if` and `match` would take the last of a closed
list of words for granted."""
NOWHERE_TO_BUILD: Final = Refusal("pawn_in_quarry", rule="7.3", detail="the pawn stands on no site yet")
NO_CARD: Final = Refusal("no_card", rule="7.3", detail="no temple card is there to be built")
WRONG_LEVEL: Final = Refusal("wrong_level", rule="7.3", detail="the card must be one level higher than the temple")
NOT_ENOUGH_PEOPLE: Final = Refusal(
    "not_enough_people", rule="7.3", detail="the column must have as many cards as the level"
)


def open_level(board: Board, seat: Seat, source: Source) -> int | None:
    """The level of the temple card that `source` holds for `seat`, None if there is none."""
    if source == "start":
        return START_LEVEL if board.sides[seat].start_card else None
    column = QUARRY_COLUMNS.get(source)
    return None if column is None else board.sides[(seat + column) % SEATS].open_card


def taken(board: Board, seat: Seat, source: Source) -> tuple[int, Board]:
    """The level of the card of `source`, and the board once `seat` took it. Raises ValueError if there is no card."""
    level = open_level(board, seat, source)
    if level is None:
        raise ValueError(f"there is no temple card in {source!r}")
    owner = 1 - seat if source == "opponent" else seat
    side = board.sides[owner]
    left = replace(side, start_card=False) if source == "start" else replace(side, quarry=side.quarry[:-1])
    return level, board.with_side(owner, left)


def why_not_build(situation: Situation, action: Build) -> Refusal | None:
    """What forbids building, if anything does (7.3)."""
    own = situation.own
    if own.pawn is None:
        return NOWHERE_TO_BUILD
    level = open_level(situation.board, situation.seat, action.source)
    if level is None:
        return NO_CARD
    if own.start_card and action.source != "start":
        return START_CARD_FIRST
    if level != own.level(own.pawn) + 1:
        return WRONG_LEVEL
    if len(own.column(own.pawn)) < level:
        return NOT_ENOUGH_PEOPLE
    return None


def build(position: Position, action: Build) -> tuple[Position, tuple[Event, ...]]:
    """Put the card on the temple at the pawn's site."""
    board = position.board
    seat, site = board.seat, board.sides[board.seat].site
    level, left = taken(board, seat, action.source)
    side = left.sides[seat]
    built = left.with_side(seat, side.with_temple(site, (*side.temple(site), level)))
    story = TempleBuilt(seat, site, level, action.source), *score_changes(board, built, (seat,))
    return judged(replace(position, board=built), story)
