"""What is chosen about a calamity or a revolt as the action to send, and back from it."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_actions import (
    AssignLosses,
    ChoosePlain,
    ChooseVolcano,
    CivilWarKeep,
    CivilWarPartner,
    CivilWarPick,
    CivilWarTake,
    LoseUnits,
    OrderReductions,
    PiracyLosses,
    Quake,
    ReduceCities,
    UnitsAction,
)
from ziggurat.games.civilization.defaults import usual
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.striking import seats_by_nation
from ziggurat.games.civilization.trade_actions import SeizeCities
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.calamities.modes import (
    CalamityMode,
    Listing,
    Losing,
    Ordering,
    Pointing,
    Quaking,
    Question,
    Unit,
)
from ziggurat_client.boards.civilization.calamities.questions import (
    LISTS,
    LOSSES,
    ORDERS,
    PICKS,
    question_of,
)


def action_of(board: Board, mode: CalamityMode) -> CivilizationAction | None:
    """What would be sent if the choice were confirmed now, None while something is missing."""
    match mode:
        case Losing():
            return _units(mode)
        case Ordering(question, losses):
            numbers: dict[str, int] = {board.nations[seat].id: number for seat, number in losses if number}
            return AssignLosses(numbers) if question.asked == "orders" else OrderReductions(numbers)
        case Listing(question, areas):
            names = _names(areas)
            if question.asked == "revolt":
                return SeizeCities(names)
            return PiracyLosses(names) if question.asked == "piracy" else ReduceCities(names)
        case Pointing(question, name):
            return None if name is None else _pointed(question, name)
        case Quaking(_, own, other):
            return None if own is None else Quake(AREAS[own].id, None if other is None else AREAS[other].id)


def _units(mode: Losing) -> UnitsAction:
    tokens, cities = {AREAS[area].id: count for area, count in mode.tokens.items()}, _names(mode.cities)
    match mode.question.asked:
        case "take":
            return CivilWarTake(tokens, cities)
        case "victim_pick" | "partner_pick":
            return CivilWarPick(tokens, cities)
        case _:
            return LoseUnits(tokens, cities, mode.grain)


def _pointed(question: Question, name: str) -> CivilizationAction:
    match question.asked:
        case "volcano":
            return ChooseVolcano(name)
        case "plain":
            return ChoosePlain(name)
        case "partner":
            return CivilWarPartner(name)
        case _:
            return CivilWarKeep("loyal" if name == "loyal" else "seceding")


def _names(areas: tuple[AreaNumber, ...]) -> tuple[str, ...]:
    return tuple(AREAS[area].id for area in areas)


def unanswered(question: Question) -> CalamityMode:
    """The mode in which a question is met, with nothing chosen yet."""
    if question.asked in LOSSES | PICKS:
        return Losing(question)
    if question.asked in ORDERS:
        return Ordering(question)
    if question.asked in LISTS:
        return Listing(question)
    return Quaking(question) if question.asked == "quake" else Pointing(question)


def suggested(board: Board, seat: Seat, own: Own | None) -> CalamityMode | None:
    """What is proposed: the safe answer; None if the seat is asked about no calamity and no revolt."""
    question = question_of(board, seat)
    return None if question is None else mode_of(board, question, usual(board, seat, own))


def mode_of(board: Board, question: Question, action: object) -> CalamityMode | None:
    """The mode that stands for an answer; None if it answers another question."""
    match action:
        case LoseUnits(grain=grain):
            return Losing(question, tuple(_picked(action)), grain)
        case CivilWarPick() | CivilWarTake():
            return Losing(question, tuple(_picked(action)))
        case AssignLosses(numbers) | OrderReductions(numbers):
            seats = seats_by_nation(board)
            return Ordering(question, tuple((seats[nation], number) for nation, number in numbers.items() if number))
        case SeizeCities(areas) | PiracyLosses(areas) | ReduceCities(areas):
            return Listing(question, tuple(NUMBER_OF[area] for area in areas))
        case ChooseVolcano(name) | ChoosePlain(name) | CivilWarPartner(name) | CivilWarKeep(name):
            return Pointing(question, name)
        case Quake(own, other):
            return Quaking(question, NUMBER_OF[own], None if other is None else NUMBER_OF[other])
        case _:
            return None


def _picked(action: UnitsAction) -> Iterator[Unit]:
    """The cities first: they take the most room."""
    yield from (Unit(NUMBER_OF[area], is_city=True) for area in action.cities)
    for area, count in action.tokens.items():
        yield from (Unit(NUMBER_OF[area]) for _ in range(count))
