"""An action as advice: the spaces that it would use, and a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Sequence

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
    TigrisAction,
    WithdrawLeader,
)
from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.spaces import Space, number_of, numbers_in
from ziggurat_client.boards.tigris.choosing.known import Known
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import Words


def spaces_of(known: Known, action: TigrisAction) -> frozenset[int]:
    """The numbers of the spaces that `action` would use."""
    match action:
        case BuildMonument(_, x, y):
            return frozenset(numbers_in(four_of((x, y))))
        case PlaceTile(_, x, y) | PlaceLeader(_, x, y) | MoveLeader(_, x, y) | PlaceCatastrophe(x, y):
            return frozenset((number_of((x, y)),))
        case TakeTreasures(leave):
            return frozenset((number_of(leave),))
        case WithdrawLeader(color):
            stands = known.stands(color)
            return frozenset() if stands is None else frozenset((number_of(stands),))
        case _:
            return frozenset()


class Advice:
    """Words in the person's language what an action does, as one would advise it."""

    def __init__(self, words: Words, teller: TigrisTeller) -> None:
        self._words = words
        self._teller = teller

    def say(self, action: TigrisAction) -> str:
        """What to do."""
        say, teller = self._words.say, self._teller
        match action:
            case PlaceTile(color, x, y):
                return say("tigris.hint.tile", tile=teller.a_tile(color), space=teller.space((x, y)))
            case PlaceLeader(color, x, y):
                return say("tigris.hint.lead", leader=teller.leader(color), space=teller.space((x, y)))
            case MoveLeader(color, x, y):
                return say("tigris.hint.move", leader=teller.leader(color), space=teller.space((x, y)))
            case WithdrawLeader(color):
                return say("tigris.hint.withdraw", leader=teller.leader(color))
            case PlaceCatastrophe(x, y):
                return say("tigris.hint.catastrophe", space=teller.space((x, y)))
            case SwapTiles(tiles):
                return say("tigris.hint.swap", count=len(tiles), tiles=self._tiles(tiles))
            case ChooseWar(color):
                return say("tigris.hint.war", leaders=teller.leaders(color))
            case Commit(count):
                return say("tigris.hint.commit", count=count)
            case BuildMonument(monument, x, y):
                return say("tigris.hint.build", monument=teller.monument(monument), space=teller.space((x, y)))
            case DeclineMonument():
                return say("tigris.hint.decline")
            case TakeTreasures(leave):
                return say("tigris.hint.take", space=teller.space(Space(*leave)))
            case EndTurn():
                return say("tigris.hint.end")
        raise TypeError(f"no action of this game: {action!r}")

    def _tiles(self, tiles: Sequence[str]) -> str:
        return ", ".join(self._words.say(f"tigris.tile.{color}") for color in tiles)
