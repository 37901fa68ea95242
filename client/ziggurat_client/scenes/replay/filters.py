"""What the log and the timeline of a replay show: everything, or one kind of event, or what one player did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

FILTERS: Final = frozenset({"kinds", "whose"})
"""The names of the two choices."""
ROW: Final = 40.0
"""How high they are."""
_GAP: Final = 8.0


@dataclass(frozen=True)
class EventFilter:
    """The kind of event, by its mark's sign, and the seat; None is any."""

    sign: str | None = None
    seat: Seat | None = None

    def keeps(self, mark: Mark) -> bool:
        """Whether a mark belongs to what is shown."""
        return self.sign in (None, mark.sign) and self.seat in (None, mark.seat)

    def shows(self, frame: Frame, chronicle: Chronicle) -> bool:
        """Whether what happened in a frame belongs to what is shown."""
        if self.sign is None:
            return self.seat in (None, frame.actor)
        return any(mark is not None and self.keeps(mark) for mark in map(chronicle.mark, frame.events))


class FilterChoices:
    """The two choices beside each other. `changed` is called after another one was taken."""

    def __init__(self, words: Words, showing: Showing, changed: Callable[[], None]) -> None:
        self.chosen = EventFilter()
        self._words = words
        self._showing = showing
        self._changed = changed

    def pieces(self, row: Box, story: Story) -> Iterator[Piece]:
        """The kinds that there are in the story so far, and the players."""
        width = (row.width - _GAP) / 2
        kinds = [replace(self.chosen, sign=sign) for sign in _signs(story, self.chosen.sign)]
        seats = [replace(self.chosen, seat=seat) for seat in (None, *range(len(self._showing.players)))]
        yield self._stepper("kinds", Box(row.x, row.y, width, row.height), kinds, self._kind)
        yield self._stepper("whose", Box(row.right - width, row.y, width, row.height), seats, self._player)

    def _stepper(self, name: str, box: Box, values: Sequence[EventFilter], label: Callable[[], str]) -> Stepper:
        at = values.index(self.chosen)
        return Stepper(
            name, box, label(), lambda by: self._choose(values[at + by]), lower=at > 0, higher=at + 1 < len(values)
        )

    def _choose(self, chosen: EventFilter) -> None:
        self.chosen = chosen
        self._changed()

    def _kind(self) -> str:
        sign = self.chosen.sign
        if sign is None:
            return self._words.say("replay.filter.all")
        word = self._words.say(f"mark.{self._showing.game}.{sign}")
        return word[:1].upper() + word[1:]

    def _player(self) -> str:
        seat = self.chosen.seat
        return self._words.say("replay.filter.everybody") if seat is None else self._showing.players[seat].name


def _signs(story: Story, chosen: str | None) -> tuple[str | None, ...]:
    """Any kind, and those that there are in the order in which they came; the chosen one too if it was taken back."""
    found = dict.fromkeys(mark.sign for turn in story.turns for mark in turn.marks)
    return (None, *dict.fromkeys((*found, *([] if chosen is None else [chosen]))))
