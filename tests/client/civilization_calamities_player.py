"""A person who carries out what was decided about a calamity or a revolt of Civilization (6.1, 11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from client.civilization_hands import Hands
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.calamity_actions import (
    AssignLosses,
    CalamityAction,
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
from ziggurat.games.civilization.striking import seats_by_nation
from ziggurat.games.civilization.trade_actions import SeizeCities
from ziggurat_client.boards.civilization.calamities.modes import Listing, Losing, Ordering, Quaking
from ziggurat_client.boards.civilization.view import CivilizationBoardView


def answer_calamity(hands: Hands, view: CivilizationBoardView, action: CalamityAction | SeizeCities) -> None:
    """Carry it out."""
    match action:
        case LoseUnits() | CivilWarPick() | CivilWarTake():
            _name_units(hands, view, action)
        case AssignLosses(numbers) | OrderReductions(numbers):
            _order(hands, view, numbers)
        case SeizeCities(areas) | PiracyLosses(areas) | ReduceCities(areas):
            _list(hands, view, areas)
        case ChooseVolcano(name) | ChoosePlain(name) | CivilWarPartner(name) | CivilWarKeep(name):
            hands.press(f"row place {name}")
        case Quake():
            _shake(hands, view, action)
    hands.press("confirm")


def _name_units(hands: Hands, view: CivilizationBoardView, action: UnitsAction) -> None:
    """Let go of what was picked, show Grain, and pick cities and tokens on the map."""
    while _losing(view).picks:
        hands.press("take back")
    if isinstance(action, LoseUnits):
        _show_grain(hands, view, action.grain)
    for city in action.cities:
        hands.choose(NUMBER_OF[city])
    for area, count in action.tokens.items():
        for _ in range(count):
            hands.choose(NUMBER_OF[area])


def _losing(view: CivilizationBoardView) -> Losing:
    assert isinstance(view.mode, Losing)
    return view.mode


def _show_grain(hands: Hands, view: CivilizationBoardView, count: int) -> None:
    more = count - _losing(view).grain
    for _ in range(abs(more)):
        hands.press("more grain" if more > 0 else "less grain")


def _order(hands: Hands, view: CivilizationBoardView, numbers: Mapping[str, int]) -> None:
    """Order fewer of those who are to have fewer first, since what may be ordered in all is limited."""
    assert isinstance(view.mode, Ordering)
    seats = seats_by_nation(view.board)
    wanted = {seats[nation]: number for nation, number in numbers.items()}
    changes = {seat: wanted.get(seat, 0) - view.mode.of(seat) for seat in seats.values()}
    for seat in sorted(changes, key=changes.__getitem__):
        for _ in range(abs(changes[seat])):
            hands.press(f"more {seat}" if changes[seat] > 0 else f"less {seat}")


def _list(hands: Hands, view: CivilizationBoardView, areas: Iterable[str]) -> None:
    """Take all out of the list, and put these in."""
    while isinstance(view.mode, Listing) and view.mode.areas:
        hands.press("take back")
    for area in areas:
        hands.press(f"row city {area}")


def _shake(hands: Hands, view: CivilizationBoardView, action: Quake) -> None:
    """The city of one's own, and then the foreign one beside it."""
    while isinstance(view.mode, Quaking) and view.mode.own is not None:
        hands.press("take back")
    hands.press(f"row city {action.own}")
    if action.other is not None:
        hands.press(f"row city {action.other}")
