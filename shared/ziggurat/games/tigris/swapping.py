"""Giving tiles up for others from the bag (rule 5.4)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Action, ActionSpace, Event, Refusal
from ziggurat.games.tigris.actions import SwapTiles
from ziggurat.games.tigris.colours import Tiles, colours_of, holds, in_order, letters_of, without
from ziggurat.games.tigris.course import finish_action
from ziggurat.games.tigris.ending import ended
from ziggurat.games.tigris.events import TilesSwapped
from ziggurat.games.tigris.position import HAND, Position
from ziggurat.games.tigris.situation import Situation

BAD_COUNT: Final = Refusal("bad_swap_count", "5.4", "one to six tiles are swapped")
NOT_IN_HAND: Final = Refusal("not_in_hand", "5.4", "these tiles are not all in the hand")


class Handful(ActionSpace, frozen=True):
    """All ways to swap some of these tiles, named in any order."""

    tiles: Tiles

    def admits(self, action: Action) -> bool:
        if not isinstance(action, SwapTiles) or not 1 <= len(action.tiles) <= HAND:
            return False
        return holds(self.tiles, letters_of(action.tiles))


def why_not_swap(situation: Situation, action: SwapTiles) -> Refusal | None:
    """What forbids it, if anything does (5.4)."""
    if not 1 <= len(action.tiles) <= HAND:
        return BAD_COUNT
    return None if holds(situation.hand, letters_of(action.tiles)) else NOT_IN_HAND


def swap_tiles(position: Position, action: SwapTiles) -> tuple[Position, tuple[Event, ...]]:
    """As many tiles are drawn as are given up; a bag that has fewer ends the game at once (R13)."""
    story: list[Event] = []
    seat, given, count = position.board.seat, letters_of(action.tiles), len(action.tiles)
    if len(position.bag) < count:
        return ended(position, "bag", story), tuple(story)
    drawn, bag = in_order(position.bag[:count]), position.bag[count:]
    hand = in_order(without(position.hands[seat], given) + drawn)
    story.append(TilesSwapped(seat, count, len(bag), colours_of(given), colours_of(drawn)))
    return finish_action(replace(position, bag=bag).with_hand(seat, hand), story), tuple(story)
