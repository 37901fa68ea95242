"""Turns, swaps, and how the game ends (rules 5, 5.4, 5.5, 9 and 10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.tigris.notation import parse
from games.tigris.scenes import RULES, after, land, leader, refused, strike, tile, told
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import Commit, DeclineMonument, EndTurn, SwapTiles, WithdrawLeader
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.events import (
    ActionFinished,
    GameOver,
    TilesDrawn,
    TilesSwapped,
    TurnEnded,
    TurnStarted,
    VpGained,
)
from ziggurat.games.tigris.position import BuiltMonument, TigrisOptions
from ziggurat.games.tigris.scoring import ranking, spread
from ziggurat.games.tigris.spaces import Space

HANDS = ("kkrrbg", "kkrrbg", "kkrrbg")


def test_after_two_actions_the_turn_ends_by_itself() -> None:
    position, story = after(parse(hands=HANDS), leader("black", "F4"), leader("red", "G3"))
    assert (position.board.seat, position.board.actions, position.board.turn) == (1, 2, 2)
    assert [event.actions for event in told(story, ActionFinished)] == [1, 0]
    assert told(story, TurnStarted)[0].seat == 1


def test_a_turn_may_end_after_no_action_or_one() -> None:
    for actions in ((), (leader("black", "F4"),)):
        position, story = after(parse(hands=HANDS), *actions, EndTurn())
        assert position.board.seat == 1
        assert told(story, TurnEnded)


@pytest.mark.parametrize("actions", [1, 2])
def test_ending_the_turn_is_always_listed_among_the_actions(actions: int) -> None:
    position = parse(hands=HANDS, actions=actions)
    assert EndTurn() in list(RULES.candidates(RULES.view(position, 0)))


def test_whoever_is_last_is_followed_by_seat_0() -> None:
    position, _ = after(parse(seats=3, seat=2, hands=HANDS), EndTurn())
    assert position.board.seat == 0


def test_hands_are_filled_to_six_at_the_end_of_the_turn_the_active_player_first() -> None:
    position, story = after(parse(hands=("kk", "kkkk"), bag="rrrrbbgggg", seat=1), EndTurn())
    drawn = told(story, TilesDrawn)
    assert [(event.seat, event.count) for event in drawn] == [(1, 2), (0, 4)]
    assert position.hands == ("kkrrbb", "kkkkrr")
    assert position.bag == "gggg"


def test_nobody_draws_within_a_turn() -> None:
    position, story = after(parse(hands=HANDS), tile("black", "H4"))
    assert len(position.hands[0]) == 5
    assert not told(story, TilesDrawn)


# ---------------------------------------------------------------------------------------- swaps


def test_a_swap_draws_as_many_as_it_gives_up() -> None:
    position, story = after(parse(hands=("kkrrbg",), bag="gbggkk"), SwapTiles(("black", "red")))
    assert position.hands[0] == "krbbgg"
    assert position.bag == "ggkk"
    (swapped,) = told(story, TilesSwapped)
    assert (swapped.count, swapped.bag, swapped.given, swapped.drawn) == (2, 4, ("black", "red"), ("blue", "green"))
    assert position.board.actions == 1


def test_a_swap_from_a_short_hand_does_not_fill_it() -> None:
    position, _ = after(parse(hands=("kkr",), bag="gbggkk"), SwapTiles(("black",)))
    assert len(position.hands[0]) == 3


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ((), "bad_swap_count"),
        (("black",) * 7, "bad_swap_count"),
        (("black",) * 3, "not_in_hand"),
        (("yellow",), "malformed"),
    ],
)
def test_what_cannot_be_swapped(tiles: tuple[Colour, ...], code: str) -> None:
    rule = "5" if code == "malformed" else "5.4"
    assert refused(parse(hands=HANDS), SwapTiles(tiles)) == (code, rule)


def test_a_swap_for_which_the_bag_is_too_small_ends_the_game_at_once_and_keeps_the_tiles() -> None:
    standing = (BuiltMonument("black-red", Space(5, 3)),)
    start = land("Axx\nrxx", hands=HANDS, bag="g", monuments=standing)
    position, story = after(start, SwapTiles(("black", "red")))
    assert position.board.phase == "over"
    assert position.hands[0] == "kkrrbg"
    assert [type(event) for event in story] == [GameOver]
    assert not told(story, VpGained)


def test_a_swap_that_empties_the_bag_does_not_end_the_game() -> None:
    position, _ = after(parse(hands=HANDS, bag="gg"), SwapTiles(("black", "red")))
    assert position.bag == ""
    assert position.board.phase == "action"


# ---------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize(("treasures", "over"), [("RR", True), ("R", True), ("RRR", False), ("RX", True)])
def test_with_two_treasures_or_fewer_on_the_map_the_game_ends_with_the_turn(treasures: str, over: bool) -> None:
    position, story = after(land("A" + treasures, hands=HANDS), EndTurn())
    assert (position.board.phase == "over") is over
    assert bool(told(story, GameOver)) is over
    if over:
        assert position.board.ending == "treasures"


def test_two_treasures_left_do_not_end_the_turn() -> None:
    position, _ = after(land("ARR", hands=HANDS), leader("red", "G5"))
    assert position.board.phase == "action"


def test_a_bag_with_too_few_tiles_ends_the_game_and_those_drawn_stay_drawn() -> None:
    start = parse(hands=("kkkk", "kkkk", "kkkk"), seats=3, bag="ggg")
    position, story = after(start, EndTurn())
    assert position.board.ending == "bag"
    assert tuple(map(len, position.hands)) == (6, 4, 4)
    assert position.bag == "g"
    assert [type(event) for event in story[-2:]] == [TurnEnded, GameOver]


def test_a_bag_used_up_exactly_does_not_end_the_game() -> None:
    position, _ = after(parse(hands=("kkkk", "kkrrbg"), bag="gg"), EndTurn())
    assert (position.bag, position.board.phase) == ("", "action")


def test_two_idle_turns_running_of_everyone_end_the_game() -> None:
    position, story = after(parse(hands=HANDS), *[EndTurn()] * 4)
    assert position.board.ending == "stalemate"
    assert told(story, GameOver)[0].reason == "stalemate"


def test_a_turn_with_an_action_is_not_idle() -> None:
    start = parse(hands=HANDS)
    position, _ = after(start, EndTurn(), EndTurn(), EndTurn(), leader("black", "F4"), EndTurn())
    assert position.board.phase == "action"
    assert position.board.idle == 0


def test_an_action_does_not_count_before_the_turn_has_ended() -> None:
    position, _ = after(parse(hands=HANDS, idle=3), leader("black", "F4"))
    assert position.board.idle == 3


def test_a_limit_of_rounds_ends_the_game_after_everyones_last_turn() -> None:
    limited = TigrisOptions(max_rounds=2)
    start = parse(hands=HANDS, options=limited, turn=3)
    one_more, _ = after(start, leader("black", "F4"), EndTurn())
    assert one_more.board.phase == "action"
    position, _ = after(one_more, leader("red", "G3"), EndTurn())
    assert position.board.ending == "max_rounds"


def test_income_is_paid_before_the_game_ends() -> None:
    standing = (BuiltMonument("black-red", Space(5, 3)),)
    _, story = after(land("Axx\nRxx", hands=HANDS, monuments=standing), EndTurn())
    kinds = [type(event) for event in story]
    assert kinds == [VpGained, TurnEnded, GameOver]


def test_the_active_seat_and_its_actions_stay_when_the_game_is_over() -> None:
    position, _ = after(land("AR", hands=HANDS, seat=0), EndTurn())
    assert (position.board.seat, position.board.actions) == (0, 2)
    assert RULES.due(position).seats == ()


# ---------------------------------------------------------------------------------------- scoring


@pytest.mark.parametrize(
    ("points", "treasures", "filled"),
    [
        ((7, 2, 8, 5), 4, (7, 6, 8, 5)),
        ((0, 0, 0, 0), 3, (1, 1, 1, 0)),
        ((1, 2, 3, 4), 0, (1, 2, 3, 4)),
        ((3, 3, 3, 3, 1), 1, (3, 3, 3, 3, 2)),
    ],
)
def test_each_treasure_goes_to_the_colour_that_is_lowest_then(
    points: tuple[int, ...], treasures: int, filled: tuple[int, ...]
) -> None:
    assert spread(points, treasures) == filled


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        (((5, 5, 5, 5), (4, 9, 9, 9)), {0: 1, 1: 2}),
        (((4, 6, 6, 6), (4, 5, 9, 9)), {0: 1, 1: 2}),
        (((4, 5, 6, 7), (7, 6, 5, 4)), {0: 1, 1: 1}),
        (((4, 5, 6, 7), (4, 5, 6, 8)), {0: 2, 1: 1}),
        (((4, 5, 6, 7), (7, 6, 5, 4), (1, 9, 9, 9)), {0: 1, 1: 1, 2: 3}),
    ],
)
def test_the_weakest_colours_decide_one_after_the_other(
    points: tuple[tuple[int, ...], ...], ranks: dict[int, int]
) -> None:
    standings = ranking(points, (0,) * len(points))
    assert {standing.seat: standing.rank for standing in standings} == ranks


# ---------------------------------------------------------------------------------------- whose decision


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    over, _ = after(land("AR", hands=HANDS), EndTurn())
    assert refused(over, EndTurn(), seat=0) == ("game_over", "10")


@pytest.mark.parametrize("action", [EndTurn(), WithdrawLeader("black"), strike("F4"), tile("black", "F4")])
def test_only_the_one_whose_decision_is_awaited_decides(action: Action) -> None:
    assert refused(land("r.", hands=HANDS), action, seat=1) == ("not_your_decision", "5")


@pytest.mark.parametrize("action", [Commit(0), DeclineMonument()])
def test_what_is_not_asked_cannot_be_answered(action: Action) -> None:
    assert refused(land("r.", hands=HANDS), action) == ("wrong_phase", "5")


def test_colours_of_the_artist_are_unknown_without_him() -> None:
    assert refused(land("r.", hands=HANDS), leader("yellow", "F4")) == ("malformed", "5")


def test_a_refused_action_changes_nothing() -> None:
    position = land("rA", hands=HANDS)
    before = replace(position)
    refused(position, tile("black", "F4"))
    assert position == before


def test_a_turn_with_two_actions_ends_the_run_of_idle_turns() -> None:
    position, _ = after(parse(hands=HANDS, idle=3), leader("black", "F4"), leader("red", "G3"))
    assert position.board.idle == 0
