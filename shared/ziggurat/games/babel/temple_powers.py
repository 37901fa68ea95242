"""The powers over temples: Assyrians destroy, Hittites plunder, Persians progress (rules 8.1, 8.2, 8.5)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Destroy, Plunder, Progress
from ziggurat.games.babel.building import open_level, taken
from ziggurat.games.babel.ending import judged, score_changes
from ziggurat.games.babel.events import TempleDestroyed, TemplePlundered, TempleProgressed
from ziggurat.games.babel.peoples import ASSYRIANS, HITTITES, PERSIANS
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.powers import paid, why_no_triple
from ziggurat.games.babel.situation import Situation
from ziggurat.games.babel.starting import START_CARD_FIRST
from ziggurat.games.game import Event, Refusal

LEAP: Final = 2
"""How much higher than the temple the card of a progress is."""
NOTHING_TO_DESTROY: Final = Refusal("no_target", rule="8.1", detail="the opponent has no temple here")
NOTHING_TO_PLUNDER: Final = Refusal("no_target", rule="8.2", detail="the opponent has no temple here")
NOT_HIGHER: Final = Refusal("not_higher", rule="8.2", detail="only a higher storey than the own temple's can be taken")
TOO_FEW_TO_PLUNDER: Final = Refusal(
    "not_enough_people", rule="8.2", detail="the column must have as many cards as the level"
)
NO_CARD: Final = Refusal("no_card", rule="8.5", detail="that quarry column is empty")
WRONG_LEVEL: Final = Refusal("wrong_level", rule="8.5", detail="the card must be two levels higher than the temple")
TOO_FEW_TO_PROGRESS: Final = Refusal(
    "not_enough_people", rule="8.5", detail="the column must have as many cards as the level"
)


def why_not_destroy(situation: Situation, action: Destroy) -> Refusal | None:
    """What forbids it, if anything does (8.1)."""
    refusal = why_no_triple(situation, action, ASSYRIANS)
    if refusal is not None:
        return refusal
    return None if situation.rival.temple(situation.own.site) else NOTHING_TO_DESTROY


def destroy(position: Position, action: Destroy) -> tuple[Position, tuple[Event, ...]]:
    """The rival's temple goes back on the pile, its lowest card on top."""
    board, site, invoked = paid(position, action)
    victim = board.rival
    side = board.sides[victim]
    temple = side.temple(site)
    razed = board.with_side(victim, side.with_temple(site, ()))
    after = replace(position, board=razed, pile=temple + position.pile, known=position.known + len(temple))
    told = TempleDestroyed(victim, site, temple[::-1], len(after.pile))
    return judged(after, (invoked, told, *score_changes(board, razed, (victim,))))


def why_not_plunder(situation: Situation, action: Plunder) -> Refusal | None:
    """What forbids it, if anything does (8.2). The card to be given up is counted too (8.7)."""
    refusal = why_no_triple(situation, action, HITTITES)
    if refusal is not None:
        return refusal
    own = situation.own
    site = own.site
    level = situation.rival.level(site)
    if own.start_card:
        return START_CARD_FIRST
    if not level:
        return NOTHING_TO_PLUNDER
    if level <= own.level(site):
        return NOT_HIGHER
    if len(own.column(site)) < level:
        return TOO_FEW_TO_PLUNDER
    return None


def plunder(position: Position, action: Plunder) -> tuple[Position, tuple[Event, ...]]:
    """The rival's top storey becomes one's own."""
    board, site, invoked = paid(position, action)
    thief, victim = board.seat, board.rival
    robbed = board.sides[victim]
    *left, level = robbed.temple(site)
    winner = board.sides[thief]
    after = board.with_side(victim, robbed.with_temple(site, tuple(left)))
    after = after.with_side(thief, winner.with_temple(site, (*winner.temple(site), level)))
    told = TemplePlundered(thief, victim, site, level, after.sides[victim].level(site))
    story = (invoked, told, *score_changes(board, after, (thief, victim)))
    return judged(replace(position, board=after), story)


def why_not_progress(situation: Situation, action: Progress) -> Refusal | None:
    """What forbids it, if anything does (8.5). The card to be given up is counted too (8.7)."""
    refusal = why_no_triple(situation, action, PERSIANS)
    if refusal is not None:
        return refusal
    own = situation.own
    site = own.site
    level = open_level(situation.board, situation.seat, action.source)
    if own.start_card:
        return START_CARD_FIRST
    if level is None:
        return NO_CARD
    if level != own.level(site) + LEAP:
        return WRONG_LEVEL
    if len(own.column(site)) < level:
        return TOO_FEW_TO_PROGRESS
    return None


def progress(position: Position, action: Progress) -> tuple[Position, tuple[Event, ...]]:
    """One's own temple skips a storey."""
    board, site, invoked = paid(position, action)
    seat = board.seat
    level, left = taken(board, seat, action.source)
    side = left.sides[seat]
    after = left.with_side(seat, side.with_temple(site, (*side.temple(site), level)))
    told = TempleProgressed(seat, site, level, action.source)
    return judged(replace(position, board=after), (invoked, told, *score_changes(board, after, (seat,))))
