"""Who wins, and by what (13)."""

from __future__ import annotations

from ziggurat.games.civilization.position import NOMADS_TURNS, Board, Ending, Nation
from ziggurat.games.civilization.succession import GOAL
from ziggurat.games.game import Result, Standing


class CivilizationResult(Result, frozen=True):
    """The result, with the nations' measures in the standings: in nomads the score is the number of territories; in
    farmers the marker, then cities, then territories decide."""


def territories(nation: Nation) -> int:
    """The areas with a token or city of the nation; an area counts once."""
    return sum(1 for area, count in enumerate(nation.tokens) if count or area in nation.cities)


def ending_of(board: Board) -> Ending | None:
    """Whether the turn that is just over was the last, and why."""
    mode, turn = board.options.mode, board.turn
    if mode == "nomads" and turn == NOMADS_TURNS:
        return "last_turn"
    if mode == "farmers" and any(nation.marker >= GOAL for nation in board.nations):
        return "succession"
    if not any(nation.on_map or nation.cities for nation in board.nations):
        return "wiped_out"
    return "turn_limit" if mode == "farmers" and turn == board.options.turn_limit else None


def standings(board: Board, ending: Ending) -> tuple[Standing, ...]:
    """Every seat by its score and by what parts equal ones."""
    scores = [(seat, *_scores(board, nation, ending)) for seat, nation in enumerate(board.nations)]
    ordered = sorted(scores, key=lambda each: (-each[1], tuple(-part for part in each[2])))
    return tuple(
        Standing(seat, 1 + sum((other[1], other[2]) > (score, breakers) for other in scores), score, breakers)
        for seat, score, breakers in ordered
    )


def _scores(board: Board, nation: Nation, ending: Ending) -> tuple[int, tuple[int, ...]]:
    if board.options.mode == "nomads":
        return territories(nation), ()
    if ending == "wiped_out":
        return 0, (0, 0)
    return nation.marker, (len(nation.cities), territories(nation))


def result(board: Board) -> CivilizationResult | None:
    """The result, once there is one."""
    return None if board.ending is None else CivilizationResult(board.ending, standings(board, board.ending))
