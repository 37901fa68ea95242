"""What a seat may do now: every action listed, and the kinds that are too many to list described (rules 3 to 5)."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Action, Seat
from ziggurat.games.ur.actions import Allot, Culture, EndWithoutSwap, Keep, Trade
from ziggurat.games.ur.amounts import listed
from ziggurat.games.ur.building import buildings
from ziggurat.games.ur.farming import sowing, sowings, withering
from ziggurat.games.ur.growth import allotting
from ziggurat.games.ur.placing import placements
from ziggurat.games.ur.politics import redistribution, redistributions
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.swapping import swaps
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR
from ziggurat.games.ur.war import attacks


def offers(position: Position, seat: Seat) -> list[Action]:
    """Every action of `seat`, whose decision is awaited; amounts that are too many are only sampled."""
    if position.pending:
        return [*map(Allot, listed(allotting(position.pending[0])))]
    if position.phase == "placement" or position.turn.forced:
        return [*placements(position, seat)]
    if position.phase == "opening":
        return [Keep(), *_endings_of_turn(position, seat)]
    return [*placements(position, seat), *_deeds_of_turn(position, seat), *_endings_of_turn(position, seat)]


def spaces(position: Position, seat: Seat) -> tuple[Spread, ...]:
    """All amounts of the kinds of action that `offers` only samples."""
    if position.pending:
        return (allotting(position.pending[0]),)
    kinds = open_kinds(position, seat)
    found = []
    if AGRICULTURE in kinds:
        found.append(sowing(position, seat, withering(position, seat)))
    if POLITICS in kinds:
        found.append(redistribution(position, seat))
    return tuple(found)


def _endings_of_turn(position: Position, seat: Seat) -> Sequence[Action]:
    """Every swap; in a turn without any, the end of the game."""
    found = swaps(position, seat)
    if not found and position.phase == "turn":
        return [EndWithoutSwap()]
    return found


def _deeds_of_turn(position: Position, seat: Seat) -> list[Action]:
    kinds = open_kinds(position, seat)
    found: list[Action] = []
    if AGRICULTURE in kinds:
        found += sowings(sowing(position, seat, withering(position, seat)))
    if TRADE in kinds:
        found.append(Trade())
    if CULTURE in kinds:
        found.append(Culture())
    if POLITICS in kinds:
        found += redistributions(position, seat)
    if WAR in kinds or position.turn.at_war:
        found += attacks(position, seat)
    found += buildings(position, seat)
    return found
