"""What somebody has played on this server, as it tells us."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Error, PlayedCard, PlayedList, Profile, ShowPlayed, ShowProfile
from ziggurat_client.network.remote import Answer, Remote


class ProfileReading:
    """Asks for a profile; `profile` is there once it has come, `refusal` if it will not."""

    def __init__(self, remote: Remote, person: PersonId | None, changed: Callable[[], None]) -> None:
        """Without a `person` it is our own. `changed` is called when the answer has come."""
        self._remote = remote
        self._person = person
        self._changed = changed
        self.profile: Profile | None = None
        self.refusal: Error | None = None

    def ask(self) -> None:
        """Ask, or ask again."""
        self._remote.ask(lambda number: ShowProfile(number, self._person), self._answered)

    def _answered(self, answer: Answer) -> None:
        if isinstance(answer, Profile):
            self.profile, self.refusal = answer, None
        elif isinstance(answer, Error):
            self.refusal = answer
        self._changed()


class PlayedReading:
    """Asks for all matches that somebody has played, page by page."""

    def __init__(
        self,
        remote: Remote,
        person: PersonId | None,
        complete: Callable[[tuple[PlayedCard, ...]], None],
        refused: Callable[[Error], None],
    ) -> None:
        """`complete` is called with all of them, the newest first, or `refused` if the server would not tell."""
        self._remote = remote
        self._person = person
        self._complete = complete
        self._refused = refused
        self._cards: list[PlayedCard] = []
        self._ask(0)

    def _ask(self, page: int) -> None:
        self._remote.ask(lambda number: ShowPlayed(number, self._person, page), self._answered)

    def _answered(self, answer: Answer) -> None:
        if isinstance(answer, PlayedList):
            self._cards += answer.matches
            if answer.page + 1 < answer.pages:
                self._ask(answer.page + 1)
            else:
                self._complete(tuple(self._cards))
        elif isinstance(answer, Error):
            self._refused(answer)
