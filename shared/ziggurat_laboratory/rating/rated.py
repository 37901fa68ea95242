"""The bots of a league, rated game by game as servers rate people of whom nobody knows anything yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from ziggurat.rating import Rating, after_match
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.statistics.meetings import meetings
from ziggurat_laboratory.statistics.ratings import ratings


class Player(NamedTuple):
    """Somebody who plays at a level: where a level has several seats, each is somebody else's, counted from 1."""

    level: str
    number: int


class RatedPlayer(NamedTuple):
    """A player with their rating, and the place of the level by the most likely ratings of all games at once."""

    player: Player
    rating: Rating
    measured: int


def rated(games: Sequence[PlayedGame], seed: int) -> list[RatedPlayer]:
    """Those who played these games, the best rated first.

    The games come in an order drawn by the seed: a league plays one pairing after the other, and people do not. Games
    without an end are left out.
    """
    known: dict[Player, Rating] = {}
    order = [game for game in games if game.ranks]
    Random(seed).shuffle(order)
    for game in order:
        players = players_of(game.levels)
        after = after_match([known.get(player, Rating()) for player in players], game.ranks)
        known.update(zip(players, after, strict=True))
    levels = sorted({player.level for player in known})
    places = {found.level: place for place, found in enumerate(ratings(levels, meetings(order)), 1)}
    best_first = sorted(known, key=lambda player: -known[player].mu)
    return [RatedPlayer(player, known[player], places[player.level]) for player in best_first]


def players_of(levels: Iterable[str]) -> list[Player]:
    """By seat who plays there."""
    seen = Counter[str]()
    players = []
    for level in levels:
        seen[level] += 1
        players.append(Player(level, seen[level]))
    return players


def inversions(best_first: Sequence[RatedPlayer]) -> list[tuple[RatedPlayer, RatedPlayer]]:
    """Every two of whom the one of the weaker level is rated above the one of the stronger: first the higher rated."""
    return [(higher, lower) for higher, lower in combinations(best_first, 2) if higher.measured > lower.measured]


def is_sure(inversion: tuple[RatedPlayer, RatedPlayer]) -> bool:
    """Whether the two ratings are further apart than both may be wrong, with 95 % certainty each."""
    higher, lower = (found.rating for found in inversion)
    return higher.shown - higher.within > lower.shown + lower.within
