"""Whether what is shown fits a match: the pieces of every nation, and that the question belongs to its phase."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, is_open_sea
from ziggurat.games.civilization.card_fitting import check_cards, check_own_cards
from ziggurat.games.civilization.course import PHASES
from ziggurat.games.civilization.deciding import CHECKS, OWN_CHECKS, SHORT_OF_SUPPORT, why_not
from ziggurat.games.civilization.moving import HOLD, range_of
from ziggurat.games.civilization.nations import CITIES, SHIPS
from ziggurat.games.civilization.position import Board, Nation, Own, Phase, Shown
from ziggurat.games.civilization.regions import start_areas, tokens_of
from ziggurat.games.civilization.setup import DRAWN, SEAT_COUNTS
from ziggurat.games.civilization.succession import goal_of
from ziggurat.games.fitting import Misfit, check_counts, check_length
from ziggurat.games.game import View

_MOST_SPANS: Final = 10**6
_ASKING: Final[frozenset[Phase]] = frozenset(
    (*(phase for phase, _ in (*CHECKS.values(), *OWN_CHECKS.values())), *SHORT_OF_SUPPORT, "calamities")
)
"""The phases that ask something."""


def check_fits(view: View[Shown, Own], seats: int) -> None:
    """Raises Misfit if no match with so many seats comes to this view."""
    board = view.public.board
    if seats not in SEAT_COUNTS:
        raise Misfit(f"no match has {seats} seats")
    check_length("products", board.products, seats)
    check_length("chosen nations", board.chosen, seats)
    check_counts("products", board.products, max(DRAWN), min(DRAWN))
    check_counts("turns", [board.turn], _MOST_SPANS)
    check_counts("spans", [board.spans], _MOST_SPANS)
    check_counts("seats", (*board.owing, *board.answered), seats - 1)
    if board.phase == "nations":
        check_length("nations", board.nations, 0)
    elif board.phase != "over" or board.nations:
        check_length("nations", board.nations, seats)
    starts = start_areas(board.options, seats)
    for nation in board.nations:
        if nation.id not in starts:
            raise Misfit(f"nobody can play {nation.id}")
        _check_nation(nation, tokens_of(board.options, seats), goal_of(board.options))
    _check_question(board)
    check_cards(board)
    _check_own(view, seats)


def _check_own(view: View[Shown, Own], seats: int) -> None:
    """A seat sees what is its own, and an answer of its own is one that it may give."""
    board, seat, own = view.public.board, view.viewer, view.private
    if (seat is None) != (own is None):
        raise Misfit("a seat, and nobody else, sees what is its own")
    if seat is None or own is None:
        return
    check_counts("seats", [seat], seats - 1)
    check_own_cards(board, seat, own)
    if own.answer is not None and board.phase != "over":
        refused = why_not(board, seat, own.answer, own)
        if refused is not None:
            raise Misfit(f"the own answer: {refused.code}")


@lru_cache(maxsize=64)  # from one view to the next most nations are as they were
def _check_nation(nation: Nation, owned: int, goal: int) -> None:
    check_length("areas", nation.tokens, LAND_AREAS)
    check_length("ships", nation.ships, SHIPS)
    check_counts("tokens", nation.tokens, owned)
    check_counts("cities", nation.cities, LAND_AREAS - 1)
    check_counts("markers", [nation.marker], goal)
    check_counts("census", [nation.census], owned)
    if len(nation.cities) > CITIES or list(nation.cities) != sorted(set(nation.cities)):
        raise Misfit("cities are named in order, at most nine of them")
    aboard = 0
    for _, ship in nation.sailing:
        check_counts("areas", [ship.area], len(AREAS) - 1)
        check_counts("tokens aboard", [ship.aboard], HOLD)
        check_counts("steps", [ship.sailed], range_of(nation))
        aboard += ship.aboard
    check_counts("treasury", [nation.treasury], owned)
    check_counts("tokens", [nation.stock + nation.treasury + nation.on_map + aboard], owned, owned)
    if nation.advances != in_table_order(nation.advances):
        raise Misfit("advances are named in the order of their table, each once")


def _check_question(board: Board) -> None:
    """The phase is one in which its mode asks something, and has its question; whatever is over asks nothing. A match
    that was called off is over without an ending of the rules."""
    if board.phase == "over":
        check_length("seats", (*board.owing, *board.answered), 0)
    elif board.phase not in _ASKING or (board.phase != "nations" and board.phase not in PHASES[board.options.mode]):
        raise Misfit(f"nothing is asked in the phase {board.phase} of {board.options.mode}")
    if board.ending is not None and board.phase != "over":
        raise Misfit("the game has an ending and goes on")
    if (board.phase == "movement") != (board.movement is not None):
        raise Misfit("somebody moves in the phase of movement alone")
    if board.phase == "conflicts" and board.fight is None:
        raise Misfit("nothing is asked of conflicts but of a fight")
    if board.phase == "ships" and any(is_open_sea(ship.area) for nation in board.nations for _, ship in nation.sailing):
        raise Misfit("a ship lies in the open sea outside of movement")
    if board.movement is not None:
        check_length("areas", board.movement.moved, LAND_AREAS)
        check_counts("seats", (board.movement.seat, *board.movement.after), len(board.products) - 1)
        _check_nation(board.movement.start, tokens_of(board.options, board.seats), goal_of(board.options))
    for conflict in (*board.conflicts, *board.waiting):
        check_counts("areas", [conflict.area], LAND_AREAS - 1)
        check_counts("seats", conflict.seats, len(board.products) - 1)
    if board.fight is not None:
        check_counts("areas", [board.fight.area], LAND_AREAS - 1)
        check_counts("groups", [board.fight.next], len(board.fight.groups) - 1)
        for group in board.fight.groups:
            check_counts("seats", group, len(board.products) - 1)
