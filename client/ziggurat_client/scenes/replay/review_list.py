"""The review of a match on a page: how far it has come, and the largest swings as rows to be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from ziggurat.bots.review import Swing
from ziggurat.certainty import present
from ziggurat.games import game_named
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import presentation
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.thinking.match_review import MatchReview
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.progress_bar import ProgressBar
from ziggurat_client.ui.swing_row import SwingRow, SwingSign, lines_of, row_height
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.chances import percent

_GAP: Final = 6.0
_STOP: Final = 40.0


class ReviewList:
    """Lays out what a review has found. `chosen` is called with a swing that was pressed."""

    def __init__(
        self, page: Page, game: str, names: Sequence[str], review: MatchReview, chosen: Callable[[Swing], None]
    ) -> None:
        """`names` are the players' by seat."""
        self._page = page
        self._game = game_named(game)
        self._tell_action = presentation(game).staging.tell_action
        self._names = names
        self._review = review
        self._chosen = chosen
        self._told: dict[tuple[str, int], str] = {}
        """What was better, by the language and the turn: telling it takes a while."""
        self._cut: frozenset[int] = frozenset()

    @property
    def swings(self) -> tuple[Swing, ...]:
        """The largest swings found so far, the largest first."""
        return self._review.review.swings if self._review.review is not None else ()

    def progress(self, box: Box) -> list[Piece]:
        """How far the review has come and a way to stop it, or to go on with it; nothing once it is complete."""
        review, say = self._review, self._page.say
        if review.complete:
            return []
        if not review.works:
            return [Button("go on", box, say("review.go_on"), self._begin, icon=Icon.REFRESH, size=18)]
        stop = Box(box.right - _STOP, box.y, _STOP, box.height)
        bar = Box(box.x, box.y + 4, box.width - _STOP - 8, box.height - 8)
        words = say("review.progress", percent=round(100 * review.progress))
        return [ProgressBar(bar, review.progress, words), icon_button("stop review", stop, Icon.CROSS, self._stop)]

    def rows(self, box: Box, lit: Swing | None = None) -> list[Piece]:
        """The swings below each other, each as high as it would be and all within the box; `lit` is the one that the
        board shows. Without any there is a word about that."""
        if not self.swings:
            return [Paragraph(box, self._page.say(f"review.{self._nothing}"), 19, tones.TEXT_SOFT)]
        signs = [self._sign(rank, swing, lit) for rank, swing in enumerate(self.swings, start=1)]
        pieces: list[Piece] = []
        y = box.y
        for swing, sign, height in zip(self.swings, signs, self._heights(signs, box), strict=True):
            pieces.append(SwingRow(Box(box.x, y, box.width, height), sign, partial(self._chosen, swing)))
            y += height + _GAP
        return pieces

    def unsaid(self, swing: Swing) -> str | None:
        """What was better at a turning point, if its row had no room for all of that."""
        return self.better(swing) if swing.number in self._cut else None

    def height(self, width: float) -> float:
        """How high the rows would be if there were room for every word."""
        signs = [self._sign(rank, swing, None) for rank, swing in enumerate(self.swings, start=1)]
        return _together(self._lines(signs, width))

    def _heights(self, signs: Sequence[SwingSign], box: Box) -> list[float]:
        """Every row has all its lines, or all have as few as there is room for."""
        lines = self._lines(signs, box.width)
        most = max(lines)
        while most > 0 and _together(min(count, most) for count in lines) > box.height:
            most -= 1
        self._cut = frozenset(swing.number for swing, count in zip(self.swings, lines, strict=True) if count > most)
        return [row_height(min(count, most)) for count in lines]

    def _lines(self, signs: Sequence[SwingSign], width: float) -> list[int]:
        scale = self._page.services.screen.scale
        return [lines_of(sign.better, width, scale) for sign in signs]

    @property
    def _nothing(self) -> str:
        """The word for why there are no swings."""
        if self._review.failed:
            return "failed"
        return "flawless" if self._review.complete else "looking" if self._review.works else "stopped"

    def _sign(self, rank: int, swing: Swing, lit: Swing | None) -> SwingSign:
        turn, say = swing.turn, self._page.say
        brief = say(f"turns.{self._game.id}.turn", turn=swing.number + 1)
        return SwingSign(
            rank,
            turn.seat,
            say("replay.turn_of", turn=brief, name=self._names[turn.seat]),
            brief,
            say(
                "review.chances",
                possible=percent(present(turn.better).chances[turn.seat]),
                left=percent(turn.chances[turn.seat]),
            ),
            self.better(swing),
            lit is not None and lit.number == swing.number,
        )

    def better(self, swing: Swing) -> str:
        """What was better, deed by deed."""
        words = self._page.services.words
        known = (words.language, swing.number)
        if known not in self._told:
            deeds = (
                self._tell_action(words, self._game.public(where), swing.turn.seat, deed, self._names)
                for where, deed in self.plan(swing)
            )
            self._told[known] = words.say("review.better", plan=" · ".join(deeds))
        return self._told[known]

    def plan(self, swing: Swing) -> list[tuple[Any, Any]]:
        """The steps of what was better: positions as the mover imagined them, and actions."""
        plan = swing.turn.better.plan if swing.turn.better is not None else ()
        return [
            (
                msgspec.json.decode(step.position, type=self._game.position_type),
                msgspec.json.decode(step.action, type=self._game.action_type),
            )
            for step in plan
        ]

    def _begin(self) -> None:
        self._review.begin()
        self._page.change()

    def _stop(self) -> None:
        self._review.cancel()
        self._page.change()


def _together(lines: Iterable[int]) -> float:
    """How high rows of so many lines are together."""
    heights = [row_height(count) for count in lines]
    return sum(heights) + _GAP * (len(heights) - 1)
