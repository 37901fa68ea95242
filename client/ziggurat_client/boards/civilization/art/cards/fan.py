"""A set of cards of one good, fanned so that of each the value in its corner is seen."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.cards.held import TradeCardId
from ziggurat_client.boards.civilization.art.cards.slab import WIDTH
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card

STEP: Final = 46.0
"""How far a card of a fan lies from the one below it, at the width of a card in the hand."""
_ARRIVING: Final = 12.0


def fan_width(count: int, width: float = WIDTH, step: float | None = None) -> float:
    """How wide a fan of so many cards of that width is."""
    return width + (count - 1) * (fan_step(width) if step is None else step)


def fan_step(width: float) -> float:
    """How far the cards of a fan lie apart."""
    return STEP * width / WIDTH


def draw_fan(
    canvas: Canvas,
    x: float,
    y: float,
    card: TradeCardId,
    count: int,
    *,
    width: float = WIDTH,
    step: float | None = None,
    name: str = "",
    chosen: int = 0,
    arriving: int = 0,
) -> None:
    """So many cards from (x, y) to the right, the last on top and alone with the `name`.

    The last `chosen` ones are raised, the last `arriving` ones lit: they are on their way.
    """
    apart = fan_step(width) if step is None else step
    for number in range(count):
        left = count - number
        draw_trade_card(
            canvas,
            x + number * apart,
            y,
            width,
            card,
            name=name if left == 1 else "",
            chosen=left <= chosen,
            glow=_ARRIVING if left <= arriving else 0.0,
        )
