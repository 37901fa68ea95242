"""What a seat is asked about a calamity or a revolt, and what it may name (6.1, 11)."""

from __future__ import annotations

from ziggurat.games.civilization.areas import BY_LAND, BY_WATER, AreaNumber
from ziggurat.games.civilization.civil_war import camp_of, partners, unpicked
from ziggurat.games.civilization.eruptions import VOLCANOES, volcanoes_of
from ziggurat.games.civilization.floods import PLAINS, plains_of
from ziggurat.games.civilization.piracy import coastal_cities
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.striking import due_from, seats_by_nation, strike_of
from ziggurat.games.civilization.touching import required_loss, touched
from ziggurat.games.civilization.units import Reach, reach_of
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.calamities.modes import Asked, Question

LOSSES: frozenset[Asked] = frozenset(("losses", "ordered_losses"))
PICKS: frozenset[Asked] = frozenset(("victim_pick", "partner_pick", "take"))
ORDERS: frozenset[Asked] = frozenset(("orders", "reduction_orders"))
LISTS: frozenset[Asked] = frozenset(("reductions", "ordered_reductions", "piracy", "revolt"))
"""The questions about units that are lost, about units of a civil war, about numbers for others, and about cities."""


def question_of(board: Board, seat: Seat) -> Question | None:
    """What the seat is asked, or may answer anew; None if it is about no calamity and no revolt."""
    if seat not in board.owing and seat not in board.answered:
        return None
    if board.phase == "revolts" and board.revolts is not None:
        victim, unpaid = board.revolts.unpaid[0]
        return Question(None, "revolt", victim, min(unpaid, board.nations[seat].free_cities))
    strike = board.strike
    if board.phase != "calamities" or strike is None:
        return None
    return Question(strike.calamity, strike.step, strike.victim, due_from(board, seat))


# ---------------------------------------------------------------------------------------- units


def owner_of(question: Question, seat: Seat) -> Seat:
    """Whose units are named: one's own, or in a civil war and in a revolt those of the victim."""
    return question.victim if question.asked in PICKS or question.asked == "revolt" else seat


def reach(board: Board, question: Question, seat: Seat) -> Reach:
    """The units that can be named."""
    if question.asked in LOSSES:
        return touched(board, seat)
    return camp_of(board) if question.asked == "take" else unpicked(board)


def required(board: Board, question: Question, seat: Seat, grain: int = 0) -> int:
    """The total that must be named."""
    return required_loss(board, seat, grain) if question.asked in LOSSES else question.due


# ---------------------------------------------------------------------------------------- cities


def nameable_cities(board: Board, question: Question, seat: Seat) -> tuple[AreaNumber, ...]:
    """The cities that can be named where cities are."""
    cities = board.nations[owner_of(question, seat)].cities
    if question.asked == "revolt":
        safe = () if board.revolts is None else board.revolts.seized
        return tuple(area for area in cities if area not in safe)
    if question.asked == "piracy":
        return tuple(sorted(area for own in coastal_cities(board, seat).values() for area in own))
    return cities


def quaked_beside(board: Board, seat: Seat, own: AreaNumber) -> tuple[AreaNumber, ...]:
    """The foreign cities beside one's own (11.2)."""
    beside = {*BY_LAND[own], *BY_WATER[own]}
    return tuple(area for area in sorted(beside) if board.city_in(area) not in (None, seat))


# ---------------------------------------------------------------------------------------- one of a few


def named_places(board: Board, question: Question) -> tuple[str, ...]:
    """What can be pointed at: volcanoes, plains, nations or camps, by their ids."""
    match question.asked:
        case "volcano":
            return tuple(volcanoes_of(board, question.victim))
        case "plain":
            return tuple(plains_of(board, question.victim))
        case "partner":
            return tuple(board.nations[seat].id for seat in partners(board))
        case _:
            return ("seceding", "loyal")


def areas_named(board: Board, question: Question, name: str) -> frozenset[AreaNumber]:
    """The areas that a volcano or a plain touches, or where a nation or a camp stands."""
    match question.asked:
        case "volcano":
            return frozenset(VOLCANOES[name])
        case "plain":
            return PLAINS[name]
        case "partner":
            nation = board.nations[seats_by_nation(board)[name]]
            return frozenset(area for area, count in enumerate(nation.tokens) if count) | frozenset(nation.cities)
        case _:
            camp = camp_named(board, name)
            return frozenset(area for area, _ in camp.tokens) | frozenset(camp.cities)


def camp_named(board: Board, name: str) -> Reach:
    """The units of a camp."""
    return reach_of(strike_of(board).picked) if name == "seceding" else unpicked(board)
