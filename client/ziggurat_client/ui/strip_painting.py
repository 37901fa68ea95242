"""The timeline of a replay: a tessera a turn, what happened above it, and the scores as steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from typing import Final, TypeAlias

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, darken, lighten, mix, rgb
from ziggurat_client.art.paint import Paint, vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.replaying.chronicle import Mark

HEIGHT: Final = 146.0
SCORES: Final = 76.0
"""The height of the scores, which come first."""
LOW_HEIGHT: Final = 44.0
"""The height of a strip that has neither the scores nor the rounds' numbers."""
TURN_HEIGHT: Final = 10.0
MARGIN: Final = 24.0
"""How far marks at the ends reach beyond the strip."""
LABEL_HEIGHT: Final = 32.0

_MARKS_AT: Final = 92.0
_TURNS_AT: Final = 108.0
_NUMBERS_AT: Final = 132.0
_SETUP: Final = 96.0
"""The width of the setup, however many turns it has."""
_MARK: Final = 30.0
_LEAST_PITCH: Final = 17.0
"""The distance below which a mark leaves its place to the one beside it."""
_NUMBER_ROOM: Final = 30.0
_ROUND_ROOM: Final = 24.0
"""The width from which a round has a line where it begins."""
_SCALES: Final = (5, 10, 20, 50, 100)
_SCALE_ROOM: Final = 15.0
"""How many pixels lie at least between two numbers of the scores' scale."""
_DIMMED: Final = 0.4
_SWINGS_AT: Final = 12.0
_PLATE: Final = 20.0
_DIMMED_PLATE: Final = 0.7
_NIGHT: Final = rgb("#0b1434")
_SETUP_COLOUR: Final = "#5a6692"

MarkPainter: TypeAlias = Callable[[Canvas, Mark, float, float, float], None]
"""Paints a mark about the middle (x, y) in a size (design units)."""


@dataclass(frozen=True)
class StripTurn:
    """One turn: whose it is (None: everybody's), its round (0 in the setup), and what deserves a mark."""

    seat: Seat | None
    round: int
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, eq=False)
class StripAppearance:
    """A whole match on a strip of `width`: its turns, and everyone's score before the first and after each of them.

    Places on the strip are counted in turns: 2.5 is the middle of the third one. A `low` strip leaves out the scores
    and the rounds' numbers. The turns of `swings` get a plate with their rank.
    """

    width: float
    turns: tuple[StripTurn, ...]
    scores: tuple[tuple[int, ...], ...]
    setup_word: str
    low: bool = False
    swings: tuple[int, ...] = ()

    @property
    def marks_at(self) -> float:
        """How far below the strip's upper edge the middle of the marks lies."""
        return _MARKS_AT - SCORES if self.low else _MARKS_AT

    @property
    def turns_at(self) -> float:
        """How far below the strip's upper edge the turns begin."""
        return _TURNS_AT - SCORES if self.low else _TURNS_AT

    @cached_property
    def setup_turns(self) -> int:
        """How many turns belong to the setup."""
        return sum(turn.round == 0 for turn in self.turns)

    @cached_property
    def setup_width(self) -> float:
        """How much of the strip the setup takes: all of it as long as nothing follows."""
        if not self.setup_turns:
            return 0.0
        return _SETUP if len(self.turns) > self.setup_turns else self.width

    @cached_property
    def pitch(self) -> float:
        """The width of a turn after the setup."""
        return (self.width - self.setup_width) / max(1, len(self.turns) - self.setup_turns)

    @cached_property
    def highest(self) -> int:
        """The top of the scores' scale."""
        return max(10, max(max(scores) for scores in self.scores) + 1)

    def x(self, place: float) -> float:
        """Where a place lies, from the strip's left end."""
        if place < self.setup_turns:
            return place * self.setup_width / self.setup_turns
        return self.setup_width + (place - self.setup_turns) * self.pitch

    def place(self, x: float) -> float:
        """The place at a distance from the left end, within the match."""
        if x < self.setup_width:
            found = x * self.setup_turns / self.setup_width
        else:
            found = self.setup_turns + (x - self.setup_width) / self.pitch
        return min(max(0.0, found), max(0.0, len(self.turns) - 1e-6))

    def score_height(self, score: float) -> float:
        """How far below the strip's upper edge a score lies."""
        return SCORES - 6 - (SCORES - 12) * score / self.highest


def draw_strip(
    canvas: Canvas, x: float, y: float, appearance: StripAppearance, paint_mark: MarkPainter, *, lit: bool
) -> None:
    """Draw the whole strip with its upper left corner at (x, y); what is still to come is not `lit`."""
    if not appearance.low:
        canvas.fill(canvas.stepped(x, y, appearance.width, SCORES, 3, 1), "#070d28", 0.85)
        _draw_scale(canvas, x, y, appearance)
        _draw_scores(canvas, x, y, appearance, lit)
    _draw_turns(canvas, x, y, appearance, lit)
    _draw_rounds(canvas, x, y, appearance, lit)
    _draw_marks(canvas, x, y, appearance, paint_mark, lit)
    _draw_swings(canvas, x, y, appearance, lit)


def _draw_scale(canvas: Canvas, x: float, y: float, appearance: StripAppearance) -> None:
    pixels = (SCORES - 12) / appearance.highest * canvas.scale
    step = next((step for step in _SCALES if step * pixels >= _SCALE_ROOM), appearance.highest)
    for score in range(step, appearance.highest + 1, step):
        height = y + appearance.score_height(score)
        canvas.fill(canvas.rect(x, height, appearance.width, canvas.hair(1)), tones.LAPIS_LINE, 0.2)
        canvas.text(x + 8, height - 8, str(score), 13, tones.TEXT_FAINT, "regular", "lm")


def _draw_scores(canvas: Canvas, x: float, y: float, appearance: StripAppearance, lit: bool) -> None:
    seats = len(appearance.scores[0])
    for seat in reversed(range(seats)):
        points = list(_steps(x, y + (seat - (seats - 1) / 2) * 1.6, appearance, seat))
        if len(points) < 2:
            continue
        player = canvas.palette.player(seat)
        if lit:
            canvas.fill(_staircase(points, 5.5), player.edge, 0.8)
        canvas.fill(_staircase(points, 3), player.colour, 1.0 if lit else _DIMMED)


def _steps(x: float, y: float, appearance: StripAppearance, seat: Seat) -> Iterator[tuple[float, float]]:
    """The corners of a player's line, which changes in the middle of the turns and never slopes."""
    height = y + appearance.score_height(appearance.scores[0][seat])
    yield x, height
    for number, scores in enumerate(appearance.scores[1:]):
        now = y + appearance.score_height(scores[seat])
        if now != height:
            middle = x + appearance.x(number + 0.5)
            yield middle, height
            yield middle, now
            height = now
    yield x + appearance.x(len(appearance.turns)), height


def _staircase(points: Sequence[tuple[float, float]], width: float) -> Shape:
    """A line that only ever goes across, up or down; much quicker than one with round joints."""
    shape, half = Shape(), width / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        left, top = min(x0, x1) - half, min(y0, y1) - half
        shape.rect(left, top, abs(x1 - x0) + width, abs(y1 - y0) + width)
    return shape


def _draw_turns(canvas: Canvas, x: float, y: float, appearance: StripAppearance, lit: bool) -> None:
    """The tesserae: in their players' colours, and dull ones for the setup."""
    colours: dict[Seat | None, Shape] = {}
    top = y + appearance.turns_at
    for number, turn in enumerate(appearance.turns):
        left, right = appearance.x(number), appearance.x(number + 1)
        gap = min(1.2, (right - left) * 0.12)
        shape = colours.setdefault(turn.seat if turn.round else None, Shape())
        shape.extend(canvas.rect(x + left + gap, top, right - left - 2 * gap, TURN_HEIGHT))
    for seat, shape in colours.items():
        colour = rgb(_SETUP_COLOUR if seat is None else canvas.palette.player(seat).colour)
        canvas.fill(shape, _tessera(colour, top, lit))


def _tessera(colour: Colour, top: float, lit: bool) -> Paint | Colour:
    if not lit:
        return mix(colour, _NIGHT, 0.62)
    return vertical(top, top + TURN_HEIGHT, lighten(colour, 0.15), darken(colour, 0.2))


def _draw_rounds(canvas: Canvas, x: float, y: float, appearance: StripAppearance, lit: bool) -> None:
    ink = tones.TEXT_SOFT if lit else tones.TEXT_FAINT
    free = x
    for round_, turns in groupby(range(len(appearance.turns)), key=lambda number: appearance.turns[number].round):
        numbers = list(turns)
        left, right = x + appearance.x(numbers[0]), x + appearance.x(numbers[-1] + 1)
        if round_ and right - left >= _ROUND_ROOM:
            if not appearance.low:
                canvas.fill(canvas.rect(left - 1, y, 1, SCORES), tones.LAPIS_LINE, 0.22)
            canvas.fill(
                canvas.rect(left - 1, y + appearance.turns_at - 4, 2, 20), tones.TEXT_HEAD, 0.7 if lit else 0.35
            )
        word = str(round_) if round_ else appearance.setup_word
        middle = (left + right) / 2
        if not appearance.low and middle >= free:
            canvas.text(middle, y + _NUMBERS_AT, word, 17 if round_ else 15, ink, "regular", "mm")
            free = middle + max(_NUMBER_ROOM, right - middle)


def _draw_marks(
    canvas: Canvas, x: float, y: float, appearance: StripAppearance, paint_mark: MarkPainter, lit: bool
) -> None:
    layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
    for number, mark in _marks_with_room(appearance):
        size = _MARK if mark.lasting else _MARK * 0.9
        paint_mark(layer, mark, x + appearance.x(number + 0.5), y + appearance.marks_at, size)
    canvas.blit(layer, 0, 0, 1.0 if lit else _DIMMED)


def _draw_swings(canvas: Canvas, x: float, y: float, appearance: StripAppearance, lit: bool) -> None:
    """Above the scores, or in the place of the marks where there are no scores."""
    layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
    height = appearance.marks_at if appearance.low else _SWINGS_AT
    for rank, turn in enumerate(appearance.swings, start=1):
        draw_rank(layer, rank, x + appearance.x(turn + 0.5), y + height, _PLATE)
    canvas.blit(layer, 0, 0, 1.0 if lit else _DIMMED_PLATE)


def _marks_with_room(appearance: StripAppearance) -> list[tuple[int, Mark]]:
    """One mark a turn, lasting ones first, and none where another one stands too close."""
    chosen: list[tuple[int, Mark]] = []
    for lasting in (True, False):
        for number, turn in enumerate(appearance.turns):
            mark = next((mark for mark in turn.marks if mark.lasting == lasting), None)
            middle = appearance.x(number + 0.5)
            if mark and all(abs(appearance.x(other + 0.5) - middle) >= _LEAST_PITCH for other, _ in chosen):
                chosen.append((number, mark))
    return chosen


def label_width(text: str, scale: float, *, bright: bool) -> float:
    """How wide a label above the strip is."""
    return text_width(text, 17, "bold" if bright else "regular", scale) + 28


def draw_label(canvas: Canvas, x: float, y: float, text: str, *, bright: bool) -> None:
    """A label above the strip: gold for the playhead, dark for what is pointed at."""
    width = label_width(text, canvas.scale, bright=bright)
    body = canvas.mask(canvas.stepped(x, y, width, LABEL_HEIGHT, 4))
    canvas.shadow(body, 8, 3, 0.7)
    if bright:
        canvas.glow(body, "#ffb63d", 12, 0.7, inside=False)
        canvas.fill(body, vertical(y, y + LABEL_HEIGHT, *tones.GOLD_FACE))
        canvas.bevel(body, 1.2, 0.6, 0.35)
    else:
        canvas.fill(body, vertical(y, y + LABEL_HEIGHT, "#1c1412", "#0a0707"))
        canvas.fill(canvas.stepped_frame(x, y, width, LABEL_HEIGHT, 1.8, 4), "#ffb08f")
    ink = tones.TEXT_ON_GOLD if bright else tones.TEXT
    canvas.text(x + width / 2, y + LABEL_HEIGHT / 2, text, 17, ink, "bold" if bright else "regular", "mm")


def draw_playhead(canvas: Canvas, x: float, y: float, turns_at: float) -> None:
    """The line across the strip, centred on `x`, and the knob on the turns, which begin at `turns_at` below `y`."""
    line = canvas.rect(x - 1.5, y - 4, 3, turns_at)
    canvas.glow(line, "#ffd24f", 12, 1.2)
    canvas.fill(canvas.rect(x - 3, y - 4, 6, turns_at), BITUMEN, 0.7)
    canvas.fill(line, "#fff3c4")
    middle = y + turns_at + TURN_HEIGHT / 2
    canvas.fill(canvas.stepped(x - 14, middle - 14, 28, 28, 3), BITUMEN)
    knob = canvas.mask(canvas.stepped(x - 11, middle - 11, 22, 22, 3))
    canvas.fill(knob, vertical(middle - 11, middle + 11, "#fffbe6", "#e2a638"))
    canvas.bevel(knob, 1.2, 0.6, 0.4)
