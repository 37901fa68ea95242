"""Puzzles from games of bots: from turns that gain points, or from the last ones, and those of other ends that there
might have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from ziggurat.bots.levels import player_of
from ziggurat.bots.puzzles.finding import MOST_OF_A_MATCH, counts_points, puzzles_among, tasks_of
from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import AnyGame
from ziggurat.bots.puzzles.winning import LATE
from ziggurat.bots.thinking import Effort
from ziggurat.games.game import Options, Span
from ziggurat.match.puzzle import Origin, Puzzle
from ziggurat_laboratory.playing.entrant import entrant
from ziggurat_laboratory.puzzles.playing import turns_begun

BRANCHES: Final = 10
"""How often the end of each game is played once more, from some turns before it."""


class Sought(msgspec.Struct, frozen=True):
    """What is played: the options, the numbers of players and the levels that are drawn for each game, and how many
    positions are looked at in the first search for a turn."""

    options: Options
    players: tuple[int, ...]
    levels: tuple[str, ...]
    nodes: int


def puzzles_of(game: AnyGame, sought: Sought, seed: int) -> list[Puzzle]:
    """The puzzles that the game of that seed gives, those first whose solutions are rarest; of each turn one.

    The same seed gives the same puzzles.
    """
    random, effort = Random(f"puzzle {seed}"), Effort(sought.nodes)
    seats = random.choice(sought.players)
    levels = tuple(random.choice(sought.levels) for _ in range(seats))
    best: dict[int, Task] = {}
    for begun in _ends(game, sought, seed, levels, random):
        for found in tasks_of(game, begun, effort):
            number = game.span(found.start).number
            if number not in best or found.share < best[number].share:
                best[number] = found
        if len(best) >= MOST_OF_A_MATCH:
            break

    def origin(turn: Span) -> Origin:
        return Origin(seed, turn.round, turn.number, levels)

    return list(puzzles_among(game, tuple(best.values()), seats, effort, origin))


def _ends(game: AnyGame, sought: Sought, seed: int, levels: Sequence[str], random: Random) -> Iterator[Sequence[Any]]:
    """The positions in which turns of the game begin, and where puzzles ask for a victory, those of other ends that it
    might have had."""
    players = [player_of(each.level, each.nodes, each.style) for each in map(entrant, levels)]
    begun = turns_begun(game, game.setup(len(levels), sought.options, seed), players, random)
    yield begun
    if begun and counts_points(game, begun[0]):
        return
    for _ in range(BRANCHES if len(begun) > LATE else 0):
        yield turns_begun(game, begun[-random.randint(2, LATE)], players, random)[1:]
