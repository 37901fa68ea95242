"""The powers over columns: Medes banish, Sumerians make desert (rules 8.3 and 8.4)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Banish, Desertion
from ziggurat.games.babel.events import PeopleBanished, PeopleDeserted
from ziggurat.games.babel.peoples import MEDES, PEOPLES, SUMERIANS, runs
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.powers import paid, why_no_triple
from ziggurat.games.babel.situation import Situation
from ziggurat.games.game import Event, Refusal

NOBODY_TO_BANISH: Final = Refusal("no_target", rule="8.3", detail="the opponent has no such card here")
NOBODY_TO_DESERT: Final = Refusal("no_target", rule="8.4", detail="the opponent has no card here")


def why_not_banish(situation: Situation, action: Banish) -> Refusal | None:
    """What forbids it, if anything does (8.3)."""
    refusal = why_no_triple(situation, action, MEDES)
    if refusal is not None:
        return refusal
    column = situation.rival.column(situation.own.site)
    return None if action.people in PEOPLES and action.people in column else NOBODY_TO_BANISH


def banish(position: Position, action: Banish) -> tuple[Position, tuple[Event, ...]]:
    """Every card of that people leaves the rival's column for the discard."""
    board, site, invoked = paid(position, action)
    victim, people = board.rival, action.people
    side = board.sides[victim]
    column = side.column(site)
    indices = tuple(index for index, card in enumerate(column) if card == people)
    emptied = board.with_side(victim, side.with_column(site, column.replace(people, "")))
    after = replace(emptied, discard=emptied.discard + people * len(indices))
    return replace(position, board=after), (invoked, PeopleBanished(victim, site, people, indices))


def why_not_desertion(situation: Situation, action: Desertion) -> Refusal | None:
    """What forbids it, if anything does (8.4)."""
    refusal = why_no_triple(situation, action, SUMERIANS)
    if refusal is not None:
        return refusal
    return None if situation.rival.column(situation.own.site) else NOBODY_TO_DESERT


def desertion(position: Position, action: Desertion) -> tuple[Position, tuple[Event, ...]]:
    """The run at the end of the rival's column goes over to the end of one's own."""
    board, site, invoked = paid(position, action)
    seat, victim = board.seat, board.rival
    left, own = board.sides[victim], board.sides[seat]
    run = runs(left.column(site))[-1]
    after = board.with_side(victim, left.with_column(site, left.column(site)[: run.start]))
    after = after.with_side(seat, own.with_column(site, own.column(site) + run.people * run.length))
    told = PeopleDeserted(victim, seat, site, run.people, run.length)
    return replace(position, board=after), (invoked, told)
