"""What all answer at once before they move: where tokens are added, and which ships stay and are built (6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.actions import ship_id
from ziggurat.games.civilization.areas import AREAS, LIMITS
from ziggurat.games.civilization.expansion import allowances
from ziggurat_client.boards.civilization.choosing.fleet_payment import coins_in, fleet_of, pays_with_coins
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming, Choose, Press, Sowing
from ziggurat_client.boards.civilization.column.blocks import commanding, counter_sign, ship_sign, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.plan import rows_in, split
from ziggurat_client.boards.play.choice_row import ChoiceRow, RowWords
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_NOTE: Final = 132.0
_LOW_NOTE: Final = 64.0
_ROW: Final = 60.0
_LEAST_ROW: Final = 40.0


def sowing(choice: Choice, known: Known, mode: Sowing) -> Iterator[Piece]:
    """What to do, and as many of the chosen areas as there is room for."""
    plan = choice.plan
    note, rest = split(plan.middle, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    due = sum(allowances(known.nation).values())
    key = "answered" if known.has_answered else "expand"
    yield from text_block(note, choice.say(f"civilization.prompt.{key}", count=known.nation.stock, due=due))
    shown = mode.areas[: int((rest.height + plan.gap) // (_LEAST_ROW + plan.gap / 2))]
    for (area, count), box in zip(shown, rows_in(rest, len(shown), _ROW, plan.gap / 2), strict=True):
        total = known.nation.tokens[area] + count
        line = choice.say("civilization.column.of_limit", count=total, limit=LIMITS[area])
        yield ChoiceRow(
            f"grow {AREAS[area].id}",
            box,
            RowWords(choice.teller.area(AREAS[area].id), line),
            counter_sign(known.seat, count),
            commanding(choice, Choose(area)),
        )


def arming(choice: Choice, known: Known, mode: Arming) -> Iterator[Piece]:
    """What to do, and a row for each ship: kept, given up, or built."""
    plan, nation = choice.plan, known.nation
    note, rest = split(plan.middle, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    key = "answered" if known.has_answered else "ships"
    yield from text_block(note, choice.say(f"civilization.prompt.{key}"))
    if pays_with_coins(known):
        pay, rest = split(rest, _LEAST_ROW, plan.gap / 2)
        yield _payment(choice, known, mode, pay)
    rows = rows_in(rest, len(nation.sailing) + len(mode.built), _ROW, plan.gap / 2)
    for (number, ship), box in zip(nation.sailing, rows, strict=False):
        kept = number in mode.kept
        line = choice.say(
            f"civilization.column.{_stay(known, mode, number)}" if kept else "civilization.column.given_up"
        )
        yield ChoiceRow(
            f"ship {number}",
            box,
            RowWords(choice.teller.area(AREAS[ship.area].id), line),
            ship_sign(known.seat),
            commanding(choice, Choose(ship.area, number)),
            chosen=kept,
            ticked=True,
        )
    for number, (area, box) in enumerate(zip(mode.built, rows[len(nation.sailing) :], strict=True)):
        yield ChoiceRow(
            f"new ship {number}",
            box,
            RowWords(choice.teller.area(AREAS[area].id), choice.say("civilization.column.new_ship")),
            ship_sign(known.seat),
            commanding(choice, Choose(area)),
            chosen=True,
            ticked=True,
        )


def _payment(choice: Choice, known: Known, mode: Arming, box: Box) -> Piece:
    """The button that says who pays first, and what the treasury would pay."""
    coins, left = coins_in(fleet_of(known, mode)), known.nation.treasury
    key = "coins_first" if mode.coins_first else "tokens_first"
    return choice.button(key, box, Intention.ACTION_2, Press.PAY, coins=coins, treasury=left)


def _stay(known: Known, mode: Arming, number: int) -> str:
    """The end of the key of what keeps a ship: a token beside it, one from afar, or the treasury."""
    upkeep = fleet_of(known, mode).maintain[ship_id(known.nation.id, number)]
    if upkeep.treasury:
        return "kept_by_treasury"
    return "kept" if upkeep.area is None else "kept_from_afar"
