"""An action as advice: the areas that it would use, and a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
)
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaId
from ziggurat.games.civilization.moving import ship_named
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import starts_on
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.words.calamity_advice import areas_of_decision, calamity_advice
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.civilization.words.trade_advice import trade_advice

_NAMED: Final = 3
"""So many areas of a list are named; of more their number is said, since a hint has little room."""


def areas_of(board: Board, seat: Seat, action: CivilizationAction) -> frozenset[int]:
    """The numbers of the areas that a legal action of `seat` would use."""
    return frozenset(NUMBER_OF[area] for area in _used(board, seat, action))


def _used(board: Board, seat: Seat, action: CivilizationAction) -> Iterator[AreaId]:
    match action:
        case ChooseNation(nation):
            yield from (area for each, area in starts_on(board).items() if each == nation)
        case Expand(areas):
            yield from (area for area, count in areas.items() if count)
        case Ships(maintain, build):
            yield from (ship_area(board, seat, ship) for ship in maintain)
            yield from (new.area for new in build)
        case Move(start, to):
            yield from (start, to)
        case Sail(ship, to):
            yield from (ship_area(board, seat, ship), to)
        case Load(ship) | Unload(ship):
            yield ship_area(board, seat, ship)
        case FightOn():
            yield from () if board.fight is None else (AREAS[board.fight.area].id,)
        case ReduceCity(area):
            yield area
        case BuildCities(areas):
            yield from areas
        case _:
            yield from areas_of_decision(action)


def ship_area(board: Board, seat: Seat, ship: str) -> AreaId:
    """Where the ship of that name is. Raises ValueError if the nation has it not on the map."""
    found = ship_named(board.nations[seat], ship)
    if found is None:
        raise ValueError(f"{board.nations[seat].id} has no ship {ship} on the map")
    return AREAS[found[1].area].id


@dataclass(frozen=True)
class Advice:
    """Words in the person's language what an action of `seat` does, as one would advise it."""

    board: Board
    seat: Seat
    teller: CivilizationTeller

    def say(self, action: CivilizationAction) -> str:
        """What to do. The action must be legal."""
        advice = calamity_advice(self.teller, action) or trade_advice(self.teller, action)
        if advice is not None:
            return advice
        match action:
            case ChooseNation(nation):
                return self._choose(nation)
            case Expand(areas):
                return self._say("expand", areas=self._listed(areas))
            case Ships():
                return " ".join(self._ships(action))
            case FightOn(go_on):
                return self._say("fight_on" if go_on else "stop")
            case ReduceCity(area):
                return self._say("reduce", city=self.teller.city(area))
            case BuildCities(()):
                return self._say("build_none")
            case BuildCities(areas):
                return self._say("build", cities=self._named([self.teller.new_city(area) for area in areas]))
            case _:
                return self._of_movement(action)

    def _of_movement(self, action: CivilizationAction) -> str:
        board, seat, teller = self.board, self.seat, self.teller
        match action:
            case Move(start, to, count):
                return self._say("move", count=count, start=teller.area(start), end=teller.area(to))
            case Sail(ship, to):
                start = teller.area(ship_area(board, seat, ship))
                return self._say("sail", start=start, end=teller.area(to))
            case Load(ship, count):
                return self._say("load", count=count, where=teller.within(ship_area(board, seat, ship)))
            case Unload(ship, count):
                return self._say("unload", count=count, where=teller.within(ship_area(board, seat, ship)))
            case ResetMovement():
                return self._say("reset")
            case EndMovement():
                return self._say("end")
        raise TypeError(f"no action of this game: {action!r}")

    def _choose(self, name: str) -> str:
        nation: NationId = next(each for each in starts_on(self.board) if each == name)
        where = self.teller.within(starts_on(self.board)[nation])
        return self._say("choose", nation=self.teller.the_nation(nation), where=where)

    def _ships(self, action: Ships) -> Iterator[str]:
        """Which ships stay, which go, and which are built."""
        kept, sailing = len(action.maintain), len(self.board.nations[self.seat].sailing)
        if kept:
            yield self._say("keep", count=kept)
        if sailing > kept:
            yield self._say("give_up", count=sailing - kept)
        if action.build:
            where = self._named([self.teller.area(new.area) for new in action.build])
            yield self._say("build_ships", count=len(action.build), areas=where)
        elif not sailing:
            yield self._say("build_no_ship")

    def _listed(self, areas: dict[AreaId, int]) -> str:
        """The areas with their numbers, the largest first."""
        most_first = sorted(areas.items(), key=lambda each: -each[1])
        return self._named([f"{self.teller.area(area)} +{count}" for area, count in most_first if count])

    def _named(self, things: Sequence[str]) -> str:
        if len(things) <= _NAMED + 1:
            return ", ".join(things)
        return self._say("and_more", things=", ".join(things[:_NAMED]), count=len(things) - _NAMED)

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"civilization.hint.{key}", **blanks)
