"""The matches that were kept, to be watched again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.match import MatchRecord
from ziggurat_client.art import tones
from ziggurat_client.boards.board import Player
from ziggurat_client.intentions import Scope
from ziggurat_client.replays import SavedReplay, replay_folder, saved_replays
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.replay_reading import ReplayReadingScene, Showing
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.screen import Box
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.header import header
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.replay_row import HEIGHT, ReplayRow, ReplaySign
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.viewport import TIGHTEST, Extent

if TYPE_CHECKING:
    from ziggurat_client.app import App

_LEAST_ROWS: Final = 3
_MOST_ROWS: Final = 12
_FILES_A_FRAME: Final = 4
_TOP: Final = 112.0
_WIDTH: Final = 1240.0
_PITCH: Final = HEIGHT + 20
_FOOT: Final = 84.0
"""The height of what lies below the rows."""
_NOTICE: Final = Extent(800, 220)


class ReplaysScene(Page):
    """Lists the replays that were kept, the newest first. The files are read little by little."""

    fills = True
    smallest = TIGHTEST

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._found: list[SavedReplay] = []
        self._reading: Iterator[SavedReplay] | None = saved_replays(app.memory)
        self._page = 0

    @property
    def animating(self) -> bool:
        return self._reading is not None

    def update(self, elapsed: float) -> None:
        if self._reading is None:
            return
        for _ in range(_FILES_A_FRAME):
            saved = next(self._reading, None)
            if saved is None:
                self._reading = None
                break
            self._found.append(saved)
            if len(self._found) == 1:
                self.change()
                self.focus_on(saved.file.name)
        self.change()

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        top = header(self, self.say("replays.title"), detail=str(replay_folder(self.app.memory)))
        self._page = min(self._page, self._pages - 1)
        if not self._found:
            return [*top, *([] if self._reading is not None else self._nothing())]
        return [*top, *self._rows(), *self._pager()]

    def _nothing(self) -> list[Piece]:
        whole = self.extent
        notice = Box((whole.width - _NOTICE.width) / 2, (whole.height - _NOTICE.height) / 2, *_NOTICE)
        inner = notice.inset(40)
        return [
            Panel(notice),
            Heading(Box(inner.x, inner.y, inner.width, 44), self.say("replays.none").upper(), 28),
            Paragraph(Box(inner.x, inner.y + 64, inner.width, 80), self.say("replays.none.how"), 20, tones.TEXT_SOFT),
        ]

    @property
    def rows(self) -> int:
        """How many replays a page shows."""
        return min(_MOST_ROWS, max(_LEAST_ROWS, int((self.extent.height - _TOP - _FOOT) / _PITCH)))

    @property
    def _list(self) -> Box:
        """Where the rows lie."""
        width = min(_WIDTH, self.extent.width - 48)
        return Box((self.extent.width - width) / 2, _TOP, width, self.rows * _PITCH)

    def _rows(self) -> Iterator[Piece]:
        box = self._list
        shown = self._found[self._page * self.rows : (self._page + 1) * self.rows]
        for number, saved in enumerate(shown):
            place = Box(box.x, box.y + number * _PITCH, box.width, HEIGHT)
            yield ReplayRow(saved.file.name, place, self._sign(saved), partial(self._open, saved))

    def _sign(self, saved: SavedReplay) -> ReplaySign:
        date = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.written))
        if saved.record is None or not self._knows(saved.record):
            return ReplaySign((), self.say("replays.broken", file=saved.file.name), date)
        game = self.say(f"games.{saved.record.game}")
        about = self.say("replays.about", game=game, count=len(saved.record.steps))
        return ReplaySign(self._names(saved.record), about, date)

    def _knows(self, record: MatchRecord) -> bool:
        return self.app.words.knows(f"games.{record.game}")

    def _names(self, record: MatchRecord) -> tuple[str, ...]:
        """The players' names; a record need not have them."""
        named = record.names[: record.seats]
        nameless = range(len(named), record.seats)
        return (*named, *(self.say("replays.player", number=seat + 1) for seat in nameless))

    def _pager(self) -> Iterator[Piece]:
        pages = self._pages
        if pages == 1:
            return
        box = self._list
        count = self.say("replays.count", count=len(self._found))
        yield Line(Box(box.x, box.bottom + 8, 400, 48), count, 19, tones.TEXT_SOFT)
        yield Stepper(
            "page",
            Box(box.right - 280, box.bottom + 8, 280, 48),
            self.say("lobby.page", page=self._page + 1, pages=pages),
            self._turn_page,
            lower=self._page > 0,
            higher=self._page < pages - 1,
        )

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._found) // self.rows))

    # ------------------------------------------------------------------ what one does

    def _turn_page(self, by: int) -> None:
        self._page = min(max(0, self._page + by), self._pages - 1)
        self.change()

    def _open(self, saved: SavedReplay) -> None:
        if saved.record is None:
            return
        players = tuple(Player(name, "", bot=False) for name in self._names(saved.record))
        title = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.written))
        self.app.push(ReplayReadingScene(self.app, Showing(saved.record.game, title, players), saved.record))

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.PAGES,)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn_page(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().handle(event)

    def keys(self) -> tuple[KeyHint, ...]:
        return (KeyHint(("PgUp", "PgDn"), self.say("replays.keys.page")),)
