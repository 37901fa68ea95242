"""Rule 6.4: what reveals nothing can be taken back within the turn."""

from __future__ import annotations

import pytest

from games.babel.scenes import Opened, Scene, scene

A, B = 0, 1


@pytest.mark.parametrize(
    ("side", "deed"),
    [
        ("pawn H, H A, quarry 1", "build own"),
        ("pawn H, A SSS", "migrate A P"),
        ("pawn H, H AAA", "destroy 0"),
        ("pawn H, H HHH", "plunder 0"),
        ("pawn H, H MMM", "banish 0 S"),
        ("pawn H, H SSS", "desertion 0"),
        ("pawn H, H PPP, quarry 2", "progress 0 own"),
        ("pawn H, H PPP", "halve 0"),
    ],
)
def test_building_migrating_and_powers_can_be_taken_back(side: str, deed: str) -> None:
    begun = scene(side, "H SSS/2, hand AA")
    match = Opened(begun).do(deed)
    assert len(match.undo(A)) == 1
    assert match.position == begun.position


@pytest.mark.parametrize("deed", ["move A", "settle A", "end"])
def test_what_shows_a_card_is_final(deed: str) -> None:
    match = Opened(scene("pawn H, hand AA", "hand HH", deck="AHM")).do(deed)
    assert not match.may_undo(A)
    assert not match.may_undo(B)


def test_what_shows_a_card_makes_everything_before_it_final() -> None:
    match = Opened(scene("pawn H, H AA, quarry 1, hand A")).do("build own", "settle A")
    assert not match.may_undo(A)


def test_what_came_after_can_still_be_taken_back() -> None:
    match = Opened(scene("pawn H, H A, quarry 21, hand A")).do("settle A", "build own", "build own")
    assert [len(match.undo(A)) for _ in range(2)] == [1, 1]
    assert not match.may_undo(A)


def test_a_demand_can_be_taken_back_until_it_is_answered() -> None:
    begun = scene("pawn H, H PPP", "hand AAHH")
    match = Opened(begun).do("halve 0")
    assert match.may_undo(A)
    assert not match.may_undo(B)
    match.do("discard AH")
    assert not match.may_undo(A)
    assert not match.may_undo(B)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    won: Scene = scene("pawn S, quarry 5, A /6, H /4, S AAAAA/1234")
    match = Opened(won).do("build own")
    assert match.result is not None
    assert not match.may_undo(A)


def test_a_finished_turn_is_never_taken_back() -> None:
    match = Opened(scene()).do("end")
    assert not match.may_undo_turn(A)
