"""The first version of the rules, which had no cards: it plays the same, and its positions had another shape."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Conflict, Ending, Fight, Mode, Phase, Position, Ship
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.game import Seat


class _Options(msgspec.Struct, frozen=True):
    mode: Mode
    fight_on: bool
    turn_limit: int


class _Nation(msgspec.Struct, frozen=True):
    id: NationId
    stock: int
    tokens: tuple[int, ...]
    cities: tuple[int, ...]
    ships: tuple[Ship | None, ...]
    census: int
    marker: int


class _Movement(msgspec.Struct, frozen=True):
    seat: Seat
    after: tuple[Seat, ...]
    moved: tuple[int, ...]
    start: _Nation


class _Board(msgspec.Struct, frozen=True):
    options: _Options
    products: tuple[int, ...]
    nations: tuple[_Nation, ...]
    chosen: tuple[NationId | None, ...]
    turn: int
    phase: Phase
    spans: int
    owing: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    movement: _Movement | None
    conflicts: tuple[Conflict, ...]
    waiting: tuple[Conflict, ...]
    fight: Fight | None
    ending: Ending | None


class _Position(msgspec.Struct, frozen=True):
    board: _Board
    answers: tuple[CivilizationAction | None, ...]


FIRST_VERSION: Final = 1


class CivilizationWithoutCards(Civilization):
    """Matches of nomads and farmers that were begun under the first rules: they go on, and are known by the digests
    that were kept of them."""

    rules_version = FIRST_VERSION

    def digested(self, position: Position) -> _Position:
        options = position.board.options
        told = replace(options, fight_on=options.may_fight_on)
        return msgspec.convert(position.on(replace(position.board, options=told)), _Position, from_attributes=True)
