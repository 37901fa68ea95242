"""What servers that share a database count together, looked at and changed away from the reactor."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from twisted.internet.defer import Deferred

from ziggurat_server.journal import postgres_counts
from ziggurat_server.journal.holdings import Holdings
from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.shelf import Reading

if TYPE_CHECKING:
    from ziggurat_server.journal.postgres import PostgresSql  # psycopg is not everywhere


class CommonCounts:
    """Who has how much of what, and how often somebody tried something. What it returns fails where the database cannot
    be reached."""

    def __init__(self, journal: Journal, sql: PostgresSql, reading: Reading) -> None:
        self._journal = journal
        self._sql = sql
        self._reading = reading

    def holdings(self, person: str, site: str) -> Deferred[Holdings]:
        """What somebody who comes from that site has anywhere, as this server is about to give them more."""
        work = partial(postgres_counts.holdings, self._sql, person, site)
        return self._journal.settled().addBoth(lambda _: self._reading(work))

    def take_try(self, what: str, who: str, a_minute: float, at_once: float) -> Deferred[bool]:
        """Try once more, where one may so many times in one go, and gets so many tries back in a minute; whether there
        was one left."""
        return self._reading(partial(postgres_counts.take_try, self._sql, what, who, a_minute, at_once))

    def give_try_back(self, what: str, who: str) -> Deferred[None]:
        """That was no try after all."""
        return self._reading(partial(postgres_counts.give_try_back, self._sql, what, who))
