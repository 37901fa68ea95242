"""The suite: a file of positions, a line of JSON each, and how the levels do in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from ziggurat.bots.levels import player_of
from ziggurat.bots.ur.board import board_of
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat_laboratory.ur.endings.brute_force import can_end_and_win, can_prevent_that

SUITE: Final = Path(__file__).with_name("suite.jsonl")
_GAME: Final = Ur()


class StagedTurn(msgspec.Struct, frozen=True):
    """The beginning of a turn in which an end is to be prevented or to be brought about, in a game on that deal."""

    deal: int
    position: Position


def suite(file: Path = SUITE) -> list[StagedTurn]:
    """The positions of a file. Raises OSError, and msgspec.DecodeError if it holds anything else."""
    return [msgspec.json.decode(line, type=StagedTurn) for line in file.read_bytes().splitlines()]


def lost_turns(deals: range, level: str, nodes: int, rounds: int) -> Iterator[StagedTurn]:
    """Of games of two that the level plays against itself, those that the loser let the other end although it could
    have prevented it: the beginning of its last turn.

    `nodes` are the positions it looks at for a turn, `rounds` the limit of a game.
    """
    for deal in deals:
        begins = [_GAME.setup(2, UrOptions(max_rounds=rounds), deal)]
        over = begins[0]
        while _GAME.due(over).seats:
            over = after_turn(begins[-1], level, nodes, deal)
            begins.append(over)
        if over.ending == "no_swap" and _was_avoidable(*begins[-3:-1]):
            yield StagedTurn(deal, begins[-3])


def _was_avoidable(loser_begins: Position, winner_begins: Position) -> bool:
    return can_end_and_win(board_of(winner_begins)) and can_prevent_that(board_of(loser_begins))


def is_right(lost: StagedTurn, level: str, nodes: int | None) -> bool:
    """Whether the level plays a turn that leaves the other none that ends the game and wins it."""
    return not can_end_and_win(board_of(after_turn(lost.position, level, nodes, lost.deal)))


def after_turn(position: Position, level: str, nodes: int | None, seed: int) -> Position:
    """The position when the turn, played by the level, has passed; what others must answer within it included."""
    span, random = _GAME.span(position), Random(seed)
    players = {seat: player_of(level, nodes) for seat in range(len(position.hands))}
    while _GAME.due(position).seats and _GAME.span(position) == span:
        seat = _GAME.due(position).seats[0]
        position, _ = _GAME.apply(position, seat, players[seat].choose(_GAME, _GAME.view(position, seat), random))
    return position
