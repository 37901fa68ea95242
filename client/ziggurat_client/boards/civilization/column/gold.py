"""Gold for treasury tokens: how many cards of the ninth pile are bought, and what they would make of a set (8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.gold import GOLD_PILE, GOLD_PRICE, most_gold
from ziggurat.games.civilization.trade_cards import set_value, sets_in
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.numerals import GOLD, draw_number, number_width
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.art.goods.goods import draw_good
from ziggurat_client.boards.civilization.choosing.card_modes import Gilding
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust
from ziggurat_client.boards.civilization.column.blocks import commanding, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.plan import split
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_NOTE: Final = 150.0
_LOW_NOTE: Final = 64.0
_COUNT: Final = 92.0
_SIDE: Final = 52.0
_LINE: Final = 34.0
_LEAST_LINE: Final = 24.0


def gilding(choice: Choice, known: Known, mode: Gilding) -> Iterator[Piece]:
    """The price, more and fewer, and what is left and what the gold is worth then."""
    plan = choice.plan
    note, rest = split(plan.above_confirm, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    left_in_pile = known.board.piles[GOLD_PILE - 1].count
    yield from text_block(note, choice.say("civilization.prompt.gold", price=GOLD_PRICE, count=left_in_pile))
    count, below = split(rest, min(_COUNT, rest.height * 0.5), plan.gap)
    yield from _counter(choice, known, mode, count)
    yield Panel(below, STRIP_PANEL)
    yield _figures(choice, known, mode, below)


def _counter(choice: Choice, known: Known, mode: Gilding, box: Box) -> Iterator[Piece]:
    """How many cards, between the buttons for fewer and more."""
    side = min(_SIDE, box.height - 16)
    y = box.y + (box.height - side) / 2
    yield Panel(box, STRIP_PANEL)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle, sign = y + box.height / 2, min(54.0, box.height - 20)
        number = number_width(str(mode.count), 40, canvas.scale)
        left = x + (box.width - sign - 16 - number) / 2
        draw_good(canvas, "gold", left, middle - sign / 2, sign)
        draw_number(canvas, left + sign + 16, middle, mode.count, 40, colours=GOLD)

    yield Painted(box, ("civilization gold", mode.count), paint)
    most = most_gold(known.board, known.seat)
    fewer, more = Box(box.x + 14, y, side, side), Box(box.right - 14 - side, y, side, side)
    yield icon_button("fewer gold", fewer, Icon.MINUS, commanding(choice, Adjust(-1)), enabled=mode.count > 0)
    yield icon_button("more gold", more, Icon.PLUS, commanding(choice, Adjust(1)), enabled=mode.count < most)


def _figures(choice: Choice, known: Known, mode: Gilding, box: Box) -> Piece:
    """What is paid, what stays in the treasury, and what the gold in the hand would be worth."""
    held, paid = sets_in(known.own.hand).get("gold", 0), mode.count * GOLD_PRICE
    figures = (
        (choice.say("civilization.column.gold_paid"), paid),
        (choice.say("civilization.column.gold_left"), known.nation.treasury - paid),
        (choice.say("civilization.column.gold_now", count=held), set_value("gold", held)),
        (choice.say("civilization.column.gold_then", count=held + mode.count), set_value("gold", held + mode.count)),
    )

    def paint(canvas: Canvas, x: float, y: float) -> None:
        shown = figures[: max(1, int((box.height - 16) // _LEAST_LINE))]
        pitch = min(_LINE, (box.height - 16) / len(shown))
        high = min(24.0, pitch * 0.66)
        for number, (word, value) in enumerate(shown):
            middle = y + 10 + (number + 0.5) * pitch
            taken = number_width(str(value), high, canvas.scale)
            draw_line(canvas, x + 18, middle, word, box.width - taken - 52, 18, tones.TEXT_SOFT)
            draw_number(canvas, x + box.width - 18, middle, value, high, "r")

    return Painted(box, ("civilization gold figures", figures), paint)
