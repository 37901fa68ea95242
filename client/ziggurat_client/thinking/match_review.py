"""The review of a match in the client, and the puzzles in it: found among those that were kept, or thought out."""

from __future__ import annotations

import msgspec

from ziggurat.bots.review import Review
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import MatchRecord
from ziggurat_client.kept.kept_reviews import KeptReviews, match_name
from ziggurat_client.thinking.lines import Answer, FindPuzzles, FoundPuzzles, Reviewed, ReviewMatch
from ziggurat_client.thinking.mind import Mind


class MatchReview:
    """What is known of one match. `review` is as far as it has come, None as long as nothing is known. Once it is
    complete, puzzles are looked for; `puzzles` is None until that is done."""

    def __init__(self, mind: Mind, kept: KeptReviews, record: MatchRecord) -> None:
        self._mind = mind
        self._kept = kept
        self._record = record
        found = kept.find(record)
        self.review: Review | None = None if found is None else found.review
        self.puzzles: tuple[Puzzle, ...] | None = None if found is None else found.puzzles
        self.works = False
        """Whether more is on its way."""
        self.failed = False
        """Whether the last attempt came to nothing."""
        self.seeks = False
        """Whether puzzles are being looked for."""

    @property
    def complete(self) -> bool:
        """Whether the whole match has been looked at."""
        return self.review is not None and self.review.complete

    @property
    def progress(self) -> float:
        """How much of the work has been done, from 0 to 1."""
        return 0.0 if self.review is None else self.review.progress

    def begin(self) -> None:
        """Look at the match, unless that is being done or has been done."""
        if self.complete:
            self._seek()
            return
        if self.works:
            return
        self.works, self.failed = True, False
        record = self._written
        self._mind.ask(lambda number: ReviewMatch(number, record), self._hear, self._lose)

    def cancel(self) -> None:
        """Look no further."""
        if self.works:
            self.works = False
            self._mind.forget()

    def _seek(self) -> None:
        """Look for puzzles, unless that is being done or has been done."""
        if self.seeks or self.puzzles is not None:
            return
        self.seeks = True
        record = self._written
        self._mind.ask(lambda number: FindPuzzles(number, record), self._hear_puzzles, self._lose_puzzles)

    @property
    def _written(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self._record))

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Reviewed):
            self.review = answer.review
            if answer.review.complete:
                self.works = False
                self._kept.store(self._record, answer.review)
                self._seek()
        elif self.works:
            self.works, self.failed = False, True

    def _lose(self) -> None:
        """Something else was asked instead."""
        self.works = False

    def _hear_puzzles(self, answer: Answer) -> None:
        self.seeks = False
        if isinstance(answer, FoundPuzzles) and self.review is not None:
            self.puzzles = answer.puzzles
            self._kept.store(self._record, self.review, self.puzzles)

    def _lose_puzzles(self) -> None:
        """Something else was asked instead; who looks at the review again has them looked for again."""
        self.seeks = False


class Reviews:
    """The reviews of the matches that were on show last, so that every scene that shows a match shows the same."""

    _MOST = 4

    def __init__(self, mind: Mind, kept: KeptReviews) -> None:
        self._mind = mind
        self._kept = kept
        self._known: dict[str, MatchReview] = {}

    def of(self, record: MatchRecord) -> MatchReview:
        """The review of a match. Raises msgspec.DecodeError if its record is damaged."""
        name = match_name(record)
        found = self._known.pop(name, None) or MatchReview(self._mind, self._kept, record)
        self._known[name] = found
        while len(self._known) > self._MOST:
            self._known.pop(next(iter(self._known))).cancel()
        return found
