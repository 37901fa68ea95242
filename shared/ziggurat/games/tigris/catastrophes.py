"""Laying a catastrophe, and the leaders it strands (rule 5.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal
from ziggurat.games.tigris.actions import PlaceCatastrophe
from ziggurat.games.tigris.colours import colours_of
from ziggurat.games.tigris.events import CatastrophePlaced, TilesRemoved
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Space, bit, number_of
from ziggurat.games.tigris.stranding import send_stranded_home
from ziggurat.games.tigris.treasures import settle_treasures

NONE_LEFT: Final = Refusal("no_catastrophe_left", "5.3", "no catastrophe is left")
BAD_TARGET: Final = Refusal(
    "bad_catastrophe_target", "5.3", "only an empty space or a tile face up without a treasure can be struck"
)


def why_not_place_catastrophe(situation: Situation, action: PlaceCatastrophe) -> Refusal | None:
    """What forbids it, if anything does (5.3)."""
    if not situation.board.catastrophes[situation.seat]:
        return NONE_LEFT
    return None if situation.board.ground.for_catastrophes & bit((action.x, action.y)) else BAD_TARGET


def place_catastrophe(position: Position, action: PlaceCatastrophe) -> tuple[Position, tuple[Event, ...]]:
    """The tile there leaves the game, the catastrophe stays for ever, and leaders without a temple go home."""
    board, space = position.board, Space(action.x, action.y)
    left = board.catastrophes
    destroyed = colours_of(board.contents(space).strip("."))
    struck = replace(
        board.with_contents({number_of(space): "#"}),
        catastrophes=(*left[: board.seat], left[board.seat] - 1, *left[board.seat + 1 :]),
    )
    story: list[Event] = [CatastrophePlaced(board.seat, space, destroyed[0] if destroyed else None)]
    if destroyed:
        story.append(TilesRemoved((space,), destroyed, "catastrophe"))
    after = replace(position, board=send_stranded_home(struck, story))
    return settle_treasures(after, story), tuple(story)
