"""The cart: the advances that are about to be bought, what they cost, and how that is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.panels import PLAIN_PANEL
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.advances.card import strike
from ziggurat_client.boards.civilization.advances.faces import Face
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.choosing.buying import Bill
from ziggurat_client.boards.civilization.choosing.card_modes import Want
from ziggurat_client.boards.civilization.column.blocks import commanding
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.plan import rows_in
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph, draw_line
from ziggurat_client.window.screen import Box

_EDGE: Final = 18.0
_HEAD: Final = 50.0
_ROW: Final = 78.0
_LINE: Final = 32.0
_STRIP: Final = 40.0
_LEAST_ROW: Final = 34.0
_LOW: Final = 270.0
"""A cart that is lower has no head, and tells the cost alone."""
_CROSS: Final = 42.0
_CREDIT: Final = "#b8f0b0"
_WRONG: Final = "#ff9d7a"


def cart_pieces(choice: Choice, box: Box, faces: tuple[Face, ...], bill: Bill, note: str) -> Iterator[Piece]:
    """The cart with what is in it; `note` says how many advances there will be."""
    with_coins, low = choice.board.options.is_full, box.height < _LOW
    yield Panel(box, PLAIN_PANEL)
    head = 8.0 if low else _HEAD
    if not low:
        yield _head(box._replace(height=_HEAD), choice.say("civilization.cart.title"), note)
    totals = (1 if low else 3 if with_coins else 2) * _LINE + _STRIP + 16
    rows = Box(box.x + 14, box.y + head, box.width - 28, max(0.0, box.height - head - totals - 8))
    faces = faces[: max(1, int(rows.height // _LEAST_ROW))]
    if not faces:
        yield Paragraph(rows.inset(6, 4), choice.say("civilization.cart.empty"), 18, tones.TEXT_SOFT)
    for face, row in zip(faces, rows_in(rows, len(faces), _ROW, 6), strict=True):
        yield from _row(choice, row, face)
    foot = Box(box.x + 14, box.bottom - totals, box.width - 28, totals)
    yield _totals(choice, foot, bill, with_coins=with_coins, low=low)


def _head(box: Box, title: str, note: str) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        taken = draw_line(canvas, x + _EDGE, y + 27, title, box.width * 0.5, 22, tones.TEXT_HEAD, "bold")
        room = box.width - 2 * _EDGE - taken - 12
        draw_line(canvas, x + box.width - _EDGE, y + 28, note, room, 16, tones.TEXT_SOFT, align="r")

    return Painted(box, ("civilization cart head", title, note), paint)


def _row(choice: Choice, box: Box, face: Face) -> Iterator[Piece]:
    """One advance, and the button that takes it out."""
    side = min(_CROSS, box.height - 8)
    cross = Box(box.right - 10 - side, box.y + (box.height - side) / 2, side, side)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        width, height = box.width, box.height
        canvas.fill(canvas.stepped(x, y, width, height, 5, 2), tones.WELL, 0.66)
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 5, 2), "#c8923a", 0.9)
        sign = min(58.0, height - 12)
        draw_advance(canvas, face.advance, x + 8, y + (height - sign) / 2, sign)
        net = min(30.0, height * 0.5)
        right = x + width - 10 - side - 12
        taken = number_width(str(face.net), net, canvas.scale)
        draw_number(canvas, right, y + height / 2, face.net, net, "r", SHELL)
        left, low = x + sign + 20, height < 56
        room = right - taken - 10 - left
        draw_line(canvas, left, y + height * (0.5 if low else 0.32), face.name, room, 19, tones.TEXT, "bold")
        if not low:
            _paint_price(canvas, left, y + height * 0.7, room, face)

    yield Painted(box, ("civilization cart row", face), paint)
    take_out = commanding(choice, Want(face.advance))
    button = icon_button(f"out of the cart {face.advance}", cross, Icon.CROSS, take_out)
    button.remark = choice.say("civilization.cart.out", name=face.name)
    yield button


def _paint_price(canvas: Canvas, x: float, middle: float, room: float, face: Face) -> None:
    """The printed price, the cards that lower it, and by how much together."""
    price = str(face.price)
    width = text_width(price, 17, "regular", canvas.scale)
    if not face.credit:
        canvas.text(x, middle, price, 17, tones.TEXT_SOFT, "regular", "lm")
        return
    strike(canvas, x, middle, price, width, tones.TEXT_SOFT)
    less = f"−{face.credit}"
    space = room - width - text_width(less, 17, "bold", canvas.scale) - 16
    side, x = min(22.0, space / len(face.creditors) - 2), x + width + 10
    if side >= 12:
        for each in face.creditors:
            draw_advance(canvas, each, x, middle - side / 2, side)
            x += side + 2
        x += 4
    canvas.text(x, middle, less, 17, _CREDIT, "bold", "lm")


def _totals(choice: Choice, box: Box, bill: Bill, *, with_coins: bool, low: bool) -> Piece:
    """Cost, sets and treasury one under another, the cost alone where there is no room, and whether they fit."""
    lines = [("cost", bill.cost), ("sets", bill.value)] + ([("treasury", bill.coins)] if with_coins else [])
    lines = lines[:1] if low else lines
    told = [(choice.say(f"civilization.cart.{key}"), number) for key, number in lines]
    fits, verdict = bill.is_paid, verdict_on(choice, bill)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        width = box.width
        canvas.fill(canvas.rect(x + 6, y, width - 12, 1), tones.LAPIS_LINE, 0.35)
        for number, (word, count) in enumerate(told):
            middle, first = y + 8 + (number + 0.5) * _LINE, number == 0
            high = 30.0 if first else 24.0
            taken = number_width(str(count), high, canvas.scale)
            ink = tones.TEXT if first else tones.TEXT_SOFT
            draw_line(canvas, x + 6, middle, word, width - taken - 24, 19, ink, "bold" if first else "regular")
            draw_number(canvas, x + width - 6, middle, count, high, "r", GOLD if first else SHELL)
        if verdict:
            strip = Box(x, y + box.height - _STRIP - 4, width, _STRIP)
            _paint_verdict(canvas, strip, verdict, fits=fits, exact=bill.wasted == 0)

    key = ("civilization cart totals", tuple(told), verdict, fits, bill.wasted == 0)
    return Painted(box, key, paint)


def verdict_on(choice: Choice, bill: Bill) -> str:
    """Whether what is laid down fits what it is for."""
    if not bill.is_paid:
        key = "missing" if bill.missing > 0 else "too_much"
        return choice.say(f"civilization.cart.{key}", count=abs(bill.missing))
    if not bill.cost and not bill.cards:
        return ""
    key = "wasted" if bill.wasted else "exact"
    return choice.say(f"civilization.cart.{key}", count=bill.wasted)


def _paint_verdict(canvas: Canvas, box: Box, text: str, *, fits: bool, exact: bool) -> None:
    x, y, width, height = box
    ground, edge, ink, icon = (
        (tones.READY_DEEP, tones.READY_EDGE, "#c8f7ef", Icon.CHECK)
        if fits and exact
        else ("#33240c", "#c8923a", "#ffe2a0", Icon.CHECK)
        if fits
        else ("#3a140c", _WRONG, "#ffd0bd", Icon.CROSS)
    )
    canvas.fill(canvas.stepped(x, y, width, height, 4, 1), ground, 0.85)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 4, 1), edge)
    draw_icon(canvas, icon, x + 22, y + height / 2, 19, ink)
    draw_line(canvas, x + 42, y + height / 2, text, width - 54, 17, ink, "bold")
