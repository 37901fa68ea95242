"""How a player answers about coins and cards: the tax, gold, and what is laid down (6.1, 8.3, 10.3)."""

from __future__ import annotations

from ziggurat.games.civilization.discarding import usual_discard
from ziggurat.games.civilization.gold import most_gold
from ziggurat.games.civilization.taxing import RATES, USUAL_RATE
from ziggurat.games.civilization.trade_cards import in_order
from ziggurat_client.boards.civilization.choosing.card_modes import Discarding, Gilding, Lay, Rate, Taxing
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Command, Mode, Press
from ziggurat_client.boards.civilization.shelf.sets import with_chosen


def suggested_about_cards(known: Known) -> Mode | None:
    """What is proposed in a phase about coins and cards."""
    match known.board.phase:
        case "taxes":
            return Taxing(USUAL_RATE)
        case "gold":
            return Gilding()
        case "discard":
            return Discarding(in_order(usual_discard(known.board, known.seat, known.own)))
        case _:
            return None


def taxed(mode: Taxing, command: Command) -> Taxing:
    """A rate by its row, or the next one."""
    match command:
        case Rate(rate) if rate in RATES:
            return Taxing(rate)
        case Adjust(by):
            return Taxing(min(max(RATES[0], mode.rate + by), RATES[-1]))
        case Press.NEXT:
            return Taxing(RATES[(RATES.index(mode.rate) + 1) % len(RATES)])
        case Press.CANCEL:
            return Taxing(USUAL_RATE)
        case _:
            return mode


def gilded(known: Known, mode: Gilding, command: Command) -> Gilding:
    """More or fewer cards, as many as can be paid."""
    match command:
        case Adjust(by):
            return Gilding(min(max(0, mode.count + by), most_gold(known.board, known.seat)))
        case Press.NONE | Press.CANCEL:
            return Gilding()
        case _:
            return mode


def laid_down(known: Known, mode: Discarding, command: Command) -> Discarding:
    """So many cards of a kind."""
    match command:
        case Lay(kind, count):
            return Discarding(with_chosen(known.own.hand, mode.cards, kind, count))
        case Press.NONE | Press.CANCEL:
            return Discarding()
        case _:
            return mode
