"""The review of a match in the client: found among those that were kept, or thought out turn by turn."""

from __future__ import annotations

import msgspec

from ziggurat.bots.review import Review
from ziggurat.match.record import MatchRecord
from ziggurat_client.kept.kept_reviews import KeptReviews, match_name
from ziggurat_client.thinking.lines import Answer, Reviewed, ReviewMatch
from ziggurat_client.thinking.mind import Mind


class MatchReview:
    """What is known of one match. `review` is as far as it has come, None as long as nothing is known."""

    def __init__(self, mind: Mind, kept: KeptReviews, record: MatchRecord) -> None:
        self._mind = mind
        self._kept = kept
        self._record = record
        self.review: Review | None = kept.find(record)
        self.works = False
        """Whether more is on its way."""
        self.failed = False
        """Whether the last attempt came to nothing."""

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
        if self.works or self.complete:
            return
        self.works, self.failed = True, False
        record = msgspec.Raw(msgspec.json.encode(self._record))
        self._mind.ask(lambda number: ReviewMatch(number, record), self._hear, self._lose)

    def cancel(self) -> None:
        """Look no further."""
        if self.works:
            self.works = False
            self._mind.forget()

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Reviewed):
            self.review = answer.review
            if answer.review.complete:
                self.works = False
                self._kept.store(self._record, answer.review)
        elif self.works:
            self.works, self.failed = False, True

    def _lose(self) -> None:
        """Something else was asked instead."""
        self.works = False


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
