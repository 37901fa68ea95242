"""What a player can intend (rules 5 to 8 and 14)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.games.game import Action
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import Space, X, Y


class PlaceLeader(Action, frozen=True):
    """Put the leader of that colour from the supply on the map (5.1)."""

    color: Colour
    x: X
    y: Y


class MoveLeader(Action, frozen=True):
    """Move the leader of that colour to another space of the map (5.1)."""

    color: Colour
    x: X
    y: Y


class WithdrawLeader(Action, frozen=True):
    """Take the leader of that colour back into the supply (5.1)."""

    color: Colour


class PlaceTile(Action, frozen=True):
    """Lay a tile of that colour from the hand (5.2)."""

    color: Colour
    x: X
    y: Y


class PlaceCatastrophe(Action, frozen=True):
    """Lay a catastrophe (5.3)."""

    x: X
    y: Y


class SwapTiles(Action, frozen=True):
    """Give up one to six tiles of the hand for as many from the bag (5.4). Their order means nothing."""

    tiles: Annotated[tuple[Colour, ...], msgspec.Meta(max_length=200)]


class EndTurn(Action, frozen=True):
    """Forfeit the actions that are left (5.5)."""


class ChooseWar(Action, frozen=True):
    """Have the war of that colour fought now (6.2)."""

    color: Colour


class Commit(Action, frozen=True):
    """Add so many tiles of the colour asked for to one's side of a conflict (6)."""

    count: int


class BuildMonument(Action, frozen=True):
    """Build a monument on the square whose top-left space that is (7)."""

    monument: Monument
    x: X
    y: Y


class DeclineMonument(Action, frozen=True):
    """Leave the square as it is (7)."""


class TakeTreasures(Action, frozen=True):
    """Take all treasures of the kingdom but the one on that space (8)."""

    leave: Space


TigrisAction: TypeAlias = (
    PlaceLeader
    | MoveLeader
    | WithdrawLeader
    | PlaceTile
    | PlaceCatastrophe
    | SwapTiles
    | EndTurn
    | ChooseWar
    | Commit
    | BuildMonument
    | DeclineMonument
    | TakeTreasures
)
