"""The program's text log, heard while it runs."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from typing import Final

from end_to_end.programs import Program
from ziggurat_client.wording.words import sentences

_COMPARED: Final = 4
"""How many of the last lines must be the same for two logs to stand at the same moment."""


class TextHeard:
    """Every line that a program says, as soon as it says it."""

    def __init__(self, program: Program, unheard: Collection[str] = (), language: str = "en") -> None:
        """`unheard` are lines that others do not hear: what the guide says to a player alone."""
        self._before_link = sentences(language)["game.watch_link"].partition("{")[0]
        self._program = program
        self._unheard = frozenset(unheard)
        self._lines: list[str] = []
        self._complaint: str | None = None
        threading.Thread(target=self._listen, name="text log", daemon=True).start()

    @property
    def link(self) -> str | None:
        """The link by which the match can be watched, once it was said. Fails if the program has ended."""
        self._fail_if_ended()
        said = [line for line in self._lines if line.startswith(self._before_link)]
        return said[-1].removeprefix(self._before_link) if said else None

    def stands_at(self, lines: Sequence[str]) -> bool:
        """Whether the last thing that was said is the last of `lines`. Fails if the program has ended."""
        self._fail_if_ended()
        last = list(lines)[-_COMPARED:]
        return not last or self._lines[-len(last) :] == last

    def _listen(self) -> None:
        """In a thread, until the program ends."""
        while True:
            try:
                line = self._program.line()
            except AssertionError as ended:
                self._complaint = str(ended)
                return
            except ValueError:
                return  # It was ended here, and its output closed.
            if line not in self._unheard:
                self._lines.append(line)

    def _fail_if_ended(self) -> None:
        assert self._complaint is None, self._complaint
