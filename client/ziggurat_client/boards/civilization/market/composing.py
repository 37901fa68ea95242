"""The lot that is put together: its cards, which only their owner sees, and the ticket that the others will get."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import CardId, value_of
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind, ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import OPEN_PANEL
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.cards.slab import card_height
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card
from ziggurat_client.boards.civilization.art.market.sight import draw_sight_label
from ziggurat_client.boards.civilization.art.market.tickets import STUB, draw_stub, draw_ticket
from ziggurat_client.boards.civilization.market.figures import draw_figures
from ziggurat_client.boards.civilization.market.hall import Hall, kind_of
from ziggurat_client.boards.civilization.market.keyboard import AGAIN, SEND
from ziggurat_client.boards.civilization.market.modes import Address, MarketPress, Send, Tap
from ziggurat_client.boards.civilization.market.steps import can_repeat, can_send, others
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.button import Button, Pressable
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, Paragraph, draw_line, line_fits
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box

_LOW: Final = 500.0
_CARD: Final = 96.0
_LOW_CARD: Final = 46.0
_CARD_GAP: Final = 8.0
_BLOCKS: Final = ("#a8402f", "#d9cba6", "#2f55b5", "#d9cba6")
_AGAIN: Final = 132.0


@dataclass(frozen=True)
class OfferPlan:
    """The places of the panel in which a lot is put together; a low one has no heading."""

    box: Box
    low: bool
    lot: Box
    ticket: Box
    note: Box
    to: Box
    buttons: Box


def offer_plan(box: Box) -> OfferPlan:
    """The plan for a place."""
    inner = box.inset(16, 0)
    if box.height >= _LOW:
        rows = ((72, 180), (294, 88), (392, 40), (442, 42), (492, 52))
        places = [inner._replace(y=box.y + top, height=height) for top, height in rows]
        return OfferPlan(box, False, *places)
    free = max(0.0, box.height - 312)
    heights = (94 + min(40.0, free * 0.5), 64 + min(16.0, free * 0.2), 36, 38, 46)
    gap, y, places = 7.0, box.y + 6, []
    for height in heights:
        places.append(inner._replace(y=y, height=height))
        y += height + gap
    return OfferPlan(box, True, *places)


def offer_pieces(hall: Hall, box: Box, note: TextField) -> Iterator[Piece]:
    """The panel."""
    plan = offer_plan(box)
    yield Panel(box, OPEN_PANEL)
    if not plan.low:
        yield _head(hall, plan)
    yield from _lot(hall, plan)
    yield from _ticket(hall, plan)
    note.box, note.placeholder = plan.note, hall.say("civilization.market.note")
    yield note
    yield from _private(hall, plan.to) if hall.mode.answering else _addressees(hall, plan.to)
    yield from _buttons(hall, plan.buttons, note)


def _head(hall: Hall, plan: OfferPlan) -> Piece:
    title = hall.say(
        "civilization.market.your_answer" if hall.mode.answering else "civilization.market.your_offer"
    ).upper()
    count = hall.say("civilization.market.open", count=hall.known.open_count, most=MOST_OPEN)
    seen = hall.say("civilization.market.seen.they_get")
    box = plan.box

    def paint(canvas: Canvas, x: float, y: float) -> None:
        right = x + box.width - 24
        taken = text_width(count, 17, "regular", canvas.scale)
        canvas.text(right, y + 34, count, 17, tones.TEXT_SOFT, "regular", "rm")
        draw_heading(canvas, x + 24, y + 34, title, 27, room=box.width - 64 - taken)
        draw_blocks(canvas, x + 24, y + 58, box.width - 48, 5, 50, _BLOCKS, brightness=0.85)
        draw_sight_label(canvas, x + 30, y + 273, seen, "all" if hall.mode.to is None else "two")

    return Painted(box, ("market offer head", title, count, seen, hall.mode.to is None), paint)


# -------------------------------------------------------------------------------------------- the lot


class LotCard(Pressable):
    """A card of the lot; a press takes it out again."""

    def __init__(self, box: Box, width: float, hall: Hall, card: CardId) -> None:
        super().__init__(f"lot {card}", box, hall.giving(Tap(card)))
        self._kind = kind_of(card)
        self._width = width
        self._name = hall.card(card) if width > 70 else None
        self.remark = hall.say("civilization.market.take_out", card=hall.card(card))

    def appearance(self) -> Hashable:
        return self._kind, self._width, self._name, self.state in (ButtonState.HOVERED, ButtonState.PRESSED)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_trade_card(canvas, x, y, self._width, self._kind, name=self._name)
        if self.state in (ButtonState.HOVERED, ButtonState.PRESSED):
            frame = canvas.stepped_frame(x, y, self._width, card_height(self._width), 2, 4, 1)
            canvas.fill(frame, "#ffb08f")

    margin = 18


def _lot(hall: Hall, plan: OfferPlan) -> Iterator[Piece]:
    box, lot = plan.lot, hall.mode.lot
    yield _lot_ground(hall, box)
    top = box.y + (30 if plan.low else 42)
    room = box.bottom - 8 - top
    width = min(_CARD, room / card_height(_CARD) * _CARD)
    place = Box(box.x + 14, top, box.width - 28, room)
    if not lot:
        key = "civilization.market.lot_empty" if hall.known.can_trade else "civilization.market.too_few"
        text = hall.say(key, count=SMALLEST_LOT)
        yield Paragraph(place.inset(4, 6), text, 18 if not plan.low else 16, tones.TEXT_SOFT)
        return
    pitch = min(width + _CARD_GAP, (place.width - width) / max(1, len(lot) - 1))
    for number, card in enumerate(lot):
        seen = width if number == len(lot) - 1 else min(width, pitch)
        yield LotCard(Box(place.x + number * pitch, place.y, seen, card_height(width)), width, hall, card)
    left = place.x + len(lot) * (width + _CARD_GAP)
    if place.right - left >= width * 0.7:
        wide = min(width, place.right - left)
        yield _adding(hall, Box(left, place.y, wide, card_height(width)))


def _lot_ground(hall: Hall, box: Box) -> Piece:
    seen, rule = (
        hall.say("civilization.market.seen.own_lot"),
        hall.say("civilization.market.three_or_more", count=SMALLEST_LOT),
    )

    def paint(canvas: Canvas, x: float, y: float) -> None:
        body = canvas.mask(canvas.stepped(x, y, box.width, box.height, 5, 2))
        canvas.fill(body, "#070912", 0.85)
        canvas.inner_shadow(body, 12, 0.6)
        canvas.fill(canvas.stepped_frame(x, y, box.width, box.height, 1.4, 5, 2), "#ff9d7a", 0.65)
        middle = y + (22 if box.height > 140 else 16)
        wide = draw_sight_label(canvas, x + 12, middle, seen, "own")
        room = box.width - wide - 40
        if line_fits(canvas, rule, room, 16):
            draw_line(canvas, x + box.width - 14, middle, rule, room, 16, tones.TEXT_SOFT, align="r")

    return Painted(box, ("market lot", seen, rule), paint)


def _adding(hall: Hall, box: Box) -> Piece:
    word = hall.say("civilization.market.add")

    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.fill(canvas.stepped_frame(x, y, box.width, box.height, 1.8, 4, 1), "#7f96dd", 0.7)
        draw_icon(canvas, Icon.PLUS, x + box.width / 2, y + box.height / 2 - 10, min(26.0, box.width * 0.4), "#9fb2ef")
        if line_fits(canvas, word, box.width - 8, 16):
            draw_line(canvas, x + box.width / 2, y + box.height / 2 + 22, word, box.width - 8, 16, "#b9c6f2", align="m")

    return Painted(box, ("market adding", word), paint)


# -------------------------------------------------------------------------------------------- what they will see


class NamedGood(Pressable):
    """The stub of the ticket: a press names another good of the lot."""

    margin = 4

    def __init__(self, box: Box, hall: Hall, product: ProductId) -> None:
        several = len(hall.mode.products) > 1
        super().__init__("market good", box, hall.giving(MarketPress.NAME_ANOTHER), enabled=several)
        self._product = product
        self._good = hall.good(product)
        self._several = several
        self.remark = hall.say("civilization.market.name_another", cap=hall.cap(Intention.MORE)) if several else ""
        self.rule = "9.1"

    def appearance(self) -> Hashable:
        return self._product, self._good, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_stub(canvas, x, y, self.box.height, self._product, self._good)
        if self._several:
            draw_icon(canvas, Icon.REFRESH, x + self.box.width - 16, y + 16, 18, "#3f2f1d")


def _ticket(hall: Hall, plan: OfferPlan) -> Iterator[Piece]:
    box, mode = plan.ticket, hall.mode
    count, value, named = len(mode.lot), value_of(mode.lot), mode.named
    figures = hall.figures(count, value)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_ticket(canvas, x, y, width=box.width, height=box.height, own=True)
        draw_figures(canvas, x + 24, y + box.height / 2, box.width - STUB - 36, figures, height=40)

    yield Painted(box, ("market preview", figures), paint)
    if named is not None:
        yield NamedGood(Box(box.right - STUB, box.y, STUB, box.height), hall, named)


# -------------------------------------------------------------------------------------------- for whom


class Addressee(Pressable):
    """Whether the offer is for a seat; None is everyone."""

    margin = 6

    def __init__(self, box: Box, hall: Hall, seat: Seat | None) -> None:
        super().__init__("to all" if seat is None else f"to {seat}", box, hall.giving(Address(seat)))
        to = hall.mode.to
        self._seat = seat
        self._chosen = to is None if seat is None else to is None or seat in to
        self._struck = not self._chosen and seat is not None
        self.remark = (
            hall.say("civilization.market.to_everyone")
            if seat is None
            else hall.say("civilization.market.to_one", name=hall.name(seat))
        )

    def appearance(self) -> Hashable:
        return self._seat, self._chosen, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size, lit = self.box.width, self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        canvas.fill(canvas.stepped(x, y, size, size, 4, 1), "#27459f" if self._chosen else "#0a1230", 0.95)
        edge, thick = ("#fff3c6", 2.0) if lit else (tones.GOLD, 1.8) if self._chosen else (tones.LAPIS_LINE, 1.2)
        canvas.fill(canvas.stepped_frame(x, y, size, size, thick, 4, 1), edge, 1.0 if self._chosen or lit else 0.5)
        middle = x + size / 2, y + size / 2
        if self._seat is None:
            draw_icon(canvas, Icon.PEOPLE, *middle, size * 0.6, tones.TEXT if self._chosen else tones.TEXT_FAINT)
            return
        draw_cube(canvas, self._seat, *middle, size * 0.57, alpha=1.0 if self._chosen else 0.4)
        if self._struck:
            stroke = [(x + size * 0.2, y + size * 0.8), (x + size * 0.8, y + size * 0.2)]
            canvas.fill(Shape().line(stroke, 5), "#0a1230")
            canvas.fill(Shape().line(stroke, 2.2), "#ff9d7a")


def _addressees(hall: Hall, box: Box) -> Iterator[Piece]:
    seats: tuple[Seat | None, ...] = (None, *others(hall.known))
    label = hall.say("civilization.market.to")
    side, lead = min(38.0, box.height), text_width(label, 19, "bold", 0.667) + 14
    pitch = min(side + 5, (box.width - lead) / len(seats))
    side = min(side, pitch - 3)
    yield Line(box._replace(width=lead), label, 19, tones.TEXT, "bold")
    top = box.y + (box.height - side) / 2
    for number, seat in enumerate(seats):
        yield Addressee(Box(box.x + lead + number * pitch, top, side, side), hall, seat)
    left = box.x + lead + len(seats) * pitch + 4
    if box.right - left >= 44:
        yield Line(Box(left, box.y, box.right - left, box.height), _addressed(hall), 16, tones.TEXT_SOFT, "italic")


def _addressed(hall: Hall) -> str:
    """In a word or two whom the offer is for."""
    to = hall.mode.to
    if to is None:
        return hall.say("civilization.market.everyone")
    if len(to) == 1:
        return hall.say("civilization.market.only", name=hall.name(to[0]))
    left = [seat for seat in others(hall.known) if seat not in to]
    return (
        hall.say("civilization.market.but", name=hall.name(left[0]))
        if len(left) == 1
        else hall.say("civilization.market.nations", count=len(to))
    )


def _private(hall: Hall, box: Box) -> Iterator[Piece]:
    """Whether only the sender of the offer is to see the answer."""
    ticket = hall.known.ticket(hall.mode.answering)
    if ticket is None:
        return
    name, private = hall.name(ticket.seat), hall.mode.private
    yield Button(
        "market private",
        box,
        hall.say("civilization.market.private" if private else "civilization.market.public", name=name),
        hall.giving(MarketPress.IN_PRIVATE),
        kind=ButtonKind.LIT if private else ButtonKind.PLAIN,
        icon=Icon.LOCK if private else Icon.EYE,
        size=18,
    )


# -------------------------------------------------------------------------------------------- sending


def _buttons(hall: Hall, box: Box, note: TextField) -> Iterator[Piece]:
    again = Button(
        "market again",
        box._replace(width=_AGAIN),
        hall.say("civilization.market.again"),
        hall.giving(MarketPress.AGAIN),
        size=18,
        key=hall.cap(AGAIN),
        enabled=can_repeat(hall.known, hall.mode),
    )
    again.remark = hall.say("civilization.market.again.about")
    yield again
    missing = _missing(hall)
    left = box.x + _AGAIN + 10
    send = Button(
        "market send",
        Box(left, box.y, box.right - left, box.height),
        missing or hall.say("civilization.market.send_answer" if hall.mode.answering else "civilization.market.send"),
        lambda: hall.give(Send(note.text.strip())),
        kind=ButtonKind.GOLD,
        size=20,
        key=None if missing else hall.cap(SEND),
        enabled=can_send(hall.known, hall.mode),
    )
    send.rule = "9.2"
    yield send


def _missing(hall: Hall) -> str:
    """What the lot still lacks, if anything."""
    if hall.known.is_full:
        return hall.say("civilization.market.too_many", count=MOST_OPEN)
    if len(hall.mode.lot) < SMALLEST_LOT:
        return hall.say("civilization.market.cards_more", count=SMALLEST_LOT - len(hall.mode.lot))
    return hall.say("civilization.market.no_good") if hall.mode.named is None else ""
