"""The real server, which kills itself at a chosen moment: `dying_server.py before|after REVISION|let_go [ARGUMENT…]`.

It dies when it writes the step that makes that revision, or lets go the first old steps: with everything executed and
not yet committed, or with everything committed and nobody told.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

from ziggurat_server.__main__ import main
from ziggurat_server.journal.journal import JournalEntry, StepsLetGo, StepsUndone, StepTaken
from ziggurat_server.journal.storage import Store


def die_writing(is_fatal: Callable[[JournalEntry], bool], committed: bool) -> None:
    """Let every store of this process kill it when it writes such an entry."""
    write = Store.write

    def fatal_write(store: Store, entries: Sequence[JournalEntry]) -> frozenset[str]:
        fatal = any(map(is_fatal, entries))
        if fatal and not committed:
            store.sql.connection.set_trace_callback(die_at_commit)  # type: ignore[attr-defined]
        lost = write(store, entries)
        if fatal:
            die()
        return lost

    Store.write = fatal_write  # type: ignore[assignment, method-assign]


def deadly(what: str) -> Callable[[JournalEntry], bool]:
    """Whether an entry makes that revision, or lets old steps go."""
    if what == "let_go":
        return lambda entry: isinstance(entry, StepsLetGo)
    revision = int(what)
    return lambda entry: isinstance(entry, StepTaken | StepsUndone) and entry.revision == revision


def die_at_commit(statement: str) -> None:
    """SQLite is about to run this statement."""
    if statement == "COMMIT":
        die()


def die() -> None:
    """As a power cut would have it."""
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    die_writing(deadly(sys.argv[2]), committed=sys.argv[1] == "after")
    main(sys.argv[3:])
