"""A game that was played, reviewed as at the client's, and its swings doubted."""

from __future__ import annotations

import msgspec

from ziggurat.bots.review import Review, played_turns, reviewing
from ziggurat.match.record import MatchRecord
from ziggurat_laboratory.playing.played_game import Clock, played_match
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


class Nodes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The positions that a review shares out among the turns of a match, and the most for a question about a swing."""

    of_a_match: int
    of_a_doubt: int


def reviewed_game(terms: Terms, nodes: Nodes, clock: Clock, fixture: Fixture) -> ReviewedGame:
    """Play the game, review it, and doubt its swings."""
    match = played_match(terms, fixture, clock)
    start = clock()
    review = _reviewed(match.record(), nodes.of_a_match)
    seconds = clock() - start
    turns = played_turns(match)
    swings = tuple(doubted(match, turns[swing.number], swing, nodes.of_a_doubt) for swing in review.swings)
    return ReviewedGame(fixture.levels, fixture.deal, len(turns), round(seconds, 3), swings)


def _reviewed(record: MatchRecord, nodes: int) -> Review:
    *_, review = reviewing(record, nodes)
    return review
