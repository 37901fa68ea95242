"""Where a replay stands: a playhead on a story, which steps and jumps."""

from __future__ import annotations

from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.replaying.story import Story

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How fast a replay may be played."""


class Theatre:
    """A playhead. `at` is the number of the frame on show; every move stops at the ends."""

    def __init__(self, story: Story, at: int = 0) -> None:
        self.story = story
        self.at = 0
        self.go_to(at)

    @property
    def frame(self) -> Frame:
        """The frame on show."""
        return self.story.frames[self.at]

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self.story.frames) - 1

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.at == self.last

    @property
    def turn(self) -> int | None:
        """The index of the turn in which the step on show was taken; None before the first step."""
        return self.story.turn_of(self.at)

    @property
    def place(self) -> float:
        """Where the playhead stands, in turns; 0 before the first step."""
        turn = self.turn
        if turn is None:
            return 0.0
        told = self.story.turns[turn]
        return turn + (self.at - told.first + 0.5) / (told.last - told.first + 1)

    @property
    def round(self) -> int:
        """The round on show; 0 in the setup."""
        return self.frame.span.round

    def go_to(self, frame: int) -> None:
        """Go to a frame."""
        self.at = min(max(0, frame), self.last)

    def step(self, by: int) -> None:
        """Go some steps on, or back if negative."""
        self.go_to(self.at + by)

    def next_turn(self) -> None:
        """Go to the end of this turn, or of the next one if this one is told."""
        turn = self.story.turn_of(self.at + 1)
        self.go_to(self.last if turn is None else self.story.turns[turn].last)

    def previous_turn(self) -> None:
        """Go to where this turn began, or the one before if this one has only just begun."""
        turn = self.turn
        self.go_to(0 if turn is None else self.story.turns[turn].first - 1)

    def go_to_turn(self, turn: int, share: float = 0.0) -> None:
        """Go into a turn: `share` of the way through its steps, from 0 to 1; 0 is its first step."""
        if not self.story.turns:
            return
        chosen = self.story.turns[min(max(0, turn), len(self.story.turns) - 1)]
        steps = chosen.last - chosen.first + 1
        self.go_to(chosen.first + min(int(share * steps), steps - 1))

    def go_to_round(self, round_: int) -> None:
        """Go to the first step of a round, or of the last one before it."""
        chosen = [turn for turn in self.story.turns if turn.round <= round_]
        if chosen:
            self.go_to(next(turn for turn in chosen if turn.round == chosen[-1].round).first)
