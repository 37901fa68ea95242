"""War (rule 5.5): any number of attacks, one after the other."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Attack
from ziggurat.games.ur.events import Attacked
from ziggurat.games.ur.land import NO_SUCH_SQUARE, owned_squares
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Position
from ziggurat.games.ur.slots import performed, why_no_slot
from ziggurat.games.ur.squares import NEIGHBOURS, SIDES
from ziggurat.games.ur.tiles import WAR

_ATTACKS: Final = {
    side: tuple(
        tuple((target, tuple(Attack(attacker, target, moved) for moved in range(1, MOST_CUBES + 1))) for target in near)
        for attacker, near in enumerate(NEIGHBOURS[side])
    )
    for side in SIDES
}
"""By side, then by attacker: each target beside it, with the attacks on it by the number of cubes moved, from 1.

Actions are frozen, so that they are shared rather than made again for every list.
"""


TOO_FEW_MOVED: Final = Refusal("too_few_moved", "5.5", "at least one cube marches in")


def why_not_attack(position: Position, seat: Seat, action: Attack) -> Refusal | None:
    """What forbids this attack, if anything does."""
    refusal = None if position.turn.at_war else why_no_slot(position, seat, WAR)
    return refusal or _why_not_against(position, seat, action)


def attack(position: Position, seat: Seat, action: Attack) -> tuple[Position, tuple[Event, ...]]:
    """Wage one attack; the first of a turn's war takes a slot."""
    turn = position.turn if position.turn.at_war else performed(position.turn, WAR)
    attacker, target, moved = action.attacker, action.target, action.moved
    fallen, price = position.cubes[target], toll(position, attacker, target)
    left = position.cubes[attacker] - fallen - price - moved
    defender = position.owners[target]
    owners, cubes, supplies = list(position.owners), list(position.cubes), list(position.supplies)
    if defender != NOBODY:
        supplies[defender] += fallen
    supplies[seat] += fallen + price
    owners[target], cubes[target] = seat, moved
    owners[attacker], cubes[attacker] = (seat if left else NOBODY), left
    won = replace(
        position,
        owners=tuple(owners),
        cubes=tuple(cubes),
        supplies=tuple(supplies),
        turn=replace(turn, at_war=True),
    )
    loser = None if defender == NOBODY else defender
    return won, (Attacked(seat, attacker, target, loser, fallen, price, moved, left),)


def toll(position: Position, attacker: int, target: int) -> int:
    """The cube that an attack costs when the two shown faces differ and the attacker does not show War."""
    face = position.tiles[attacker][0]
    return int(face not in (WAR, position.tiles[target][0]))


def strength(position: Position, attacker: int, target: int) -> int:
    """How many cubes of the attacker outlive the attack; it is legal if at least one does."""
    return position.cubes[attacker] - position.cubes[target] - toll(position, attacker, target)


def attacks(position: Position, seat: Seat) -> list[Attack]:
    """Every legal attack, with every number of cubes that may move in. Assumes that a war may be waged."""
    around, owners, cubes, ziggurats = _ATTACKS[position.side], position.owners, position.cubes, position.ziggurats
    found: list[Attack] = []
    for attacker in owned_squares(position, seat):
        army = cubes[attacker]
        for target, by_moved in around[attacker]:
            if army > cubes[target] and owners[target] != seat and ziggurats[target] == NOBODY:
                found += by_moved[: army - cubes[target] - toll(position, attacker, target)]
    return found


def _why_not_against(position: Position, seat: Seat, action: Attack) -> Refusal | None:
    attacker, target = action.attacker, action.target
    squares = len(position.tiles)
    if not (0 <= attacker < squares and 0 <= target < squares):
        return NO_SUCH_SQUARE
    if position.owners[attacker] != seat:
        return Refusal.of("attacker_not_yours", "5.5", "attack from a tile that you own", square=attacker)
    if target not in NEIGHBOURS[position.side][attacker]:
        return Refusal.of("target_not_adjacent", "5.5", "the target must share a side", square=target)
    if position.ziggurats[target] != NOBODY:
        return Refusal.of("target_built", "2", "a tile with a ziggurat cannot be attacked", square=target)
    if position.owners[target] == seat:
        return Refusal.of("target_own", "5.5", "your own tile is never a target", square=target)
    left = strength(position, attacker, target)
    if left < 1:
        return Refusal.of(
            "attack_too_weak",
            "5.5",
            "no cube would be left to move in",
            yours=position.cubes[attacker],
            theirs=position.cubes[target],
            toll=toll(position, attacker, target),
        )
    if action.moved < 1:
        return TOO_FEW_MOVED
    if action.moved > left:
        return Refusal.of("too_many_moved", "5.5", "fewer cubes are left to move in", most=left)
    return None
