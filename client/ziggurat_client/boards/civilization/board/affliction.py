"""What is seen on the map of a calamity or a revolt: what can be touched, what is chosen, and the signs over both."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.position import Board, Units
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.touching import touched
from ziggurat.games.game import Seat
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.calamities.modes import (
    CalamityMode,
    Listing,
    Losing,
    Ordering,
    Pointing,
    Quaking,
)
from ziggurat_client.boards.civilization.calamities.questions import (
    LOSSES,
    areas_named,
    nameable_cities,
    named_places,
    owner_of,
    quaked_beside,
    reach,
)
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.land.reading import SPOTS

MarkKind: TypeAlias = Literal["fewer", "fallen", "numbered", "seceding"]
"""Tokens from one number to another; a city of which so many tokens are left; the place of a city in a list; units that
secede."""


@dataclass(frozen=True)
class Mark:
    """A sign over what `seat` has in an area: from one number to another, or one number alone."""

    kind: MarkKind
    seat: Seat
    area: AreaNumber
    number: int = 0
    before: int = 0


@dataclass(frozen=True)
class Ordered:
    """A sign near a nation: how much it is ordered to lose. It stands beside one of these points of the map."""

    seat: Seat
    number: int
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Affliction:
    """What the map is seen with while a calamity or a revolt is decided about.

    What `seats` have in `touched` can be chosen, and in `chosen` it is; what others, who are `losing`, have in
    `concerned` may be lost too.
    """

    calamity: CalamityId | None
    touched: tuple[AreaNumber, ...] = ()
    chosen: tuple[AreaNumber, ...] = ()
    concerned: tuple[AreaNumber, ...] = ()
    seats: frozenset[Seat] = frozenset()
    losing: frozenset[Seat] = frozenset()
    marks: tuple[Mark, ...] = ()
    orders: tuple[Ordered, ...] = ()

    def touches(self, seat: Seat, area: AreaNumber) -> bool:
        """Whether a piece of that seat in that area can be chosen."""
        return seat in self.seats and area in self.touched

    def concerns(self, seat: Seat, area: AreaNumber) -> bool:
        """Whether a piece of that seat in that area may be lost, though it is not for the viewer to choose."""
        return seat in self.losing and area in self.concerned

    def fallen(self, seat: Seat, area: AreaNumber) -> bool:
        """Whether the city there is chosen to be lost."""
        return any(mark.kind == "fallen" and mark.seat == seat and mark.area == area for mark in self.marks)


def chosen_in(known: Known, mode: CalamityMode) -> Affliction:
    """What the one sees who decides."""
    match mode:
        case Losing():
            return _units(known, mode)
        case Ordering():
            return _orders(known, mode)
        case Listing():
            return _cities(known, mode)
        case Pointing():
            return _places(known, mode)
        case Quaking():
            return _quake(known, mode)


def awaited(board: Board) -> Affliction | None:
    """What those see of whom nothing is asked: whose decision is awaited, and where."""
    strike = board.strike
    if strike is None:
        return None
    seats = frozenset(board.owing) | frozenset(board.answered)
    struck = seats or frozenset((strike.victim,))
    loses = strike.step in LOSSES or strike.step in ("reductions", "ordered_reductions")
    concerned = _touchable(board, struck) if loses else _areas_of(board, struck)
    seen = Affliction(strike.calamity, concerned=concerned, losing=struck, marks=_seceding(board))
    return replace(seen, orders=_due_orders(board)) if strike.step in ("ordered_losses", "ordered_reductions") else seen


# ---------------------------------------------------------------------------------------- units


def _units(known: Known, mode: Losing) -> Affliction:
    """The units that can be named, and those that are."""
    board, question = known.board, mode.question
    owner, found = owner_of(question, known.seat), reach(board, question, known.seat)
    areas = _in_order({area for area, _ in found.tokens} | set(found.cities))
    loses = question.asked in LOSSES
    left, tokens = (1 if question.calamity == "epidemic" else 0), board.nations[owner].tokens
    marks = [
        Mark("fewer", owner, area, tokens[area] - count, tokens[area])
        if loses
        else Mark("seceding", owner, area, count)
        for area, count in mode.tokens.items()
    ]
    marks += [Mark("fallen" if loses else "seceding", owner, area, left if loses else 1) for area in mode.cities]
    earlier = () if loses or question.asked == "take" else _seceding(board)
    others = frozenset(seat for seat in board.owing if seat != known.seat) if loses else frozenset()
    return Affliction(
        question.calamity,
        areas,
        _in_order({*mode.tokens, *mode.cities}),
        _touchable(board, others),
        frozenset((owner,)),
        others,
        (*earlier, *marks),
        _due_orders(board) if question.asked == "ordered_losses" else (),
    )


def _seceding(board: Board) -> tuple[Mark, ...]:
    """The units that are picked for the seceding camp already."""
    strike = board.strike
    return () if strike is None else camp_marks(strike.victim, strike.picked)


def camp_marks(victim: Seat, units: Units) -> tuple[Mark, ...]:
    """A sign over each of these units."""
    tokens = tuple(Mark("seceding", victim, area, count) for area, count in units.tokens)
    return tokens + tuple(Mark("seceding", victim, area, 1) for area in units.cities)


# ---------------------------------------------------------------------------------------- numbers for others


def _orders(known: Known, mode: Ordering) -> Affliction:
    """The nations that can be ordered, and how much each is."""
    board = known.board
    able = frozenset(seat for seat, cap in caps(board).items() if cap)
    named = frozenset(seat for seat, _ in mode.losses)
    areas = _touchable(board, able)
    chosen = _touchable(board, named)
    signs = tuple(Ordered(seat, number, _near(board, seat)) for seat, number in mode.losses)
    rest = _in_order(set(areas) - set(chosen))
    return Affliction(mode.question.calamity, rest, (), chosen, able, named, orders=signs)


def _touchable(board: Board, seats: frozenset[Seat]) -> tuple[AreaNumber, ...]:
    """The areas where a calamity can touch something of these; of cities that are reduced, these alone."""
    strike = board.strike
    if strike is None:
        return ()
    areas: set[AreaNumber] = set()
    for seat in seats:
        found = touched(board, seat)
        tokens = () if strike.calamity in ("iconoclasm", "civil_disorder") else (area for area, _ in found.tokens)
        areas |= {*tokens, *found.cities}
    return _in_order(areas)


def _due_orders(board: Board) -> tuple[Ordered, ...]:
    """How much each must lose because the victim ordered it."""
    strike = board.strike
    due = () if strike is None else strike.due
    return tuple(Ordered(seat, number, _near(board, seat)) for seat, number in due if number)


def _near(board: Board, seat: Seat) -> tuple[Point, ...]:
    """Where a nation can be touched, nearest to the middle of it all first."""
    there = frozenset((seat,))
    points = [SPOTS[area].middle for area in _touchable(board, there) or _areas_of(board, there)]
    if not points:
        return ()
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    return tuple(sorted(points, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2))


# ---------------------------------------------------------------------------------------- cities and places


def _cities(known: Known, mode: Listing) -> Affliction:
    owner = owner_of(mode.question, known.seat)
    able = nameable_cities(known.board, mode.question, known.seat)
    marks = tuple(Mark("numbered", owner, area, place + 1) for place, area in enumerate(mode.areas))
    chosen = _in_order(set(mode.areas))
    return Affliction(mode.question.calamity, able, chosen, seats=frozenset((owner,)), marks=marks)


def _places(known: Known, mode: Pointing) -> Affliction:
    board, question = known.board, mode.question
    named = {name: areas_named(board, question, name) for name in named_places(board, question)}
    chosen = frozenset() if mode.name is None else named[mode.name]
    areas = _in_order(frozenset[AreaNumber]().union(*named.values()))
    seats = frozenset((question.victim,)) if question.asked == "keep" else frozenset(range(board.seats))
    return Affliction(question.calamity, areas, _in_order(chosen), seats=seats, marks=_seceding(board))


def _quake(known: Known, mode: Quaking) -> Affliction:
    board, seat = known.board, known.seat
    beside = () if mode.own is None else quaked_beside(board, seat, mode.own)
    marks = [] if mode.own is None else [Mark("numbered", seat, mode.own, 1)]
    owner = None if mode.other is None else board.city_in(mode.other)
    if mode.other is not None and owner is not None:
        marks.append(Mark("numbered", owner, mode.other, 2))
    areas = _in_order({*board.nations[seat].cities, *beside})
    chosen = _in_order({area for area in (mode.own, mode.other) if area is not None})
    return Affliction(mode.question.calamity, areas, chosen, seats=frozenset(range(board.seats)), marks=tuple(marks))


# ---------------------------------------------------------------------------------------- areas


def _areas_of(board: Board, seats: frozenset[Seat]) -> tuple[AreaNumber, ...]:
    """Where these nations have tokens or cities."""
    areas: set[AreaNumber] = set()
    for seat in seats:
        nation = board.nations[seat]
        areas |= {area for area, count in enumerate(nation.tokens) if count} | set(nation.cities)
    return _in_order(areas)


def _in_order(areas: set[AreaNumber] | frozenset[AreaNumber]) -> tuple[AreaNumber, ...]:
    return tuple(sorted(areas))
