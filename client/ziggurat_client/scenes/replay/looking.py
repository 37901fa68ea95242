"""Looking at a table's finished match together with others: what we ask for that, and whether we lead or follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Error, LookAlone, LookTogether, PassBaton, Point, WantBaton
from ziggurat.wire.together import Arrows
from ziggurat_client.network.circle_record import CircleRecord
from ziggurat_client.network.remote import Answer
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.services import Services
from ziggurat_client.wording.refusals import refusal

PAUSE: Final = 0.1
"""Seconds between two places of the cursor that the others are told; the last one always is."""
_BROKEN: Final = "connection_lost"
_PASSED_ON: Final = frozenset({"no_baton", "not_together", _BROKEN})
"""Why a place is not taken that was on its way when somebody else got the baton."""


class Looking:
    """Our part in a table's circle.

    Who wants to look together comes back after a lost connection, until they look alone or nobody leads any more.
    It is large because all that can be asked and known of a circle is a member, most of them in a line or two.
    """

    def __init__(self, services: Services, code: str, at: Callable[[], int], changed: Callable[[], None]) -> None:
        """`at` says at which step we are, where the match is opened if we are the first; `changed` is called when what
        we do was answered."""
        self.code = code
        self._services = services
        self._remote = services.remote
        self._at = at
        self._changed = changed
        self._wants = False
        self._is_in = False
        self._asks = False
        self._known: tuple[int, Arrows] | None = None
        """Where the cursor is as far as the others know."""
        self._told_at = -PAUSE

    # ------------------------------------------------------------------ how it stands

    @property
    def record(self) -> TableRecord | None:
        """The table, unless it is gone."""
        return self._remote.tables.get(self.code)

    @property
    def circle(self) -> CircleRecord:
        """Those who look."""
        record = self.record
        return CircleRecord() if record is None else record.circle

    @property
    def us(self) -> PersonId | None:
        """Who we are."""
        return None if self._remote.welcome is None else self._remote.welcome.person

    @property
    def is_in(self) -> bool:
        """Whether we look together with others."""
        return self._is_in and self.circle.is_on

    @property
    def leads(self) -> bool:
        """Whether we have the baton."""
        return self.is_in and self.circle.holder == self.us

    @property
    def follows(self) -> bool:
        """Whether somebody else has it."""
        return self.is_in and not self.leads

    @property
    def hosts(self) -> bool:
        """Whether we are the host of the table, who may always take the baton."""
        return self.record is not None and self._remote.hosts(self.record)

    @property
    def raises_hand(self) -> bool:
        """Whether we ask for the baton."""
        return self.us in self.circle.hands

    # ------------------------------------------------------------------ what one asks

    def look(self) -> None:
        """Look with the others, or open the match for them."""
        self._wants = True
        if not self._asks and not self._is_in:
            self._asks = True
            self._remote.ask(lambda number: LookTogether(number, self.code, self._at()), self._answered)

    def alone(self) -> None:
        """Look alone."""
        self._wants = False
        if self._is_in:
            self._is_in = False
            self._remote.ask(lambda number: LookAlone(number, self.code))
        self._changed()

    def use_baton(self) -> None:
        """Whoever has the baton gives it to the first raised hand; the host takes it; anybody else raises a hand, or
        lowers it."""
        us, hands = self.us, self.circle.hands
        if self.leads:
            if hands:
                self.give(hands[0])
        elif self.follows and self.hosts and us is not None:
            self.give(us)
        elif self.follows:
            wants = not self.raises_hand
            self._remote.ask(lambda number: WantBaton(number, self.code, wants), self._done)

    def may_give(self, person: PersonId) -> bool:
        """Whether we may give the baton to that person now."""
        return self.is_in and person != self.circle.holder and (self.leads or self.hosts)

    def give(self, person: PersonId) -> None:
        """Give the baton to somebody."""
        self._remote.ask(lambda number: PassBaton(number, self.code, person), self._done)

    def show(self, step: int, arrows: Arrows) -> None:
        """We are there now, with those arrows on the board: whoever looks with us is told in a moment."""
        if not self.leads or self._known == (step, arrows) or self.wakes_in(step, arrows) != 0.0:
            return
        self._known, self._told_at = (step, arrows), self._services.clock.now()
        self._remote.ask(lambda number: Point(number, self.code, step, arrows), self._pointed)

    def wakes_in(self, step: int, arrows: Arrows) -> float | None:
        """Seconds until it can be told that we are there; None if everyone knows."""
        if not self.leads or self._known == (step, arrows):
            return None
        return max(0.0, self._told_at + PAUSE - self._services.clock.now())

    # ------------------------------------------------------------------ what is told

    def hear(self) -> bool:
        """Something was told, or the connection changed. Return whether it is over: nobody may lead any more, or the
        table is gone."""
        record = self.record
        if record is None:
            was_in, self._is_in, self._wants = self._is_in, False, False
            return was_in
        if self._remote.standing != "here" or self._remote.is_coming_back(self.code):
            self._is_in = False
            return False
        is_over = self._is_in and not record.circle.is_on
        if is_over:
            self._is_in = self._wants = False
        if record.circle.pointed is not None and not self.leads:
            self._known = record.circle.pointed.step, record.circle.pointed.arrows
        if self._wants and not self._is_in:
            self.look()
        return is_over

    def _answered(self, answer: Answer) -> None:
        self._asks = False
        if isinstance(answer, Error):
            if answer.code != _BROKEN:
                self._wants = False
                self._refuse(answer)
        elif not self._wants:
            self._remote.ask(lambda number: LookAlone(number, self.code))
        else:
            self._is_in = True
            pointed = self.circle.pointed
            self._known = None if pointed is None else (pointed.step, pointed.arrows)
        self._changed()

    def _done(self, answer: Answer) -> None:
        if isinstance(answer, Error):
            self._refuse(answer)
        self._changed()

    def _pointed(self, answer: Answer) -> None:
        if isinstance(answer, Error) and answer.code not in _PASSED_ON:
            self._refuse(answer)

    def _refuse(self, error: Error) -> None:
        self._services.banner.refuse(refusal(self._services.words, error.code, error.params))
