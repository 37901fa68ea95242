"""A page that lists matches to be watched again, wherever they are kept."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.input.intentions import Intention, Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.pager import pager
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.replay_row import HEIGHT, ReplayRow, ReplaySign
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_LEAST_ROWS: Final = 3
_MOST_ROWS: Final = 12
_TOP: Final = 112.0
_SOURCES: Final = 72.0
"""The height of the choice between what is kept here and what the server keeps."""
_WIDTH: Final = 1240.0
_GAP: Final = 20.0
_LOW_GAP: Final = 12.0
_LOW: Final = 700.0
"""Between two rows, and on a screen that is lower than this."""
_FOOT: Final = 84.0
"""The height of what lies below the rows."""
_NOTICE: Final = Extent(800, 220)


@dataclass(frozen=True)
class Entry:
    """A match in the list: what its row is called and says, and what pressing it does."""

    name: str
    sign: ReplaySign
    open: Callable[[], None]


class ReplayListScene(Page):
    """Rows of matches, a page at a time. While we are on a server, its matches are a tab away."""

    fills = True
    smallest = TIGHTEST
    source = 0
    """Which of the tabs this is: what is kept here, or what the server keeps."""
    _page = 0

    @property
    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Everything that there is to list, as far as it is known."""

    @property
    @abstractmethod
    def nothing(self) -> tuple[str, str] | None:
        """What to say when there is nothing: a heading and how to change that; None while that is not known yet."""

    @property
    @abstractmethod
    def detail(self) -> str:
        """Where the matches are kept."""

    def names(self, known: Sequence[str], seats: int) -> tuple[str, ...]:
        """The players' names by seat; not all of them need be known."""
        nameless = range(len(known), seats)
        return (*known[:seats], *(self.say("replays.player", number=seat + 1) for seat in nameless))

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        top = [*header(self, self.say("replays.title"), detail=self.detail), *self._sources()]
        entries, nothing = self.entries, self.nothing
        self._page = min(self._page, self._pages - 1)
        if not entries:
            return [*top, *(self._notice(*nothing) if nothing else [])]
        return [*top, *self._rows(entries), *self._pager()]

    @property
    def rows(self) -> int:
        """How many matches a page shows."""
        return min(_MOST_ROWS, max(_LEAST_ROWS, int((self.extent.height - self._top - _FOOT) / self._pitch)))

    @property
    def _pitch(self) -> float:
        """From one row to the next."""
        return HEIGHT + (_LOW_GAP if self.extent.height < _LOW else _GAP)

    @property
    def _has_sources(self) -> bool:
        return self.services.remote.standing == "here"

    @property
    def _top(self) -> float:
        return _TOP + _SOURCES * self._has_sources

    def _sources(self) -> Iterator[Piece]:
        if self._has_sources:
            labels = [self.say("replays.source.here"), self.say("replays.source.server")]
            box = Box((self.extent.width - 640) / 2, _TOP - 12, 640, 52)
            yield Segments("source", box, labels, self.source, self._choose_source)

    def _notice(self, heading: str, how: str) -> list[Piece]:
        whole = self.extent
        notice = Box((whole.width - _NOTICE.width) / 2, (whole.height - _NOTICE.height) / 2, *_NOTICE)
        inner = notice.inset(40)
        return [
            Panel(notice),
            Heading(Box(inner.x, inner.y, inner.width, 44), heading.upper(), 28),
            Paragraph(Box(inner.x, inner.y + 64, inner.width, 80), how, 20, tones.TEXT_SOFT),
        ]

    @property
    def _list(self) -> Box:
        """Where the rows lie."""
        width = min(_WIDTH, self.extent.width - 48)
        return Box((self.extent.width - width) / 2, self._top, width, self.rows * self._pitch)

    def _rows(self, entries: Sequence[Entry]) -> Iterator[Piece]:
        box = self._list
        for number, entry in enumerate(entries[self._page * self.rows : (self._page + 1) * self.rows]):
            place = Box(box.x, box.y + number * self._pitch, box.width, HEIGHT)
            yield ReplayRow(entry.name, place, entry.sign, entry.open)

    def _pager(self) -> Iterator[Piece]:
        pages = self._pages
        if pages == 1:
            return
        box = self._list
        count = self.say("replays.count", count=len(self.entries))
        yield Line(Box(box.x, box.bottom + 8, 400, 48), count, 19, tones.TEXT_SOFT)
        place = Box(box.right - 280, box.bottom + 8, 280, 48)
        yield pager(place, self.services.words, self._page, pages, self._turn_page)

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self.entries) // self.rows))

    # ------------------------------------------------------------------ what one does

    def _choose_source(self, source: int) -> None:
        self.stack.replace(self, self.atlas.replays_on_server() if source else self.atlas.replays())

    def _turn_page(self, by: int) -> None:
        self._page = min(max(0, self._page + by), self._pages - 1)
        self.change()

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.PAGES,)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn_page(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().handle(event)

    def keys(self) -> tuple[KeyHint, ...]:
        return (
            KeyHint(self.services.prompts.caps(Intention.PAGE_BACK, Intention.PAGE_ON), self.say("replays.keys.page")),
        )
