"""A camp of a civil war changes hands, and goes to several where the pieces of one do not suffice (11.2, R17)."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.civilization.calamity_events import CampAnnexed
from ziggurat.games.civilization.position import Board, Units
from ziggurat.games.civilization.units import Reach, bereft, city_names, counted, everything, joined
from ziggurat.games.game import Event, Seat


def fullest_first(board: Board, seats: Iterable[Seat]) -> list[Seat]:
    """The seats by their tokens in stock, most first; ties in nation order."""
    return sorted(seats, key=lambda seat: (-board.nations[seat].stock, board.nations[seat].rank))


def annexed(board: Board, victim: Seat, partner: Seat, camp: Reach, taken: Units, story: list[Event]) -> Board:
    """The camp returns to the victim; then the partner takes these units, and the others what is left over. What the
    victim gets simply stays its own."""
    board = board.with_nation(victim, bereft(board.nations[victim], everything(camp)))
    gains: dict[Seat, Units] = {}
    board = _gained(board, partner, taken, gains)
    left = camp.without(taken)
    board = _tokens_left_over(board, partner, left, gains)
    board = _cities_left_over(board, partner, left, gains)
    for seat, units in gains.items():
        if seat != victim and units != Units():
            story.append(CampAnnexed(victim, seat, counted(units), city_names(units)))
    return board


def _gained(board: Board, seat: Seat, units: Units, gains: dict[Seat, Units]) -> Board:
    """The board once the seat has put its own pieces in the place of these."""
    gains[seat] = joined(gains.get(seat, Units()), units)
    nation = board.nations[seat]
    for area, count in units.tokens:
        nation = nation.placed(area, count)
    for area in units.cities:
        nation = nation.with_city(area)
    return board.with_nation(seat, nation)


def _tokens_left_over(board: Board, partner: Seat, left: Reach, gains: dict[Seat, Units]) -> Board:
    """They go to the nation with the most tokens in stock. That stock always suffices: the victim has the whole camp in
    its own, and nobody comes before it with less."""
    others = [seat for seat in board.in_nation_order if seat != partner]
    return _gained(board, fullest_first(board, others)[0], Units(left.tokens), gains)


def _cities_left_over(board: Board, partner: Seat, left: Reach, gains: dict[Seat, Units]) -> Board:
    """One by one to the nation with the most tokens in stock at that moment, of those that have a free marker."""
    others = [seat for seat in board.in_nation_order if seat != partner]
    for area in left.cities:
        able = [seat for seat in others if board.nations[seat].free_cities]
        board = _gained(board, fullest_first(board, able)[0], Units(cities=(area,)), gains)
    return board
