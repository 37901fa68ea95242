"""Phase 11: the calamities of the turn strike one after the other, by their numbers (11.1)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.civil_war import (
    begin_civil_war,
    camp_kept,
    camp_taken,
    partner_named,
    units_picked,
)
from ziggurat.games.civilization.eruptions import begin_eruption, quake_chosen, volcano_chosen
from ziggurat.games.civilization.losing import begin_flood, begin_losses, losses_assigned, plain_chosen, units_named
from ziggurat.games.civilization.piracy import begin_piracy, pirates_fed
from ziggurat.games.civilization.position import Board, Faced, Position, StrikeStep
from ziggurat.games.civilization.reductions import begin_reductions, cities_named, reductions_ordered
from ziggurat.games.civilization.striking import Answers, Begin, Proceed, begun, settled, strike_of
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import NUMBERS, pile_of
from ziggurat.games.game import Event

MOST_STRIKES: Final = 2
"""The calamities that a player is the victim of in a turn; others are ignored (R14)."""
BEGINNINGS: Final[dict[CalamityId, Begin]] = {
    "volcano": begin_eruption,
    "flood": begin_flood,
    "famine": begin_losses,
    "civil_war": begin_civil_war,
    "epidemic": begin_losses,
    "civil_disorder": begin_reductions,
    "iconoclasm": begin_reductions,
    "piracy": begin_piracy,
}
STEPS: Final[dict[StrikeStep, Proceed]] = {
    "volcano": volcano_chosen,
    "quake": quake_chosen,
    "plain": plain_chosen,
    "losses": units_named,
    "orders": losses_assigned,
    "ordered_losses": units_named,
    "partner": partner_named,
    "victim_pick": units_picked,
    "partner_pick": units_picked,
    "keep": camp_kept,
    "take": camp_taken,
    "reductions": cities_named,
    "reduction_orders": reductions_ordered,
    "ordered_reductions": cities_named,
    "piracy": pirates_fed,
}
"""What the answers to each question bring about."""


def open_calamities(position: Position, story: list[Event]) -> Position:
    """The position at the first question that a calamity asks; nobody owes a decision once all of them are over."""
    return _struck(position, position.board, story)


def strike_answered(position: Position, answers: Answers, story: list[Event]) -> Position:
    """The position once those who were asked have answered, at the next question or when all calamities are over."""
    asked = position.board
    quiet = replace(asked, owing=(), answered=())
    nobody = (None,) * asked.seats
    return _struck(replace(position, answers=nobody), STEPS[strike_of(asked).step](quiet, answers, story), story)


def _struck(position: Position, board: Board, story: list[Event]) -> Position:
    while board.strike is None and (faced := _next_due(board)) is not None:
        board = _faced(board, faced, story)
    quiet = replace(board, owing=(), answered=()) if board.strike is None else board
    return position.on(quiet)


def _next_due(board: Board) -> Faced | None:
    """The one with the lowest number that has not struck yet."""
    due = [faced for faced in board.faced if faced.fate == "due"]
    return min(due, key=lambda faced: NUMBERS[faced.calamity], default=None)


def _faced(board: Board, faced: Faced, story: list[Event]) -> Board:
    struck = [each for each in board.faced if each.victim == faced.victim and each.fate == "struck"]
    if len(struck) >= MOST_STRIKES:
        return settled(board, faced.calamity, "ignored", story)
    return BEGINNINGS[faced.calamity](begun(board, faced, story), story)


def put_away(position: Position) -> Position:
    """The position once every calamity, in force or ignored, is at the bottom of its pile: after the last support
    (11.1)."""
    faced = position.board.faced
    if not faced:
        return position
    piles = list(position.hidden.piles)
    for each in faced:
        place = pile_of(each.calamity) - 1
        piles[place] = (*piles[place], each.calamity)
    return position.on(replace(position.board, faced=())).keeping(replace(position.hidden, piles=tuple(piles)))
