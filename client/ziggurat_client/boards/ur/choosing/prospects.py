"""The points that a deed of Ur would bring before it is done: asked of the game's own rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.actions import Attack, Build, Place, UrAction
from ziggurat.games.ur.building import ready_to_build
from ziggurat.games.ur.farming import wither, withering
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.tiles import AGRICULTURE, POLITICS, WAR, Kind
from ziggurat.games.ur.war import attacks
from ziggurat_client.boards.ur.choosing.previews import action_yield, points_of

_MOST_BUILT: Final = 2


@dataclass(frozen=True)
class Prospect:
    """The score once a deed is done, and by how much it is another one."""

    points: int
    gain: int


@lru_cache(maxsize=256)
def prospect_of(position: Position, seat: Seat, action: UrAction) -> Prospect | None:
    """What `action` makes of the seat's score, or None if the rules refuse it."""
    points = points_of(position, seat, action)
    return None if points is None else Prospect(points, points - score(position, seat).points)


@lru_cache(maxsize=16)
def best_attack(position: Position, seat: Seat) -> tuple[Attack, Prospect] | None:
    """The single attack after which the seat has most points, or None if there is none."""
    return _best(position, seat, attacks(position, seat))


def best_on(position: Position, seat: Seat, attacker: int, target: int) -> Prospect | None:
    """The most that an attack of one tile on another can bring, by as many cubes as serve best."""
    found = _best(
        position,
        seat,
        (attack for attack in attacks(position, seat) if (attack.attacker, attack.target) == (attacker, target)),
    )
    return None if found is None else found[1]


def withered(position: Position, seat: Seat) -> Prospect:
    """The score once what is far from a field has withered; sowing adds no points."""
    points = score(wither(position, seat, withering(position, seat)), seat).points
    return Prospect(points, points - score(position, seat).points)


@lru_cache(maxsize=16)
def best_building(position: Position, seat: Seat) -> Prospect | None:
    """The score after building on as many tiles as a turn allows, or None where none can be built."""
    ready = tuple(ready_to_build(position, seat))[: min(_MOST_BUILT, position.stock)]
    return prospect_of(position, seat, Build(ready)) if ready else None


def is_worth_it(position: Position, seat: Seat, kind: Kind) -> bool:
    """Whether performing `kind` now could bring its player anything."""
    brings = action_yield(position, seat, kind)
    if kind == WAR:
        return brings.gained > 0
    if kind == POLITICS:
        return len(tuple(owned_squares(position, seat))) > 1
    if kind == AGRICULTURE and withered(position, seat).gain < 0:
        return False
    return brings.gained > brings.lost


@lru_cache(maxsize=16)
def best_free(position: Position, seat: Seat) -> Prospect | None:
    """The most that a cube on a free tile can bring, or None if none may be placed on one."""
    free = (square for square, owner in enumerate(position.owners) if owner == NOBODY)
    found = [prospect for square in free if (prospect := prospect_of(position, seat, Place(square))) is not None]
    return max(found, key=lambda prospect: prospect.points, default=None)


def _best(position: Position, seat: Seat, found: Iterable[Attack]) -> tuple[Attack, Prospect] | None:
    best: tuple[Attack, Prospect] | None = None
    for attack in found:
        prospect = prospect_of(position, seat, attack)
        if prospect is not None and (best is None or prospect.points > best[1].points):
            best = attack, prospect
    return best
