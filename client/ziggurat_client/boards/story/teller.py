"""What is said of a match in the person's language: the log's lines, the steps of a turn, and refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from ziggurat.games.game import Event, Refusal, Seat, Viewer
from ziggurat_client.wording.log_line import LogLine, TextRun
from ziggurat_client.wording.words import Words

_WHO: Final = "\N{INFORMATION SEPARATOR ONE}"
"""Stands for the name in a sentence until it is cut into runs."""


class Told(NamedTuple):
    """The sentence of an event: the end of its key, whose it is, and its blanks."""

    key: str
    seat: Seat
    blanks: dict[str, str | int]


class Teller(ABC):
    """The sentences about one table's game. Their keys all begin with the game's id.

    Without a `viewer` everybody is named, and nobody is "you".
    """

    game: ClassVar[str]

    def __init__(self, words: Words, viewer: Viewer) -> None:
        self.words = words
        self.viewer = viewer

    # ------------------------------------------------------------------ what a game says

    @abstractmethod
    def told(self, event: Event) -> Told | None:
        """What is told of an event that was somebody's, or None."""

    def remark(self, event: Event) -> str | None:
        """What is told of an event that was nobody's, or None."""
        return None

    @abstractmethod
    def places_of(self, event: Event) -> frozenset[int]:
        """The numbers of the places that an event changed."""

    def is_step(self, event: Event) -> bool:
        """Whether an event that is told of is a step of a turn."""
        return True

    def param(self, name: str, value: str | int) -> str | int:
        """A blank of a refusal in words."""
        return value

    # ------------------------------------------------------------------ sentences

    @property
    def title(self) -> str:
        """The game's name."""
        return self.words.say(f"{self.game}.title")

    def log_lines(self, events: Iterable[Event], names: Sequence[str]) -> tuple[LogLine, ...]:
        """The log's sentences about what happened."""
        lines = (self.log_line(event, names) for event in events)
        return tuple(line for line in lines if line is not None)

    def log_line(self, event: Event, names: Sequence[str]) -> LogLine | None:
        """The log's sentence about an event, or None for one that needs none."""
        remark = self.remark(event)
        if remark is not None:
            return LogLine(None, (TextRun(remark),))
        told = self.told(event)
        if told is None:
            return None
        return self._about(f"{self.game}.log.{told.key}", told.seat, names, told.blanks, self.places_of(event))

    def taken_back(self, seat: Seat, names: Sequence[str]) -> LogLine:
        """The log's sentence about a step taken back."""
        return self._about(f"{self.game}.log.undone", seat, names, {}, frozenset())

    def step(self, event: Event) -> str | None:
        """The short line about a step in the list of this turn, or None for an event that is no step."""
        told = self.told(event) if self.is_step(event) else None
        return None if told is None else self.words.say(f"{self.game}.step.{told.key}", **told.blanks)

    def refusal(self, refusal: Refusal) -> str | None:
        """Why something cannot be done, with the paragraph of the rules; None if the code is unknown here."""
        reason = self.reason(refusal)
        if reason is None or not refusal.rule:
            return reason
        return self.words.say(f"{self.game}.rule", sentence=reason, rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str | None:
        """The same without the paragraph."""
        params = {name: self.param(name, value) for name, value in refusal.params}
        return self.words.say_if_known(f"{self.game}.refused.{refusal.code}", params)

    def _about(
        self, key: str, seat: Seat, names: Sequence[str], blanks: dict[str, str | int], places: frozenset[int]
    ) -> LogLine:
        mine = seat == self.viewer
        name = self.words.say("game.you") if mine else names[seat]
        sentence = self.words.say(f"{key}.you" if mine else f"{key}.they", who=_WHO, **blanks)
        before, _, after = sentence.partition(_WHO)
        runs = (TextRun(before), TextRun(name, bold=True), TextRun(after))
        return LogLine(seat, tuple(run for run in runs if run.text), places)
