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

CODE: Final = (".py", ".so", ".pyd")
"""How the names of files with code end."""

_log = Logger()


class InstalledCode:
    """The code in a folder, as it was when this was made: it does not matter what was changed, only that it was."""

    def __init__(self, folder: Path | None = None) -> None:
        """By default it is the code of the bots and the rules."""
        self._folder = str(Path(ziggurat.__file__).parent if folder is None else folder)
        self._state = frozenset(_files(self._folder))
        self._changed = False

    @property
    def has_changed(self) -> bool:
        """Whether it was installed anew meanwhile. Once it was, a restart alone helps."""
        if not self._changed and frozenset(_files(self._folder)) != self._state:
            self._changed = True
            _log.error(
                "{folder} was installed anew: no bots come until this server is started again", folder=self._folder
            )
        return self._changed


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
