"""What speaks for an action: what follows from it by the rules, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization import moving
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
    Sail,
    Ships,
    Unload,
)
from ziggurat.games.civilization.areas import AREAS, BY_LAND, COSTS, LIMITS, NUMBER_OF, AreaId, AreaNumber
from ziggurat.games.civilization.calamity_actions import LoseUnits, PiracyLosses
from ziggurat.games.civilization.cities import built
from ziggurat.games.civilization.fights import go_on
from ziggurat.games.civilization.position import Board, Nation, Ship
from ziggurat.games.civilization.regions import starts_on
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE
from ziggurat.games.civilization.support import SUPPORT
from ziggurat.games.civilization.units import bereft, named_units, units_from
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.choosing.forecasts import forecast_in, forecasts
from ziggurat_client.boards.civilization.conflict.outcome import outcome
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller

_MOST: Final = 2
"""So many conflicts are told; a hint has little room."""


@dataclass(frozen=True)
class Reasons:
    """Finds what follows from actions of `seat`. Whoever the teller tells it to is "you"."""

    board: Board
    seat: Seat
    teller: CivilizationTeller
    names: Sequence[str]

    def of(self, action: CivilizationAction) -> Iterator[str]:
        """What follows from an action. It must be legal."""
        match action:
            case ChooseNation(nation):
                yield from self._of_nation(nation)
            case Expand(areas):
                yield from self._of_growth(areas)
            case Ships():
                yield from self._of_ships(action)
            case FightOn(wanted):
                yield from self._of_fight(wanted)
            case ReduceCity(area):
                yield from self._of_reduction(NUMBER_OF[area])
            case BuildCities(areas):
                yield from self._of_cities(areas)
            case LoseUnits() | PiracyLosses():
                yield from self._of_losses(action)
            case _:
                yield from self._of_movement(action)

    @property
    def _nation(self) -> Nation:
        return self.board.nations[self.seat]

    # ------------------------------------------------------------------ what all answer

    def _of_nation(self, name: str) -> Iterator[str]:
        """Where it begins, and when it needs cities."""
        start, bronze = next((area, EARLY_BRONZE[each]) for each, area in starts_on(self.board).items() if each == name)
        yield self._say("borders", count=len(BY_LAND[NUMBER_OF[start]]))
        if self.board.options.mode != "nomads":
            yield self._say("bronze", square=bronze)

    def _of_growth(self, areas: Mapping[AreaId, int]) -> Iterator[str]:
        """The cities that become possible, and how many tokens stay within the limits."""
        if self.board.options.mode == "nomads":
            return
        numbered = {NUMBER_OF[area]: count for area, count in areas.items()}
        enough = [area for area, count in numbered.items() if self._is_enough(area, self._nation.tokens[area] + count)]
        if enough:
            yield self._enough(enough[0])
        room = (min(count, max(0, LIMITS[area] - self._nation.tokens[area])) for area, count in numbered.items())
        if fitting := sum(room):
            yield self._say("within_limits", count=fitting)

    def _of_ships(self, action: Ships) -> Iterator[str]:
        given_up = len(self._nation.sailing) - len(action.maintain)
        if action.build:
            yield self._say("carries", count=moving.HOLD, borders=moving.range_of(self._nation))
        elif given_up:
            yield self._say("saves", count=given_up)

    # ------------------------------------------------------------------ movement

    def _of_movement(self, action: CivilizationAction) -> Iterator[str]:
        match action:
            case Move(_, to):
                after = moving.move(self.board, self.seat, action, [])
                yield from self._of_coming(NUMBER_OF[to], after)
                yield from self._relieved(NUMBER_OF[action.start], action.count)
            case Unload():
                after = moving.unload(self.board, self.seat, action, [])
                yield from self._of_coming(self._ship(action.ship).area, after)
            case Sail():
                ship = self._ship(action.ship)
                yield self._say("sails", count=moving.range_of(self._nation) - ship.sailed - 1, aboard=ship.aboard)
            case Load():
                yield self._say("aboard", count=self._ship(action.ship).aboard + action.count)
            case EndMovement():
                yield from self._of_ending()
            case _:
                pass

    def _ship(self, name: str) -> Ship:
        found = moving.ship_named(self._nation, name)
        if found is None:
            raise ValueError(f"{self._nation.id} has no ship {name} on the map")
        return found[1]

    def _of_coming(self, area: AreaNumber, after: Board) -> Iterator[str]:
        """The conflict that would follow, the territory that is won, or the city that becomes possible."""
        conflict = forecast_in(after, area)
        if conflict is not None:
            yield outcome(conflict, self.teller.viewer, self.names, self.teller)
            return
        nation = after.nations[self.seat]
        before, held = territories(self._nation), territories(nation)
        if held > before:
            yield self._say("territory", count=held)
        if self._is_enough(area, nation.tokens[area]) and after.present(area) == (self.seat,):
            yield self._enough(area)

    def _relieved(self, area: AreaNumber, count: int) -> Iterator[str]:
        """Fewer tokens are too many where they left."""
        excess = self._nation.tokens[area] - LIMITS[area]
        is_city = area in self._nation.cities
        if self.board.options.mode != "nomads" and excess > 0 and not is_city:
            yield self._say("relieved", count=min(count, excess), where=self.teller.within(AREAS[area].id))

    def _of_ending(self) -> Iterator[str]:
        """The own conflicts that follow."""
        if self.board.options.mode == "nomads":
            yield self._say("territories", count=territories(self._nation))
            return
        own = [each for each in forecasts(self.board) if self.seat in dict(each.before)]
        if not own:
            yield self._say("peace")
        for conflict in own[:_MOST]:
            where = self.teller.area(AREAS[conflict.area].id)
            yield self._say(
                "conflict", where=where, result=outcome(conflict, self.teller.viewer, self.names, self.teller)
            )

    # ------------------------------------------------------------------ conflicts and cities

    def _of_fight(self, wanted: bool) -> Iterator[str]:
        """What is left of the own tokens."""
        fight = self.board.fight
        if fight is None:
            return
        after = go_on(self.board, True, []) if wanted else self.board
        key = "fought_out" if wanted else "stopped"
        yield self._about(key, count=after.nations[self.seat].tokens[fight.area])

    def _of_reduction(self, area: AreaNumber) -> Iterator[str]:
        nation = self._nation
        missing = max(0, LIMITS[area] - nation.tokens[area])
        yield self._say("replaced", count=missing) if missing <= nation.stock else self._say("not_replaced")

    def _of_losses(self, action: LoseUnits | PiracyLosses) -> Iterator[str]:
        """The support that is left for the cities that are."""
        if isinstance(action, LoseUnits):
            lost = named_units(action)
        else:
            lost = units_from({}, [NUMBER_OF[area] for area in action.areas])
        nation = bereft(self._nation, lost)
        if nation.cities:
            cities = len(nation.cities)
            yield self._say("support", count=cities, tokens=nation.on_map, needed=SUPPORT * cities)

    def _of_cities(self, areas: Sequence[AreaId]) -> Iterator[str]:
        """The support that is left, and the square that is open then."""
        if not areas:
            return
        nation = self._nation
        for area in areas:
            nation = built(nation, NUMBER_OF[area])
        cities, bronze = len(nation.cities), EARLY_BRONZE[nation.id]
        yield self._say("support", count=cities, tokens=nation.on_map, needed=SUPPORT * cities)
        if len(self._nation.cities) < CITIES_FOR_BRONZE <= cities and nation.marker + 1 == bronze:
            yield self._say("opens", square=bronze)

    def _is_enough(self, area: AreaNumber, tokens: int) -> bool:
        """Whether so many tokens could become a city there that is not possible yet."""
        farmers = self.board.options.mode != "nomads"
        return farmers and self.board.city_in(area) is None and tokens >= COSTS[area] > self._nation.tokens[area]

    def _enough(self, area: AreaNumber) -> str:
        return self._say("enough", city=self.teller.new_city(AREAS[area].id))

    # ------------------------------------------------------------------ words

    def _about(self, key: str, **blanks: str | int) -> str:
        """A reason that is about the seat."""
        whose = "you" if self.seat == self.teller.viewer else "they"
        return self._say(f"{key}.{whose}", name=self.names[self.seat], **blanks)

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"civilization.hint.why.{key}", **blanks)
