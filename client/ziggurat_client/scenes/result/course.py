"""How a match went, on the page of its result: points and what stood out, or chances and turning points."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from ziggurat.bots.review import Swing
from ziggurat.games.game import Seat
from ziggurat.match.record import BadRecord, MatchRecord, load
from ziggurat_client.art import tones
from ziggurat_client.art.panels import QUIET_PANEL
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.chronicle import Standout
from ziggurat_client.replaying.rehearsal import Rehearsal
from ziggurat_client.replaying.score_course import ScoreCourse, score_course
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.review_list import ReviewList
from ziggurat_client.thinking.match_review import MatchReview
from ziggurat_client.ui.chance_chart import ChanceChart
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.score_chart import ScoreChart
from ziggurat_client.ui.standouts import StandoutLine, StandoutPanel
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box

_log = logging.getLogger(__name__)

_CHOICE: Final = 232.0
_PROGRESS: Final = 250.0
_TURNING_POINTS: Final = 276.0
"""The height in which three turning points have a line about what was better."""
_LEAST_CHART: Final = 290.0


class ResultCourse:
    """Plays the match again, little by little, and shows what came of it. `match` is its record once it is known to be
    playable, and `story` all of it once it has been played."""

    def __init__(
        self, page: Page, game: str, seats: int, name_of: Callable[[Seat], str], open_swing: Callable[[Swing], None]
    ) -> None:
        """`open_swing` is called with a turning point that was pressed."""
        self.match: MatchRecord | None = None
        self.story: Story | None = None
        self._page = page
        self._game = game
        self._seats = seats
        self._name_of = name_of
        self._open_swing = open_swing
        self._staging = presentation(game).staging
        self._rehearsal: Rehearsal | None = None
        self._course: ScoreCourse | None = None
        self._standouts: tuple[Standout, ...] = ()
        self._review: MatchReview | None = None
        self._list: ReviewList | None = None
        self._shows_review = False

    def follow(self, record: bytes) -> None:
        """Play the match again from its record, in slices."""
        try:
            self.match = load(record)
            self._rehearsal = Rehearsal(self.match, self._staging.chronicle)
        except BadRecord as error:
            self._give_up(error)

    @property
    def known(self) -> bool:
        """Whether the whole match has been played again."""
        return self._course is not None

    @property
    def reads(self) -> bool:
        """Whether the match is being played again."""
        return self._rehearsal is not None

    def go_on(self) -> None:
        """Play a slice of it."""
        if self._rehearsal is None or self.match is None:
            return
        self._rehearsal.go_on()
        if self._rehearsal.trouble is not None:
            self._give_up(self._rehearsal.trouble)
            return
        if self._rehearsal.done:
            self.story = story = self._rehearsal.story
            self._rehearsal = None
            self._course = score_course(story)
            self._standouts = self._staging.chronicle.standouts(story.frames)
            self._review = self._page.services.reviews.of(self.match)
            names = [self._name_of(seat) for seat in range(self._seats)]
            self._list = ReviewList(self._page, self._game, names, self._review, self._open_swing)
            self._page.change()

    def _give_up(self, error: BadRecord | msgspec.DecodeError) -> None:
        _log.warning("the record of a match cannot be shown: %s", error)
        self.match = self._rehearsal = None
        self._page.change()

    def turn_over(self) -> None:
        """Show the other side: points, or chances, which are looked for if that was not done yet."""
        if self._review is None:
            return
        self._shows_review = not self._shows_review
        if self._shows_review:
            self._review.begin()
        self._page.change()

    # ------------------------------------------------------------------ the pieces

    def pieces(self, chart: Box, below: Box) -> list[Piece]:
        """A chart, and what there is to say below it."""
        say, game = self._page.say, self._game
        choice = Segments(
            "course",
            Box(chart.right - 20 - _CHOICE, chart.y + 12, _CHOICE, 40),
            [say("review.points"), say("review.open")],
            int(self._shows_review),
            lambda side: self.turn_over(),
            enabled=self._review is not None,
            size=18,
        )
        if self._list is None or self._review is None or not self._shows_review:
            return [*self._points(chart, below), choice]
        chart, below = _shared_out(chart, below)
        title = say("review.title")
        head = Box(below.right - 20 - _PROGRESS, below.y + 12, _PROGRESS, 38)
        return [
            ChanceChart(chart, self._review.review, say(f"turns.{game}.chances"), say(f"turns.{game}.chances_axis")),
            choice,
            Panel(below, QUIET_PANEL),
            Line(Box(below.x + 24, below.y + 12, head.x - below.x - 32, 40), title, 22, tones.TEXT_HEAD, "bold"),
            *self._list.progress(head),
            *self._list.rows(Box(below.x + 16, below.y + 56, below.width - 32, below.height - 66)),
        ]

    def _points(self, chart: Box, below: Box) -> list[Piece]:
        say, game = self._page.say, self._game
        lines = tuple(
            StandoutLine(
                standout,
                self._name_of(standout.seat),
                say(f"standout.{game}.{standout.feat}", count=standout.count),
            )
            for standout in self._standouts
        )
        nothing_stands_out = self._course is not None and not lines
        if nothing_stands_out and below.y >= chart.bottom:
            chart = Box(chart.x, chart.y, chart.width, below.bottom - chart.y)
        title, axis = say(f"turns.{game}.by_round"), say(f"turns.{game}.axis")
        points = ScoreChart(chart, self._course, title, axis, self._staging.paint_mark)
        if nothing_stands_out:
            return [points]
        return [
            points,
            StandoutPanel(below, say("result.standouts"), lines, self._staging.paint_standout),
        ]


def _shared_out(chart: Box, below: Box) -> tuple[Box, Box]:
    """The same places, with some of the chart's height for the turning points where they stand below it."""
    if below.y < chart.bottom:
        return chart, below
    more = max(0.0, min(_TURNING_POINTS - below.height, chart.height - _LEAST_CHART))
    return (
        Box(chart.x, chart.y, chart.width, chart.height - more),
        Box(below.x, below.y - more, below.width, below.height + more),
    )
