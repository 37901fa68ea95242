"""Finding finished matches in the server's file, by a connection that nothing else waits for and that cannot write."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ziggurat.wire.messages import MatchCard
from ziggurat_server.journal.finished_pages import PAGE, Asker, KeptRecord, MatchPage, pages_of

_PLAYED: Final = "match IN (SELECT match FROM finished_people WHERE person = :person)"
_LISTED: Final = "(NOT private AND listed_from <= :now)"
_COUNT_LISTED: Final = (
    f"SELECT count(*) FILTER (WHERE {_LISTED}), min(listed_from) FILTER (WHERE NOT private AND listed_from > :now)"
    " FROM finished"
)
_COUNT_THEIRS: Final = f"SELECT count(*) FROM finished WHERE {_PLAYED} AND NOT {_LISTED}"
_PAGE: Final = (
    f"SELECT match, game, names, ended, result, {_PLAYED}, colours FROM finished"
    f" WHERE match IN (SELECT match FROM finished WHERE {_LISTED} OR {_PLAYED}"
    " ORDER BY match DESC LIMIT :size OFFSET :skip) ORDER BY match DESC"
)
_RECORD: Final = f"SELECT code, record FROM finished WHERE match = :match AND ({_LISTED} OR {_PLAYED})"


_JSON: Final = msgspec.json.Decoder(msgspec.Raw)


class _Listed(NamedTuple):
    """How many matches everyone may see, after that change of the archive and before that second since 1970."""

    matches: int
    change: int
    until: float


class FinishedReader:
    """Reads finished matches. One thread at a time may use it. Every method raises sqlite3.Error."""

    def __init__(self, path: Path) -> None:
        """Take a file whose schema is the newest."""
        uri = f"{path.absolute().as_uri()}?mode=ro"
        self._connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        self._connection.text_factory = bytes  # a text that is none costs its own row, and not the page
        self._listed: _Listed | None = None

    def page(self, asker: Asker, number: int, change: int) -> MatchPage:
        """The page of that number, the newest matches first.

        `change` is another number whenever matches were kept or let go; in between they are not counted again.
        """
        values = {"person": asker.person, "now": asker.now, "size": PAGE, "skip": number * PAGE}
        (theirs,) = self._connection.execute(_COUNT_THEIRS, values).fetchone()
        count = self._count_listed(asker.now, change) + theirs
        if values["skip"] >= count:
            return MatchPage((), pages_of(count))
        cards = tuple(card for row in self._connection.execute(_PAGE, values) for card in _card(*row))
        return MatchPage(cards, pages_of(count))

    def record(self, asker: Asker, match: int) -> KeptRecord | None:
        """The record of a match, None if there is none that they may see, or none that can be read."""
        values = {"person": asker.person, "now": asker.now, "match": match}
        row = self._connection.execute(_RECORD, values).fetchone()
        return None if row is None else _record(*row)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _count_listed(self, now: float, change: int) -> int:
        listed = self._listed
        if listed is None or listed.change != change or now >= listed.until:
            row: tuple[int, float | None] = self._connection.execute(_COUNT_LISTED, {"now": now}).fetchone()
            listed = self._listed = _Listed(row[0], change, float("inf") if row[1] is None else row[1])
        return listed.matches


def _card(
    match: int, game: bytes, names: bytes, ended: float, result: bytes, played: int, colours: bytes
) -> Iterator[MatchCard]:
    """The match as it is listed, if its row makes sense."""
    with suppress(ValueError, TypeError, OverflowError):
        card = {
            "match": match,
            "game": game.decode(),
            "names": msgspec.json.decode(names),
            "ended": int(ended),
            "result": _JSON.decode(result),
            "played": bool(played),
            "colours": msgspec.json.decode(colours),
        }
        yield msgspec.convert(card, MatchCard)


def _record(code: bytes, record: bytes) -> KeptRecord | None:
    """The record, if it is JSON."""
    try:
        return msgspec.convert({"table": code.decode(), "record": _JSON.decode(record)}, KeptRecord)
    except (ValueError, TypeError, RecursionError):
        return None
