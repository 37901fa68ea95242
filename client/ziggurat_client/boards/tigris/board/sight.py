"""What somebody sees of the map besides what lies on it: what may be chosen, and what is meant."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.colours import INDEX, Colour
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.position import Board, Conflict
from ziggurat.games.tigris.spaces import EVERY_SPACE, Set, Space, bit, numbers_in, set_of
from ziggurat.games.tigris.wars import protected, war_of
from ziggurat_client.boards.tigris.choosing.forecasts import (
    catastrophe_forecast,
    leader_forecast,
    monument_forecast,
    strength,
    tile_forecast,
)
from ziggurat_client.boards.tigris.choosing.known import Known, inviting
from ziggurat_client.boards.tigris.choosing.marks import TileMark, tile_marks
from ziggurat_client.boards.tigris.choosing.modes import (
    Building,
    Committing,
    Laying,
    Leading,
    Leaving,
    Mode,
    Ordering,
    Striking,
)

PlaceKind: TypeAlias = Literal["legal", "danger"]
Held: TypeAlias = Literal["tile", "leader", "catastrophe"]


@dataclass(frozen=True)
class Sight:
    """What the map is seen with.

    `marks`, `places` and `revolts` stand on spaces that may be chosen, by their numbers. `region` is what is meant, and
    `flags` show the strength of leaders by space, now and after what is meant. Spaces that would be `lost` are struck
    through, those `named` by a hint or a line of the log are lit. `held` is the piece in the hand, of that `color`,
    with the space over which it is held. Where spaces are `lit`, all others stand back. `building` says that somebody
    chooses a monument, and `raised` shows the one that the viewer means on its square. So many tiles are being chosen
    for `adding` to a conflict.
    """

    marks: tuple[tuple[int, TileMark], ...] = ()
    places: tuple[tuple[int, PlaceKind], ...] = ()
    revolts: tuple[int, ...] = ()
    region: Set = 0
    flags: tuple[tuple[int, int, int | None], ...] = ()
    lost: tuple[int, ...] = ()
    named: frozenset[int] = frozenset()
    held: tuple[Held, int] | None = None
    near: int | None = None
    color: Colour | None = None
    lit: Set = 0
    building: bool = False
    raised: tuple[Monument, Space] | None = None
    adding: int | None = None


AT_REST: Final = Sight()


@dataclass
class _Looking:
    """Gathers what is seen."""

    board: Board
    near: int | None
    flags: dict[int, tuple[int, int | None]] = field(default_factory=dict)

    def flag(self, leader: Leader, after: int | None = None) -> None:
        number = leader.at.bit_length() - 1
        before = strength(self.board, leader)
        self.flags[number] = (before, None if after == before else after)

    @property
    def flagged(self) -> tuple[tuple[int, int, int | None], ...]:
        return tuple((number, *counts) for number, counts in sorted(self.flags.items()))


def sight_of(board: Board, known: Known | None, mode: Mode, near: int | None, named: frozenset[int]) -> Sight:
    """How the viewer sees the map."""
    looking = _Looking(board, near)
    match mode:
        case Laying(color) if known is not None:
            return _while_laying(looking, known, color, named)
        case Leading(color) if known is not None:
            return _while_leading(looking, known, color, named)
        case Striking() if known is not None:
            return _while_striking(looking, known, named)
        case Building() if known is not None:
            return _while_building(known, mode, near, named)
        case Leaving(space) if known is not None:
            lit = 0 if space is None else bit(space)
            return Sight(places=_legal(known, mode), named=named, near=near, lit=lit)
        case Ordering(color) if color is not None:
            return _of_conflict(war_of(board, color), near, named)
        case Committing(count):
            return replace(_at_rest(looking, named), adding=count, lost=_falling(board, count))
        case _:
            return _at_rest(looking, named)


def _falling(board: Board, count: int) -> tuple[int, ...]:
    """What would be lost if the defender added so many tiles: nothing is known of it before the attacker has chosen."""
    conflict = board.conflict
    if conflict is None or conflict.commitment is None:
        return ()
    holds = conflict.defender.strength + count >= conflict.attacker.strength + conflict.commitment
    loser = conflict.attacker if holds else conflict.defender
    removed = set_of(loser.supporters) & ~protected(board, conflict, loser) if conflict.kind == "war" else 0
    return tuple(numbers_in(removed | bit(loser.space)))


def _legal(known: Known, mode: Mode) -> tuple[tuple[int, PlaceKind], ...]:
    return tuple((number, "legal") for number in sorted(inviting(known, mode)))


def _while_building(known: Known, mode: Building, near: int | None, named: frozenset[int]) -> Sight:
    """The square, whose strength the monument would lessen, and who would be stranded."""
    places, square = _legal(known, mode), four_of(mode.space)
    if mode.monument is None:
        return Sight(places=places, named=named, near=near, lit=square, building=True)
    forecast = monument_forecast(known.board, mode.monument, mode.space)
    weaker = [(leader.at.bit_length() - 1, before, after) for leader, before, after in forecast.weakens]
    lost = tuple(leader.at.bit_length() - 1 for leader in forecast.stranded)
    lit = square | sum(1 << number for number, _, _ in weaker) | sum(1 << number for number in lost)
    return Sight(
        places=tuple((number, kind) for number, kind in places if not square >> number & 1),
        flags=tuple(sorted(weaker)),
        lost=lost,
        named=named,
        near=near,
        lit=lit,
        building=True,
        raised=(mode.monument, mode.space),
    )


def _at_rest(looking: _Looking, named: frozenset[int]) -> Sight:
    """The kingdom under the pointer, with the strength of each of its leaders; a conflict while one is fought."""
    board, near = looking.board, looking.near
    conflict = board.conflict
    if conflict is not None:
        return _of_conflict(conflict, near, named)
    if board.phase == "monument":
        return Sight(named=named, near=near, lit=_squares(board), building=True)
    if near is None or not board.ground.connecting >> near & 1:
        return Sight(named=named, near=near)
    kingdom = board.ground.kingdom_with(1 << near)
    for leader in kingdom.leaders:
        looking.flag(leader)
    region = kingdom.region if kingdom.leaders else 0
    return Sight(region=region, flags=looking.flagged, named=named, near=near)


def _squares(board: Board) -> Set:
    squares = 0
    for square in board.squares:
        squares |= four_of(square.space)
    return squares


def _of_conflict(conflict: Conflict, near: int | None, named: frozenset[int]) -> Sight:
    """Both leaders with their strength and what stands by them."""
    sides = (conflict.attacker, conflict.defender)
    lit = set_of([side.space for side in sides]) | set_of([space for side in sides for space in side.supporters])
    flags = tuple((bit(side.space).bit_length() - 1, side.strength, None) for side in sides)
    return Sight(flags=tuple(sorted(flags)), named=named, near=near, lit=lit)


def _while_laying(looking: _Looking, known: Known, color: Colour, named: frozenset[int]) -> Sight:
    marks = tile_marks(known.board, known.seat, color)
    near = looking.near
    held: tuple[Held, int] | None = None
    region = 0
    if near in marks:
        space = EVERY_SPACE[near]
        forecast = tile_forecast(known.board, color, space)
        held = ("tile", near)
        for kingdom in known.board.ground.kingdoms_beside(1 << near):
            region |= kingdom.region
            for leader in kingdom.leaders:
                if leader.colour == INDEX[color] and not forecast.joins:
                    looking.flag(leader, strength(known.board, leader) + 1)
                elif forecast.joins:
                    looking.flag(leader)
    shown = tuple((number, mark) for number, mark in sorted(marks.items()) if number != near)
    return Sight(marks=shown, region=region, flags=looking.flagged, named=named, held=held, near=near, color=color)


def _while_leading(looking: _Looking, known: Known, color: Colour, named: frozenset[int]) -> Sight:
    board, near = known.board, looking.near
    spaces = sorted(inviting(known, Leading(color)))
    forecasts = {number: leader_forecast(board, known.seat, color, EVERY_SPACE[number]) for number in spaces}
    revolts = tuple(number for number, forecast in forecasts.items() if forecast.revolt)
    region = 0
    if near in forecasts:
        stands = board.with_leader(known.seat, INDEX[color], EVERY_SPACE[near])
        region = stands.ground.kingdom_with(1 << near).region & ~(1 << near)
        revolt = forecasts[near].revolt
        if revolt is not None:
            looking.flags[near] = (revolt.attacker.strength, None)
            looking.flags[bit(revolt.defender.space).bit_length() - 1] = (revolt.defender.strength, None)
    legal: tuple[tuple[int, PlaceKind], ...] = tuple((number, "legal") for number in spaces if number not in revolts)
    held: tuple[Held, int] | None = ("leader", near) if near in spaces else None
    return Sight((), legal, revolts, region, looking.flagged, named=named, held=held, near=near, color=color)


def _while_striking(looking: _Looking, known: Known, named: frozenset[int]) -> Sight:
    board, near = known.board, looking.near
    tiles = board.ground.connecting
    spaces = sorted(inviting(known, Striking()))
    places: tuple[tuple[int, PlaceKind], ...] = tuple((number, "danger") for number in spaces if tiles >> number & 1)
    lost: tuple[int, ...] = ()
    if near in spaces:
        forecast = catastrophe_forecast(board, EVERY_SPACE[near])
        lost = tuple(leader.at.bit_length() - 1 for leader in forecast.stranded)
        lost += (near,) if forecast.destroyed is not None else ()
    held: tuple[Held, int] | None = ("catastrophe", near) if near in spaces else None
    return Sight(places=places, lost=lost, named=named, held=held, near=near)
