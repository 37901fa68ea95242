"""The bans of servers that share a database: what one writes down, all heed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from twisted.internet.defer import succeed

from ziggurat_server.guests.bans import Ban, Bans
from ziggurat_server.guests.bans_book import BansBook
from ziggurat_server.journal.journal import BansKept, Journal, NotKept


class SharedBansBook(BansBook):
    """Keeps the bans in the journal, from which the other servers read them."""

    def __init__(self, bans: Bans, journal: Journal) -> None:
        super().__init__(None, bans, lambda work: succeed(None))
        self._journal = journal

    async def _replace(self, bans: Iterable[Ban]) -> None:
        self._bans.replace(bans)
        self._journal.note(BansKept(msgspec.Raw(msgspec.json.encode(self._bans.in_force()))))
        try:
            await self._journal.settled()
        except NotKept as error:
            raise OSError("the journal cannot write now") from error


def read_bans(kept: msgspec.Raw) -> tuple[Ban, ...]:
    """The bans that were kept so. Raises msgspec.DecodeError if they are none."""
    return msgspec.json.decode(kept, type=tuple[Ban, ...])
