"""Volcanic Eruption or Earthquake (11.2)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_actions import ChooseVolcano, Quake
from ziggurat.games.civilization.calamity_events import PlaceStruck, UnitsLost
from ziggurat.games.civilization.position import Board, Nation, Own, Units
from ziggurat.games.civilization.refusals import BAD_VALUE, NOT_ADJACENT
from ziggurat.games.civilization.striking import Answers, asking, ended, strike_of
from ziggurat.games.civilization.support import reduce_city
from ziggurat.games.civilization.units import bereft, city_names, counted, units_from
from ziggurat.games.game import Event, Refusal, Seat

VOLCANOES: Final[dict[str, tuple[AreaNumber, ...]]] = {
    volcano: tuple(number for number, area in enumerate(AREAS) if area.volcano == volcano)
    for volcano in sorted({area.volcano for area in AREAS if area.volcano is not None})
}
"""The areas that each volcano touches, by its id in order."""


def _in_ashes(nation: Nation, volcano: str) -> Units:
    """What the nation has in the areas that the volcano touches."""
    areas = VOLCANOES[volcano]
    return units_from({area: nation.tokens[area] for area in areas}, [area for area in areas if area in nation.cities])


def volcanoes_of(board: Board, seat: Seat) -> list[str]:
    """The volcanoes that touch an area with units of the seat."""
    return [volcano for volcano in VOLCANOES if _in_ashes(board.nations[seat], volcano) != Units()]


def begin_eruption(board: Board, story: list[Event]) -> Board:
    """A volcano erupts if one touches the victim, which chooses among several; else the earth quakes."""
    volcanoes = volcanoes_of(board, strike_of(board).victim)
    if not volcanoes:
        return _begin_quake(board, story)
    return asking(board, "volcano") if len(volcanoes) > 1 else _erupted(board, volcanoes[0], story)


def volcano_chosen(board: Board, answers: Answers, story: list[Event]) -> Board:
    """That volcano erupts."""
    chosen = answers[strike_of(board).victim]
    if not isinstance(chosen, ChooseVolcano):
        raise TypeError(f"{chosen} chooses no volcano")
    return _erupted(board, chosen.volcano, story)


def _erupted(board: Board, volcano: str, story: list[Event]) -> Board:
    """All units of all nations in its areas are lost."""
    strike = strike_of(board)
    story.append(PlaceStruck(strike.calamity, strike.victim, volcano))
    for seat in board.in_nation_order:
        nation = board.nations[seat]
        units = _in_ashes(nation, volcano)
        if units != Units():
            story.append(UnitsLost(seat, strike.calamity, counted(units), city_names(units), 0))
            board = board.with_nation(seat, bereft(nation, units))
    return ended(board, "struck", story)


def _begin_quake(board: Board, story: list[Event]) -> Board:
    quakes = quakes_of(board, strike_of(board).victim)
    if not quakes:
        return ended(board, "no_effect", story)
    return asking(board, "quake") if len(quakes) > 1 else _quaked(board, quakes[0], story)


def quakes_of(board: Board, seat: Seat) -> list[Quake]:
    """Every earthquake that may be chosen: a city alone, or with a foreign one beside it, in id order."""
    found = []
    for area in board.nations[seat].cities:
        found.append(Quake(AREAS[area].id))
        beside = [other for other in sorted(_beside(area)) if board.city_in(other) not in (None, seat)]
        found += [Quake(AREAS[area].id, AREAS[other].id) for other in beside]
    return found


def _beside(area: AreaNumber) -> frozenset[AreaNumber]:
    return frozenset((*BY_LAND[area], *BY_WATER[area]))


def quake_chosen(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The cities that were named are reduced."""
    quake = answers[strike_of(board).victim]
    if not isinstance(quake, Quake):
        raise TypeError(f"{quake} is no earthquake")
    return _quaked(board, quake, story)


def _quaked(board: Board, quake: Quake, story: list[Event]) -> Board:
    """First the city of the victim is reduced, then the other one."""
    for name in (quake.own, quake.other):
        area = NUMBER_OF.get(name or "", -1)
        owner = board.city_in(area)
        if owner is not None:
            board = reduce_city(board, owner, area, story)
    return ended(board, "struck", story)


def why_not_choose_volcano(board: Board, seat: Seat, action: ChooseVolcano, own: Own | None) -> Refusal | None:
    """A volcano that touches an area with own units (11.2)."""
    return None if action.volcano in volcanoes_of(board, seat) else BAD_VALUE


def why_not_quake(board: Board, seat: Seat, action: Quake, own: Own | None) -> Refusal | None:
    """An own city, and a foreign one that lies beside it, by land or water (11.2, 15.1)."""
    area = NUMBER_OF.get(action.own, -1)
    if area not in board.nations[seat].cities:
        return BAD_VALUE
    if action.other is None:
        return None
    other = NUMBER_OF.get(action.other, -1)
    if board.city_in(other) in (None, seat):
        return BAD_VALUE
    return None if other in _beside(area) else NOT_ADJACENT
