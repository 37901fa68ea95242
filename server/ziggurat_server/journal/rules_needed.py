"""Which rules the matches in a server's file need that this program does not have."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from ziggurat.games import game_named

_MOST_CODES: Final = 10
"""How many tables are named for each game and version."""
_RUNNING: Final = (
    "SELECT matches.game, {version}, tables.code FROM tables JOIN matches ON matches.number = tables.match"
    " WHERE tables.open AND matches.result IS NULL ORDER BY tables.number"
)
_FINISHED: Final = (
    "SELECT game, CASE WHEN json_valid(record) THEN coalesce(json_extract(record, '$.rules_version'), 1) END, code"
    " FROM finished ORDER BY match"
)


def rules_needed(database: Path) -> list[str]:
    """A sentence for each game and version of its rules that matches in the file need and that are not here.

    A file that is not there needs none; one that cannot be read says so.
    """
    if not database.is_file():
        return []
    try:
        with closing(_opened(database)) as connection:
            return [*_sentences("running", _running(connection)), *_sentences("finished", _finished(connection))]
    except (sqlite3.Error, UnicodeError) as error:
        return [f"which rules the matches in {database} need cannot be read: {error}"]


def _opened(database: Path) -> sqlite3.Connection:
    """Reads it, and leaves no file beside it where nobody else has."""
    is_used = database.with_name(f"{database.name}-wal").exists()
    return sqlite3.connect(f"{database.absolute().as_uri()}?{'mode=ro' if is_used else 'immutable=1'}", uri=True)


def _running(connection: sqlite3.Connection) -> Iterator[tuple[str, object, str]]:
    columns = {row[1] for row in connection.execute("PRAGMA table_info(matches)")}
    # Before versions were written, there was only the first.
    version = "matches.rules_version" if "rules_version" in columns else "1"
    yield from connection.execute(_RUNNING.format(version=version))


def _finished(connection: sqlite3.Connection) -> Iterator[tuple[str, object, str]]:
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'finished'").fetchone():
        yield from connection.execute(_FINISHED)


def _sentences(kind: str, matches: Iterator[tuple[str, object, str]]) -> Iterator[str]:
    codes: dict[tuple[str, int], list[str]] = {}
    for game, version, code in matches:
        if isinstance(version, int) and not _is_here(game, version):
            codes.setdefault((game, version), []).append(code)
    for (game, version), named in codes.items():
        more = ", …" if len(named) > _MOST_CODES else ""
        count = f"1 {kind} match needs" if len(named) == 1 else f"{len(named)} {kind} matches need"
        yield (
            f"{count} version {version} of the rules of {game}, which this program does not have;"
            f" kept until one does: {', '.join(named[:_MOST_CODES])}{more}"
        )


def _is_here(game: str, version: int) -> bool:
    try:
        game_named(game, version)
    except LookupError:
        return False
    return True
