"""Matches that are over, kept for whoever wants to see them again."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from twisted.internet.defer import Deferred, succeed

from ziggurat.rating import Rating
from ziggurat.wire.messages import MatchCard, Openness, RatingPoint
from ziggurat_server.journal.erasing import erased_from_history, erased_from_match
from ziggurat_server.journal.finished_pages import PAGE, Asker, KeptRecord, MatchPage, pages_of
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results import Past, PlayedMatch, told_ratings
from ziggurat_server.journal.results_of_match import rated_people, results_of
from ziggurat_server.limits import ServerLimits


class Archive(Protocol):
    """Keeps matches that are over, the newest so many of them and none for ever.

    Those of private tables are for their players alone, and those with a delay for everyone else only after it.
    """

    def store(self, match: MatchFinished) -> None:
        """Keep a match. The same match may be given again."""

    def set_limits(self, limits: ServerLimits) -> None:
        """From now on keep as many as these limits say."""

    def page(self, asker: Asker, number: int) -> Deferred[MatchPage]:
        """The page of that number, from 0. Fails if the archive cannot be read now."""

    def record(self, asker: Asker, match: int) -> Deferred[KeptRecord | None]:
        """The record of a match, None if there is none that they may see. Fails if it cannot be read now."""

    def past(self, person: str) -> Deferred[Past]:
        """What the person of that id has played. Fails if it cannot be read now."""

    def ratings(self, person: str, now: float) -> Deferred[dict[str, RatingPoint]]:
        """By game how strong the person of that id is, as others may know it by now. Fails as `past` does."""

    def share(self, person: str, openness: Openness) -> None:
        """Others see so much of it from now on."""

    def erase(self, person: str, name: str) -> None:
        """Forget the person of that id and name, in what others have of the same matches too."""


class MemoryArchive:
    """Keeps the last matches as long as the server runs."""

    def __init__(self, limits: ServerLimits) -> None:
        self._matches: deque[tuple[int, MatchFinished]] = deque(maxlen=limits.finished_matches)
        self._newest = 0
        self._histories: dict[str, list[PlayedMatch]] = {}
        self._openness: dict[str, Openness] = {}

    def set_limits(self, limits: ServerLimits) -> None:
        """Remove the oldest at once if there are too many now."""
        newest_first = list(self._matches)[: limits.finished_matches]
        self._matches = deque(newest_first, maxlen=limits.finished_matches)

    def store(self, match: MatchFinished) -> None:
        """Keep a match under the next number."""
        self._newest += 1
        self._matches.appendleft((self._newest, match))
        before = {person: self._rating(person, match.game) for person in rated_people(match)}
        for person, played in results_of(match, self._newest, before).items():
            self._histories.setdefault(person, []).append(played)

    def page(self, asker: Asker, number: int) -> Deferred[MatchPage]:
        """Fires at once."""
        seen = [(key, match) for key, match in self._matches if may_see(match, asker)]
        listed = seen[number * PAGE : (number + 1) * PAGE]
        return succeed(MatchPage(tuple(_card(key, match, asker) for key, match in listed), pages_of(len(seen))))

    def record(self, asker: Asker, match: int) -> Deferred[KeptRecord | None]:
        """Fires at once."""
        found = next((kept for key, kept in self._matches if key == match and may_see(kept, asker)), None)
        return succeed(None if found is None else KeptRecord(found.table, found.record))

    def past(self, person: str) -> Deferred[Past]:
        """Fires at once."""
        return succeed(Past(tuple(self._histories.get(person, ())), self._openness.get(person, "open")))

    def ratings(self, person: str, now: float) -> Deferred[dict[str, RatingPoint]]:
        """Fires at once."""
        return succeed(told_ratings(reversed(self._histories.get(person, ())), now))

    def share(self, person: str, openness: Openness) -> None:
        """Known as long as the server runs."""
        self._openness[person] = openness

    def erase(self, person: str, name: str) -> None:
        """Done at once."""
        self._openness.pop(person, None)
        self._histories.pop(person, None)
        for other, history in self._histories.items():
            self._histories[other] = [erased_from_history(played, person) for played in history]
        for index, (number, match) in enumerate(self._matches):
            if person in match.people:
                self._matches[index] = number, erased_from_match(match, person)

    def _rating(self, person: str, game: str) -> Rating:
        """What somebody's last rated match of that game made of their rating."""
        past = reversed(self._histories.get(person, ()))
        return next((played.after for played in past if played.game == game and played.after is not None), Rating())


def may_see(match: MatchFinished, asker: Asker) -> bool:
    """Whether they played it, or everyone may see it by now."""
    return asker.person in match.people or (not match.private and match.listed_from <= asker.now)


def _card(number: int, match: MatchFinished, asker: Asker) -> MatchCard:
    ended, played = int(match.ended), asker.person in match.people
    return MatchCard(number, match.game, match.names, ended, match.result, played, match.colours)
