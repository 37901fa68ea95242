"""What the victim may order other nations to lose, and to have reduced (11.1, 11.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.games.civilization.calamity_actions import AssignLosses, OrderReductions
from ziggurat.games.civilization.calamity_events import LossesOrdered
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.refusals import BAD_VALUE, OVER_CAP
from ziggurat.games.civilization.striking import owns, seats_by_nation, strike_of
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.touching import ENGINEERED_LOSS, touched
from ziggurat.games.game import Event, Refusal, Seat

MOST_ORDERED: Final[dict[CalamityId, int]] = {"flood": 10, "famine": 20, "epidemic": 25, "iconoclasm": 2}
"""What may be ordered in all."""
HUNGRY: Final = 11
"""The most that one nation is ordered to lose in a famine."""
SICK: Final = 10
TREATED: Final = 5
"""The most in an epidemic, without and with Medicine."""


def caps(board: Board) -> dict[Seat, int]:
    """By seat, in nation order, the most that it may be ordered; the victim is not named."""
    victim = strike_of(board).victim
    return {seat: _cap(board, seat) for seat in board.in_nation_order if seat != victim}


def _cap(board: Board, seat: Seat) -> int:
    strike = strike_of(board)
    match strike.calamity:
        case "iconoclasm":
            return min(_desecrated(board, seat), len(board.nations[seat].cities))
        case "flood":
            most = ENGINEERED_LOSS if owns(board, seat, "engineering") else MOST_ORDERED["flood"]
        case "epidemic" if seat == strike.giver:
            return 0
        case "epidemic":
            most = TREATED if owns(board, seat, "medicine") else SICK
        case _:
            most = HUNGRY
    return min(most, touched(board, seat).most)


def _desecrated(board: Board, seat: Seat) -> int:
    """The most cities that the nation is ordered to reduce in iconoclasm, be they there or not."""
    if owns(board, seat, "philosophy"):
        return 0
    return 1 if owns(board, seat, "law") else MOST_ORDERED["iconoclasm"]


def most_ordered(board: Board) -> int:
    """What may be ordered in all."""
    return MOST_ORDERED[strike_of(board).calamity]


def why_not_assign(board: Board, seat: Seat, action: AssignLosses, own: Own | None) -> Refusal | None:
    """Other nations, each up to its cap, all together up to theirs (11.1)."""
    return _why_not_order(board, action.losses)


def why_not_order_reductions(board: Board, seat: Seat, action: OrderReductions, own: Own | None) -> Refusal | None:
    """Other nations, each up to its cap, two cities in all (11.2)."""
    return _why_not_order(board, action.reductions)


def _why_not_order(board: Board, numbers: Mapping[str, int]) -> Refusal | None:
    seats, most = seats_by_nation(board), caps(board)
    if any(number < 0 or seats.get(nation) not in most for nation, number in numbers.items()):
        return BAD_VALUE
    if any(number > most[seats[nation]] for nation, number in numbers.items()):
        return OVER_CAP
    return None if sum(numbers.values()) <= most_ordered(board) else OVER_CAP


def give_orders(board: Board, numbers: Mapping[str, int], story: list[Event]) -> tuple[tuple[Seat, int], ...]:
    """Tells what the victim orders; these are the seats that it concerns, each with its number."""
    strike, seats = strike_of(board), seats_by_nation(board)
    ordered = tuple(sorted((seats[nation], number) for nation, number in numbers.items() if number))
    story.append(LossesOrdered(strike.victim, strike.calamity, ordered))
    return ordered
