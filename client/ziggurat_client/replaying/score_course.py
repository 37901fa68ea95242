"""How the scores of a match went, round by round."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat_client.replaying.chronicle import Frame, Mark
from ziggurat_client.replaying.story import Story


@dataclass(frozen=True)
class ScoreCourse:
    """`points[seat]` are a seat's points at the end of each round, the first round first.

    `marks` are what lasts, such as what was built: the round (from 0) in which it came, and the mark.
    """

    points: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[int, Mark], ...]

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.points[0]) if self.points else 0


def score_course(story: Story) -> ScoreCourse:
    """The course of a match; empty if it never came to its first round."""
    ends: dict[int, Frame] = {frame.span.round: frame for frame in story.frames if frame.span.round}
    places = {round_: number for number, round_ in enumerate(ends)}
    seats = range(len(story.frames[0].scores))
    marks = [(places[turn.round], mark) for turn in story.turns for mark in turn.marks if mark.lasting and turn.round]
    return ScoreCourse(tuple(tuple(end.scores[seat] for end in ends.values()) for seat in seats), tuple(marks))
