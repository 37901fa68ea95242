"""What all answer at once before they move: where tokens are added, and which ships stay and are built (6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.areas import AREAS, LIMITS
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.shipping import is_paid_from_afar
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.civilization.choosing.fleet_payment import (
    coins_in,
    fleet_of,
    pays_with_coins,
    repaid,
    shares_for,
    shares_in,
)
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming, Choose, Press, Sowing
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Repay
from ziggurat_client.boards.civilization.column.blocks import commanding, counter_sign, ship_sign, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.plan import LEAST_HEIGHT, rows_in, split
from ziggurat_client.boards.play.choice_row import TWO_LINES, ChoiceRow, RowWords
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_NOTE: Final = 132.0
_LOW_NOTE: Final = 64.0
_ROW: Final = 60.0
_LEAST_ROW: Final = 40.0
_STEP: Final = 44.0


def sowing(choice: Choice, known: Known, mode: Sowing) -> Iterator[Piece]:
    """What to do, and as many of the chosen areas as there is room for."""
    plan = choice.plan
    note, rest = split(plan.middle, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    due = sum(allowances(known.nation).values())
    key = "answered" if known.has_answered else "expand"
    yield from text_block(note, choice.say(f"civilization.prompt.{key}", count=known.nation.stock, due=due))
    shown = mode.areas[: _most_shown(rest.height, plan.gap / 2, len(mode.areas))]
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


def _most_shown(height: float, gap: float, wanted: int) -> int:
    """How many rows there is room for: with what they would hold, or else in two columns with their names alone."""
    in_one = int((height + gap) // (_LEAST_ROW + gap))
    return in_one if wanted <= in_one else max(in_one, 2 * int((height + gap) // (LEAST_HEIGHT + gap)))


def arming(choice: Choice, known: Known, mode: Arming) -> Iterator[Piece]:
    """What to do, and a row for each ship: kept, given up, or built."""
    plan, nation = choice.plan, known.nation
    note, rest = split(plan.middle, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    count = len(nation.sailing) + len(mode.built)
    if rest.height < count * _LEAST_ROW + _LEAST_ROW:
        # The ships come before what is said of them.
        rest = plan.middle
    else:
        key = "answered" if known.has_answered else _costs(known)
        yield from text_block(note, choice.say(f"civilization.prompt.{key}"))
    if pays_with_coins(known):
        pay, rest = split(rest, _LEAST_ROW, plan.gap / 2)
        yield _payment(choice, known, mode, pay)
    rows = rows_in(rest, count, _ROW, plan.gap / 2, wide=True)
    for (number, ship), box in zip(nation.sailing, rows, strict=False):
        kept = number in mode.kept
        yield from _ship_row(choice, known, mode, Payee(number), box, Choose(ship.area, number), kept=kept)
    for number, (area, box) in enumerate(zip(mode.built, rows[len(nation.sailing) :], strict=True)):
        yield from _ship_row(choice, known, mode, Payee(number, is_new=True), box, Choose(area), kept=True)


def _costs(known: Known) -> str:
    """The end of the key of what ships cost."""
    if is_paid_from_afar(known.board):
        return "ships_from_afar"
    return "ships_for_coins" if pays_with_coins(known) else "ships"


def _ship_row(
    choice: Choice, known: Known, mode: Arming, payee: Payee, box: Box, pressed: Choose, *, kept: bool
) -> Iterator[Piece]:
    """A ship with what pays for it, and buttons beside it where something else could."""
    name = f"{'new ship' if payee.is_new else 'ship'} {payee.number}"
    if kept and len(shares_for(known, mode, payee)) > 1 and (pays_with_coins(known) or is_paid_from_afar(known.board)):
        side = min(_STEP, box.height)
        more = Box(box.right - side, box.y + (box.height - side) / 2, side, side)
        less = more._replace(x=more.x - side - 4)
        box = box._replace(width=less.x - box.x - 4)
        yield from _steps(choice, known, mode, payee, less, more)
    where, how = choice.teller.area(AREAS[pressed.area].id), _paid(choice, known, mode, payee, kept=kept)
    if box.height < TWO_LINES:
        where, how = choice.say("civilization.column.ship_in_a_line", where=where, how=how), ""
    yield ChoiceRow(
        name,
        box,
        RowWords(where, how),
        ship_sign(known.seat),
        commanding(choice, pressed),
        chosen=kept,
        ticked=True,
    )


def _steps(choice: Choice, known: Known, mode: Arming, payee: Payee, less: Box, more: Box) -> Iterator[Piece]:
    """Fewer coins and more, or the area before and the next one."""
    signs = (Icon.LEFT, Icon.RIGHT) if is_paid_from_afar(known.board) else (Icon.MINUS, Icon.PLUS)
    for word, box, by, icon in (("less", less, -1, signs[0]), ("more", more, 1, signs[1])):
        name = f"{word} for {'new ship' if payee.is_new else 'ship'} {payee.number}"
        can_be = repaid(known, mode, payee, by) != mode
        yield icon_button(name, box, icon, commanding(choice, Repay(payee, by)), enabled=can_be)


def _payment(choice: Choice, known: Known, mode: Arming, box: Box) -> Piece:
    """The button that says who pays first, and what the treasury would pay."""
    coins, left = coins_in(fleet_of(known, mode)), known.nation.treasury
    key = "coins_first" if mode.coins_first else "tokens_first"
    return choice.button(key, box, Intention.ACTION_2, Press.PAY, coins=coins, treasury=left)


def _paid(choice: Choice, known: Known, mode: Arming, payee: Payee, *, kept: bool) -> str:
    """What pays for the ship: tokens beside it, coins, both, or a token from afar."""
    if not kept:
        return choice.say("civilization.column.given_up")
    share, word = shares_in(known, mode)[payee], "new" if payee.is_new else "kept"
    if not payee.is_new and share.tokens and share.area != dict(known.nation.sailing)[payee.number].area:
        return choice.say("civilization.column.kept_from_afar", where=choice.teller.area(AREAS[share.area].id))
    means = "coins" if not share.tokens else "tokens" if not share.coins else "both"
    return choice.say(f"civilization.column.{word}_for_{means}")
