"""The English variant: just enough, or nothing (rule 12.1)."""

from __future__ import annotations

import pytest

from games.tigris.scenes import RULES, after, land, leader, refused, tile
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.position import Position, TigrisOptions

ENGLISH = TigrisOptions(english=True)
HANDS = ("kkgggg", "kkgggg")


def war(mine: int, theirs: int) -> Position:
    """Seat 0 attacks with so many markets on the map against so many."""
    left = "g" * mine + "D" + "." + "I" + "g" * theirs
    position, _ = after(land(left, hands=HANDS, options=ENGLISH), tile("black", f"{'EFGHIJKL'[mine + 1]}4"))
    return position


def numbers(position: Position) -> list[int]:
    """What may be added now."""
    (seat,) = RULES.due(position).seats
    listed = RULES.candidates(RULES.view(position, seat))
    return [action.count for action in listed if isinstance(action, Commit)]


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [(1, 2, [0, 2, 3, 4]), (2, 2, [0, 1, 2, 3, 4]), (3, 1, [0, 1, 2, 3, 4]), (0, 4, [0]), (0, 3, [0, 4])],
)
def test_the_attacker_adds_nothing_or_enough_to_exceed(mine: int, theirs: int, allowed: list[int]) -> None:
    assert numbers(war(mine, theirs)) == allowed


@pytest.mark.parametrize(
    ("mine", "theirs", "attack", "allowed"),
    [(1, 1, 1, [0, 1]), (1, 1, 4, [0, 4]), (3, 2, 0, [0, 1]), (1, 2, 0, [0]), (1, 3, 0, [0]), (3, 1, 3, [0])],
)
def test_the_defender_adds_nothing_or_what_makes_it_equal(
    mine: int, theirs: int, attack: int, allowed: list[int]
) -> None:
    position, _ = after(war(mine, theirs), Commit(attack))
    assert numbers(position) == allowed


def test_another_number_is_refused_after_the_hand_was_looked_at() -> None:
    position = war(1, 2)
    assert refused(position, Commit(1)) == ("english_variant", "12.1")
    assert refused(position, Commit(5)) == ("bad_commit_count", "6")


def test_both_are_asked_though_only_nothing_is_allowed() -> None:
    position = war(0, 4)
    assert RULES.due(position).seats == (0,)
    assert RULES.due(after(position, Commit(0))[0]).seats == (1,)


def test_it_binds_revolts_too() -> None:
    # Three temples against one: any number for the attacker, just enough for the defender.
    start = land("r.rG\nrr..", hands=("rrr", "rrrrr"), options=ENGLISH)
    position, _ = after(start, leader("red", "F4"))
    assert numbers(position) == [0, 1, 2, 3]
    assert numbers(after(position, Commit(0))[0]) == [0, 2]
    assert numbers(after(position, Commit(3))[0]) == [0, 5]
    stronger = land("r.rGr\n...r.", hands=("rrr", "r"), options=ENGLISH)
    assert numbers(after(stronger, leader("red", "F4"))[0]) == [0, 2, 3]


def test_without_the_variant_any_number_of_the_hand_is_allowed() -> None:
    position, _ = after(land("gD.Iggg", hands=("ggk", "ggg")), tile("black", "G4"))
    assert numbers(position) == [0, 1, 2]
    assert numbers(after(position, Commit(1))[0]) == [0, 1, 2, 3]
