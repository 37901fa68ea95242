"""One sentence of a match's log, in the language spoken."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Seat


@dataclass(frozen=True)
class TextRun:
    """Some words of a sentence in one weight, with their own spaces at the seams."""

    text: str
    bold: bool = False


@dataclass(frozen=True)
class LogLine:
    """One sentence: whose mark stands before it, if anybody's, its words, and the places of the board that it is about,
    as the board view numbers them."""

    seat: Seat | None
    runs: tuple[TextRun, ...]
    places: frozenset[int] = frozenset()

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(run.text for run in self.runs)
