"""Opening a journal that servers share: a PostgreSQL database, to which any number of them may write."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import psycopg
from twisted.internet.defer import Deferred
from twisted.internet.threads import deferToThreadPool

from ziggurat_server.journal.common_counts import CommonCounts
from ziggurat_server.journal.finished_on_disk import DiskArchive
from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.heart import Heart
from ziggurat_server.journal.membership import Membership
from ziggurat_server.journal.on_disk import DiskJournal
from ziggurat_server.journal.opening import OpenJournal, thread
from ziggurat_server.journal.other_lobbies import OtherLobbies
from ziggurat_server.journal.postgres import PostgresSql, connect
from ziggurat_server.journal.postgres_reader import PostgresReader
from ziggurat_server.journal.postgres_schema import migrate
from ziggurat_server.journal.shared_orders import SharedOrders
from ziggurat_server.journal.shared_store import SharedStore
from ziggurat_server.journal.shelf import DiskShelf
from ziggurat_server.journal.storage_lock import FolderRefused
from ziggurat_server.journal.storage_schema import NewerSchema
from ziggurat_server.limits import ServerLimits

LOOPBACK: Final = "127.0.0.1"


def open_shared_journal(
    address: str, host: str, reactor: Any, limits: ServerLimits, timed: Callable[[float], None] = lambda _: None
) -> OpenJournal:
    """The journal in the database of that address. `host` is where other servers reach this one, empty for the address
    from which it reaches the database. Raises FolderRefused.
    """
    process, own_host, number = _join(address)
    claims: dict[str, int] = {}
    writer, reader, finished, own = (PostgresSql(address, process, claims) for _ in range(4))
    writing, reading, beating = (thread(name, reactor) for name in ("journal", "reading", "heart"))
    journal = DiskJournal(SharedStore(writer), reactor, partial(deferToThreadPool, reactor, writing), timed)
    aside = partial(deferToThreadPool, reactor, reading)
    archive = DiskArchive(journal, FinishedReader(finished, alone=False), aside, limits, time.time)
    shared = PostgresReader(reader)
    shelf = DiskShelf(journal, shared, aside)
    key = secrets.token_urlsafe(24)
    heart = Heart(own, key)
    aside_from_all = partial(deferToThreadPool, reactor, beating)
    others, orders = OtherLobbies(shared, aside), SharedOrders(reader)
    counts = CommonCounts(journal, reader, aside)
    membership = Membership(heart, process, host or own_host, key, others, orders, counts, aside_from_all, reactor)
    journal.deposed = membership.lost

    def leave() -> None:
        for pool in (writing, reading, beating):
            pool.stop()
        for sql in (writer, reader, finished, own):
            sql.close()

    def end() -> Deferred[None]:
        closed = journal.close().addCallback(lambda _: membership.end())
        return closed.addCallback(lambda _: leave())

    return OpenJournal(journal, archive, shelf, shelf.new_person, end, membership, number)


def _join(address: str) -> tuple[int, str, str]:
    """Bring the database up to date; the number of this server among those that have ever shared it, from where the
    database sees it come, and what all of them together are known by."""
    try:
        with connect(address) as connection:
            migrate(connection)
            query = "SELECT nextval('process_numbers'), host(inet_client_addr()), id FROM community"
            number, host, known_by = connection.execute(query).fetchone() or (0, None, "")
    except NewerSchema as error:
        raise FolderRefused(f"the database was written by a newer server ({error}); update") from error
    except psycopg.Error as error:
        raise FolderRefused(
            f"the database of `journal` cannot be used ({str(error).strip()}); is PostgreSQL started, and is the "
            "address right?"
        ) from error
    return int(number), host or LOOPBACK, known_by
