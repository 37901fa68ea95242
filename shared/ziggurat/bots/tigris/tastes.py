"""The tastes of Tigris & Euphrates: who builds monuments, who seeks conflicts, and who gathers treasures at markets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.bots.search.liking import Deeds, Tastes
from ziggurat.games.game import Action, Seat
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    TakeTreasures,
)
from ziggurat.games.tigris.colours import LETTER
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.spaces import beside, bit, numbers_in

_JOINED: Final = 0.3
"""What a tile beside one of its colour counts."""


class _Builder(Deeds):
    """Besides, it lays tiles beside others of their colour, from which monuments come."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, PlaceTile):
            around = numbers_in(beside(bit((action.x, action.y))))
            return _JOINED if any(position.board.spaces[number] == LETTER[action.color] for number in around) else 0.0
        return super().worth(position, seat, action)


class _Trader(Deeds):
    """What concerns markets and the leaders of markets counts, and nothing else of the same kind."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, PlaceLeader | MoveLeader | PlaceTile) and action.color != "green":
            return 0.0
        return super().worth(position, seat, action)


_PEACE: Final[Mapping[type[Action], float]] = {PlaceLeader: 0.5, MoveLeader: 0.3, PlaceTile: 0.3, TakeTreasures: 0.6}

TIGRIS: Final = Tastes(
    leads="chances",
    likings={
        "builder": _Builder(0.25, {BuildMonument: 1.0}),
        "raider": Deeds(0.15, {Commit: 0.6, ChooseWar: 0.6, PlaceCatastrophe: 0.4}),
        "trader": _Trader(0.2, _PEACE),
    },
)
"""The builder joins tiles of one colour and builds monuments, the raider begins revolts and wars, the trader lays
markets and leads them where treasures are."""
