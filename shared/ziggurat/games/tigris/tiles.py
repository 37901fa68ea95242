"""Laying a tile: who scores it, and whether it unites kingdoms (rule 5.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.tigris.actions import PlaceTile
from ziggurat.games.tigris.board import RIVERS
from ziggurat.games.tigris.building import offer_monument
from ziggurat.games.tigris.colours import BLACK, BLUE, INDEX, LETTER
from ziggurat.games.tigris.events import TilePlaced, UnificationMarked, VpGained
from ziggurat.games.tigris.kingdoms import Kingdom
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Space, bit, number_of
from ziggurat.games.tigris.wars import fight_on

NOT_IN_HAND: Final = Refusal("not_in_hand", "5.2", "no such tile is in the hand")
OCCUPIED: Final = Refusal("occupied", "5.2", "something lies on that space")
WRONG_TERRAIN: Final = Refusal("wrong_terrain", "5.2", "farms lie on rivers, all other tiles on land")
THREE_KINGDOMS: Final = Refusal("three_kingdoms", "5.2", "a tile may not join three kingdoms")


def why_not_place_tile(situation: Situation, action: PlaceTile) -> Refusal | None:
    """What forbids it, if anything does (5.2)."""
    ground, at = situation.board.ground, bit((action.x, action.y))
    if LETTER[action.color] not in situation.hand:
        return NOT_IN_HAND
    if not ground.empty & at:
        return OCCUPIED
    if bool(RIVERS & at) != (INDEX[action.color] == BLUE):
        return WRONG_TERRAIN
    return THREE_KINGDOMS if ground.among_three & at else None


def place_tile(position: Position, action: PlaceTile) -> tuple[Position, tuple[Event, ...]]:
    """The tile lies there: it scores, or it unites, and what follows."""
    board, space, letter = position.board, Space(action.x, action.y), LETTER[action.color]
    touched = board.ground.kingdoms_beside(bit(space))
    laid = replace(board.with_contents({number_of(space): letter}), laid=space)
    after = replace(position, board=laid).with_hand(board.seat, position.hands[board.seat].replace(letter, "", 1))
    story: list[Event] = [TilePlaced(board.seat, action.color, space, len(touched))]
    if len(touched) > 1:
        story.append(UnificationMarked(space))
        return fight_on(replace(after, board=replace(laid, union=space)), story), tuple(story)
    scorer = scoring_seat(touched, INDEX[action.color])
    if scorer is not None:
        after = after.with_points(scorer, INDEX[action.color], 1)
        story.append(VpGained(scorer, action.color, 1, "tile", space))
    return offer_monument(after, story), tuple(story)


def scoring_seat(touched: tuple[Kingdom, ...], colour: int) -> Seat | None:
    """Who gets the point for a tile of that colour which touches these kingdoms: the owner of the leader of that
    colour, else of the king; nobody unless it is one kingdom."""
    if len(touched) != 1:
        return None
    leader = touched[0].leader_of(colour) or touched[0].leader_of(BLACK)
    return None if leader is None else leader.seat
