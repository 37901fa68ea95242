"""Finding finished matches in the server's database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ziggurat.wire.messages import MatchCard, Openness, RatingPoint
from ziggurat_server.journal.finished_pages import PAGE, Asker, KeptRecord, MatchPage, pages_of
from ziggurat_server.journal.results import Past, PlayedMatch, told_ratings
from ziggurat_server.journal.sql import Sql

_PLAYED: Final = "match IN (SELECT match FROM finished_people WHERE person = ?)"
_LISTED: Final = "(NOT private AND listed_from <= ?)"
_COUNT_LISTED: Final = (
    f"SELECT count(*) FILTER (WHERE {_LISTED}), min(listed_from) FILTER (WHERE NOT private AND listed_from > ?)"
    " FROM finished"
)
_COUNT_THEIRS: Final = f"SELECT count(*) FROM finished WHERE {_PLAYED} AND NOT {_LISTED}"
_PAGE: Final = (
    f"SELECT match, game, names, ended, result, {_PLAYED}, colours FROM finished"
    f" WHERE match IN (SELECT match FROM finished WHERE {_LISTED} OR {_PLAYED}"
    " ORDER BY match DESC LIMIT ? OFFSET ?) ORDER BY match DESC"
)
_RECORD: Final = f"SELECT code, record FROM finished WHERE match = ? AND ({_LISTED} OR {_PLAYED})"


_NEWEST: Final = 20
"""Among so many matches of a game the last one that everyone may know of is looked for."""
Text: TypeAlias = bytes | str
"""A column of text, which may be none."""

_JSON: Final = msgspec.json.Decoder(msgspec.Raw)


class _Listed(NamedTuple):
    """How many matches everyone may see, after that change of the archive and before that second since 1970."""

    matches: int
    change: int
    until: float


class FinishedReader:
    """Reads finished matches. One thread at a time may use it. Every method raises the database's own errors."""

    def __init__(self, sql: Sql, *, alone: bool = True) -> None:
        """Take a database whose schema is the newest. Where one is not `alone`, others keep matches there too."""
        self._sql = sql
        self._alone = alone
        self._listed: _Listed | None = None

    def page(self, asker: Asker, number: int, change: int) -> MatchPage:
        """The page of that number, the newest matches first.

        `change` is another number whenever matches were kept or let go; in between they are not counted again.
        """
        person, now, skip = asker.person, asker.now, number * PAGE
        (theirs,) = self._sql.execute(_COUNT_THEIRS, (person, now)).fetchone()
        count = self._count_listed(now, change) + theirs
        if skip >= count:
            return MatchPage((), pages_of(count))
        found = self._sql.execute(_PAGE, (person, now, person, PAGE, skip))
        cards = tuple(card for row in found for card in _card(*row))
        return MatchPage(cards, pages_of(count))

    def record(self, asker: Asker, match: int) -> KeptRecord | None:
        """The record of a match, None if there is none that they may see, or none that can be read."""
        row = self._sql.execute(_RECORD, (match, asker.now, asker.person)).fetchone()
        return None if row is None else _record(*row)

    def past(self, person: str) -> Past:
        """Every match of the person of that id that can be read, the oldest first, and how much of it others see.

        Whoever's choice cannot be read is taken to have closed it.
        """
        rows = self._sql.execute("SELECT told FROM results WHERE person = ? ORDER BY match", (person,))
        matches = tuple(played for (told,) in rows for played in _played(told))
        row = self._sql.execute("SELECT openness FROM people WHERE id = ?", (person,)).fetchone()
        return Past(matches, "open" if row is None else _openness(row[0]))

    def ratings(self, person: str, now: float) -> dict[str, RatingPoint]:
        """By game how strong the person of that id is, as others may know it by now, from their newest matches."""
        query = "SELECT told FROM results WHERE person = ? AND game = ? ORDER BY match DESC LIMIT ?"
        games = self._sql.execute("SELECT game FROM ratings WHERE person = ?", (person,)).fetchall()
        found: dict[str, RatingPoint] = {}
        for (game,) in games:
            rows = self._sql.execute(query, (person, _text(game), _NEWEST)).fetchall()
            found |= told_ratings((played for (told,) in rows for played in _played(told)), now)
        return found

    def close(self) -> None:
        """Close the database."""
        self._sql.close()

    def _count_listed(self, now: float, change: int) -> int:
        listed = self._listed
        if not self._alone or listed is None or listed.change != change or now >= listed.until:
            row: tuple[int, float | None] = self._sql.execute(_COUNT_LISTED, (now, now)).fetchone()
            listed = self._listed = _Listed(row[0], change, float("inf") if row[1] is None else row[1])
        return listed.matches


def _played(told: Text) -> Iterator[PlayedMatch]:
    """The match in a history, if its row makes sense."""
    with suppress(ValueError, TypeError):
        yield msgspec.json.decode(told, type=PlayedMatch)


def _openness(found: Text) -> Openness:
    try:
        openness: Openness = msgspec.convert(_text(found), Openness)
        return openness
    except (ValueError, TypeError):
        return "closed"


def _text(found: Text) -> str:
    return found.decode() if isinstance(found, bytes) else found


def _card(
    match: int, game: Text, names: Text, ended: float, result: Text, played: int, colours: Text
) -> Iterator[MatchCard]:
    """The match as it is listed, if its row makes sense."""
    with suppress(ValueError, TypeError, OverflowError):
        card = {
            "match": match,
            "game": _text(game),
            "names": msgspec.json.decode(names),
            "ended": int(ended),
            "result": _JSON.decode(result),
            "played": bool(played),
            "colours": msgspec.json.decode(colours),
        }
        yield msgspec.convert(card, MatchCard)


def _record(code: Text, record: Text) -> KeptRecord | None:
    """The record, if it is JSON."""
    try:
        return msgspec.convert({"table": _text(code), "record": _JSON.decode(record)}, KeptRecord)
    except (ValueError, TypeError, RecursionError):
        return None
