"""What the screen of a games night is made of: its head, tables with who sits there, and the rows of the standings."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import PLAIN_PILL, READY_PILL, draw_pill, pill_width
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks, draw_sawtooth
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import ACTIVE_PANEL, CARD, MARGIN, PLAIN_PANEL, PanelStyle, draw_panel
from ziggurat_client.scenes.night.places import HEAD
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_TEETH: Final = 22.0
_STEP: Final = 58.0
_STEP_HIGH: Final = (44.0, 14.0)
"""How high the first step of the rounds is, and how much higher each one after it."""
_PADDING: Final = 26.0
_SEAT: Final = 78.0
_LEAST_SEAT: Final = 52.0
_OVER: Final = PanelStyle("#241a14", "#0d0a0b", tones.GOLD_EDGE)


@dataclass(frozen=True)
class NightHead:
    """What the bar says: the name, a line below it, the rounds with how many are begun, and at the right two words."""

    name: str
    about: str
    rounds: int
    begun: int
    over: bool
    words: tuple[str, str]


def head_piece(width: float, left: float, counter: float, head: NightHead) -> Piece:
    """The bar along the top; its words begin at `left`, and what counts down needs so much at the right."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        bar = HEAD - _TEETH
        canvas.fill(canvas.rect(x, y, width, bar), vertical(y, y + bar, "#0c1536", "#080d22"), 0.97)
        draw_sawtooth(canvas, x, y + bar - 2, width, _TEETH, teeth=max(2, round(width / 20)), brightness=0.9)
        canvas.fill(canvas.rect(x, y + HEAD, width, 2), "#c8923a")
        right = x + width - 40 - counter
        told = max(_word_room(canvas, head), 0.0)
        stair = _stair_width(head.rounds)
        room = right - told - stair - 60 - (x + left)
        draw_heading(canvas, x + left, y + 54, head.name.upper(), 52, room=room)
        draw_line(canvas, x + left, y + 108, head.about, room, 24, tones.TEXT)
        draw_line(canvas, right - told, y + 50, head.words[0], told, 24, tones.TEXT_SOFT)
        draw_line(canvas, right - told, y + 96, head.words[1], told, 30, tones.TEXT_HEAD, "bold")
        _paint_rounds(canvas, right - told - 30 - stair, y + bar - 14, head)

    return Painted(Box(0, 0, width, HEAD + 24), ("night head", width, left, counter, head), paint)


def _word_room(canvas: Canvas, head: NightHead) -> float:
    return min(300.0, max(len(word) for word in head.words) * 15.0)


def _stair_width(rounds: int) -> float:
    return min(rounds, _MOST_STEPS) * (_STEP + 4)


_MOST_STEPS: Final = 8


def _paint_rounds(canvas: Canvas, x: float, foot: float, head: NightHead) -> None:
    """A step for each round: those that are over gold, the one under way lit, those to come dim."""
    first = max(0, min(head.begun - _MOST_STEPS // 2, head.rounds - _MOST_STEPS))
    for place, number in enumerate(range(first, min(head.rounds, first + _MOST_STEPS))):
        high = _STEP_HIGH[0] + _STEP_HIGH[1] * place
        box = Box(x + place * (_STEP + 4), foot - high, _STEP, high)
        shape = canvas.stepped(*box, 3, 1)
        now = number == head.begun - 1 and not head.over
        if now:
            canvas.glow(shape, "#ffb63d", 16, 0.8, inside=False)
        if number < head.begun:
            canvas.fill(shape, vertical(box.y, box.bottom, *tones.GOLD_FACE))
            canvas.bevel(shape, 1.4, 0.6, 0.4)
            edge = canvas.stepped_frame(*box, 3 if now else 1.2, 3, 1)
            canvas.fill(edge, "#fff6dc" if now else "#6d4717")
        else:
            canvas.fill(shape, vertical(box.y, box.bottom, "#24398a", "#101c52"))
        colours = ("#2a1808",) * 3 if number < head.begun else numerals.STONE
        draw_number(canvas, box.centre[0], foot - 22, number + 1, 24, "m", colours, shadow=0)


class Countdown(Widget):
    """The time until the next round is paired, drawn anew each second."""

    margin = 24
    sound = None

    def __init__(self, box: Box, left: Callable[[], float | None]) -> None:
        super().__init__("countdown", box, enabled=False)
        self._left = left
        self._drawn: Hashable = None

    @property
    def face(self) -> str:
        """The figures; empty while nothing counts down."""
        left = self._left()
        return "" if left is None else f"{int(left) // 60:02}:{int(left) % 60:02}"

    @property
    def wakes_in(self) -> float | None:
        left = self._left()
        if self._drawn != self.appearance():
            return 0.0
        return None if not left else min(1.0, left - int(left) + 0.01)

    def draw(self, easel: object) -> None:
        self._drawn = self.appearance()
        super().draw(easel)  # type: ignore[arg-type]

    def appearance(self) -> Hashable:
        return self.face

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        if self.face:
            glow = NumeralGlow("#d98a1f", 18, 0.6)
            draw_number(canvas, x + self.box.width, y + self.box.height / 2, self.face, 72, "r", numerals.GOLD, glow)


@dataclass(frozen=True)
class SeatLine:
    """Who sits in a seat of a table: the name, whether it is a bot or we, and once it is over the points and rank."""

    name: str
    bot: bool
    ours: bool
    score: str = ""
    rank: int | None = None


@dataclass(frozen=True)
class TableSign:
    """What a table says: its number and name, its seats, and how far it is; `done` once it is over."""

    title: str
    about: str
    seats: tuple[SeatLine, ...]
    state: str
    done: bool
    ours: bool


class NightTablePanel(Pressable):
    """A table of the round, which is looked at, or played at, when it is pressed."""

    margin = MARGIN
    step = 6

    def __init__(self, name: str, box: Box, sign: TableSign, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed)
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, sign = self.box.width, self.box.height, self._sign
        lit = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        ground = ACTIVE_PANEL if lit or (sign.ours and not sign.done) else _OVER if sign.done else PLAIN_PANEL
        draw_panel(canvas, x, y, width, height, ground)
        draw_line(canvas, x + _PADDING, y + 44, sign.title, width - 2 * _PADDING, 36, tones.TEXT_NAME, "bold")
        draw_line(canvas, x + _PADDING, y + 88, sign.about, width - 2 * _PADDING, 26, tones.TEXT)
        draw_blocks(canvas, x + _PADDING, y + 116, width - 2 * _PADDING, 7, 36)
        room = height - 130 - 84
        pitch = max(_LEAST_SEAT, min(_SEAT + 14, room / max(1, len(sign.seats))))
        for seat, line in enumerate(sign.seats):
            self._paint_seat(canvas, Box(x + _PADDING, y + 130 + seat * pitch, width - 2 * _PADDING, pitch), seat, line)
        pill = READY_PILL if sign.done else PLAIN_PILL
        wide = min(width - 40, pill_width(sign.state, canvas.scale, size=24, padding=18))
        draw_pill(canvas, x + (width - wide) / 2, y + height - 44, sign.state, pill, size=24, height=46, padding=18)

    def _paint_seat(self, canvas: Canvas, row: Box, seat: int, line: SeatLine) -> None:
        middle, side = row.y + row.height / 2, min(46.0, row.height - 14)
        if seat:
            canvas.fill(canvas.rect(row.x, row.y, row.width, canvas.hair(1)), tones.LAPIS_LINE, 0.35)
        draw_cube(canvas, seat, row.x + side / 2, middle, side)
        right = row.right
        if line.score:
            colours = numerals.GOLD if line.rank == 1 else numerals.SHELL
            right -= draw_number(canvas, right, middle, line.score, min(48.0, row.height - 22), "r", colours) + 12
        if line.bot:
            draw_icon(canvas, Icon.BOT, right - 14, middle, 24, tones.PALE_LAPIS)
            right -= 34
        ink = tones.TEXT_HEAD if line.ours or line.rank == 1 else tones.TEXT
        draw_line(canvas, row.x + side + 14, middle, line.name, right - row.x - side - 20, 32, ink, "bold")


@dataclass(frozen=True)
class PlaceLine:
    """A row of the standings: the place (none where the one above has the same), the name, the points by round and the
    sum."""

    place: str
    name: str
    points: tuple[str, ...]
    sum: str
    bot: bool
    ours: bool
    first: bool
    gone: bool


def standings_pieces(
    box: Box, title: str, rounds: Sequence[str], sum_word: str, rows: Sequence[tuple[Box, PlaceLine]]
) -> list[Piece]:
    """The panel with its head, and a piece for each row."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        draw_line(canvas, x + 28, y + 42, title, box.width * 0.4, 36, tones.TEXT_NAME, "bold")
        right = x + box.width - 36
        draw_line(canvas, right, y + 44, sum_word, 110, 24, tones.TEXT_SOFT, align="r")
        for place, number in enumerate(reversed(rounds)):
            middle = right - _SUM - place * _POINT - 14
            plate = canvas.stepped(middle - 17, y + 27, 34, 34, 3, 1)
            canvas.fill(plate, vertical(y + 27, y + 61, *tones.GOLD_FACE))
            canvas.text(middle, y + 44, number, 22, tones.TEXT_ON_GOLD, "bold", "mm")
        draw_blocks(canvas, x + 24, y + 76, box.width - 48, 7, 44)

    pieces: list[Piece] = [Painted(box, ("night standings", title, tuple(rounds), sum_word), paint)]
    pieces += [Painted(place, line, _row_painter(place, line)) for place, line in rows]
    return pieces


_SUM: Final = 118.0
_POINT: Final = 50.0


def _row_painter(box: Box, line: PlaceLine) -> Callable[[Canvas, float, float], None]:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle = y + box.height / 2
        if line.ours or line.first:
            canvas.fill(
                canvas.stepped(x, y + 3, box.width, box.height - 6, 4, 1), "#2f55b5", 0.75 if line.first else 0.4
            )
        if line.place:
            draw_number(canvas, x + 46, middle, line.place, 36, "m", numerals.GOLD if line.first else numerals.STONE)
        draw_icon(canvas, Icon.BOT if line.bot else Icon.PERSON, x + 104, middle, 28, tones.PALE_LAPIS)
        right = x + box.width - 24
        if line.sum:
            draw_number(canvas, right, middle, line.sum, 42, "r", numerals.GOLD if line.first else numerals.SHELL)
        for place, points in enumerate(reversed(line.points)):
            canvas.text(right - _SUM - place * _POINT - 2, middle, points, 26, tones.TEXT_SOFT, "regular", "mm")
        end = right - _SUM - max(0, len(line.points) - 1) * _POINT - (_POINT if line.points else 0)
        ink = tones.TEXT_OFF if line.gone else tones.TEXT_HEAD if line.ours else tones.TEXT
        draw_line(canvas, x + 130, middle, line.name, end - x - 134, 32, ink, "bold")

    return paint


def foot_panel(box: Box, lines: tuple[str, str, str], left: float, room: float) -> Piece:
    """The dark panel below the tables: a line in gold, where to come, and a rule; they begin at `left`."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height, CARD)
        start = x + left - box.x
        draw_line(canvas, start, y + 56, lines[0], room, 34, tones.TEXT_NAME, "bold")
        draw_line(canvas, start, y + 108, lines[1], room, 28, tones.TEXT, "bold")
        draw_line(canvas, start, y + 160, lines[2], room, 24, tones.TEXT_SOFT)

    return Painted(box, ("night foot", lines, left, room), paint)


def terms_panel(box: Box, title: str, rows: tuple[tuple[str, str], ...]) -> Piece:
    """How a night goes, where no table is yet: what each of its terms is called, and what was chosen."""
    pitch = min(66.0, (box.height - 116) / len(rows))

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        draw_line(canvas, x + 28, y + 42, title, box.width - 56, 36, tones.TEXT_NAME, "bold")
        draw_blocks(canvas, x + 24, y + 76, box.width - 48, 7, 44)
        label = box.width * 0.34
        for number, (called, chosen) in enumerate(rows):
            middle = y + 96 + (number + 0.5) * pitch
            draw_line(canvas, x + 28, middle, called, label - 28, 26, tones.TEXT_SOFT)
            draw_line(canvas, x + 28 + label, middle, chosen, box.width - label - 56, 28, tones.TEXT, "bold")

    return Painted(box, ("night terms", title, rows), paint)


def sum_width(text: str, scale: float) -> float:
    """How wide the figures of the countdown are."""
    return number_width(text, 72, scale)
