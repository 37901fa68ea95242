"""The seals of Tigris & Euphrates: what earns each, and what just does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.earning import earned
from ziggurat.games import GAMES
from ziggurat.games.game import Action
from ziggurat.games.seals import Ended
from ziggurat.games.tigris import actions as tigris
from ziggurat.games.tigris.scoring import TigrisResult, TigrisStanding


def tigris_ended(
    *deeds: Action,
    points: tuple[int, int, int, int] = (5, 5, 5, 5),
    treasures: int = 0,
    leaders: int = 0,
    ranks: tuple[int, int] = (1, 2),
    others: int = 4,
) -> Ended:
    """A game of two in which the first seat did this, has these points and so many leaders on the map."""
    position = GAMES["tigris"].setup(2, GAMES["tigris"].options_type(), 1)
    own = tuple((index, 0) if index < leaders else None for index in range(len(position.board.leaders[0])))
    board = replace(position.board, leaders=(own, *position.board.leaders[1:]))
    standings = (
        TigrisStanding(0, ranks[0], min(points), points=points, treasures=treasures, spread=points),
        TigrisStanding(1, ranks[1], others, points=points, treasures=0, spread=points),
    )
    return Ended(replace(position, board=board), [(0, deed) for deed in deeds], TigrisResult("bag", standings))


MONUMENT = tigris.BuildMonument("red-blue", 0, 0)
RUIN = tigris.PlaceCatastrophe(0, 0)


@pytest.mark.parametrize(
    ("seal", "yes", "no"),
    [
        ("builder", tigris_ended(MONUMENT), tigris_ended()),
        ("two_monuments", tigris_ended(MONUMENT, MONUMENT), tigris_ended(MONUMENT)),
        ("treasures", tigris_ended(treasures=4), tigris_ended(treasures=3)),
        ("ten", tigris_ended(points=(10, 12, 10, 11)), tigris_ended(points=(9, 30, 30, 30))),
        ("king", tigris_ended(points=(15, 5, 5, 5)), tigris_ended(points=(14, 15, 15, 15))),
        ("priest", tigris_ended(points=(5, 15, 5, 5)), tigris_ended(points=(15, 14, 15, 15))),
        ("farmer", tigris_ended(points=(5, 5, 15, 5)), tigris_ended(points=(5, 5, 15, 5), ranks=(2, 1))),
        ("trader", tigris_ended(points=(5, 5, 5, 15)), tigris_ended(points=(5, 5, 5, 14))),
        ("whole_dynasty", tigris_ended(leaders=4), tigris_ended(leaders=3)),
        ("ruin", tigris_ended(RUIN, RUIN), tigris_ended(RUIN)),
        ("whole_hand", tigris_ended(tigris.Commit(6)), tigris_ended(tigris.Commit(5), tigris.Commit(1))),
        ("narrow", tigris_ended(others=5), tigris_ended(others=5, ranks=(1, 1))),
    ],
)
def test_a_seal_of_tigris(seal: str, yes: Ended, no: Ended) -> None:
    assert seal in earned("tigris", yes)
    assert seal not in earned("tigris", no)
