"""What can be chosen in a mode, and what it comes to: asked of the rules of Ur."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Refusal, Seat, View
from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Politics,
    Swap,
    UrAction,
)
from ziggurat.games.ur.amounts import named
from ziggurat.games.ur.building import buildings, ready_to_build
from ziggurat.games.ur.placing import placements
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.squares import NEIGHBOURS
from ziggurat.games.ur.swapping import swappable
from ziggurat.games.ur.tiles import WAR
from ziggurat.games.ur.war import attacks, strength
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Building,
    Mode,
    Placing,
    Sharing,
    Swapping,
)

_RULES: Final = Ur()
_SHARED: Final[dict[str, type[Agriculture | Politics | Allot]]] = {
    "agriculture": Agriculture,
    "politics": Politics,
    "allot": Allot,
}


def actions_left(position: Position, seat: Seat) -> bool:
    """Whether anything but the swap can be done in this turn."""
    kinds = open_kinds(position, seat)
    return bool(
        kinds.replace(WAR, "")
        or ((WAR in kinds or position.turn.at_war) and first_attacker(position, seat) is not None)
        or next(iter(placements(position, seat)), None)
        or next(iter(buildings(position, seat)), None)
    )


def refusal_of(position: Position, seat: Seat, action: UrAction) -> Refusal | None:
    """Why the rules refuse `action`, or None if they do not."""
    return _RULES.why_not(View(seat, position), action)


def inviting(position: Position, seat: Seat | None, mode: Mode) -> frozenset[int]:
    """The squares (and MARKET) that can be chosen in this mode."""
    if seat is None:
        return frozenset()
    match mode:
        case Placing():
            return frozenset(placement.square for placement in placements(position, seat))
        case Attacking(attacker=None):
            return frozenset(attack.attacker for attack in attacks(position, seat))
        case Attacking(attacker=int(attacker)):
            return frozenset(targets(position, seat, attacker))
        case Sharing(space=space):
            return frozenset(space.squares)
        case Building():
            return frozenset(ready_to_build(position, seat))
        case Swapping():
            return frozenset(MARKET if place is None else place for place in swappable(position, seat))
        case _:
            return frozenset()


def targets(position: Position, seat: Seat, attacker: int) -> dict[int, int]:
    """The squares that `attacker` can attack, with the cubes that would be left to move in."""
    found = {}
    for square in NEIGHBOURS[position.side][attacker]:
        if position.owners[square] != seat and position.ziggurats[square] == NOBODY:
            left = strength(position, attacker, square)
            if left >= 1:
                found[square] = left
    return found


def action_of(mode: Mode) -> UrAction | None:
    """The action that confirming this mode would send, or None while something is missing."""
    match mode:
        case Attacking(attacker=int(attacker), target=int(target), moved=moved):
            return Attack(attacker, target, moved)
        case Sharing(missing=0, purpose=purpose, space=space, counts=counts):
            return _SHARED[purpose](named(space.squares, counts))
        case Building(chosen=chosen) if chosen:
            return Build(tuple(sorted(chosen)))
        case Swapping(place=int(place), face=face):
            return Swap(None if place == MARKET else place, face)
        case _:
            return None


def first_attacker(position: Position, seat: Seat) -> int | None:
    """The first square from which the seat can attack, None if there is none."""
    first = next(iter(attacks(position, seat)), None)
    return None if first is None else first.attacker
