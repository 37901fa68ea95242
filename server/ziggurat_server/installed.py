"""Whether what is installed is still what this server runs.

A server holds its code in memory, but its bots are processes that read theirs from the disk: after an upgrade they
would be of another version than the server that sent for them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from twisted.logger import Logger

import ziggurat
import ziggurat_bot

CODE: Final = (".py", ".so", ".pyd")
"""How the names of files with code end."""
RUN_BY_BOTS: Final = tuple(Path(package.__path__[0]) for package in (ziggurat, ziggurat_bot))
"""The folders with the code of bots: the rules and the players, and what brings them to a server."""

_log = Logger()


class InstalledCode:
    """The code in some folders, as it was when this was made: it does not matter what was changed, only that it was."""

    def __init__(self, *folders: Path) -> None:
        """Without any folder it is the code that bots run."""
        self._folders = tuple(map(str, folders or RUN_BY_BOTS))
        self._state = self._now()
        self._changed = False

    @property
    def has_changed(self) -> bool:
        """Whether it was installed anew meanwhile. Once it was, a restart alone helps."""
        if not self._changed and self._now() != self._state:
            self._changed = True
            where = " or ".join(self._folders)
            _log.error("{where} was installed anew: no bots come until this server is started again", where=where)
        return self._changed

    def _now(self) -> frozenset[tuple[str, int, int]]:
        return frozenset(file for folder in self._folders for file in _files(folder))


def _files(folder: str) -> Iterator[tuple[str, int, int]]:
    """Every file with code: its path, its size and when it was written."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    yield from _files(entry.path)
                elif entry.name.endswith(CODE):
                    state = entry.stat()
                    yield entry.path, state.st_size, state.st_mtime_ns
    except FileNotFoundError:
        return  # it is being installed just now
