"""The way from a result to the annals of its match."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.match.record import MatchRecord
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import presentation
from ziggurat_client.scenes.annals.annals import AnnalsScene
from ziggurat_client.scenes.annals.told import told_match
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.course import ResultCourse
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box


class AnnalsWay:
    """A button, of games that have annals; it can be pressed once the match has been played again."""

    def __init__(
        self, page: Page, game: str, course: ResultCourse, showing_of: Callable[[MatchRecord], Showing]
    ) -> None:
        """`showing_of` says what is shown of a record."""
        self._page = page
        self._course = course
        self._showing_of = showing_of
        self.exists = presentation(game).annals is not None
        """Whether the game has annals."""

    def pieces(self, box: Box) -> list[Piece]:
        """The button, in its place."""
        if not self.exists:
            return []
        said = self._page.say("annals.title")
        return [Button("annals", box, said, self._open, icon=Icon.TABLET, enabled=self._course.known)]

    def _open(self) -> None:
        match, story = self._course.match, self._course.story
        told = None if match is None or story is None else told_match(self._showing_of(match), story.frames)
        if told is not None:
            self._page.stack.push(AnnalsScene(self._page.atlas, told))
