"""Phase 6: where more nations stand than an area holds, and where a city is attacked (6.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.actions import FightOn
from ziggurat.games.civilization.areas import AREAS, LIMITS, AreaNumber
from ziggurat.games.civilization.events import (
    Assault,
    CityAttacked,
    CityEliminated,
    CitySeized,
    TokensAdded,
    TokensRemoved,
)
from ziggurat.games.civilization.fights import begin_fight
from ziggurat.games.civilization.position import Board, Conflict
from ziggurat.games.game import Event, Refusal, Seat

DEFENDERS: Final = 6
"""The tokens that take the place of a city that falls."""
BESIEGERS: Final = 7
"""The tokens that a city cannot resist; one more where its owner has Engineering."""


def conflicts_of(board: Board) -> tuple[Conflict, ...]:
    """All conflicts, in the order in which they are resolved: in areas without a city first, then by the nations
    concerned, compared like words, then by area id."""
    rank = {seat: nation.rank for seat, nation in enumerate(board.nations)}
    owners = {area: seat for seat, nation in enumerate(board.nations) for area in nation.cities}
    found: list[tuple[bool, list[int], Conflict]] = []
    for area, counts in enumerate(zip(*(nation.tokens for nation in board.nations), strict=True)):
        if not any(counts):
            continue
        owner = owners.get(area)
        present = board.present(area)
        if not is_contested(board, area, present, owner):
            continue
        concerned = present if owner is None or owner in present else (*present, owner)
        seats = tuple(sorted(concerned, key=rank.__getitem__))
        found.append((owner is not None, [rank[seat] for seat in seats], Conflict(area, seats, owner)))
    return tuple(each[2] for each in sorted(found, key=lambda each: (each[0], each[1], each[2].area)))


def is_contested(board: Board, area: AreaNumber, present: tuple[Seat, ...], owner: Seat | None) -> bool:
    """Whether those present fight: beside a city always, elsewhere once they are more than the printed limit."""
    if owner is not None:
        return any(seat != owner for seat in present)
    return len(present) > 1 and sum(board.nations[seat].tokens[area] for seat in present) > LIMITS[area]


def resolve(board: Board, story: list[Event]) -> Board:
    """The board once all conflicts are resolved, or while somebody is asked about one."""
    while board.fight is None:
        if board.conflicts:
            first, *others = board.conflicts
            board = _resolved(replace(board, conflicts=tuple(others)), first, story)
        elif board.waiting:
            board = _waited(board, story)
        else:
            break
    return board


def why_not_fight_on(board: Board, seat: Seat, action: FightOn) -> Refusal | None:
    """Nothing forbids either answer (6.3)."""
    return None


def _resolved(board: Board, conflict: Conflict, story: list[Event]) -> Board:
    area, owner = conflict.area, conflict.city
    if owner is None:
        return begin_fight(board, area, conflict.seats, LIMITS[area], story)
    attackers = tuple(seat for seat in conflict.seats if seat != owner)
    if len(attackers) > 1:
        board = begin_fight(board, area, attackers, 0, story)
    attacker = attacker_in(board, conflict)
    if attacker is not None and board.nations[owner].tokens[area]:
        board = begin_fight(board, area, (attacker, owner), 0, story)
        attacker = attacker_in(board, conflict)
    if attacker is None:
        return board
    strength = board.nations[attacker].tokens[area]
    if strength < BESIEGERS + ("engineering" in board.nations[owner].advances):
        story += [
            CityAttacked(AREAS[area].id, attacker, owner, strength, "repelled"),
            TokensRemoved(attacker, AREAS[area].id, strength, "attack_failed"),
        ]
        return board.with_nation(attacker, board.nations[attacker].placed(area, -strength))
    if board.nations[owner].stock < DEFENDERS and _is_concerned_elsewhere(board, owner):
        return replace(board, waiting=(*board.waiting, conflict))
    return _taken(board, conflict, attacker, story)


def attacker_in(board: Board, conflict: Conflict) -> Seat | None:
    """Who is left there of those who attack the city."""
    area = conflict.area
    return next((seat for seat in conflict.seats if seat != conflict.city and board.nations[seat].tokens[area]), None)


def _is_concerned_elsewhere(board: Board, owner: Seat) -> bool:
    """Whether another conflict of that nation about a city is still open: its surrender is put off until then."""
    return any(owner in other.seats for other in (*board.conflicts, *board.waiting))


def _waited(board: Board, story: list[Event]) -> Board:
    """The first conflict that waited and whose owner can put up a defence now is resolved; else the first of all."""
    able = [each for each in board.waiting if each.city is not None and _stock(board, each.city) >= DEFENDERS]
    conflict = (able or list(board.waiting))[0]
    board = replace(board, waiting=tuple(each for each in board.waiting if each is not conflict))
    attacker = attacker_in(board, conflict)
    return board if attacker is None else _taken(board, conflict, attacker, story)


def _stock(board: Board, seat: Seat) -> int:
    return board.nations[seat].stock


def _taken(board: Board, conflict: Conflict, attacker: Seat, story: list[Event]) -> Board:
    """The city falls if its owner has tokens to defend the area, and surrenders otherwise."""
    area, owner = conflict.area, conflict.city
    if owner is None:
        raise ValueError(f"there is no city in {AREAS[area].id}")
    strength, name = board.nations[attacker].tokens[area], AREAS[area].id
    loser = board.nations[owner].without_city(area)
    if loser.stock >= DEFENDERS:
        story += [
            CityAttacked(name, attacker, owner, strength, "fell"),
            TokensAdded(owner, name, DEFENDERS, "city_attacked"),
        ]
        board = board.with_nation(owner, loser.placed(area, DEFENDERS))
        return begin_fight(board, area, (attacker, owner), LIMITS[area], story)
    board, winner = board.with_nation(owner, loser), board.nations[attacker]
    result: Assault = "surrendered" if winner.free_cities else "eliminated"
    story.append(CityAttacked(name, attacker, owner, strength, result))
    if result == "eliminated":
        story.append(CityEliminated(owner, name))
        return board
    story.append(CitySeized(name, attacker, owner))
    return board.with_nation(attacker, winner.with_city(area))
