"""The real server on a disk that becomes read-only: SIGUSR1 makes it so, SIGUSR2 makes it writable again.

Nobody can do that to a mounted disk while files on it are open for writing, so SQLite is told to: it refuses to write
as it does on a disk that the system has made read-only after an error.
"""

from __future__ import annotations

import signal
import sys
from contextlib import AbstractContextManager

from ziggurat_server.__main__ import main
from ziggurat_server.journal.sqlite import SqliteSql

_sealed = False
_transaction = SqliteSql.transaction


def transaction_if_not_sealed(sql: SqliteSql, of_one_statement: bool = False) -> AbstractContextManager[None]:
    """A transaction on a disk that is as the last signal made it."""
    sql.execute(f"PRAGMA query_only = {int(_sealed)}")
    return _transaction(sql, of_one_statement)


def seal(sealed: bool) -> None:
    """Make the disk read-only, or writable."""
    global _sealed
    _sealed = sealed


if __name__ == "__main__":
    SqliteSql.transaction = transaction_if_not_sealed  # type: ignore[assignment, method-assign]
    signal.signal(signal.SIGUSR1, lambda *_: seal(True))
    signal.signal(signal.SIGUSR2, lambda *_: seal(False))
    main(sys.argv[1:])
