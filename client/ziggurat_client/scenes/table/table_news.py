"""What is said once of those at a table: that somebody has resigned, and that somebody else is wanted as its host."""

from __future__ import annotations

from ziggurat.bounds import PersonId
from ziggurat.games.game import Seat
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.services import Services
from ziggurat_client.wording.host_votes import wanted_name


class TableNews:
    """Tells it in a message over the page, and in plain text."""

    def __init__(self, services: Services, record: TableRecord) -> None:
        self._services = services
        self._record = record
        self._resigned = self._resigned_now
        self._wanted = self._wanted_now

    @property
    def _resigned_now(self) -> frozenset[Seat]:
        return frozenset(number for number, seat in enumerate(self._record.table.seats) if seat.resigned)

    @property
    def _wanted_now(self) -> frozenset[PersonId]:
        return frozenset(vote.person for vote in self._record.table.host_votes)

    def tell(self) -> None:
        """Whatever is new of it."""
        table, words = self._record.table, self._services.words
        resigned, wanted = self._resigned_now, self._wanted_now
        for seat in sorted(resigned - self._resigned):
            state = table.seats[seat]
            key = "resign.told" if state.level is None else "resign.told.bot"
            self._tell(words.say(key, name=state.resigned or "?", bot=state.name or "?"))
        for person in sorted(wanted - self._wanted):
            self._tell(words.say("host_vote.told", name=wanted_name(table, person)))
        self._resigned, self._wanted = resigned, wanted

    def _tell(self, sentence: str) -> None:
        self._services.banner.tell(sentence, over_bar=True)
        self._services.text_log.write(sentence)
