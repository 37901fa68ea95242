"""Nations of the modes with cards in the middle of a game: with cities, coins, advances and hands, and what they do
next at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from games.civilization.scenes import CIVILIZATION
from games.random_play import Choose, chooser, some_action
from ziggurat.games.civilization.actions import EndMovement
from ziggurat.games.civilization.advances import ADVANCES, in_table_order
from ziggurat.games.civilization.areas import LAND_AREAS, LIMITS, is_coastal
from ziggurat.games.civilization.course import start_turn
from ziggurat.games.civilization.position import (
    NOBODY_HERE,
    Board,
    CivilizationOptions,
    Mode,
    Nation,
    Position,
    Secrets,
    Ship,
)
from ziggurat.games.civilization.purchasing import copies_left
from ziggurat.games.civilization.regions import closed_areas, start_areas, tokens_of
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import ALL_CARDS, CALAMITY_OF, PILES, CardId, back_of, in_order, pile_of
from ziggurat.games.game import Action, Event, Seat

LAZY: Final = 5
"""A movement goes on at one step of so many."""
LATE: Final = 20
"""Time is up for the market at one step of so many."""


class Doing(NamedTuple):
    """A step: who did what, None if time was up for the market, where, and what came of it."""

    before: Position
    seat: Seat | None
    action: Action | None
    after: Position
    events: tuple[Event, ...]


def world(mode: Mode, seats: int, seed: int) -> Position:
    """The first question of a turn in which everyone has something of everything."""
    dice = random.Random(seed)
    options = CivilizationOptions(mode=mode)
    names = dice.sample(sorted(start_areas(options, seats)), seats)
    bare = tuple(Nation(name, tokens_of(options, seats), NOBODY_HERE) for name in names)
    board = Board(options, tuple(range(1, seats + 1)), bare, tuple(names), turn=dice.randint(4, 12), phase="taxes")
    free = [area for area in range(LAND_AREAS) if area not in closed_areas(board)]
    dice.shuffle(free)
    for seat in range(seats):
        board = board.with_nation(seat, _settled(board, seat, free, dice))
    return start_turn(Position(board, (None,) * seats).keeping(_dealt(options, seats, dice)), [])


def _settled(board: Board, seat: Seat, free: list[int], dice: random.Random) -> Nation:
    nation = board.nations[seat]
    for _ in range(dice.randint(1, 5)):
        nation = nation.with_city(free.pop())
    for _ in range(dice.randint(2, 6)):
        area = free.pop()
        nation = nation.placed(area, dice.randint(1, LIMITS[area]))
    for number, area in enumerate([each for each in nation.cities if is_coastal(each)][:2]):
        nation = nation.with_ship(number, Ship(area))
    treasury = dice.randint(0, min(30, nation.stock)) if board.options.is_full else 0
    nation = replace(nation, treasury=treasury, stock=nation.stock - treasury, marker=dice.randint(3, 9))
    return replace(nation, advances=_learnt(board, dice))


def _learnt(board: Board, dice: random.Random) -> tuple[AdvanceId, ...]:
    """Some of the advances that are left."""
    left = [each for each in ADVANCES if copies_left(board, each) and dice.random() < 0.4]
    return in_table_order([each for each in left if ADVANCES[each].requires in (None, *left)][:9])


def _dealt(options: CivilizationOptions, seats: int, dice: random.Random) -> Secrets:
    cards = [card for card in ALL_CARDS if options.is_full or card not in CALAMITY_OF]
    dice.shuffle(cards)
    hands: list[tuple[CardId, ...]] = []
    for _ in range(seats):
        count = dice.randint(0, 8)
        dealt = [card for card in cards if back_of(card) != "red"][:count]
        cards = [card for card in cards if card not in dealt]
        hands.append(in_order(dealt))
    numbers = range(1, PILES + 1) if options.is_full else (0,)
    piles = tuple([tuple([card for card in cards if number in (0, pile_of(card))]) for number in numbers])
    return Secrets(dice.randrange(10**6), tuple(hands), piles)


def doings(position: Position, seed: int, steps: int) -> Iterator[Doing]:
    """What is done next, at random."""
    choose = chooser(seed)
    for _ in range(steps):
        due = CIVILIZATION.due(position)
        if not due.seats:
            return
        if due.seconds is not None and choose(LATE) == 0:
            after, events = CIVILIZATION.expire(position, ())
            yield Doing(position, None, None, after, events)
        else:
            seat, action = chosen(position, choose)
            after, events = CIVILIZATION.apply(position, seat, action)
            yield Doing(position, seat, action, after, events)
        position = after


def chosen(position: Position, choose: Choose) -> tuple[Seat, Action]:
    """Something that somebody may do; movements end soon."""
    due = CIVILIZATION.due(position)
    able = due.seats + due.open
    seat = able[choose(len(able))]
    offered = list(CIVILIZATION.candidates(CIVILIZATION.view(position, seat)))
    if EndMovement() in offered and choose(LAZY):
        return seat, EndMovement()
    return seat, some_action(offered, choose)


def as_bytes(value: object) -> bytes:
    """The value as it is sent."""
    return msgspec.json.encode(value)
