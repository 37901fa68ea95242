"""Listing what is allowed (rule 14)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, product
from typing import Final

from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.colours import BLACK, BLUE, COLOURS, LETTER, LETTERS, Tiles, colours_of
from ziggurat.games.tigris.conflicts import conflict_on, why_not_commit
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import EVERY_SPACE, picking
from ziggurat.games.tigris.treasures import choice_on

_TILES: Final = [[PlaceTile(colour, *space) for space in EVERY_SPACE] for colour in COLOURS]
_PLACED: Final = [[PlaceLeader(colour, *space) for space in EVERY_SPACE] for colour in COLOURS]
_MOVED: Final = [[MoveLeader(colour, *space) for space in EVERY_SPACE] for colour in COLOURS]
_WITHDRAWN: Final = [WithdrawLeader(colour) for colour in COLOURS]
_CATASTROPHES: Final = [PlaceCatastrophe(*space) for space in EVERY_SPACE]
_END: Final = EndTurn()
"""The actions of each kind by the index of their colour and the number of their space: they are values, so the same
ones serve every position."""


def offered(situation: Situation) -> Iterable[Action]:
    """What the one whose decision is awaited may do."""
    board = situation.board
    match board.phase:
        case "action":
            return _actions(situation)
        case "war_choice":
            return map(ChooseWar, board.wars)
        case "commit_attacker" | "commit_defender":
            most = situation.hand.count(LETTER[conflict_on(board).tiles])
            return (each for each in map(Commit, range(most + 1)) if why_not_commit(situation, each) is None)
        case "monument":
            built = [BuildMonument(each, *square.space) for square in board.squares for each in square.monuments]
            return chain(built, (DeclineMonument(),))
        case "treasure":
            return map(TakeTreasures, choice_on(board).leave)
        case "over":
            return ()


def _actions(situation: Situation) -> list[Action]:
    board, seat, ground = situation.board, situation.seat, situation.board.ground
    found: list[Action] = []
    on_land = picking(ground.for_tiles(BLACK))
    for colour, letter in enumerate(LETTERS):
        if letter in situation.hand:
            there = picking(ground.for_tiles(BLUE)) if colour == BLUE else on_land
            found += there(_TILES[colour])
    by_temples = picking(ground.for_leaders)
    for colour, space in enumerate(board.leaders[seat]):
        if space is None:
            found += by_temples(_PLACED[colour])
        else:
            found += picking(ground.for_moved_leader(space))(_MOVED[colour])
            found.append(_WITHDRAWN[colour])
    if board.catastrophes[seat]:
        found += picking(ground.for_catastrophes)(_CATASTROPHES)
    found += _swaps(situation.hand)
    found.append(_END)
    return found


@lru_cache(maxsize=512)
def _swaps(hand: Tiles) -> tuple[SwapTiles, ...]:
    """Every swap from that hand; of six tiles and five colours there are 462 hands."""
    return tuple(map(SwapTiles, map(colours_of, handfuls(hand))))


def handfuls(hand: Tiles) -> list[Tiles]:
    """Every choice of one tile or more from the hand, each once, its tiles in the order of colours."""
    counts = [[letter * count for count in range(hand.count(letter) + 1)] for letter in LETTERS]
    return ["".join(choice) for choice in product(*counts) if any(choice)]
