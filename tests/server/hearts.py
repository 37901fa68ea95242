"""Signs of life of servers that share a database, as tests wait for them: never for luck, always for the database."""

from __future__ import annotations

import time

from server.programs import PATIENCE
from ziggurat_server.journal.heart import Heart
from ziggurat_server.journal.news import News
from ziggurat_server.journal.postgres import connect
from ziggurat_server.journal.postgres_reader import LOCKS


def stop(heart: Heart, address: str) -> None:
    """End its connection as with a process that died, and wait till the database has let go of its lock."""
    heart.sql.close()
    with connect(address) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s::INTEGER, %s::INTEGER)", (LOCKS, heart.sql.process))


def hears(heart: Heart, news: News) -> bool:
    """Whether that is called to it, sooner or later."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if news in heart.listen().news:
            return True
    return False


def next_of_kind(heart: Heart, kind: str) -> News:
    """The first news of a kind that is called to it. Raises AssertionError if none comes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for news in heart.listen().news:
            if news.kind == kind:
                return news
    raise AssertionError(f"no news of the kind {kind}")
