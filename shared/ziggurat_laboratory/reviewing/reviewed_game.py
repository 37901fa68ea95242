"""A game that was played, reviewed as at the client's, and its swings doubted."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from ziggurat.bots.review import Review, played_turns, reviewing
from ziggurat_laboratory.playing.played_game import played_match
from ziggurat_laboratory.playing.schedule import Fixture, Levels
from ziggurat_laboratory.playing.terms import Terms
from ziggurat_laboratory.reviewing.doubted import Doubted, doubted


class ReviewedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: who played on which deal, how many turns, the seconds of computing time for its review, and its
    swings, the largest first."""

    levels: Levels
    deal: int
    turns: int
    seconds: float
    swings: tuple[Doubted, ...]

    @property
    def fixture(self) -> Fixture:
        """Which game of the schedule this was."""
        return Fixture(self.levels, self.deal)


def reviewed_game(terms: Terms, fixture: Fixture, nodes: int) -> ReviewedGame:
    """Play the game and review it; each question about a swing is asked within so many nodes."""
    match = played_match(terms, fixture)
    start = process_time()
    review = _last(match.record())
    seconds = process_time() - start
    turns = played_turns(match)
    swings = tuple(doubted(match, turns[swing.number], swing, nodes) for swing in review.swings)
    return ReviewedGame(fixture.levels, fixture.deal, len(turns), round(seconds, 3), swings)


def _last(record: Any) -> Review:
    *_, review = reviewing(record)
    return review
