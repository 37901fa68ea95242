"""Counting what people ask for together with the other servers of the community, so that nobody has more by hopping."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.messages import AddBot, ClientMessage, Open, ReplaceWithBot, Sit, Watch
from ziggurat_server.context import ServerContext
from ziggurat_server.counts_shown import CountsShown
from ziggurat_server.guests.held_elsewhere import HeldElsewhere
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.common_counts import CommonCounts
from ziggurat_server.journal.holdings import Holdings
from ziggurat_server.journal.journal import TakingEnded
from ziggurat_server.lobby import Lobby
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.admission import belongs_there, knows_of

_Gain: TypeAlias = Open | Watch | Sit | AddBot | ReplaceWithBot
"""What gives somebody more of what is limited."""

Answer: TypeAlias = Callable[[], "Deferred[None] | None"]
"""Answers a request; returns what fires once it is answered, None if it is already. Raises Refusal."""

_WRONG: Final = ("no_such_table", "set_aside")
"""How whoever gives a wrong code is refused."""

_log = Logger()


class Counting:
    """Looks up what somebody has elsewhere before they are given more; what they have here is `shown` to others then.

    A server that is alone counts nothing here. Nor does one whose journal cannot write: nobody gains anything there
    that lasts.
    """

    def __init__(self, lobby: Lobby, shown: CountsShown, context: ServerContext) -> None:
        self._lobby = lobby
        self._shown = shown
        self._context = context
        self._counts: CommonCounts | None = None

    def share(self, counts: CommonCounts) -> None:
        """From now on this server is one of several."""
        self._counts = counts
        self._context.elsewhere.is_counted = True
        self._shown.share()

    def answer(self, person: Person, message: ClientMessage, answer: Answer) -> Deferred[None] | None:
        """Have that answered once it is known what they have elsewhere, at once where that does not matter.

        Raises Refusal, as what it returns may later: `too_many_codes` and `not_readable` beside those of the answer.
        """
        if self._counts is None or not isinstance(message, _Gain) or person.hired:
            return answer()
        if not self._context.journal.can_write or self._belongs_there(person, message):
            return answer()
        return Deferred.fromCoroutine(self._answer(person, message, answer, self._counts))

    async def _answer(self, person: Person, message: _Gain, answer: Answer, counts: CommonCounts) -> None:
        if not isinstance(message, Watch | Sit) or self._knows_of(person, message):
            await self._answer_counted(person, message, answer, counts)
            return
        codes = self._context.codes
        await codes.begin(person, self._context.limits.told.code_tries)
        try:
            await self._answer_counted(person, message, answer, counts)
        except Refusal as refusal:
            if refusal.code not in _WRONG:
                codes.take_back(person)
            raise
        codes.take_back(person)

    async def _answer_counted(self, person: Person, message: _Gain, answer: Answer, counts: CommonCounts) -> None:
        found = await counts.holdings(person.id, person.site).addErrback(_refuse_unread)
        elsewhere = self._elsewhere(person, found)
        self._context.elsewhere.note(person, elsewhere)
        try:
            answering = answer()
            if answering is not None:
                await answering
        finally:
            self._context.elsewhere.forget(person, elsewhere)
            if isinstance(message, Open):
                self._shown.opened_changed(person.site)
            self._context.journal.note(TakingEnded(found.number))

    def _elsewhere(self, person: Person, found: Holdings) -> HeldElsewhere:
        """What of that is not here. What is just taken elsewhere may be anything."""
        here = {*self._lobby.tables, *person.seated_at}
        places = [place for place in found.places if place.code not in here]
        taking = found.taking
        return HeldElsewhere(
            present=taking + found.present,
            hosted=taking + sum(place.is_host for place in places),
            seats=taking + sum(place.seats for place in places),
            bots=taking + sum(place.bots for place in places),
            opened=taking + found.opened,
        )

    def _belongs_there(self, person: Person, message: _Gain) -> bool:
        """Whether they only come back to a table."""
        table = self._lobby.look_for(message.table) if isinstance(message, Watch) else None
        return table is not None and belongs_there(table.state, person)

    def _knows_of(self, person: Person, message: Watch | Sit) -> bool:
        """Whether that table is here and they need no code to know of it."""
        table = self._lobby.look_for(message.table)
        return table is not None and knows_of(table.state, person)


def _refuse_unread(failure: Failure) -> Holdings:
    _log.error("what somebody has elsewhere cannot be looked up ({why})", why=failure.value)
    raise Refusal("not_readable", "the server cannot look up what you have elsewhere; try again in a while")
