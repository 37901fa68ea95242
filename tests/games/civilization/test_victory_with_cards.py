"""The end of first societies and of the full game: who wins, by what, and the hands that are shown (13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.civilization.card_scenes import opened
from games.civilization.scenes import CIVILIZATION, after, told
from ziggurat.games.civilization.events import GameEnded
from ziggurat.games.civilization.trade_actions import Discard

CIVIC = "*law *democracy *philosophy"
WHOLE = f"{CIVIC} *music *theatre *pottery *weaving"
"""Seven cards of 820 points."""
GREAT = f"+troy {CIVIC} *medicine *engineering *literacy *coinage *astronomy *agriculture *music"
"""A city, and ten cards of 1390 points."""


def won(**scene: Any) -> tuple[str, tuple[int, ...]] | None:
    """Why the game ended, and who won; None if it goes on."""
    mode = scene.setdefault("mode", "full")
    _, events = opened("aftermath" if mode == "full" else "discard", **scene)
    ended = told(events, GameEnded)
    return (ended[0].ending, ended[0].winners) if ended else None


def societies(crete: str, asia: str, **scene: Any) -> tuple[str, tuple[int, ...]] | None:
    return won(mode="first_societies", crete=f"knossos 2 {crete}", asia=f"sardis 2 {asia}", **scene)


def finish(crete: str, asia: str, **scene: Any) -> tuple[str, tuple[int, ...]] | None:
    return won(crete=f"{crete} knossos 2", asia=f"{asia} hattusas 2", **scene)


# First societies


@pytest.mark.parametrize(
    ("line", "cards", "ends"),
    [
        (WHOLE, 7, True),
        (WHOLE, 8, False),
        (f"{WHOLE} *coinage", 8, True),
        (f"{CIVIC} *music *theatre *pottery", 7, False),
        (WHOLE.replace("*law", "*coinage"), 7, False),
        (WHOLE.replace("*democracy", "*coinage"), 7, False),
        (WHOLE.replace("*philosophy", "*coinage"), 7, False),
    ],
)
def test_first_societies_end_with_as_many_advances_as_were_agreed_the_three_civic_ones_among_them(
    line: str, cards: int, ends: bool
) -> None:
    assert societies(line, "", options={"victory_cards": cards}) == (("societies", (0,)) if ends else None)


@pytest.mark.parametrize(
    ("crete", "asia", "hands", "winners"),
    [
        (WHOLE, WHOLE, {}, (0, 1)),
        (WHOLE, f"{WHOLE} *mysticism", {}, (1,)),
        (WHOLE, f"{WHOLE} *mysticism", {"crete": "gold-1 gold-2 gold-3"}, (1,)),
        (WHOLE, WHOLE, {"crete": "salt-1", "asia": "ochre-1 hides-1"}, (0,)),
        (WHOLE, WHOLE, {"crete": "ochre-1 hides-1", "asia": "ochre-2 ochre-3"}, (1,)),
        (WHOLE, WHOLE, {"crete": "salt-1", "asia": "salt-2"}, (0, 1)),
        (WHOLE, WHOLE.replace("*law", "*medicine *engineering *literacy *coinage"), {}, (0,)),
    ],
)
def test_of_several_whole_societies_the_prices_decide_then_the_value_of_the_hand_then_it_is_shared(
    crete: str, asia: str, hands: dict[str, str], winners: tuple[int, ...]
) -> None:
    assert societies(crete, asia, hands=hands) == ("societies", winners)


# The full game


@pytest.mark.parametrize(
    ("mark", "at", "ends"),
    [("9", 8, True), ("9", 7, False), ("12", 11, True), ("12", 10, False), ("14", 13, True), ("finish", 15, True)],
)
def test_r29_the_game_ends_in_the_turn_in_which_a_marker_reaches_the_agreed_square(
    mark: str, at: int, ends: bool
) -> None:
    line = f"{GREAT} $20 @{at}"
    assert finish(line, "@1", options={"end_mark": mark}) == (("succession", (0,)) if ends else None)


def test_without_an_earlier_mark_the_game_goes_on_up_to_the_finish() -> None:
    assert [finish(f"{GREAT} $20 @{at}", "@1") for at in (8, 11, 13, 14)] == [None] * 4


@pytest.mark.parametrize(
    ("crete", "asia", "hands", "winners"),
    [
        ("$20", "$20", {}, (0, 1)),
        ("$20", "$21", {}, (1,)),
        ("*mysticism $20", "$40", {}, (0,)),
        ("$20", "$40", {"crete": "ochre-1"}, (0,)),
        ("$20", "$20", {"crete": "ochre-1", "asia": "piracy"}, (0,)),
        ("*mysticism $20", "$20", {"asia": "gold-1 gold-2 gold-3"}, (0,)),
    ],
)
def test_of_several_at_the_mark_prices_decide_then_the_hand_then_the_treasury_then_it_is_shared(
    crete: str, asia: str, hands: dict[str, str], winners: tuple[int, ...]
) -> None:
    other = GREAT.replace("+troy", "+sardis")
    ended = finish(f"{GREAT} {crete} @8", f"{other} {asia} @8", hands=hands, options={"end_mark": "9"})
    assert ended == ("succession", winners)


def test_r30_more_cities_or_territories_decide_nothing_with_cards() -> None:
    lines = (f"{GREAT} +athens +corinth epirus 1 pella 4 @8", GREAT.replace("+troy", "+sardis") + " @8")
    assert finish(*lines, options={"end_mark": "9"}) == ("succession", (0, 1))


# Two more ends: R39


@pytest.mark.parametrize("mode", ["first_societies", "full"])
def test_r39_if_nobody_is_on_the_map_all_share_the_victory_whatever_they_own(mode: str) -> None:
    hands = {"crete": "gold-1"}
    assert won(mode=mode, hands=hands, crete="$9 *law @3", asia="@2", egypt="") == ("wiped_out", (0, 1, 2))


@pytest.mark.parametrize(
    ("crete", "asia", "winners"),
    [
        ("@3", "@2", (0,)),
        ("@3 *law", "@3", (0,)),
        ("@3 *law", "@4 ", (1,)),
        ("@3 $1", "@3 $2", (1,)),
        ("@3", "@3", (0, 1)),
    ],
)
def test_r39_at_the_last_turn_of_the_full_game_the_farthest_marker_wins_and_ties_are_parted_as_ever(
    crete: str, asia: str, winners: tuple[int, ...]
) -> None:
    line = "+troy +tarsus epirus 2", "+sardis +perge ancyra 2"
    ended = finish(f"{line[0]} {crete}", f"{line[1]} {asia}", options={"turn_limit": 5})
    assert ended == ("turn_limit", winners)


@pytest.mark.parametrize(
    ("crete", "asia", "winners"),
    [
        (CIVIC, "*music", (0,)),
        ("*law", "*music *theatre *pottery", (0,)),
        ("*music", "*theatre", (0, 1)),
        ("*law $9", "*law", (0, 1)),
    ],
)
def test_r39_at_the_last_turn_of_first_societies_the_highest_prices_win(
    crete: str, asia: str, winners: tuple[int, ...]
) -> None:
    assert societies(crete, asia, options={"turn_limit": 5}) == ("turn_limit", winners)


@pytest.mark.parametrize("mode", ["first_societies", "full"])
@pytest.mark.parametrize(("limit", "ends"), [(5, True), (6, False), (0, False)])
def test_r39_the_limit_of_turns_may_be_any_or_none(mode: str, limit: int, ends: bool) -> None:
    ended = won(mode=mode, crete="knossos 2 *law", asia="sardis 2", options={"turn_limit": limit})
    assert (ended is not None) == ends


def test_the_table_is_asked_before_the_limit_of_turns() -> None:
    assert societies(WHOLE, "*medicine", options={"turn_limit": 5}) == ("societies", (0,))


# Hands


def test_at_the_end_all_hands_are_shown() -> None:
    hands = {"crete": "salt-1 gems-1", "asia": "ochre-1"}
    ended, events = opened("discard", mode="first_societies", hands=hands, crete=f"knossos 2 {WHOLE}", asia="troy 2")
    assert ended.board.revealed == (("salt-1", "gems-1"), ("ochre-1",))
    for viewer in (None, 0, 1):
        assert told(events, GameEnded)[0].seen_by(viewer) == GameEnded("societies", (0,), ended.board.revealed)
        assert CIVILIZATION.view(ended, viewer).public.board.revealed == ended.board.revealed


def test_hand_values_are_those_after_discards() -> None:
    eleven = "gold-1 gold-2 gems-1 gems-2 salt-1 salt-2 salt-3 salt-4 grain-1 grain-2 grain-3"
    asked, _ = opened(
        "discard",
        mode="first_societies",
        hands={"crete": eleven},
        crete=f"knossos 2 {WHOLE}",
        asia=f"troy 2 {WHOLE}",
    )
    ended = after(asked, Discard(("gold-2",)))
    result = CIVILIZATION.result(ended)
    assert result is not None
    assert [(each.seat, each.rank, each.breakers) for each in result.standings] == [
        (0, 1, (820, 9 + 32 + 48 + 36)),
        (1, 2, (820, 0)),
    ]


def test_in_the_result_the_full_game_counts_marker_prices_hand_and_treasury() -> None:
    lines = {"crete": f"{GREAT} knossos 2 $7 @8", "asia": "+sardis hattusas 2 @4 *law"}
    ended, _ = opened("aftermath", hands={"crete": "gold-1 piracy"}, options={"end_mark": "9"}, **lines)
    result = CIVILIZATION.result(ended)
    assert result is not None
    assert [(each.seat, each.score, each.breakers) for each in result.standings] == [
        (0, 9, (1390, 9, 7)),
        (1, 4, (170, 0, 0)),
    ]
