"""The log of a game: its newest sentences, of which one at a time can be looked up on the board."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from ziggurat.bounds import PersonId
from ziggurat.games.game import CALLED_OFF
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.network.table_record import Happening
from ziggurat_client.ui.log_line import GAP, PITCH, LineInk, laid_out, line_height, paint_line
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import BAR, Row, ScrollList, gone_from
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.way_back import ROOM
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine, TextRun
from ziggurat_client.wording.words import Words

Tell: TypeAlias = Callable[[Happening], tuple[LogLine, ...]]
"""Says what happened, in the language spoken now."""

MOST_LINES: Final = 60
"""How many sentences are kept."""
HEAD: Final = 52.0
"""The height of the panel's title, beside which a button may stand."""
_PADDING: Final = 8.0
_LIT: Final = LineInk("#fff6d8", "#f4e2b4")


def log_pieces(
    box: Box, title: str, log: LogList, lines: tuple[LogLine, ...], newest: str, scale: float
) -> Iterator[Piece]:
    """A panel with the list in it, which shows `lines`, and the way back to the newest."""
    log.box = Box(box.x + 16, box.y + HEAD, box.width - 32 + BAR - 8, box.height - HEAD - 12)
    log.write(lines, scale)
    yield Panel(box, STRIP_PANEL)
    yield Line(Box(box.x + 24, box.y + 8, box.width / 2, 40), title, 20, tones.TEXT_HEAD, "bold")
    yield log
    yield log.way_back(newest)


class LogBook:
    """What the log tells of, and its newest sentences, oldest first."""

    def __init__(self, words: Words, ended: Callable[[], str]) -> None:
        """`ended` says why the match ended before its rules did."""
        self._words = words
        self._ended = ended
        self._language = words.language
        self._ignored: tuple[PersonId, ...] = ()
        self._told: deque[Happening] = deque(maxlen=MOST_LINES)
        self._lines: deque[LogLine] = deque(maxlen=MOST_LINES)

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The sentences."""
        return tuple(self._lines)

    def note(self, happening: Happening, tell: Tell) -> tuple[LogLine, ...]:
        """Write down what happened, as `tell` puts it; returns the new sentences."""
        lines = self._sentences(happening, tell)
        self._told.append(happening)
        self._lines.extend(lines)
        return lines

    def freshen(self, tell: Tell, ignored: tuple[PersonId, ...]) -> None:
        """Write everything anew, if another language is spoken now or others are `ignored`."""
        if (self._language, self._ignored) != (self._words.language, ignored):
            self._ignored = ignored
            self.rewrite(tuple(self._told), tell)

    def rewrite(self, told: Sequence[Happening], tell: Tell) -> None:
        """Forget what is written, and write down what was `told`: as much of it as is kept."""
        self._language = self._words.language
        self._told.clear()
        self._lines.clear()
        for happening in told[-MOST_LINES:]:
            self.note(happening, tell)

    def _sentences(self, happening: Happening, tell: Tell) -> tuple[LogLine, ...]:
        """The game's own, and before them that time was up, or after them that the players ended the match, if so."""
        lines, result = tell(happening), happening.moment.result
        if happening.time_up:
            lines = (_unmarked(self._words.say("game.time_is_up")), *lines)
        if result is not None and result.ending == CALLED_OFF:
            lines = (*lines, _unmarked(self._ended()))
        return lines


def _unmarked(sentence: str) -> LogLine:
    return LogLine(None, (TextRun(sentence),))


class LogList(ScrollList):
    """The sentences, oldest first. Keep it between layouts.

    The one under the pointer is lit; while the list has the focus, the arrows move from one to the next.
    """

    ringed = False
    """The lit sentence shows where the focus is."""

    def __init__(self) -> None:
        super().__init__("log", Box(0, 0, 0, 0), follows=True)
        self._lines: tuple[LogLine, ...] = ()
        self._scale = 1.0
        self._chosen: int | None = None
        self._pointed: int | None = None
        self._pointer = (-1.0, -1.0)

    def put_away(self) -> None:
        """It is not shown."""
        self.box = Box(0, 0, 0, 0)
        self.point_at(*self._pointer)

    def write(self, lines: tuple[LogLine, ...], scale: float) -> None:
        """Show these sentences, set for a screen of that scale."""
        self._chosen = self._place_in(lines)
        gone = gone_from(self._lines, lines)
        self._lines, self._scale = lines, scale
        self._set(gone)
        self.point_at(*self._pointer)

    @property
    def line(self) -> LogLine | None:
        """The sentence that is pointed at, or else the one that was chosen while the list has the focus."""
        number = self._number
        return self._lines[number] if number is not None and number < len(self._lines) else None

    @property
    def _number(self) -> int | None:
        return self._pointed if self._pointed is not None else self._chosen

    def _place_in(self, lines: tuple[LogLine, ...]) -> int | None:
        """Where the chosen sentence stands among `lines`: older ones may have gone, newer ones come."""
        chosen = self._lines[self._chosen] if self._chosen is not None else None
        return next((number for number, line in enumerate(lines) if line is chosen), None)

    def _set(self, gone: int = 0) -> None:
        width = self.box.width - BAR - 2 * _PADDING
        lit = self._number
        self.set_rows([_row(line, width, self._scale, number == lit) for number, line in enumerate(self._lines)], gone)
        self.enabled = bool(self._lines)

    # ------------------------------------------------------------------ input

    def point_at(self, x: float, y: float) -> bool:
        """The pointer is at (x, y); return whether it came to another sentence."""
        self._pointer = (x, y)
        before, self._pointed = self._pointed, self._at(x, y)
        if self._pointed == before:
            return False
        self._set()
        return True

    def _at(self, x: float, y: float) -> int | None:
        if not self.box.holds(x, y) or x >= self.box.right - BAR:
            return None
        number = bisect_right(self.feet, y - self.box.y + self.offset)
        return number if number < len(self._lines) else None

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            # The pointer looks without choosing.
            self._chosen = None
            self._set()
        return super().point(event, x, y)

    def focus(self, gained: bool) -> None:
        super().focus(gained)
        # A low list may have no whole sentence in sight: whoever comes to it reads on where they were all the same.
        self._choose(self._lowest_in_sight if gained and self._lines else None, reveal=False)

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        last = len(self._lines) - 1
        chosen = last + 1 if self._chosen is None else self._chosen
        wanted = {
            pygame.K_UP: chosen - 1,
            pygame.K_DOWN: chosen + 1,
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }.get(event.key)
        if wanted is None or not 0 <= wanted <= last:
            return False
        self._pointed = None
        self._choose(wanted)
        return True

    @property
    def _lowest_in_sight(self) -> int:
        """The last sentence whose end is in sight, clear of the way back."""
        covered = 0.0 if self.at_end else ROOM
        return max(0, bisect_right(self.feet, self.offset + self.box.height - covered) - 1)

    def _choose(self, number: int | None, *, reveal: bool = True) -> None:
        """Light a sentence, and stay with it unless it is the newest; with None, follow what comes again if the newest
        is still in sight. `reveal` brings it wholly into sight."""
        self._chosen = number
        self._set()
        if number is None:
            self.scroll(0)
            return
        if reveal:
            self.bring_into_sight(number)
        if number < len(self._lines) - 1:
            self.stand_still()


@lru_cache(maxsize=1024)
def _row(line: LogLine, width: float, scale: float, lit: bool) -> Row:
    words = list(laid_out(line, width, scale))

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        if lit:
            height = line_height(words)
            canvas.fill(canvas.stepped(x, y, wide, height, 4), vertical(y, y + height, "#5a3f14", "#33220c"))
            edge = canvas.stepped_frame(x, y, wide, height, 2, 4)
            canvas.fill(edge, vertical(y, y + height, *tones.BRIGHT_EDGE))
        ink = _LIT if lit else LineInk()
        paint_line(canvas, x + _PADDING, y + (PITCH + GAP) / 2, line, words, ink)

    return Row(("log line", line, lit), line_height(words), paint)
