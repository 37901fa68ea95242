"""How commands lead from one choice about a calamity or a revolt to the next."""

from __future__ import annotations

from dataclasses import replace

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.civil_war import taken_by_partner
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.touching import grain_held, may_show
from ziggurat.games.civilization.units import Reach
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.calamities.modes import (
    CalamityMode,
    Listing,
    Losing,
    Order,
    Ordering,
    Point,
    Pointing,
    Quaking,
    Show,
    Unit,
)
from ziggurat_client.boards.civilization.calamities.questions import (
    areas_named,
    nameable_cities,
    named_places,
    quaked_beside,
    reach,
    required,
)
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Choose, Command, Press


def step(known: Known, mode: CalamityMode, command: Command) -> CalamityMode:
    """The choice once the command is given; one that means nothing, or is too much, leaves it as it is."""
    match mode:
        case Losing():
            return _lost(known, mode, command)
        case Ordering():
            return _ordered(known, mode, command)
        case Listing():
            return _listed(known, mode, command)
        case Pointing():
            return _pointed(known, mode, command)
        case Quaking():
            return _quaked(known, mode, command)


# ---------------------------------------------------------------------------------------- units


def _lost(known: Known, mode: Losing, command: Command) -> Losing:
    found = reach(known.board, mode.question, known.seat)
    match command:
        case Choose(area):
            return _touched(known, mode, found, area)
        case Adjust(by, area):
            at = mode.at if area is None else area
            return mode if at is None else _counted(known, mode, found, at, by)
        case Show(by):
            most = grain_held(known.own) if _may_show(known, mode) else 0
            return replace(mode, grain=min(max(0, mode.grain + by), most))
        case Press.NEXT:
            return replace(mode, at=_following(found, mode.at))
        case Press.BACK:
            return replace(mode, picks=mode.picks[:-1])
        case Press.NONE | Press.CANCEL:
            return replace(mode, picks=(), grain=0, at=None)
        case _:
            return mode


def _may_show(known: Known, mode: Losing) -> bool:
    return mode.question.asked in ("losses", "ordered_losses") and may_show(known.board, known.seat)


def _touched(known: Known, mode: Losing, found: Reach, area: AreaNumber) -> Losing:
    """A city is picked or not; of tokens one more, from the most on round to none."""
    if area in mode.cities:
        return replace(_without(mode, Unit(area, is_city=True)), at=area)
    if area in found.cities:
        return _with(known, mode, found, Unit(area, is_city=True))
    more = _counted(known, mode, found, area, 1)
    return more if more.picks != mode.picks else _counted(known, mode, found, area, -mode.tokens.get(area, 0))


def _counted(known: Known, mode: Losing, found: Reach, area: AreaNumber, by: int) -> Losing:
    """So many tokens more there, or fewer; of a city alone, the city."""
    if area in found.cities and area not in dict(found.tokens):
        unit = Unit(area, is_city=True)
        return _with(known, mode, found, unit) if by > 0 and area not in mode.cities else _without(mode, unit)
    if area not in dict(found.tokens):
        return mode
    for _ in range(abs(by)):
        mode = _with(known, mode, found, Unit(area)) if by > 0 else _without(mode, Unit(area))
    return replace(mode, at=area)


def _with(known: Known, mode: Losing, found: Reach, unit: Unit) -> Losing:
    """One more picked, if it can be and there is room for it."""
    more = replace(mode, picks=(*mode.picks, unit), at=unit.area)
    within = more.tokens.get(unit.area, 0) <= dict(found.tokens).get(unit.area, 0) or unit.is_city
    return more if within and _has_room(known.board, more, found, known.seat) else replace(mode, at=unit.area)


def _has_room(board: Board, mode: Losing, found: Reach, seat: Seat) -> bool:
    tokens, cities = sum(mode.tokens.values()), len(mode.cities)
    if mode.question.asked == "take":
        most_tokens, most_cities = taken_by_partner(board)
        return tokens <= most_tokens and cities <= most_cities
    return tokens + found.worth * cities <= required(board, mode.question, seat, mode.grain)


def _without(mode: Losing, unit: Unit) -> Losing:
    """The same without the unit that was picked last of these."""
    if unit not in mode.picks:
        return mode
    at = len(mode.picks) - 1 - mode.picks[::-1].index(unit)
    return replace(mode, picks=(*mode.picks[:at], *mode.picks[at + 1 :]), at=unit.area)


def _following(found: Reach, at: AreaNumber | None) -> AreaNumber | None:
    """The next area of which something can be named."""
    areas = sorted({area for area, _ in found.tokens} | set(found.cities))
    return next((area for area in areas if at is None or area > at), areas[0] if areas else None)


# ---------------------------------------------------------------------------------------- numbers for others


def _ordered(known: Known, mode: Ordering, command: Command) -> Ordering:
    match command:
        case Order(seat, by):
            return _of_seat(known, mode, seat, by)
        case Choose(area):
            seats = _standing_in(known.board, area)
            return _of_seat(known, mode, seats[0], 1) if len(seats) == 1 else mode
        case Adjust(by, area) if area is not None:
            seats = _standing_in(known.board, area)
            return _of_seat(known, mode, seats[0], by) if len(seats) == 1 else mode
        case Press.NONE | Press.CANCEL:
            return replace(mode, losses=())
        case _:
            return mode


def _of_seat(known: Known, mode: Ordering, seat: Seat, by: int) -> Ordering:
    """So much more for that seat, within its cap and what may be ordered in all."""
    before = mode.of(seat)
    room = min(caps(known.board).get(seat, 0), before + mode.question.due - mode.total)
    numbers = {**dict(mode.losses), seat: min(max(0, before + by), room)}
    return replace(mode, losses=tuple(sorted((each, number) for each, number in numbers.items() if number)))


def _standing_in(board: Board, area: AreaNumber) -> list[Seat]:
    """The nations with tokens or a city there."""
    return [seat for seat in range(board.seats) if seat in board.present(area) or seat == board.city_in(area)]


# ---------------------------------------------------------------------------------------- cities


def _listed(known: Known, mode: Listing, command: Command) -> Listing:
    cities = nameable_cities(known.board, mode.question, known.seat)
    match command:
        case Choose(area) | Adjust(-1, area) if area in mode.areas:
            return replace(mode, areas=tuple(each for each in mode.areas if each != area))
        case Choose(area) | Adjust(1, area) if area in cities and len(mode.areas) < mode.question.due:
            return replace(mode, areas=(*mode.areas, area))
        case Press.NEXT:
            left = [area for area in cities if area not in mode.areas]
            return replace(mode, areas=(*mode.areas, *left[:1])) if len(mode.areas) < mode.question.due else mode
        case Press.BACK:
            return replace(mode, areas=mode.areas[:-1])
        case Press.NONE | Press.CANCEL:
            return replace(mode, areas=())
        case _:
            return mode


def _quaked(known: Known, mode: Quaking, command: Command) -> Quaking:
    board, seat = known.board, known.seat
    match command:
        case Choose(area) if area in board.nations[seat].cities:
            return replace(mode, own=area, other=None)
        case Choose(area) if mode.own is not None and area in quaked_beside(board, seat, mode.own):
            return replace(mode, other=None if area == mode.other else area)
        case Press.BACK if mode.other is not None:
            return replace(mode, other=None)
        case Press.BACK | Press.NONE | Press.CANCEL:
            return replace(mode, own=None, other=None)
        case _:
            return mode


# ---------------------------------------------------------------------------------------- one of a few


def _pointed(known: Known, mode: Pointing, command: Command) -> Pointing:
    names = named_places(known.board, mode.question)
    match command:
        case Point(name) if name in names:
            return replace(mode, name=name)
        case Choose(area):
            there = [name for name in names if area in areas_named(known.board, mode.question, name)]
            return replace(mode, name=there[0]) if len(there) == 1 else mode
        case Press.NEXT:
            at = names.index(mode.name) + 1 if mode.name in names else 0
            return replace(mode, name=names[at % len(names)])
        case Press.BACK | Press.CANCEL:
            return replace(mode, name=None)
        case _:
            return mode
