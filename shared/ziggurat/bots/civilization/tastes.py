"""The tastes of Civilization: who founds cities, who goes where others stand, and who lives by ships."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.search.liking import Deeds, Tastes
from ziggurat.games.civilization.actions import BuildCities, FightOn, Move, Sail, Ships
from ziggurat.games.civilization.areas import BY_LAND, COSTS, LAND_AREAS, NUMBER_OF
from ziggurat.games.civilization.position import Position
from ziggurat.games.game import Action, Seat

_CITY: Final = 0.4
_GATHERING: Final = 0.3
_INVASION: Final = 0.5
_APPROACH: Final = 0.2
_SHIP: Final = 0.4


class _Founder(Deeds):
    """It founds every city that it can, and gathers tokens where one may be."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, BuildCities):
            return _CITY * len(action.areas)
        if isinstance(action, Move):
            area = NUMBER_OF[action.to]
            standing = position.board.nations[seat].tokens[area]
            return _GATHERING if standing < COSTS[area] <= standing + action.count else 0.0
        return 0.0


class _Warlord(Deeds):
    """It goes by land and by sea where others stand, or beside them, and fights on where it may."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, Move | Sail):
            area = NUMBER_OF[action.to]
            if area < LAND_AREAS and _is_others(position, seat, area):
                return _INVASION
            return _APPROACH if any(_is_others(position, seat, beside) for beside in BY_LAND[area]) else 0.0
        if isinstance(action, FightOn):
            return 1.0 if action.go_on else 0.0
        return 0.0


class _Seafarer(Deeds):
    """It keeps and builds ships, and sails."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, Ships):
            return _SHIP * (len(action.maintain) + len(action.build))
        return super().worth(position, seat, action)


def _is_others(position: Position, seat: Seat, area: int) -> bool:
    """Whether somebody else has tokens or a city there."""
    owner = position.board.city_in(area)
    return any(other != seat for other in position.board.present(area)) or (owner is not None and owner != seat)


CIVILIZATION: Final = Tastes(
    leads="chances",
    likings={
        "builder": _Founder(0.2, {}),
        "raider": _Warlord(0.3, {}),
        "trader": _Seafarer(0.1, {Sail: 0.15}),
    },
)
"""The builder founds cities, the raider is a warlord who invades, the trader a seafarer. Cards are dealt with alike by
all of them."""
