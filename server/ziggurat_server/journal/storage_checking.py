"""Whether a file is a server's, and whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from ziggurat_server.journal.sqlite import is_damage
from ziggurat_server.journal.storage_schema import APPLICATION_ID

LARGE: Final = 64 * 2**20
"""Bytes: a file of that size is looked through in a third of a second."""
_WHOLE: Final = ("PRAGMA quick_check(1)",)
_PARTS: Final = ("PRAGMA quick_check(people)", "PRAGMA quick_check(tables)")


class NotOurs(Exception):
    """The file is damaged, or none of ours; the text says which."""


def check_ours(path: Path) -> None:
    """Look at the file before anything may change it. Raises NotOurs, or sqlite3.Error."""
    if not path.exists() or path.stat().st_size == 0:
        return
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and things:
            raise NotOurs("is not a file of this server")
        for check in _checks(path):
            (verdict,) = connection.execute(check).fetchone()
            if verdict != "ok":
                raise NotOurs(f"is damaged ({verdict})")
    except sqlite3.Error as error:
        if is_damage(error):
            raise NotOurs(f"is damaged or no database ({error})") from error
        raise
    finally:
        connection.close()


def _checks(path: Path) -> tuple[str, ...]:
    """The whole of a usual file; of a large one what leads to everything else, so that a start takes no longer."""
    return _PARTS if path.stat().st_size > LARGE else _WHOLE
