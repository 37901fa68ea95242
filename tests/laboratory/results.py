"""Played games for the tests of the league, made up or quickly played."""

from __future__ import annotations

from itertools import count

from ziggurat_laboratory.playing.played_game import PlayedGame, Thinking, play
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import Terms, league_terms

TERMS = league_terms("ur", ["max_rounds=3"], seed=7)
"""Games of three rounds: enough to tell them apart."""
DEALS = count()


def no_time() -> float:
    """A clock that stands still."""
    return 0.0


def quick(*levels: str, deal: int = 0, terms: Terms = TERMS) -> PlayedGame:
    """A game between these levels, really played."""
    return play(terms, Fixture(levels, deal), no_time)


def made_up(levels: str, ranks: str, ending: str | None = "fifth_ziggurat") -> PlayedGame:
    """A game nobody played: made_up("king random", "1 2")."""
    by_seat, places = tuple(levels.split()), tuple(map(int, ranks.split()))
    thinking = (Thinking(0.0, 0.0),) * len(by_seat)
    return PlayedGame(by_seat, next(DEALS), 0, ending, places, (0,) * len(places), 50, thinking, {})
