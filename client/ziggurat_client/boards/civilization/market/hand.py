"""The hand at the market: by sets with their sums, what one more card would bring, and the ready mark (1, 9.2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import VALUES, CardId, set_value, sets_in, value_of
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind, ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import lighten
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import GOLD, SHELL, NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.boards.civilization.art.cards.name_plate import is_read_in_full
from ziggurat_client.boards.civilization.art.cards.slab import card_height
from ziggurat_client.boards.civilization.art.cards.trade_card import RAISED, draw_trade_card
from ziggurat_client.boards.civilization.art.goods.goods import FIELDS, draw_good
from ziggurat_client.boards.civilization.art.market.sight import draw_sight_label
from ziggurat_client.boards.civilization.market.hall import Hall, kind_of
from ziggurat_client.boards.civilization.market.keyboard import READY
from ziggurat_client.boards.civilization.market.known import is_tradable
from ziggurat_client.boards.civilization.market.modes import MarketPress, Tap
from ziggurat_client.boards.civilization.market.shelves import Shelf, shelves, shelves_in_rows
from ziggurat_client.ui.button import Button, Pressable
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines, line_fits
from ziggurat_client.window.screen import Box, Screen

_STYLE: Final = PanelStyle("#142458", "#0b1538", edge_alpha=0.85)
_INFO: Final = 240.0
_MORE: Final = 214.0
_LEAST_WITH_MORE: Final = 1000.0
_CARD: Final = 152.0
_LOW_CARD: Final = 92.0
_SUMS: Final = 84.0
_LOW_SUMS: Final = 37.0
_LOW: Final = 200.0
_CARD_TOP: Final = 16.0
_ONES: Final = 3
_NAMED: Final = 70.0
"""A card so wide has room for most names."""
_FORMULA: Final = 16.0
_NAME: Final = 16.0
_NAME_PITCH: Final = 20.0
_NOTE: Final = 17.0
_SCALE: Final = 2 / 3
"""Names are measured as in the smallest window, where they are widest."""


class HandCard(Pressable):
    """A card of the hand, in the lot or not: a press puts it there or takes it back."""

    def __init__(self, box: Box, width: float, hall: Hall, card: CardId, *, named: bool) -> None:
        """`box` is what is seen of it, `width` how wide it is below the next one."""
        super().__init__(f"card {card}", box, hall.giving(Tap(card)), enabled=is_tradable(card))
        self._card = kind_of(card)
        self._width = width
        self._name = hall.card(card) if named else None
        self._chosen = card in hall.mode.lot
        self._fresh = card in hall.fresh
        self.remark = hall.card(card) if width < _NAMED else ""

    def appearance(self) -> Hashable:
        lit = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        return self._card, self._width, self._name, self._chosen, self._fresh, lit

    def placed(self, screen: Screen, pictures: Pictures) -> Placed:
        # It is drawn whole, though the next one lies over it.
        box = Box(self.box.x, self.box.y - RAISED, self._width, self.box.height + RAISED)
        return Painted(box, ("card in hand", self.appearance()), self.paint).placed(screen, pictures)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        glow, top = 12.0 if self._fresh else 0.0, y + RAISED
        draw_trade_card(canvas, x, top, self._width, self._card, name=self._name, chosen=self._chosen, glow=glow)
        if self.state in (ButtonState.HOVERED, ButtonState.PRESSED):
            at = y if self._chosen else top
            frame = canvas.stepped_frame(x, at, self._width, card_height(self._width), 2, 4, 1)
            canvas.fill(frame, "#fff6d8", 0.9)


def hand_pieces(hall: Hall, box: Box) -> Iterator[Piece]:
    """The shelf of the own hand."""
    low = box.height < _LOW
    yield Panel(box, _STYLE)
    yield from _low_info(hall, box) if low else _info(hall, box)
    with_more = not low and box.width >= _LEAST_WITH_MORE and bool(next_sums(hall.known.hand))
    left = box.x + (16 if low else 24 + _INFO)
    right = box.right - (16 if not with_more else 46 + _MORE)
    place = Box(left, box.y + (40 if low else 22), right - left, box.height - (52 if low else 44))
    sums = _LOW_SUMS if low else _SUMS
    laid = shelves(hall.known.hand, place, min(_LOW_CARD if low else _CARD, place.height - sums))
    if laid and laid[0].card < _NAMED and not low:
        laid = shelves_in_rows(hall.known.hand, place)
    for shelf in laid:
        yield from _shelf(hall, shelf, low=low)
    if with_more:
        more = Box(box.right - 24 - _MORE, box.y + 22, _MORE, box.height - 44)
        yield _more(hall, more)


def next_sums(hand: tuple[CardId, ...]) -> tuple[tuple[ProductId, int, int], ...]:
    """The sets that one more card would raise most: the good, its sum, and what the sum would be."""
    sums = [(product, set_value(product, n), set_value(product, n + 1)) for product, n in sets_in(hand).items()]
    return tuple(sorted(sums, key=lambda each: each[1] - each[2])[:_ONES])


def _info(hall: Hall, box: Box) -> Iterator[Piece]:
    hand, words = hall.known.hand, hall.say
    fresh = len([card for card in hall.fresh if card in hand])
    came = words("civilization.market.came", count=fresh) if fresh else ""
    value = value_of(hand)
    before = value_of((*[card for card in hand if card not in hall.fresh], *hall.given))
    ills = tuple([faced.calamity for faced in hall.known.board.faced if faced.victim == hall.seat])
    texts = (
        words("civilization.market.hand"),
        words("civilization.market.seen.own"),
        words("civilization.market.cards", count=len(hand)),
        words("civilization.market.value"),
        came,
        words("civilization.market.was", count=before) if fresh else "",
    )

    def paint(canvas: Canvas, x: float, y: float) -> None:
        title, own, cards, worth, arrived, was = texts
        draw_line(canvas, x, y + 34, title, _INFO - 20, 24, tones.TEXT_HEAD, "bold")
        draw_sight_label(canvas, x, y + 66, own, "own")
        wide = draw_number(canvas, x, y + 118, len(hand), 48)
        room = _INFO - 30 - wide
        draw_line(canvas, x + wide + 10, y + (110 if arrived else 119), cards, room, 18, tones.TEXT)
        draw_line(canvas, x + wide + 10, y + 132, arrived, room, 17, "#ffe29a")
        glow = NumeralGlow("#d98a1f", 12, 0.5)
        wide = draw_number(canvas, x, y + 182, value, 48, colours=GOLD, glow=glow)
        room = _INFO - 30 - wide
        draw_line(canvas, x + wide + 10, y + (174 if was else 183), worth, room, 18, tones.TEXT)
        draw_line(canvas, x + wide + 10, y + 196, was, room, 17, "#ffe29a")
        for number, ill in enumerate(ills[:2]):
            draw_calamity(canvas, ill, x + 150 + number * 40, y + 20, 36)

    for number, ill in enumerate(ills[:2]):
        at = Box(box.x + 174 + number * 40, box.y + 20, 36, 36)
        yield Explained(
            f"faced {number}", at, words("civilization.market.before_you", calamity=hall.calamity(ill)), "9.1"
        )
    place = Box(box.x + 24, box.y, _INFO - 24, box.height)
    yield Painted(place, ("market hand", len(hand), value, texts, ills), paint)
    yield _ready(hall, Box(box.x + 24, box.bottom - 74, _INFO - 40, 54))


def _ready(hall: Hall, box: Box) -> Button:
    seat = hall.seat
    ready = seat is not None and hall.known.is_ready(seat)
    label = hall.say("civilization.market.unready" if ready else "civilization.market.ready")
    kind = ButtonKind.READY if ready else ButtonKind.PLAIN
    icon = Icon.CHECK if ready else None
    button = Button(
        "market ready",
        box,
        label,
        hall.giving(MarketPress.READY),
        kind=kind,
        icon=icon,
        size=20,
        key=hall.cap(READY),
        enabled=hall.known.can_trade or not ready,
    )
    button.remark, button.rule = hall.say("civilization.market.ready.about"), "9.2"
    return button


def _low_info(hall: Hall, box: Box) -> Iterator[Piece]:
    hand, words = hall.known.hand, hall.say
    text = words("civilization.market.hand_line", count=len(hand), value=value_of(hand))

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_line(canvas, x, y + 17, text, box.width - 200, 18, tones.TEXT_HEAD, "bold")

    yield Painted(Box(box.x + 16, box.y + 4, box.width - 200, 34), ("market hand low", text), paint)
    yield _ready(hall, Box(box.right - 168, box.y + 6, 156, 34))


def _shelf(hall: Hall, shelf: Shelf, *, low: bool) -> Iterator[Piece]:
    fresh = any(card in hall.fresh for card in shelf.cards)
    yield _shelf_ground(hall, shelf, fresh=fresh, low=low)
    top, are_named = shelf.box.y + (6 if low or shelf.in_row else _CARD_TOP), _are_named(hall, shelf)
    for number, card in enumerate(shelf.cards):
        last = number == len(shelf.cards) - 1
        named = are_named and (last or shelf.product is None)
        yield HandCard(shelf.place(number, top), shelf.card, hall, card, named=named)


def _are_named(hall: Hall, shelf: Shelf) -> bool:
    """Whether names stand on the cards of the shelf; where those are too narrow for them they stand below."""
    names = _names(hall, shelf)
    if shelf.card < _NAMED:
        return False
    if all(is_read_in_full(name, shelf.card, _SCALE) for name in names):
        return True
    lines = [line for name in names for line in wrap(name, shelf.box.width - 6, _NAME, "regular", _SCALE)]
    left = shelf.box.height - _CARD_TOP - card_height(shelf.card) - _foot(shelf)
    return (len(lines) - 0.5) * _NAME_PITCH > left


def _foot(shelf: Shelf) -> float:
    """How far above the foot of a shelf the last line of names stands."""
    return 76.0 if shelf.product is None else 94.0


def _names(hall: Hall, shelf: Shelf) -> tuple[str, ...]:
    """The name of the good, or that of each calamity."""
    return tuple([hall.card(card) for card in (shelf.cards if shelf.product is None else shelf.cards[:1])])


def _shelf_ground(hall: Hall, shelf: Shelf, *, fresh: bool, low: bool) -> Piece:
    product, count, value, box = shelf.product, len(shelf.cards), shelf.value, shelf.box
    formula = "" if product is None else f"{count} × {count} × {VALUES[product]}"
    names, named = _names(hall, shelf), shelf.card >= _NAMED
    below = named and not _are_named(hall, shelf)
    worthless = (hall.say("civilization.market.worth_nothing"), hall.say("civilization.market.pass_it_on"))

    def paint(canvas: Canvas, x: float, y: float) -> None:
        width, height = box.width, box.height
        body = canvas.mask(canvas.stepped(x, y, width, height, 5, 2))
        if fresh:
            canvas.glow(body, "#ffc24a", 14, 0.55, inside=False)
        canvas.fill(body, "#14060a" if product is None else "#060b24", 0.72)
        edge = "#ff7a5c" if product is None else lighten(FIELDS[product].light, 0.1)
        if fresh:
            frame = canvas.stepped_frame(x, y, width, height, 2.4, 5, 2)
            canvas.fill(frame, vertical(y, y + height, "#fff0b8", "#e2a638"))
        else:
            canvas.fill(canvas.stepped_frame(x, y, width, height, 1.3, 5, 2), edge, 0.75)
        middle, foot = x + width / 2, y + height
        if shelf.in_row:
            _draw_names(canvas, x, foot, shelf, names)
            if product is None:
                draw_line(canvas, middle, foot - 18, worthless[1], width - 8, 15, "#ffb08f", "bold", "m")
            else:
                _draw_sum(canvas, middle, foot - 4, width - 10, formula, value, lit=fresh, low=True)
        elif product is None:
            _draw_worthless(canvas, middle, foot, width - 8, worthless, low=low)
        else:
            label = formula if named or not low else names[0]
            _draw_sum(canvas, middle, foot, width - 14, label, value, lit=fresh, low=low)
        if below:
            _draw_names_below(canvas, middle, foot - _foot(shelf), width - 6, names)

    key = ("market shelf", product, count, round(shelf.card), shelf.in_row, fresh, low, names, worthless, below)
    return Painted(box, key, paint)


def _draw_names(canvas: Canvas, x: float, foot: float, shelf: Shelf, names: tuple[str, ...]) -> None:
    """The name of the good below its cards, or of each calamity below its card."""
    room, ink = shelf.box.width / len(names), "#ffb08f" if shelf.product is None else tones.TEXT
    for number, name in enumerate(names):
        draw_line(canvas, x + (number + 0.5) * room, foot - 42, name, room - 6, 15, ink, "bold", "m")


def _draw_names_below(canvas: Canvas, middle: float, foot: float, room: float, names: tuple[str, ...]) -> None:
    """The names of cards that have no room for them, each on lines of its own, down to that height."""
    lines = [line for name in names for line in wrap(name, room, _NAME, "regular", canvas.scale)]
    for number, line in enumerate(reversed(lines)):
        draw_line(canvas, middle, foot - number * _NAME_PITCH, line, room, _NAME, tones.TEXT, "regular", "m")


def _draw_worthless(
    canvas: Canvas, middle: float, foot: float, room: float, words: tuple[str, str], *, low: bool
) -> None:
    if low:
        fits = line_fits(canvas, words[0], room, 15, "bold")
        draw_line(canvas, middle, foot - 14, words[0] if fits else "0", room, 15, "#ffb08f", "bold", "m")
        return
    fits = line_fits(canvas, words[1], room, _NOTE, "bold")
    draw_line(canvas, middle, foot - (50 if fits else 58), words[0], room, _NOTE, tones.TEXT_SOFT, "regular", "m")
    draw_lines(canvas, middle, foot - (26 if fits else 36), words[1], room, 2, 19, _NOTE, "#ffb08f", "bold", "m")


def _draw_sum(
    canvas: Canvas, middle: float, foot: float, room: float, formula: str, value: int, *, lit: bool, low: bool
) -> None:
    """How the sum comes about, and the sum: side by side where there is room, else one below the other."""
    high, size = (18.0, 15.0) if low else (40.0, 18.0)
    while high > 14 and number_width(str(value), high, canvas.scale) > room:
        high -= 4
    wide, told = number_width(str(value), high, canvas.scale), text_width(formula, size, "regular", canvas.scale)
    colours, glow = (GOLD, NumeralGlow("#ffb63d", 10, 0.7)) if lit else (SHELL, None)
    if told + 14 + wide <= room:
        left, at = middle - (told + 14 + wide) / 2, foot - (14 if low else 40)
        canvas.text(left, at, formula, size, tones.TEXT_SOFT, "regular", "lm")
        draw_number(canvas, left + told + 14, at, value, high, colours=colours, glow=glow)
    elif low:
        draw_number(canvas, middle, foot - 14, value, high, "m", colours, glow)
    else:
        if not line_fits(canvas, formula, room, _FORMULA):
            formula = formula.replace(" ", "")
        draw_line(canvas, middle, foot - 68, formula, room, _FORMULA, tones.TEXT_SOFT, "regular", "m")
        draw_number(canvas, middle, foot - 32, value, min(high, 34.0), "m", colours, glow)


def _more(hall: Hall, box: Box) -> Piece:
    """What one more card would bring."""
    sums, title, about = (
        next_sums(hall.known.hand),
        hall.say("civilization.market.one_more"),
        hall.say("civilization.market.sets_count"),
    )

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_line(canvas, x, y + 18, title, box.width, 19, tones.TEXT_HEAD, "bold")
        for number, (product, now, then) in enumerate(sums):
            middle = y + 60 + number * 50
            draw_good(canvas, product, x, middle - 19, 38)
            at = x + 50 + canvas.text(x + 50, middle, str(now), 19, tones.TEXT_SOFT, "regular", "lm")
            draw_icon(canvas, Icon.RIGHT, at + 16, middle, 13, "#8fe0a8")
            canvas.text(at + 32, middle, str(then), 21, "#a8f0c2", "bold", "lm")
        pitch = 22
        lines = about.split("\n")
        for number, line in enumerate(lines):
            at = y + box.height - 8 - (len(lines) - 1 - number) * pitch
            draw_line(canvas, x, at, line, box.width, 16, tones.TEXT_SOFT, "italic")

    return Painted(box, ("market more", sums, title, about), paint)
