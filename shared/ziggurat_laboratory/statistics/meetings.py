"""The meetings of every two levels, from the games of a league."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.statistics.ratings import Meeting, Pair


def meetings(games: Iterable[PlayedGame]) -> dict[Pair, Meeting]:
    """The meeting of every two levels, each pair once, with its levels in alphabetical order.

    However many seats they had at a table, a game counts once for a pair: its points are the share of the pairs of
    seats in which the first level's was ranked better, equal ranks being half a point. Games without an end count for
    nothing.
    """
    found: dict[Pair, Meeting] = {}
    for game in games:
        for pair, points in _points(game).items():
            known = found.get(pair, Meeting(0.0, 0))
            found[pair] = Meeting(known.points + points, known.games + 1)
    return found


def against(found: Mapping[Pair, Meeting], one: str, other: str) -> Meeting:
    """The games between two levels as `one` sees them."""
    if (one, other) in found:
        return found[one, other]
    points, games = found.get((other, one), Meeting(0.0, 0))
    return Meeting(games - points, games)


def _points(game: PlayedGame) -> dict[Pair, float]:
    """The points of each pair of levels in one game."""
    compared: dict[Pair, list[float]] = {}
    for (one, rank), (other, other_rank) in combinations(zip(game.levels, game.ranks, strict=False), 2):
        if one != other:
            won = 1.0 if rank < other_rank else 0.5 if rank == other_rank else 0.0
            pair, points = ((one, other), won) if one < other else ((other, one), 1 - won)
            compared.setdefault(pair, []).append(points)
    return {pair: sum(points) / len(points) for pair, points in compared.items()}
