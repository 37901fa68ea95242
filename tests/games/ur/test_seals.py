"""The seals of Ur: what earns each, and what just does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from games.earning import earned, ranked_by_score
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Seat
from ziggurat.games.seals import Ended
from ziggurat.games.ur import actions as ur
from ziggurat.games.ur.scoring import UrResult, UrStanding


def ur_ended(
    *deeds: Action, ziggurats: Sequence[Seat] = (), sets: tuple[str, ...] = ("A",), scores: tuple[int, int] = (20, 10)
) -> Ended:
    """A game of two in which the first seat did this, built these and scored these sets."""
    position = GAMES["ur"].setup(2, GAMES["ur"].options_type(), 1)
    built = (*ziggurats, *(-1,) * (len(position.tiles) - len(ziggurats)))
    standings = tuple(
        UrStanding(each.seat, each.rank, each.score, breakers=(each.seat,), sets=sets, hand_as="A")
        for each in ranked_by_score(*scores)
    )
    return Ended(replace(position, ziggurats=built), [(0, deed) for deed in deeds], UrResult("max_rounds", standings))


ATTACK = ur.Attack(0, 1, 1)


@pytest.mark.parametrize(
    ("seal", "yes", "no"),
    [
        ("first_stone", ur_ended(ziggurats=[0]), ur_ended(ziggurats=[1])),
        ("three_ziggurats", ur_ended(ziggurats=[0, 0, 0]), ur_ended(ziggurats=[0, 0, 1])),
        ("all_kinds", ur_ended(sets=("ATCPWZ",)), ur_ended(sets=("ATCPW",))),
        ("two_large", ur_ended(sets=("ATCPWZ", "ATCPW")), ur_ended(sets=("ATCPWZ", "ATCP"))),
        ("sower", ur_ended(ur.Agriculture()), ur_ended(ur.Agriculture(), ur.Trade())),
        ("merchant", ur_ended(ur.Trade(), ur.Trade(), ur.Culture()), ur_ended(ur.Trade(), scores=(10, 20))),
        ("bard", ur_ended(ur.Culture()), ur_ended()),
        ("ruler", ur_ended(ur.Politics(())), ur_ended(ATTACK)),
        ("warlord", ur_ended(ATTACK), ur_ended(ur.Trade())),
        ("without_war", ur_ended(ur.Trade()), ur_ended(ur.Trade(), ATTACK)),
        ("forty", ur_ended(scores=(40, 50)), ur_ended(scores=(39, 20))),
    ],
)
def test_a_seal_of_ur(seal: str, yes: Ended, no: Ended) -> None:
    assert seal in earned("ur", yes)
    assert seal not in earned("ur", no)


def test_who_wins_by_cubes_alone_earns_a_seal_of_ur_and_who_shares_the_place_does_not() -> None:
    even = ur_ended(scores=(20, 20))
    first, second = even.result.standings
    by_cubes = even._replace(result=UrResult("no_swap", (first, replace(second, rank=2))))  # type: ignore[arg-type]
    assert "by_cubes" in earned("ur", by_cubes)
    assert "by_cubes" not in earned("ur", by_cubes, 1)
    assert "by_cubes" not in earned("ur", even)
