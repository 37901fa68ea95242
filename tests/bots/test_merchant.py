"""The level "merchant" as it plays Ur."""

from __future__ import annotations

from random import Random

import pytest

from bots.matches import played
from games.ur.scenes import UR, Scene, scene
from ziggurat.bots.levels import Merchant, RandomPlayer
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Allot, Attack, Build, EndWithoutSwap, Keep, Place, Swap
from ziggurat.games.ur.position import Cubes, UrOptions


def choice(seen: Scene, player: Merchant | None = None) -> Action:
    """What a merchant does first in this scene."""
    seat = UR.due(seen.position).seats[0]
    return (player or Merchant()).choose(UR, UR.view(seen.position, seat), Random(1))


def whole_turn(seen: Scene) -> list[Action]:
    """What one merchant does until its turn has passed."""
    player, actions, turn = Merchant(), list[Action](), seen.position.turns
    while seen.position.turns == turn:
        actions.append(choice(seen, player))
        seen = seen.do(actions[-1])
    return actions


def test_it_builds_on_a_tile_of_five_cubes_when_the_last_ziggurat_is_at_hand() -> None:
    assert choice(scene("WTa5 TCa1 ACa1\n. . .\nCPb1", stock=1)) == Build((0,))


def test_it_builds_on_two_tiles_when_it_can() -> None:
    first = choice(scene("WTa5 TCa1 ACa5\n. . .\n. . .\nCPb1", stock=2))
    assert isinstance(first, Build)
    assert set(first.squares) == {0, 2}


def test_it_takes_a_kind_it_lacks_by_war() -> None:
    actions = whole_turn(scene("WTa4 TCb1\n. .\nCPb3", hands="WP TA CA", last_round="", seat="a"))
    assert any(isinstance(action, Attack) and action.target == 1 for action in actions)


def test_it_makes_the_forced_placement_first() -> None:
    assert isinstance(choice(scene("CPb3", turn='{"forced":3}')), Place)


def test_it_swaps_at_the_end_of_its_turn() -> None:
    assert isinstance(whole_turn(scene("WTa2 TCb1"))[-1], Swap)


def test_it_swaps_or_keeps_in_the_opening() -> None:
    assert isinstance(choice(scene("WTa1 TCb1", phase="opening")), Keep | Swap)


def test_it_ends_the_game_where_no_swap_is_possible() -> None:
    stuck = scene("WTa2 TCb1", hands="PC WT AC", filler="CP", turn='{"closed":true}')
    assert choice(stuck) == EndWithoutSwap()


def test_it_answers_another_players_culture() -> None:
    asked = scene("PCb4 CPa1 PCb1", hands="TC PA WA", supply="b1").do("culture")
    assert choice(asked) in (Allot((Cubes(0, 1),)), Allot((Cubes(2, 1),)))


def test_it_allots_its_own_short_supply_within_its_turn() -> None:
    actions = whole_turn(scene("TCa1 PCb1\nPCb1 TCa1", hands="TC PA WA", supply="a1"))
    assert isinstance(actions[-1], Swap)


def test_it_wins_at_once_if_ending_the_game_wins() -> None:
    last_turn = scene("WTa4 TCb1", hands="WP TA CA", last_round="", seat="c", first="a")
    after = last_turn.do(*whole_turn(last_turn))
    assert after.position.ending == "fifth_ziggurat"


def test_it_follows_its_plan_without_searching_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, player = scene("WTa3 TCb1\nACa1 CPb1"), Merchant()
    seen = seen.do(choice(seen, player))
    monkeypatch.delattr("ziggurat.bots.levels.decision_of")
    assert UR.apply(seen.position, 0, choice(seen, player))


def test_it_plans_again_when_a_step_was_taken_back() -> None:
    seen, player = scene("WTa3 TCb1\nACa1 CPb1"), Merchant()
    first = choice(seen, player)
    assert choice(seen, player) == first


def test_it_plans_again_when_an_answer_was_not_the_expected_one() -> None:
    player = Merchant()
    choice(scene("WTa3 TCb1\nACa1 CPb1"), player)
    other = scene("WTa3 TCb3\nACa2 CPb1")
    assert UR.apply(other.position, 0, choice(other, player))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_never_proposes_an_illegal_action_over_whole_games(seats: int) -> None:
    match = played([Merchant() for _ in range(seats)], seed=seats, rounds=5)
    assert match.result is not None


def test_it_never_proposes_an_illegal_action_late_in_a_game() -> None:
    match = played([Merchant(), RandomPlayer(), Merchant()], seed=11, rounds=12)
    assert match.result is not None


def test_the_same_seed_makes_the_same_choices() -> None:
    first, second = (played([Merchant(), Merchant()], seed=3, rounds=3) for _ in range(2))
    assert first.steps == second.steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_merchant_beats_random(seats: int) -> None:
    match = played([Merchant(), *(RandomPlayer() for _ in range(seats - 1))], seed=20 + seats, rounds=10)
    assert match.result is not None
    assert match.result.standings[0].seat == 0


def test_it_plays_with_lone_fields_spared() -> None:
    spared = scene("ATa3 PCb1", hands="AW PA CT", options='{"lone_fields_wither":false}')
    assert spared.position.options == UrOptions(lone_fields_wither=False)
    assert isinstance(whole_turn(spared)[-1], Swap)


def test_a_watcher_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="watcher"):
        Merchant().choose(UR, UR.view(scene("WTa1").position, None), Random(1))


def test_who_is_not_asked_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="no decision of seat 1"):
        Merchant().choose(UR, UR.view(scene("WTa1").position, 1), Random(1))
