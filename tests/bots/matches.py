"""Whole matches between players that think, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ziggurat.bots.levels import RandomPlayer
from ziggurat.bots.player import Player
from ziggurat.games import game_named
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match


def played(players: Sequence[Player], seed: int = 1, rounds: int | None = None) -> Match:
    """A match of Ur played to its end, which comes after `rounds` at the latest. Raises what an illegal action does."""
    match = Match(game_named("ur"), len(players), seed, UrOptions(max_rounds=rounds))
    return play_on(match, players)


def play_on(match: Match, players: Sequence[Player]) -> Match:
    """Play a match to its end. Raises what an illegal action does."""
    chances = [Random(f"{match.seed} {seat}") for seat in range(len(players))]
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, players[seat].choose(match.game, match.view(seat), chances[seat]))
    return match


def careless_match(seats: int = 2, rounds: int = 3, seed: int = 4) -> Match:
    """A short match of Ur between players who do whatever comes to their minds."""
    return played([RandomPlayer() for _ in range(seats)], seed, rounds)


def careless_match_of_babel(seed: int = 4) -> Match:
    """A match of Babel between such players."""
    return play_on(Match(game_named("babel"), 2, seed), [RandomPlayer(), RandomPlayer()])


def careless_match_of_tigris(rounds: int = 8, seed: int = 4) -> Match:
    """A short match of Tigris & Euphrates between such players."""
    match = Match(game_named("tigris"), 2, seed, TigrisOptions(max_rounds=rounds))
    return play_on(match, [RandomPlayer(), RandomPlayer()])
