"""A nation's panel: who leads it, how far it has come, what it has, and what its player owes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.numerals import NumeralGlow, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.players.count_signs import draw_count_sign
from ziggurat_client.boards.civilization.players.head import SCORE, draw_head, draw_pennant
from ziggurat_client.boards.civilization.players.plan import CAPTION, NationPlan, Size
from ziggurat_client.boards.civilization.players.standing import Count, Standing
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_SIGN: Final[dict[Size, float]] = {"tall": 26.0, "middling": 22.0, "low": 20.0, "line": 18.0}
_COUNT: Final[dict[Size, float]] = {"tall": 24.0, "middling": 21.0, "low": 19.0, "line": 18.0}
_NOTE: Final[dict[Size, float]] = {"tall": 19.0, "middling": 17.0, "low": 16.0, "line": 16.0}
_CAPTION: Final = 17.0
_CAPTIONS: Final = (_CAPTION, 16.0, 15.0)
"""The sizes of a caption below its number, the largest that fits."""
_SIGN_GAP: Final = 6.0
_CLOSE: Final = 60.0
"""Numbers that have no more room than this each are set smaller."""


def nation_panel(box: Box, standing: Standing, words: Words, *, points_right: bool) -> Iterator[Piece]:
    """One nation. It is several pictures, so that a number that changes draws little anew. The pennant of whoever is
    awaited `points_right`, if the map is there."""
    plan = NationPlan(box)
    yield _person(plan, standing, words, with_pennant=points_right and standing.seated.active)
    if standing.score is not None:
        yield _score(plan, standing)
    places = plan.counts(len(standing.counts))
    for place, (count, number) in zip(places, standing.counts, strict=False):
        beside = plan.size == "tall" and place is places[-1] and len(places) > 1
        told = words.say(f"civilization.seat.{count}", count=number) if plan.size == "tall" else ""
        yield _count(place, plan.size, count, number, standing.seated.seat, told, beside=beside)
    if plan.note is not None and standing.owing.words:
        yield _note(plan.note, plan.size, standing)


def _person(plan: NationPlan, standing: Standing, words: Words, *, with_pennant: bool) -> Piece:
    box, seated, you = plan.box, standing.seated, words.say("game.you_pill")
    owing = standing.owing if plan.note is None else None

    def paint(canvas: Canvas, x: float, y: float) -> None:
        moved = NationPlan(Box(x, y, box.width, box.height))
        draw_head(canvas, moved, standing, you)
        if moved.divider is not None:
            draw_divider(canvas, moved.left, moved.divider, moved.right - moved.left)
        if with_pennant:
            draw_pennant(canvas, x + box.width, y + box.height / 2, min(18.0, box.height * 0.2))

    digits = len(str(standing.score))
    key = ("civilization nation", seated, standing.nation, digits, standing.called, owing, you, with_pennant)
    return Painted(box, key, paint)


def _score(plan: NationPlan, standing: Standing) -> Piece:
    """The number that decides, in a plaque of the dark unless there is much room."""
    box, active, size, score = plan.score, standing.seated.active, plan.size, standing.score

    def paint(canvas: Canvas, x: float, y: float) -> None:
        colours = numerals.GOLD if active else numerals.SHELL
        if size == "tall":
            glow = NumeralGlow("#d98a1f", 14, 0.5) if active else None
            draw_number(canvas, x + box.width, y + box.height / 2, score or 0, SCORE[size], "r", colours, glow)
            return
        canvas.fill(canvas.stepped(x, y, box.width, box.height, 4, 1), "#070c22", 0.75)
        frame = canvas.stepped_frame(x, y, box.width, box.height, 1.3, 4, 1)
        canvas.fill(frame, vertical(y, y + box.height, "#f2cf7c", "#8a5f22"), 0.9)
        draw_number(canvas, x + box.width / 2, y + box.height / 2, score or 0, SCORE[size], "m", numerals.GOLD)

    return Painted(box, ("civilization score", score, active, size), paint)


def _count(box: Box, size: Size, count: Count, number: int, seat: Seat, caption: str, *, beside: bool) -> Piece:
    """A number with its sign, and in a tall panel what it counts: below it, or `beside` it."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        close = size != "tall" and box.width < _CLOSE
        text, sign, letters = str(number), *((18.0, 18.0) if close else (_SIGN[size], _COUNT[size]))
        wide = sign + _SIGN_GAP + text_width(text, letters, "bold", canvas.scale)
        left, middle = x, y + box.height / 2
        if size == "tall" and not beside:
            left += max(0.0, (box.width - wide) / 2)
            size_of_caption = next(
                (each for each in _CAPTIONS if text_width(caption, each, "regular", canvas.scale) <= box.width + 4), 0.0
            )
            if size_of_caption:
                at = x + box.width / 2
                canvas.text(at, middle + CAPTION, caption, size_of_caption, tones.TEXT_SOFT, "regular", "mm")
        draw_count_sign(canvas, count, seat, left + sign / 2, middle, sign)
        canvas.text(left + sign + _SIGN_GAP, middle, text, letters, tones.TEXT, "bold", "lm")
        room = box.width - wide - 10
        if beside and text_width(caption, _CAPTION, "regular", canvas.scale) <= room:
            canvas.text(left + wide + 10, middle, caption, _CAPTION, tones.TEXT_SOFT, "regular", "lm")

    return Painted(box, ("civilization count", seat, size, count, number, caption, beside), paint)


def _note(box: Box, size: Size, standing: Standing) -> Piece:
    """What the player owes, with a tick before it once nothing more is awaited."""
    owing, active = standing.owing, standing.seated.active

    def paint(canvas: Canvas, x: float, y: float) -> None:
        left, middle = x, y + box.height / 2
        if owing.is_done:
            draw_icon(canvas, Icon.CHECK, left + 9, middle, 18, tones.GOOD)
            left += 26
        ink = tones.TEXT_NAME if owing.duty == "won" or (owing.duty == "owes" and active) else tones.TEXT_SOFT
        draw_line(canvas, left, middle, owing.words, x + box.width - left, _NOTE[size], ink, "italic")

    return Painted(box, ("civilization note", owing, active, size), paint)
