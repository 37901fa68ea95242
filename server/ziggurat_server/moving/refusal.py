"""Why a file could not be moved."""

from __future__ import annotations

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "nothing_kept",  # the folder is no server's
    "folder_in_use",  # a server runs there
    "restore_cut_short",  # what is there is half of a backup
    "damaged",
    "cannot_read",
    "newer_server",  # the file, or the database, is of another version, which this one does not know
    "bad_bans",
    "database_failed",  # it cannot be reached, or could not take it
    "database_in_use",  # servers run there already
    "not_empty",  # the database has people and tables of its own
]


class MoveRefused(Exception):
    """Nothing was changed. The text is a sentence that says why, and what to do."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
