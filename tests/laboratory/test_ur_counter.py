"""What is counted in a game of Ur."""

from __future__ import annotations

import pytest

from games.ur.notation import read
from games.ur.scenes import Scene, scene
from ziggurat_laboratory.ur.counter import USES, UrCounter

SWAP = "swap C1 {}"
"""Every scene leaves this square free."""


def counted(seen: Scene, *actions: str) -> dict[str, float]:
    """What a counter tells of these actions, done one after the other."""
    counter = UrCounter()
    for action in actions:
        after = seen.do(action)
        counter.hear(seen.position, read(action, seen.position.side), after.events)
        seen = after
    return counter.measures()


def uses(measures: dict[str, float]) -> dict[str, float]:
    """The uses of slots that there were, by name."""
    return {name: measures[f"slots.{name}"] for name in USES if measures[f"slots.{name}"]}


@pytest.mark.parametrize(
    ("hands", "action", "use"),
    [
        ("AT PA CT", "agriculture", "agriculture"),
        ("AT PA CT", "trade", "trade"),
        ("CT PA CT", "culture", "culture"),
        ("PC PA CT", "politics A1:3", "politics"),
        ("WT PA CT", "attack A1 B1 1", "war"),
        ("WT PA CT", "place A1", "cube"),
    ],
)
def test_a_deed_takes_one_slot_and_what_is_left_is_spent_on_nothing(hands: str, action: str, use: str) -> None:
    measures = counted(scene("WTa3 TCb1 AC", hands=hands), action, f"swap C1 {hands[0]}")
    assert uses(measures) == {use: 0.5, "nothing": 0.5}


@pytest.mark.parametrize(
    ("corner", "action", "use"),
    [("WTa5 TCb1 AC", "build A1", "building"), ("WTa3 TCb1 AC", "place D4", "free_tile_cube")],
)
def test_a_building_or_a_cube_on_a_free_tile_takes_both_slots(corner: str, action: str, use: str) -> None:
    assert uses(counted(scene(corner), action, "swap C1 W")) == {use: 1.0}


def test_all_attacks_of_a_war_take_one_slot() -> None:
    measures = counted(scene("WTa5 WCb1 AC\nWPb1"), "attack A1 B1 1", "attack A1 A2 1", "swap C1 W")
    assert uses(measures) == {"war": 0.5, "nothing": 0.5}
    assert (measures["wars"], measures["attacks_per_war"], measures["attacks.on_owned"]) == (1, 2.0, 1.0)


def test_attacks_on_free_tiles_are_told_from_those_on_owned_ones() -> None:
    measures = counted(scene("WTa5 WCb1 AC\nWP"), "attack A1 B1 1", "attack A1 A2 1", "swap C1 W")
    assert (measures["attacks.on_owned"], measures["attacks.on_free"]) == (0.5, 0.5)


def test_a_forced_turn_has_no_slots() -> None:
    measures = counted(scene("AC CPb3 AC", turn='{"forced":3}'), "place A1", "swap C1 W")
    assert measures["forced_turns"] == 1
    assert "slots.nothing" not in measures


def test_without_a_war_there_is_no_rate_of_attacks() -> None:
    assert "attacks_per_war" not in counted(scene("WTa3 TCb1 AC"), "swap C1 W")


def test_ziggurats_and_the_last_round_are_counted() -> None:
    measures = counted(scene("WTa5 TCa5 AC\n. . .\nCPb1", round=9), "build A1 B1", "swap C1 W")
    assert (measures["ziggurats"], measures["rounds"]) == (2, 9)


def test_placement_and_opening_are_not_counted() -> None:
    measures = counted(scene("WTa1 TCb1 AC", phase="opening"), "swap C1 W")
    assert "slots.nothing" not in measures
