"""The finished matches that a server keeps, as far as we have asked for them."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.wire.messages import Error, MatchCard, Matches, MatchList
from ziggurat_client.network.remote import Answer, Remote


class ServerMatches:
    """Asks for pages as they are wanted. `cards` are those that came, the newest first."""

    def __init__(self, remote: Remote, changed: Callable[[], None], refused: Callable[[Error], None]) -> None:
        """`changed` is called when more of them have come, `refused` when the server would not tell."""
        self._remote = remote
        self._changed = changed
        self._refused = refused
        self._next = 0
        self._wanted = 0
        self._waits = False
        self.cards: list[MatchCard] = []
        self.has_more = True

    @property
    def waits(self) -> bool:
        """Whether an answer is on its way."""
        return self._waits

    def want(self, count: int) -> None:
        """Ask until so many have come or there are no more."""
        self._wanted = max(self._wanted, count)
        if self.has_more and not self._waits and len(self.cards) < self._wanted:
            self._waits = True
            page = self._next
            self._remote.ask(lambda number: Matches(number, page), self._answered)

    def _answered(self, answer: Answer) -> None:
        self._waits = False
        if isinstance(answer, MatchList):
            known = {card.match for card in self.cards}
            self.cards += [card for card in answer.matches if card.match not in known]
            self._next = answer.page + 1
            self.has_more = self._next < answer.pages
            self.want(self._wanted)
        else:
            self.has_more = False
            if isinstance(answer, Error):
                self._refused(answer)
        self._changed()
