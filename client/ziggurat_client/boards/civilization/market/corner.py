"""Below the lot: an answer to strike a deal on, an offer that is looked at, or what is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId, sets_in, value_of
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle
from ziggurat_client.art.text import pixel_size, text_width
from ziggurat_client.boards.civilization.art.goods.goods import draw_good
from ziggurat_client.boards.civilization.art.market.sight import Sight, draw_sight_label, sight_label_width
from ziggurat_client.boards.civilization.market.figures import DARK, Figure, draw_figures
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.keyboard import ACCEPT, DECLINE, NEXT
from ziggurat_client.boards.civilization.market.modes import MarketPress, Withdraw
from ziggurat_client.boards.civilization.market.notes import quoted_note
from ziggurat_client.boards.civilization.market.steps import answer_read, shown_answer
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

Showing = Literal["answer", "ticket", "talk", "lot"]
_PURPLE: Final = PanelStyle(
    "#3a2a5e", "#150f2e", ("#ffe9b8", "#c8923a"), edge_width=2.4, glow="#ffcf62", glow_radius=16, glow_strength=0.45
)
_LAPIS: Final = PanelStyle("#203a8a", "#0f1d50", ("#ffe9b8", "#c8923a"))
_HEAD: Final = 100.0
_PALE: Final = "#d6cbe8"
_NOTE: Final = 15.0
_LOW_HEAD: Final = 64.0
_BUTTONS: Final = 52.0
_LOW: Final = 360.0
HIGHEST: Final = 470.0
"""Higher than that it would only be emptier."""


@dataclass(frozen=True)
class Half:
    """One side of an exchange: what is known of a lot. Without a good nothing is on that side yet."""

    title: str
    count: int
    value: int
    product: ProductId | None
    note: str
    seat: Seat | None


@dataclass(frozen=True)
class Bargain:
    """An exchange as it would be: who is on the other side, and what each gives."""

    title: str
    line: str
    seat: Seat | None
    sight: Sight
    seen: str
    give: Half
    get: Half
    paged: bool = False
    """Whether there is a button to others like it."""


def showing(hall: Hall) -> Showing:
    """What stands below the lot now."""
    if hall.mode.corner == "talk":
        return "talk"
    if shown_answer(hall.known, hall.mode) is not None:
        return "answer"
    return "talk" if hall.known.ticket(hall.mode.ticket) is None else "ticket"


def corner_pieces(hall: Hall, box: Box, *, alone: bool = False) -> Iterator[Piece]:
    """An answer, or an offer that is looked at; what stands `alone` in its place can be closed."""
    box = box._replace(height=min(box.height, HIGHEST))
    answered = shown_answer(hall.known, hall.mode)
    reply = next((each for each in hall.known.replies if each.id == answered), None)
    if reply is not None:
        yield from _answer(hall, box, reply)
        if alone:
            close = Box(box.right - 16 - 104, box.y + 54, 104, 34)
            yield Button(
                "market back",
                close,
                hall.say("civilization.market.back"),
                hall.giving(MarketPress.CLOSE),
                size=16,
                icon=Icon.LEFT,
            )
        return
    ticket = hall.known.ticket(hall.mode.ticket)
    if ticket is not None:
        yield from _own_offer(hall, box, ticket) if ticket.seat == hall.seat else _offer(hall, box, ticket)


# -------------------------------------------------------------------------------------------- an answer to us


def _answer(hall: Hall, box: Box, reply: ReplyTicket) -> Iterator[Piece]:
    """Somebody answers our offer: strike the deal, or decline."""
    ticket = hall.known.ticket(reply.offer)
    if ticket is None:
        return
    name = hall.name(reply.seat)
    bargain = Bargain(
        hall.say("civilization.market.answers_you", name=name),
        hall.say("civilization.market.to_your_offer", good=hall.good(ticket.product)),
        reply.seat,
        "two" if reply.private or ticket.to is not None else "all",
        hall.say(
            "civilization.market.seen.two"
            if reply.private
            else "civilization.market.seen.some"
            if ticket.to is not None
            else "civilization.market.seen.everyone",
            name=name,
        ),
        _half(
            hall, "civilization.market.you_give", ticket, hall.seat, lot_words(hall, hall.known.lots.get(ticket.id, ()))
        ),
        _half(hall, "civilization.market.you_get", reply, reply.seat, quoted_note(hall, reply)),
        paged=True,
    )
    yield from _bargain(hall, box, bargain, _PURPLE)
    yield from _answering(hall, _row(box), ticket)
    answers = hall.known.answers()
    if len(answers) > 1:
        yield _pager(hall, box, f"{answers.index(reply) + 1}/{len(answers)}")


def _answering(hall: Hall, row: Box, ticket: Ticket) -> Iterator[Piece]:
    """What can be done with an answer: take the offer back, decline, or accept."""
    take_back = row._replace(width=row.height)
    yield _taking_back(hall, take_back, ticket)
    left = take_back.right + 10
    decline = row._replace(x=left, width=min(156.0, row.width * 0.37))
    yield Button(
        "market decline",
        decline,
        hall.say("civilization.market.decline"),
        hall.giving(MarketPress.DECLINE),
        size=19,
        key=hall.cap(DECLINE),
    )
    left = decline.right + 12
    yield Button(
        "market accept",
        Box(left, row.y, row.right - left, row.height),
        hall.say("civilization.market.accept"),
        hall.giving(MarketPress.ACCEPT),
        kind=ButtonKind.GOLD,
        size=20,
        key=hall.cap(ACCEPT),
    )


def _pager(hall: Hall, box: Box, label: str) -> Button:
    """The button that leads to the next answer."""
    return Button(
        "market next",
        Box(box.right - 16 - 104, box.y + 14, 104, 36),
        label,
        hall.giving(MarketPress.NEXT_ANSWER),
        icon=Icon.RIGHT,
        size=17,
        key=hall.cap(NEXT),
    )


def _taking_back(hall: Hall, box: Box, ticket: Ticket) -> Button:
    """The sign with which an own offer that was answered is taken back."""
    button = icon_button("market withdraw", box, Icon.UNDO, hall.giving(Withdraw(ticket.id)))
    button.remark, button.rule = hall.say("civilization.market.withdraw"), "9.2"
    return button


# -------------------------------------------------------------------------------------------- offers


def _offer(hall: Hall, box: Box, ticket: Ticket) -> Iterator[Piece]:
    """Somebody's offer: what one gets, and what one would give or has answered."""
    name, read = hall.name(ticket.seat), answer_read(hall.known, hall.mode)
    can_answer = hall.seat is not None and ticket.is_for(hall.seat)
    replies = hall.known.replies_to(ticket.id)
    others = [reply for reply in replies if reply.seat != hall.seat]
    paged = len(replies) > (0 if read is None else 1)
    seen, sight = _seen(hall, ticket)
    get_title = "civilization.market.you_get" if hall.seat is not None else "civilization.market.offered"
    bargain = Bargain(
        hall.say("civilization.market.offer_of", name=name),
        _about_offer(hall, len(others), read, can_answer=can_answer),
        ticket.seat,
        sight,
        seen,
        _given(hall, ticket, read),
        _half(hall, get_title, ticket, ticket.seat, quoted_note(hall, ticket)),
        paged=paged,
    )
    yield from _bargain(hall, box, bargain, _LAPIS)
    row = _row(box)
    close = row._replace(width=min(150.0, row.width * 0.36))
    yield _closing(hall, close)
    if paged:
        yield _pager(hall, box, str(len(replies)) if read is None else f"{replies.index(read) + 1}/{len(replies)}")
    if read is not None and read.seat == hall.seat:
        left = close.right + 12
        place = Box(left, row.y, row.right - left, row.height)
        yield Button(
            "market withdraw",
            place,
            hall.say("civilization.market.withdraw_answer"),
            hall.giving(Withdraw(read.id)),
            size=19,
        )


def _about_offer(hall: Hall, others: int, read: ReplyTicket | None, *, can_answer: bool) -> str:
    """How many others have answered somebody's offer, else that we have, can, or cannot."""
    if others:
        return hall.say("civilization.market.answers", count=others)
    if read is not None:
        return hall.say("civilization.market.your_answer")
    return hall.say("civilization.market.answer_it" if can_answer else "civilization.market.looked_at")


def _given(hall: Hall, ticket: Ticket, read: ReplyTicket | None) -> Half:
    """What is given for somebody's offer: by the answer that is read, else by the lot that would answer it."""
    if read is not None and read.seat == hall.seat:
        words = lot_words(hall, hall.known.lots.get(read.id, ()))
        return _half(hall, "civilization.market.you_give", read, hall.seat, words)
    if read is not None:
        title = hall.say("civilization.market.gives", name=hall.name(read.seat))
        return Half(title, read.count, read.value, read.product, quoted_note(hall, read), read.seat)
    if hall.seat is None:
        return Half(hall.say("civilization.market.no_answer"), 0, 0, None, "", None)
    lot = hall.mode.lot if hall.mode.answering == ticket.id else ()
    asked = ticket.is_for(hall.seat) and not lot
    about = hall.say("civilization.market.tap_to_answer") if asked else lot_words(hall, lot)
    title = hall.say("civilization.market.you_give")
    return Half(title, len(lot), value_of(lot), hall.mode.named if lot else None, about, hall.seat)


def _closing(hall: Hall, box: Box) -> Button:
    """The way back to one's own lot."""
    words = hall.say("civilization.market.back")
    return Button("market back", box, words, hall.giving(MarketPress.CLOSE), size=19, icon=Icon.LEFT)


def _own_offer(hall: Hall, box: Box, ticket: Ticket) -> Iterator[Piece]:
    """An own offer that nobody has answered yet: its lot, and the way to take it back."""
    seen, sight = _seen(hall, ticket)
    bargain = Bargain(
        hall.say("civilization.market.own_offer"),
        hall.say("civilization.market.no_answer"),
        hall.seat,
        sight,
        seen,
        _half(
            hall, "civilization.market.you_give", ticket, hall.seat, lot_words(hall, hall.known.lots.get(ticket.id, ()))
        ),
        Half(hall.say("civilization.market.you_get"), 0, 0, None, hall.say("civilization.market.waiting"), None),
    )
    yield from _bargain(hall, box, bargain, _LAPIS)
    row = _row(box)
    close = row._replace(width=min(150.0, row.width * 0.36))
    yield _closing(hall, close)
    left = close.right + 12
    place = Box(left, row.y, row.right - left, row.height)
    yield Button(
        "market withdraw", place, hall.say("civilization.market.withdraw"), hall.giving(Withdraw(ticket.id)), size=19
    )


def _seen(hall: Hall, ticket: Ticket) -> tuple[str, Sight]:
    if ticket.to is None:
        return hall.say("civilization.market.seen.everyone"), "all"
    return hall.say("civilization.market.seen.nations", count=len(ticket.to) + 1), "two"


def _half(hall: Hall, title: str, ticket: Ticket | ReplyTicket, seat: Seat | None, note: str) -> Half:
    return Half(hall.say(title), ticket.count, ticket.value, ticket.product, note, seat)


def lot_words(hall: Hall, cards: tuple[CardId, ...]) -> str:
    """Own cards in words: how many of each good, and the calamities."""
    goods = [
        hall.say("civilization.market.some_of", count=n, good=hall.good(product))
        for product, n in sets_in(cards).items()
    ]
    return ", ".join((*goods, *(hall.calamity(CALAMITY_OF[card]) for card in cards if card in CALAMITY_OF)))


# -------------------------------------------------------------------------------------------- how it is shown


def _row(box: Box) -> Box:
    """The place of the buttons."""
    high = _BUTTONS if box.height >= _LOW else 44.0
    return Box(box.x + 16, box.bottom - high - 16, box.width - 32, high)


def _bargain(hall: Hall, box: Box, bargain: Bargain, style: PanelStyle) -> Iterator[Piece]:
    goods = tuple("" if half.product is None else hall.good(half.product) for half in (bargain.give, bargain.get))
    yield Panel(box, style)
    low = box.height < _LOW
    top = box.y + (_LOW_HEAD if low else _HEAD)
    high = (_row(box).y - 14 - top - 14) / 2
    yield Painted(
        Box(box.x, box.y, box.width, top - box.y),
        ("market bargain", bargain.title, bargain.line, bargain.seat, bargain.seen, bargain.paged, low),
        lambda canvas, x, y: _paint_head(canvas, x, y, box.width, bargain, low=low),
    )
    for number, half in enumerate((bargain.give, bargain.get)):
        place = Box(box.x + 16, top + number * (high + 14), box.width - 32, high)
        yield _half_piece(place, half, hall.figures(half.count, half.value), goods[number])
    yield _turn(Box(box.x + box.width / 2 - 22, top + high - 13, 44, 40))


def _paint_head(canvas: Canvas, x: float, y: float, width: float, bargain: Bargain, *, low: bool) -> None:
    at = x + 24
    if bargain.seat is not None:
        draw_cube(canvas, bargain.seat, x + 42, y + (30 if low else 38), 30 if low else 34)
        at = x + 68
    room = width - (at - x) - (128 if bargain.paged else 16)
    draw_line(canvas, at, y + (20 if low else 30), bargain.title, room, 22, tones.TEXT, "bold")
    draw_line(canvas, at, y + (44 if low else 54), bargain.line, room, 16, _PALE)
    if not low and sight_label_width(bargain.seen, canvas.scale) <= width - 36:
        draw_sight_label(canvas, x + width - 18, y + 82, bargain.seen, bargain.sight, "r")


def _half_piece(box: Box, half: Half, figures: tuple[Figure, Figure], good: str) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        width, height = box.width, box.height
        canvas.fill(canvas.stepped(x, y, width, height, 5, 2), "#070912", 0.62)
        edge: ColourLike = tones.LAPIS_LINE
        if half.seat is not None:
            edge = lighten(canvas.palette.player(half.seat).colour, 0.1)
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 5, 2), edge, 0.8)
        right = x + width - (94 if half.product is not None else 14)
        told = draw_line(canvas, x + 14, y + height * 0.25, half.title, (right - x) * 0.6, 18, tones.TEXT, "bold")
        if half.product is None:
            draw_line(canvas, x + 14, y + height * 0.64, half.note, right - x - 14, 17, _PALE, "italic")
            return
        room = right - x - 14 - told - 20
        _paint_note(canvas, right - 4, y + height * 0.25, half.note, room)
        draw_figures(canvas, x + 14, y + height * 0.7, right - x - 14, figures, ground=DARK)
        side = min(58.0, height - 34)
        draw_good(canvas, half.product, x + width - 48 - side / 2, y + 8, side)
        draw_line(canvas, x + width - 48, y + height - 14, good, 88, 15, tones.TEXT, "bold", "m")

    return Painted(box, ("market half", half, figures, good), paint)


def _paint_note(canvas: Canvas, right: float, middle: float, note: str, room: float) -> None:
    """A note, on two lines if it needs them: the second one lower, because the sign of the exchange is above."""
    if text_width(note, _NOTE, "italic", canvas.scale) <= room:
        canvas.text(right, middle, note, _NOTE, _PALE, "italic", "rm")
        return
    pitch = pixel_size(_NOTE, canvas.scale) / canvas.scale * 1.05
    draw_lines(canvas, right, middle, note, room, 2, pitch, _NOTE, _PALE, "italic", "r")


def _turn(box: Box) -> Piece:
    """The sign of an exchange between both sides."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.fill(
            canvas.stepped(x, y, box.width, box.height, 5, 2), vertical(y, y + box.height, "#3a2a5e", "#241a44")
        )
        canvas.fill(canvas.stepped_frame(x, y, box.width, box.height, 1.6, 5, 2), "#c8923a")
        draw_icon(canvas, Icon.REFRESH, x + box.width / 2, y + box.height / 2, 24, "#ffe29a")

    return Painted(box, "market turn", paint)
