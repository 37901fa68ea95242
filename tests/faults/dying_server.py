"""The real server, which kills itself at a chosen moment: `dying_server.py before|after REVISION [ARGUMENT…]`.

It dies when it writes the step that makes that revision: with everything executed and not yet committed, or with
everything committed and nobody told.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

from ziggurat_server.__main__ import main
from ziggurat_server.journal.journal import JournalEntry, StepsUndone, StepTaken
from ziggurat_server.journal.storage import Store


def die_writing(revision: int, committed: bool) -> None:
    """Let every store of this process kill it when it writes that revision."""
    write = Store.write

    def fatal_write(store: Store, entries: Sequence[JournalEntry]) -> None:
        fatal = any(isinstance(entry, StepTaken | StepsUndone) and entry.revision == revision for entry in entries)
        if fatal and not committed:
            store.connection.set_trace_callback(die_at_commit)
        write(store, entries)
        if fatal:
            die()

    Store.write = fatal_write  # type: ignore[method-assign]


def die_at_commit(statement: str) -> None:
    """SQLite is about to run this statement."""
    if statement == "COMMIT":
        die()


def die() -> None:
    """As a power cut would have it."""
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    die_writing(int(sys.argv[2]), committed=sys.argv[1] == "after")
    main(sys.argv[3:])
