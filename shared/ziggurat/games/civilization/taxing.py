"""Phase 1: cities are taxed, and those that cannot be paid for revolt (6.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.events import CitySeized
from ziggurat.games.civilization.position import Board, Nation, Revolts
from ziggurat.games.civilization.refusals import BAD_VALUE, WRONG_SEIZURE
from ziggurat.games.civilization.trade_actions import SeizeCities, SetTax
from ziggurat.games.civilization.trade_events import Taxed
from ziggurat.games.game import Event, Refusal, Seat

USUAL_RATE: Final = 2
RATES: Final = (1, 2, 3)
"""The rates between which a nation with Coinage chooses."""


def open_taxes(board: Board, story: list[Event]) -> Board:
    """Those who may choose their rate are asked; without them everyone pays at once."""
    owing = tuple(seat for seat, nation in enumerate(board.nations) if chooses_rate(nation))
    return replace(board, owing=owing) if owing else tax(board, {}, story)


def chooses_rate(nation: Nation) -> bool:
    """Whether the nation has Coinage, and a city."""
    return "coinage" in nation.advances and bool(nation.cities)


def why_not_set_tax(board: Board, seat: Seat, action: SetTax) -> Refusal | None:
    """One, two or three tokens a city, even if that causes a revolt."""
    return None if action.rate in RATES else BAD_VALUE


def tax(board: Board, rates: Mapping[Seat, int], story: list[Event]) -> Board:
    """The board once all have paid for as many cities as their stock covers; what is unpaid is about to revolt."""
    unpaid: list[tuple[Seat, int]] = []
    for seat in board.in_nation_order:
        nation, rate = board.nations[seat], rates.get(seat, USUAL_RATE)
        cities = len(nation.cities)
        if not cities:
            continue
        paid = min(cities, nation.stock // rate)
        story.append(Taxed(seat, rate, paid * rate, cities - paid))
        after = replace(nation, stock=nation.stock - paid * rate, treasury=nation.treasury + paid * rate)
        board = board.with_nation(seat, after)
        if paid < cities:
            unpaid.append((seat, cities - paid))
    return replace(board, revolts=Revolts(tuple(unpaid)) if unpaid else None)


def open_revolts(board: Board, story: list[Event]) -> Board:
    """Cities are taken as long as any is unpaid and somebody has a marker; up to the first choice (R3)."""
    while board.revolts is not None:
        found = beneficiary(board)
        if found is None:
            board = _without_first(board)
            continue
        choices = rebels(board)
        if seized_number(board, found) < len(choices):
            return replace(board, owing=(found,), spans=board.spans + 1)
        board = seize(board, found, choices, story)
    return replace(board, owing=())


def beneficiary(board: Board) -> Seat | None:
    """Who takes the unpaid cities: of those with a free marker, but the victim, whoever has most tokens in stock."""
    victim = _victim(board)
    able = [seat for seat in board.in_nation_order if seat != victim and board.nations[seat].free_cities]
    return max(able, key=lambda seat: board.nations[seat].stock, default=None)


def rebels(board: Board) -> tuple[AreaNumber, ...]:
    """The cities of the victim that may be taken: not those that it took itself this turn."""
    if board.revolts is None:
        return ()
    return tuple(area for area in board.nations[_victim(board)].cities if area not in board.revolts.seized)


def seized_number(board: Board, seat: Seat) -> int:
    """How many of them the beneficiary takes."""
    if board.revolts is None:
        return 0
    return min(board.revolts.unpaid[0][1], board.nations[seat].free_cities)


def why_not_seize(board: Board, seat: Seat, action: SeizeCities) -> Refusal | None:
    """Cities of the victim, each once, and exactly as many as are due."""
    open_to = {AREAS[area].id for area in rebels(board)}
    if len(set(action.areas)) < len(action.areas) or not open_to.issuperset(action.areas):
        return BAD_VALUE
    return None if len(action.areas) == seized_number(board, seat) else WRONG_SEIZURE


def seize_cities(board: Board, seat: Seat, action: SeizeCities, story: list[Event]) -> Board:
    """The board once the beneficiary has taken these, up to the next choice."""
    areas = tuple(sorted(NUMBER_OF[area] for area in action.areas))
    return open_revolts(seize(board, seat, areas, story), story)


def seize(board: Board, seat: Seat, areas: tuple[AreaNumber, ...], story: list[Event]) -> Board:
    """The board on which these cities of the victim belong to the seat."""
    victim = _victim(board)
    for area in areas:
        story.append(CitySeized(AREAS[area].id, seat, victim, "revolt"))
        board = board.with_nation(victim, board.nations[victim].without_city(area))
        board = board.with_nation(seat, board.nations[seat].with_city(area))
    if board.revolts is None:
        return board
    (_, due), *others = board.revolts.unpaid
    left = due - len(areas)
    seized = tuple(sorted((*board.revolts.seized, *areas)))
    if not left:
        return replace(board, revolts=Revolts(tuple(others), seized) if others else None)
    return replace(board, revolts=Revolts(((victim, left), *others), seized))


def _victim(board: Board) -> Seat:
    if board.revolts is None:
        raise ValueError("no city revolts now")
    return board.revolts.unpaid[0][0]


def _without_first(board: Board) -> Board:
    """Nobody can take what the first victim has not paid for: it keeps these cities, untaxed (R3)."""
    revolts = board.revolts
    if revolts is None or len(revolts.unpaid) < 2:
        return replace(board, revolts=None)
    return replace(board, revolts=Revolts(revolts.unpaid[1:], revolts.seized))
