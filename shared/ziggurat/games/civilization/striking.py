"""One calamity from its beginning to its end: what all of them have in common (11.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.calamity_events import CalamityEnded, CalamityStarted, Outcome
from ziggurat.games.civilization.position import Board, Faced, Strike, StrikeStep
from ziggurat.games.civilization.tables import AdvanceId, CalamityId
from ziggurat.games.game import Event, Seat

Answers: TypeAlias = Mapping[Seat, CivilizationAction]
"""What those who were asked have answered."""
Begin: TypeAlias = Callable[[Board, list[Event]], Board]
"""Begins a calamity; somebody owes a decision then, or it is over."""
Proceed: TypeAlias = Callable[[Board, Answers, list[Event]], Board]
"""Carries answers out, up to the next question of the calamity or its end."""
FIRST_STEPS: Final[dict[CalamityId, StrikeStep]] = {
    "volcano": "volcano",
    "flood": "plain",
    "famine": "losses",
    "civil_war": "partner",
    "epidemic": "losses",
    "civil_disorder": "reductions",
    "iconoclasm": "reductions",
    "piracy": "piracy",
}


def strike_of(board: Board) -> Strike:
    """The calamity that strikes. Raises ValueError if none does."""
    if board.strike is None:
        raise ValueError("no calamity strikes")
    return board.strike


def begun(board: Board, faced: Faced, story: list[Event]) -> Board:
    """The board when the calamity begins to strike its victim."""
    story.append(CalamityStarted(faced.calamity, faced.victim, faced.giver))
    strike = Strike(faced.calamity, faced.victim, faced.giver, FIRST_STEPS[faced.calamity])
    return replace(board, strike=strike)


def asking(board: Board, step: StrikeStep, due: Iterable[tuple[Seat, int]] = (), owing: Iterable[Seat] = ()) -> Board:
    """The board on which these seats owe a decision of that step; nobody named, the victim."""
    strike = replace(strike_of(board), step=step, due=tuple(sorted(due)))
    seats = tuple(sorted(owing)) or (strike.victim,)
    return replace(board, strike=strike, owing=seats, answered=(), spans=board.spans + 1)


def due_from(board: Board, seat: Seat) -> int:
    """How much the seat must lose, reduce, order or pick."""
    return dict(strike_of(board).due).get(seat, 0)


def ended(board: Board, outcome: Outcome, story: list[Event]) -> Board:
    """The board once the calamity that strikes is over."""
    strike = strike_of(board)
    return settled(replace(board, strike=None, owing=(), answered=()), strike.calamity, outcome, story)


def settled(board: Board, calamity: CalamityId, outcome: Outcome, story: list[Event]) -> Board:
    """The board on which that calamity strikes no more this turn. Without effect it has struck all the same (R14)."""
    faced = next(each for each in board.faced if each.calamity == calamity)
    story.append(CalamityEnded(calamity, faced.victim, outcome))
    done = replace(faced, fate="ignored" if outcome == "ignored" else "struck")
    return replace(board, faced=tuple([done if each is faced else each for each in board.faced]))


def owns(board: Board, seat: Seat, advance: AdvanceId) -> bool:
    """Whether the nation of that seat has the advance."""
    return advance in board.nations[seat].advances


def seats_by_nation(board: Board) -> dict[str, Seat]:
    """The seats of the nations in the game, in nation order."""
    return {board.nations[seat].id: seat for seat in board.in_nation_order}
