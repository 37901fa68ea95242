"""Who wins, and by what (13)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import points_of
from ziggurat.games.civilization.position import NOMADS_TURNS, Board, Ending, Nation
from ziggurat.games.civilization.succession import goal_of
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import value_of
from ziggurat.games.game import Result, Seat, Standing

CIVIC_VIRTUES: Final[frozenset[AdvanceId]] = frozenset(("law", "democracy", "philosophy"))
"""The advances without which no society is whole (13)."""


class CivilizationResult(Result, frozen=True):
    """The result, with the nations' measures in the standings: in nomads the score is the number of territories; in
    farmers the marker, then cities, then territories decide; in first societies 1 for a whole society, then the points
    of the advances, then the value of the hand; in the full game the marker, these two, then the treasury."""


def territories(nation: Nation) -> int:
    """The areas with a token or city of the nation; an area counts once."""
    return sum(1 for area, count in enumerate(nation.tokens) if count or area in nation.cities)


def is_whole(board: Board, nation: Nation) -> bool:
    """Whether the nation has as many advances as win in first societies, the civic ones among them (13)."""
    return len(nation.advances) >= board.options.victory_cards and CIVIC_VIRTUES.issubset(nation.advances)


def ending_of(board: Board) -> Ending | None:
    """Whether the turn that is just over was the last, and why."""
    mode, turn = board.options.mode, board.turn
    if mode == "nomads" and turn == NOMADS_TURNS:
        return "last_turn"
    if mode == "first_societies" and any(is_whole(board, nation) for nation in board.nations):
        return "societies"
    goal = goal_of(board.options)
    if mode in ("farmers", "full") and any(nation.marker >= goal for nation in board.nations):
        return "succession"
    if not any(nation.on_map or nation.cities for nation in board.nations):
        return "wiped_out"
    return "turn_limit" if mode != "nomads" and turn == board.options.turn_limit else None


def standings(board: Board, ending: Ending) -> tuple[Standing, ...]:
    """Every seat by its score and by what parts equal ones; hands that are not shown yet count nothing."""
    scores = [(seat, *_scores(board, seat, ending)) for seat in range(board.seats)]
    ordered = sorted(scores, key=lambda each: (-each[1], tuple(-part for part in each[2])))
    return tuple(
        Standing(seat, 1 + sum((other[1], other[2]) > (score, breakers) for other in scores), score, breakers)
        for seat, score, breakers in ordered
    )


def _scores(board: Board, seat: Seat, ending: Ending) -> tuple[int, tuple[int, ...]]:
    nation, mode = board.nations[seat], board.options.mode
    if mode == "nomads":
        return territories(nation), ()
    if mode == "farmers":
        return (nation.marker, (len(nation.cities), territories(nation))) if ending != "wiped_out" else (0, (0, 0))
    points, hand = points_of(nation.advances), value_of(board.revealed[seat]) if board.revealed else 0
    if mode == "first_societies":
        return (int(is_whole(board, nation)), (points, hand)) if ending != "wiped_out" else (0, (0, 0))
    return (nation.marker, (points, hand, nation.treasury)) if ending != "wiped_out" else (0, (0, 0, 0))


def result(board: Board) -> CivilizationResult | None:
    """The result, once there is one."""
    return None if board.ending is None else CivilizationResult(board.ending, standings(board, board.ending))
