"""A fight between tokens in one area: the weakest loses its first token first (6.3)."""

from __future__ import annotations

from itertools import groupby

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.events import (
    ConflictContinued,
    ConflictEnded,
    ConflictPaused,
    ConflictStarted,
    ConflictStep,
    Counts,
)
from ziggurat.games.civilization.position import Board, Fight
from ziggurat.games.game import Event, Seat


def fighters(board: Board, area: AreaNumber) -> Counts:
    """The seats with tokens there in nation order, with their numbers."""
    return tuple((seat, count) for seat in board.in_nation_order if (count := board.nations[seat].tokens[area]))


def groups_of(board: Board, tokens: Counts) -> tuple[tuple[Seat, ...], ...]:
    """The fighters, the weakest first; equals lose their tokens at the same moment. Those with Metallurgy come after
    those without it."""

    def strength(each: tuple[Seat, int]) -> tuple[bool, int]:
        seat, count = each
        return "metallurgy" in board.nations[seat].advances, count

    by_strength = sorted(tokens, key=strength)
    return tuple(tuple(seat for seat, _ in equals) for _, equals in groupby(by_strength, key=strength))


def begin_fight(board: Board, area: AreaNumber, seats: tuple[Seat, ...], floor: int, story: list[Event]) -> Board:
    """The board once these have fought there, down to a total of `floor` if they stop there; or while they are asked
    whether they do."""
    tokens = tuple(each for each in fighters(board, area) if each[0] in seats)
    story.append(ConflictStarted(AREAS[area].id, tokens, floor))
    return _fought(board, Fight(area, groups_of(board, tokens), 0), floor, story)


def go_on(board: Board, wanted: bool, story: list[Event]) -> Board:
    """The board once those who were asked have said whether they fight on; one is enough who has `wanted` it."""
    fight = board.fight
    if fight is None:
        raise ValueError("no fight stands still")
    resumed = replace(board, fight=None)
    if not wanted:
        return _ended(resumed, fight.area, story)
    left = tuple(seat for seat, _ in fighters(board, fight.area))
    story.append(ConflictContinued(AREAS[fight.area].id, left))
    return _fought(resumed, fight, 0, story)


def _fought(board: Board, fight: Fight, floor: int, story: list[Event]) -> Board:
    area, groups, at = fight.area, fight.groups, fight.next
    fighting = {seat for group in groups for seat in group}
    while True:
        hit = tuple(seat for seat in groups[at] if board.nations[seat].tokens[area])
        at = (at + 1) % len(groups)
        if not hit:
            continue
        for seat in hit:
            board = board.with_nation(seat, board.nations[seat].placed(area, -1))
        story.append(ConflictStep(AREAS[area].id, hit))
        left = [board.nations[seat].tokens[area] for seat in fighting]
        if sum(count > 0 for count in left) <= 1:
            return _ended(board, area, story)
        if floor and sum(left) <= floor:
            if not board.options.may_fight_on:
                return _ended(board, area, story)
            asked = tuple(seat for seat, _ in fighters(board, area) if seat in fighting)
            story.append(ConflictPaused(AREAS[area].id, asked))
            return replace(board, fight=replace(fight, next=at))


def _ended(board: Board, area: AreaNumber, story: list[Event]) -> Board:
    story.append(ConflictEnded(AREAS[area].id, fighters(board, area)))
    return board
