"""Where the cards of a hand lie on their shelves: a fan for each good, and one for the calamities, in any room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, set_value, sets_in
from ziggurat_client.boards.civilization.art.cards.fan import STEP
from ziggurat_client.boards.civilization.art.cards.slab import WIDTH, card_height
from ziggurat_client.boards.civilization.market.known import is_calamity
from ziggurat_client.window.screen import Box

_PAD: Final = 10.0
_GAP: Final = 22.0
_LEAST: Final = 0.34
_CALAMITY_STEP: Final = 84.0
"""How far calamities lie apart at least: each has a sign of its own, which must be seen."""
_APART: Final = WIDTH + 4.0
"""How far they lie apart where there is room: so that their names are seen too."""
_ROWS_GAP: Final = 10.0
_ROW_FOOT: Final = 66.0
"""What a shelf in a row needs below its cards for words."""
_ROW_LEAST: Final = 94.0
"""How wide such a shelf is at least: the name of a good has room there, and that of a calamity below its card."""
_ROW_SPREAD: Final = 1.3
"""How much wider they are at most where there is room."""


@dataclass(frozen=True)
class Shelf:
    """The cards of one good, or the calamities (`product` None), and where they lie."""

    product: ProductId | None
    cards: tuple[CardId, ...]
    box: Box
    card: float
    step: float
    in_row: bool = False
    """Whether it stands in one of two rows, with its words below small cards."""

    @property
    def value(self) -> int:
        """What the set is worth."""
        return 0 if self.product is None else set_value(self.product, len(self.cards))

    def place(self, number: int, top: float) -> Box:
        """What is seen of the card of that number: up to the next one's edge."""
        spread = self.card + (len(self.cards) - 1) * self.step
        lead = (self.box.width - spread) / 2 if self.in_row else _PAD
        x = self.box.x + lead + number * self.step
        wide = self.card if number == len(self.cards) - 1 else min(self.card, self.step)
        return Box(x, top, wide, card_height(self.card))


def groups(cards: tuple[CardId, ...]) -> tuple[tuple[ProductId | None, tuple[CardId, ...]], ...]:
    """The cards by goods, calamities last."""
    goods = [
        (product, tuple([card for card in cards if PRODUCT_OF.get(card) == product])) for product in sets_in(cards)
    ]
    ills = tuple([card for card in cards if is_calamity(card)])
    return (*goods, *([(None, ills)] if ills else []))


def shelves(cards: tuple[CardId, ...], box: Box, highest: float) -> tuple[Shelf, ...]:
    """The shelves in a place, as large as its width allows; a card is at most `highest`."""
    sets = groups(cards)
    unit = min(1.0, highest / card_height(WIDTH))
    while unit > _LEAST and _total(sets, unit) > box.width:
        unit -= 0.02
    squeeze = min(1.0, box.width / max(1.0, _total(sets, unit)))
    calamity = _APART if _total(sets, unit, _APART) <= box.width else _CALAMITY_STEP
    x, laid = box.x, []
    for product, held in sets:
        card, step = WIDTH * unit * squeeze, _step(product, calamity) * unit * squeeze
        wide = card + (len(held) - 1) * step + 2 * _PAD * squeeze
        laid.append(Shelf(product, held, Box(x, box.y, wide, box.height), card, step))
        x += wide + _GAP * min(1.0, unit + 0.1) * squeeze
    return tuple(laid)


def shelves_in_rows(cards: tuple[CardId, ...], box: Box) -> tuple[Shelf, ...]:
    """The shelves in two rows, with small cards and all the words: for a hand of many goods."""
    sets = groups(cards)
    high = (box.height - _ROWS_GAP) / 2
    unit = (high - _ROW_FOOT) / card_height(WIDTH)
    widths = [_width_in_row(product, len(held), unit) for product, held in sets]
    half, upper = sum(widths) / 2, 0
    while upper < len(widths) and sum(widths[: upper + 1]) - widths[upper] / 2 <= half:
        upper += 1
    laid: list[Shelf] = []
    for row, (first, last) in enumerate(((0, upper), (upper, len(sets)))):
        y = box.y + row * (high + _ROWS_GAP)
        taken = sum(widths[first:last]) + _ROWS_GAP * max(0, last - first - 1)
        spread, x = min(_ROW_SPREAD, box.width / max(1.0, taken)), box.x
        squeeze = min(1.0, spread)
        for number in range(first, last):
            (product, held), wide = sets[number], widths[number] * spread
            step = wide / len(held) if product is None else STEP * unit * squeeze
            laid.append(Shelf(product, held, Box(x, y, wide, high), WIDTH * unit * squeeze, step, in_row=True))
            x += wide + _ROWS_GAP * spread
    return tuple(laid)


def _width_in_row(product: ProductId | None, count: int, unit: float) -> float:
    if product is None:
        return count * _ROW_LEAST + 2 * _PAD
    return max(_ROW_LEAST, WIDTH * unit + (count - 1) * STEP * unit + 2 * _PAD)


def _step(product: ProductId | None, calamity: float) -> float:
    return calamity if product is None else STEP


def _total(
    sets: tuple[tuple[ProductId | None, tuple[CardId, ...]], ...], unit: float, calamity: float = _CALAMITY_STEP
) -> float:
    wide = sum(WIDTH * unit + (len(held) - 1) * _step(product, calamity) * unit + 2 * _PAD for product, held in sets)
    return wide + _GAP * min(1.0, unit + 0.1) * max(0, len(sets) - 1)
