"""Traders take treasures at the end of an action (rule 8)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal
from ziggurat.games.tigris.actions import TakeTreasures
from ziggurat.games.tigris.board import CORNERS
from ziggurat.games.tigris.colours import GREEN
from ziggurat.games.tigris.course import finish_action
from ziggurat.games.tigris.events import TreasureOffered, TreasureTaken
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.position import Board, Position, TreasureChoice
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Space, number_of, spaces_in

BAD_CHOICE: Final = Refusal("bad_treasure_choice", "8", "that treasure may not be the one that stays")


def treasures_due(ground: Ground) -> TreasureChoice | None:
    """What the owner of a trader takes, None where no kingdom has a trader and two treasures."""
    for kingdom in ground.kingdoms:
        found = kingdom.region & ground.treasures
        if not found & (found - 1):
            continue
        trader = kingdom.leader_of(GREEN)
        if trader is not None:
            return TreasureChoice(trader.seat, spaces_in(found), spaces_in(found & ~CORNERS or found))
    return None


def settle_treasures(position: Position, story: list[Event]) -> Position:
    """Treasures are taken, the owner of the trader choosing where there is a choice; then the action is finished."""
    choice = treasures_due(position.board.ground)
    board = replace(position.board, laid=None, phase="action", squares=())
    if choice is None:
        return finish_action(replace(position, board=board), story)
    if len(choice.leave) == 1:
        return _taken(replace(position, board=board), choice, choice.leave[0], story)
    story.append(TreasureOffered(choice.seat, choice.spaces, choice.leave))
    return replace(position, board=replace(board, treasure=choice, phase="treasure"))


def choice_on(board: Board) -> TreasureChoice:
    """The choice that is awaited. Raises ValueError if there is none."""
    if board.treasure is None:
        raise ValueError("no treasure is being chosen")
    return board.treasure


def why_not_take(situation: Situation, action: TakeTreasures) -> Refusal | None:
    """What forbids it, if anything does (8)."""
    return None if action.leave in choice_on(situation.board).leave else BAD_CHOICE


def take_treasures(position: Position, action: TakeTreasures) -> tuple[Position, tuple[Event, ...]]:
    """All treasures but that one are taken."""
    story: list[Event] = []
    return _taken(position, choice_on(position.board), Space(*action.leave), story), tuple(story)


def _taken(position: Position, choice: TreasureChoice, leave: Space, story: list[Event]) -> Position:
    board, seat = position.board, choice.seat
    spaces = [space for space in choice.spaces if space != leave]
    story += [TreasureTaken(seat, space) for space in spaces]
    emptied = {number_of(space): "r" if board.contents(space) == "R" else "x" for space in spaces}
    left = replace(board.with_contents(emptied), treasure=None, phase="action")
    owned = position.treasures
    gained = (*owned[:seat], owned[seat] + len(spaces), *owned[seat + 1 :])
    return finish_action(replace(position, board=left, treasures=gained), story)
