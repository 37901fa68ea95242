"""Why something could not be backed up or restored."""

from __future__ import annotations

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "nothing_kept",  # the folder is no server's
    "file_exists",  # a backup does not replace what is there unasked
    "terminal",  # a backup is nothing to read
    "cannot_read",
    "cannot_write",
    "not_a_backup",
    "damaged",
    "newer_server",  # another version made it, whose files this one does not know
    "folder_in_use",  # a server runs there
]


class BackupRefused(Exception):
    """Nothing was changed. The text is a sentence that says why, and what to do."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
