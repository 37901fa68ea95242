"""The seals of Babel: what earns each, and what just does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.earning import earned
from ziggurat.games import GAMES
from ziggurat.games.babel import actions as babel
from ziggurat.games.babel.position import BabelOptions
from ziggurat.games.babel.scoring import BabelResult, BabelStanding
from ziggurat.games.game import Action
from ziggurat.games.seals import Ended


def babel_ended(
    *deeds: Action, ending: str = "twenty", levels: tuple[int, ...] = (1, 0, 0, 0, 0), won: bool = True
) -> Ended:
    """A game in which the first seat did this, had these temples, and won or not."""
    position = GAMES["babel"].setup(2, BabelOptions(), 1)
    temples = tuple((level,) if level else () for level in levels)
    side = replace(position.board.sides[0], temples=temples)
    standings = (
        BabelStanding(0, 1 if won else 2, 20, breakers=(0,), levels=levels),
        BabelStanding(1, 2 if won else 1, 9, breakers=(0,), levels=levels),
    )
    board = replace(position.board, sides=(side, position.board.sides[1]))
    return Ended(replace(position, board=board), [(0, deed) for deed in deeds], BabelResult(ending, standings))


FOUR_POWERS = (babel.Destroy(0), babel.Plunder(0), babel.Halve(0), babel.Progress(0, "own"))


@pytest.mark.parametrize(
    ("seal", "yes", "no"),
    [
        ("five_temples", babel_ended(levels=(1, 2, 3, 1, 1)), babel_ended(levels=(1, 2, 3, 1, 0))),
        ("to_the_top", babel_ended(levels=(6, 0, 0, 0, 0)), babel_ended(levels=(5, 5, 5, 0, 0))),
        ("fifteen", babel_ended(ending="fifteen"), babel_ended(ending="fifteen", won=False)),
        ("twenty", babel_ended(ending="twenty"), babel_ended(ending="fifteen")),
        ("below_ten", babel_ended(ending="below_ten"), babel_ended(ending="twenty")),
        ("last_card", babel_ended(ending="last_temple_card"), babel_ended(ending="twenty")),
        ("destroyer", babel_ended(babel.Destroy(0)), babel_ended(babel.Destroy(0), won=False)),
        ("plunderer", babel_ended(babel.Plunder(0)), babel_ended(babel.Destroy(0))),
        ("banisher", babel_ended(babel.Banish(0, "A")), babel_ended()),
        ("tempter", babel_ended(babel.Desertion(0)), babel_ended()),
        ("many_powers", babel_ended(*FOUR_POWERS), babel_ended(*FOUR_POWERS[:3], babel.Destroy(1))),
        ("without_power", babel_ended(babel.EndActions()), babel_ended(babel.Halve(0))),
    ],
)
def test_a_seal_of_babel(seal: str, yes: Ended, no: Ended) -> None:
    assert seal in earned("babel", yes)
    assert seal not in earned("babel", no)
