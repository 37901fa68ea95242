"""A page that lists matches to be watched again, wherever they are kept."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.choices import Segments
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
_WIDTH: Final = 1640.0
_GAP: Final = 20.0
_LOW_GAP: Final = 12.0
_LOW: Final = 700.0
"""Between two rows, and on a screen that is lower than this."""
_FOOT: Final = 84.0
"""The height of what lies below the rows."""
_TOOL: Final = 52.0
_TOOL_PITCH: Final = 60.0
"""The side of a button beside a row, and from one to the next."""
_NOTICE: Final = Extent(800, 220)


@dataclass(frozen=True)
class Entry:
    """A match in the list: what its row is called and says, and what pressing it does."""

    name: str
    sign: ReplaySign
    open: Callable[[], None]
    picture: Callable[[], pygame.Surface | None] = lambda: None
    """The board, if it is drawn by now."""
    tools: Sequence[Tool] = ()


@dataclass(frozen=True)
class Tool:
    """Something else that can be done with a match, by a button beside its row."""

    name: str
    remark: str
    icon: Icon
    press: Callable[[], None]


class ReplayListScene(Paged):
    """Rows of matches, a page at a time. While we are on a server, its matches are a tab away."""

    fills = True
    smallest = TIGHTEST
    source = 0
    """Which of the tabs this is: what is kept here, or what the server keeps."""
    has_tools = False
    """Whether something lies above the list."""
    has_sources = True
    """Whether a tab leads from what is kept here to what the server keeps."""
    _part = slice(0)
    """Which of them are on show."""
    _count = 0
    """How many matches are listed, all pages together."""

    @property
    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Everything that there is to list, as far as it is known."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.entries)

    def listed(self, first: int, end: int) -> Sequence[Entry]:
        """Those from one number to before another."""
        return self.entries[first:end]

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
        self._count, nothing = self.count, self.nothing
        self._part = self.paged(self._count, self.rows)
        if not self._count:
            return [*top, *(self._notice(*nothing) if nothing else []), *self._foot()]
        return [*top, *self._rows(), *self._foot()]

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
        return self.has_sources and self.services.remote.standing == "here"

    @property
    def _top(self) -> float:
        return _TOP + _SOURCES * (self._has_sources or self.has_tools)

    def _sources(self) -> Iterator[Piece]:
        if self._has_sources:
            labels = [self.say("replays.source.here"), self.say("replays.source.server")]
            box = self._list
            width = min(640.0, (box.width - _GAP) * 0.6)
            place = Box(box.x if self.has_tools else box.centre[0] - width / 2, _TOP - 12, width, 52)
            yield Segments("source", place, labels, self.source, self._choose_source)
        if self.has_tools:
            box = self._list
            width = min(400.0, (box.width - _GAP) * 0.4)
            yield from self.tools(Box(box.right - width, _TOP - 12, width, 52))

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

    def _rows(self) -> Iterator[Piece]:
        box = self._list
        for number, entry in enumerate(self.listed(self._part.start, self._part.stop)):
            y, beside = box.y + number * self._pitch, len(entry.tools) * _TOOL_PITCH
            place = Box(box.x, y, box.width - beside, HEIGHT)
            yield ReplayRow(entry.name, place, entry.sign, entry.open, entry.picture())
            for index, tool in enumerate(entry.tools):
                x = place.right + (index + 1) * _TOOL_PITCH - _TOOL
                button = icon_button(tool.name, Box(x, y + (HEIGHT - _TOOL) / 2, _TOOL, _TOOL), tool.icon, tool.press)
                button.remark = tool.remark
                yield button

    def tools(self, box: Box) -> Iterator[Piece]:
        """What lies in that box above the list, if anything."""
        yield from ()

    def foot(self, box: Box) -> Iterator[Piece]:
        """What lies in that box below the list, beside the pager."""
        if self.has_pages:
            count = self.say("replays.count", count=self._count)
            yield Line(box, count, 19, tones.TEXT_SOFT)

    def _foot(self) -> Iterator[Piece]:
        box = self._list
        yield from self.foot(Box(box.x, box.bottom + 8, 400, 48))
        yield from self.pager(Box(box.right - 280, box.bottom + 8, 280, 48))

    # ------------------------------------------------------------------ what one does

    def _choose_source(self, source: int) -> None:
        self.stack.replace(self, self.atlas.replays_on_server() if source else self.atlas.replays())
