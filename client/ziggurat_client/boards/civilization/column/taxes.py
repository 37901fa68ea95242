"""The tax of a nation with Coinage: what each rate would bring, and how many cities would revolt (6.1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from ziggurat.games.civilization.position import Nation
from ziggurat.games.civilization.taxing import RATES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.choosing.card_modes import Rate, Taxing
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.column.blocks import commanding, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.plan import rows_in, split
from ziggurat_client.boards.play.choice_row import ChoiceRow, PaintSign, RowWords
from ziggurat_client.input.intentions import ACTIONS
from ziggurat_client.ui.piece import Piece

_NOTE: Final = 132.0
_LOW_NOTE: Final = 64.0
_ROW: Final = 72.0


def brought_by(nation: Nation, rate: int) -> tuple[int, int]:
    """How many tokens that rate brings into the treasury, and how many cities are left unpaid."""
    cities = len(nation.cities)
    paid = min(cities, nation.stock // rate)
    return paid * rate, cities - paid


def taxing(choice: Choice, known: Known, mode: Taxing) -> Iterator[Piece]:
    """What a tax does, and a row for each rate."""
    plan = choice.plan
    note, rest = split(plan.above_confirm, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    key = "answered" if known.has_answered else "tax"
    yield from text_block(note, choice.say(f"civilization.prompt.{key}", count=known.nation.stock))
    for rate, box, action in zip(RATES, rows_in(rest, len(RATES), _ROW, plan.gap / 2), ACTIONS, strict=False):
        brings, unpaid = brought_by(known.nation, rate)
        line = choice.say("civilization.column.tax_brings", count=brings)
        if unpaid:
            line = f"{line}, {choice.say('civilization.column.tax_revolts', count=unpaid)}"
        title = choice.say("civilization.column.tax_rate", count=rate)
        yield ChoiceRow(
            f"rate {rate}",
            box,
            RowWords(title, line, choice.cap(action)),
            coins_sign(rate),
            commanding(choice, Rate(rate)),
            chosen=mode.rate == rate,
        )


def coins_sign(count: int) -> tuple[Hashable, PaintSign]:
    """So many coins before the words of a row."""

    def paint(canvas: Canvas, cx: float, cy: float, size: float) -> None:
        radius = size * (0.36 if count == 1 else 0.24)
        places = {1: ((0.0, 0.0),), 2: ((-0.24, 0.0), (0.24, 0.0)), 3: ((0.0, -0.22), (-0.24, 0.2), (0.24, 0.2))}
        for x, y in places[count]:
            draw_coin(canvas, cx + x * size, cy + y * size, radius)

    return ("coins", count), paint
