"""From clicks and keys to an action of Ur: each mode, what it offers, and why it refuses."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
)
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Building,
    Carry,
    Choose,
    Command,
    Less,
    Mode,
    More,
    MoveIn,
    Outcome,
    Perform,
    Placing,
    Press,
    Sharing,
    Swapping,
)
from ziggurat_client.boards.ur.choosing.possible import action_of, inviting, targets
from ziggurat_client.boards.ur.choosing.transitions import begin, step, why_not, why_not_perform

BOARD = """
    1 CPa3 ATa2 TAb1 AT   CAc2
    2 WPa1 CAa* WCb2 PT   TW
    3 CT   PW   CPb4 ACa2 WA
    4 TCc1 CP   TPc1 WPb5 AW
    5 PA   TP   WA   ATb2 WA
"""
SEAT = 1


def at(name: str) -> int:
    """The square of that name on the grid of five."""
    return square_of(5, name)


def drawn(hand: str = "WT", head: str = "", market: str = "") -> Position:
    """The board with seat b to act, its hand tile, and more lines of the drawing."""
    return parse(f"seat b\nround 3\nhands PW {hand} CW\n{f'market {market}' if market else ''}\n{head}\n{BOARD}")


def after(position: Position, *commands: Command, mode: Mode | None = None) -> Outcome:
    """The outcome of the last of the commands; none of the earlier ones may act."""
    outcome = Outcome(begin(position, SEAT) if mode is None else mode)
    for command in commands:
        assert outcome.action is None
        outcome = step(position, SEAT, outcome.mode, command)
    return outcome


def refused(outcome: Outcome) -> str | None:
    """The code of the refusal."""
    return outcome.refusal.code if outcome.refusal else None


# ---------------------------------------------------------------------------------------- where one begins


@pytest.mark.parametrize(
    ("position", "mode"),
    [
        (drawn(), Idle()),
        (drawn(head="phase placement"), Placing(required=True)),
        (drawn(head="phase opening"), Swapping("W")),
        (drawn(head='turn {"forced":1}'), Placing(required=True)),
        (drawn(head='turn {"performed":"TW"}'), Swapping("W")),
        (drawn(head='turn {"closed":true}'), Swapping("W")),
        (drawn(head='turn {"performed":"T"}'), Idle()),
        (drawn(head='turn {"performed":"TW","at_war":true}'), Attacking()),
    ],
    ids=["turn", "placement", "opening", "forced", "both slots", "closed", "one slot", "at war"],
)
def test_a_position_is_met_in_the_mode_that_it_asks_for(position: Position, mode: Mode) -> None:
    assert begin(position, SEAT) == mode


def test_another_players_turn_is_watched() -> None:
    assert begin(drawn(), 0) == Watching()


def test_a_watcher_watches() -> None:
    assert begin(drawn(), None) == Watching()


def test_whoever_watches_gives_no_commands() -> None:
    assert step(drawn(), 0, Watching(), Perform("T")) == Outcome(Watching())


def test_a_short_supply_asks_where_the_cubes_go() -> None:
    position = drawn(head="choice b trade 1 C1:1 C2:1")
    mode = begin(position, SEAT)
    assert isinstance(mode, Sharing)
    assert (mode.purpose, mode.counts, mode.left) == ("allot", (0, 0), 1)


# ---------------------------------------------------------------------------------------- trade, culture, cubes


def test_trade_is_performed_at_once() -> None:
    assert after(drawn(), Perform("T")).action == Trade()


def test_culture_is_performed_at_once() -> None:
    assert after(drawn("CA"), Perform("C")).action == Culture()


def test_an_action_that_the_hand_tile_does_not_give_is_refused() -> None:
    assert refused(after(drawn("WT"), Perform("C"))) == "not_on_hand_tile"


def test_an_action_is_performed_once_a_turn() -> None:
    refusal = why_not_perform(drawn(head='turn {"performed":"T"}'), SEAT, "T")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params) == ("already_performed", "4.1", (("kind", "T"),))


def test_a_cube_goes_where_it_is_put() -> None:
    assert after(drawn(), Press.PLACE, Choose(at("C1"))).action == Place(at("C1"))


def test_squares_for_a_cube_are_own_tiles_with_room_and_free_ones() -> None:
    offered = inviting(drawn(), SEAT, Placing())
    assert at("C3") in offered
    assert at("D1") in offered
    assert at("D4") not in offered
    assert at("A1") not in offered


def test_a_full_tile_takes_no_cube() -> None:
    assert refused(after(drawn(), Press.PLACE, Choose(at("D4")))) == "tile_full"


def test_a_cube_on_the_market_is_refused() -> None:
    assert refused(after(drawn(market="TA"), Press.PLACE, Choose(MARKET))) == "market_only_swaps"


def test_a_required_cube_cannot_be_cancelled() -> None:
    position = drawn(head="phase placement")
    assert after(position, Press.CANCEL).mode == Placing(required=True)


# ---------------------------------------------------------------------------------------- war


def test_war_asks_for_an_attacker() -> None:
    assert after(drawn(), Perform("W")).mode == Attacking()


def test_an_attacker_shows_its_targets_with_the_cubes_left() -> None:
    # C3 shows Culture: the toll is due against Politics, Trade and Agriculture.
    assert targets(drawn(), SEAT, at("C3")) == {at("D3"): 1, at("C4"): 2, at("B3"): 3}


def test_an_attack_that_leaves_one_cube_is_made_at_once() -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("D3")))
    assert outcome.action == Attack(at("C3"), at("D3"), 1)


def test_an_attack_that_leaves_more_asks_how_many_move_in() -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("B3")))
    assert outcome.mode == Attacking(at("C3"), at("B3"), 3)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_so_many_cubes_move_in_as_were_chosen(count: int) -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("B3")), MoveIn(count))
    assert outcome.action == Attack(at("C3"), at("B3"), count)


def test_choosing_the_target_again_attacks_with_the_number_that_is_set() -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("B3")), Less(at("B3")), Choose(at("B3")))
    assert outcome.action == Attack(at("C3"), at("B3"), 2)


def test_more_than_are_left_cannot_move_in() -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("B3")), MoveIn(4))
    assert refused(outcome) == "too_many_moved"


@pytest.mark.parametrize(
    ("square", "code"),
    [
        ("A1", "target_not_adjacent"),
        ("C2", None),
        ("B1", "target_not_adjacent"),
    ],
)
def test_what_the_attacker_does_not_reach_is_refused(square: str, code: str | None) -> None:
    refusal = why_not(drawn(), SEAT, Attacking(at("C3")), at(square))
    assert (refusal.code if refusal else None) == code


def test_an_attack_too_weak_says_its_sum() -> None:
    position = parse("seat b\nhands PW WT CW\n" + BOARD.replace("CPb4", "CPb2"))
    weak = why_not(position, SEAT, Attacking(at("C3")), at("D3"))
    assert weak is not None
    assert dict(weak.params) == {"yours": 2, "theirs": 2, "toll": 1}


def test_a_tile_of_another_cannot_attack() -> None:
    assert refused(after(drawn(), Perform("W"), Choose(at("A1")))) == "attacker_not_yours"


def test_another_own_tile_becomes_the_attacker() -> None:
    outcome = after(drawn(), Perform("W"), Choose(at("C3")), Choose(at("D4")))
    assert outcome.mode == Attacking(at("D4"))


def test_cancelling_goes_back_one_choice_at_a_time() -> None:
    position = drawn()
    mode: Mode = Attacking(at("C3"), at("B3"), 3)
    seen = []
    for _ in range(3):
        mode = step(position, SEAT, mode, Press.CANCEL).mode
        seen.append(mode)
    assert seen == [Attacking(at("C3")), Attacking(), Idle()]


def test_war_goes_on_without_another_slot() -> None:
    position = drawn(head='turn {"performed":"TW","at_war":true}')
    assert after(position, Perform("W")).mode == Attacking()


def test_ending_the_war_leads_to_what_is_left_of_the_turn() -> None:
    assert after(drawn(head='turn {"performed":"W","at_war":true}'), Press.END_WAR).mode == Idle()


def test_ending_the_war_with_both_slots_spent_leads_to_the_swap() -> None:
    assert after(drawn(head='turn {"performed":"TW","at_war":true}'), Press.END_WAR).mode == Swapping("W")


# ---------------------------------------------------------------------------------------- politics, sowing, allotting


def shares(position: Position, *commands: Command) -> Sharing:
    """The sharing that the commands lead to."""
    mode = after(position, *commands).mode
    assert isinstance(mode, Sharing)
    return mode


def test_politics_begins_with_the_cubes_as_they_lie() -> None:
    mode = shares(drawn("PA"), Perform("P"))
    assert mode.counts == (1, 2, 4, 5, 2)
    assert mode.left == 0


def test_politics_is_confirmed_when_nothing_is_left() -> None:
    outcome = after(drawn("PA"), Perform("P"), Less(at("C3")), More(at("C1")), Press.CONFIRM)
    counts = {"C1": 2, "C2": 2, "C3": 3, "D4": 5, "D5": 2}
    assert outcome.action == Politics(tuple(Cubes(at(name), count) for name, count in counts.items()))


def test_politics_with_a_cube_in_the_bowl_says_what_is_missing() -> None:
    outcome = after(drawn("PA"), Perform("P"), Less(at("C3")), Press.CONFIRM)
    assert refused(outcome) == "total_too_small"
    assert action_of(outcome.mode) is None


def test_a_cube_can_be_carried_from_tile_to_tile() -> None:
    mode = shares(drawn("PA"), Perform("P"), Carry(at("C3"), at("C1")))
    assert (mode.count(at("C3")), mode.count(at("C1")), mode.left) == (3, 2, 0)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (More(at("C1")), "nothing_left_to_place"),
        (More(at("D4")), "too_many_on_square"),
        (More(at("A1")), "square_not_offered"),
        (Carry(at("C3"), at("D4")), "too_many_on_square"),
    ],
)
def test_politics_keeps_to_its_bounds(command: Command, code: str) -> None:
    assert refused(after(drawn("PA"), Perform("P"), command)) == code


def test_an_empty_tile_gives_nothing() -> None:
    mode = shares(drawn("PA"), Perform("P"), Less(at("C1")))
    assert refused(step(drawn("PA"), SEAT, mode, Less(at("C1")))) == "nothing_to_take"


def test_fields_are_sown_in_full_unless_one_says_otherwise() -> None:
    outcome = after(drawn("PA"), Perform("A"), Press.CONFIRM)
    assert outcome.action == Agriculture((Cubes(at("D5"), 2),))


def test_fewer_cubes_can_be_sown() -> None:
    outcome = after(drawn("PA"), Perform("A"), Less(at("D5")), Press.CONFIRM)
    assert outcome.action == Agriculture((Cubes(at("D5"), 1),))


def test_an_allotment_is_sent_when_all_is_placed() -> None:
    position = drawn(head="choice b trade 1 C1:1 C2:1")
    assert after(position, Choose(at("C2")), Press.CONFIRM).action == Allot((Cubes(at("C2"), 1),))


def test_nothing_else_can_be_done_before_an_allotment() -> None:
    assert refused(after(drawn(head="choice b trade 1 C1:1 C2:1"), Perform("W"))) == "allot_first"


# ---------------------------------------------------------------------------------------- building


def test_the_only_tile_that_can_be_built_on_is_chosen_already() -> None:
    outcome = after(drawn(), Press.BUILD)
    assert outcome.mode == Building((at("D4"),))
    assert step(drawn(), SEAT, outcome.mode, Press.CONFIRM).action == Build((at("D4"),))


def test_a_chosen_site_can_be_given_up() -> None:
    assert after(drawn(), Press.BUILD, Choose(at("D4"))).mode == Building()


def test_a_tile_without_five_cubes_cannot_be_built_on() -> None:
    assert refused(after(drawn(), Press.BUILD, Choose(at("C3")))) == "not_five_cubes"


def test_building_after_an_action_is_refused() -> None:
    assert refused(after(drawn(head='turn {"performed":"T"}'), Press.BUILD)) == "building_takes_whole_turn"


# ---------------------------------------------------------------------------------------- the swap


def test_a_tile_is_chosen_first_and_taken_when_confirmed() -> None:
    outcome = after(drawn(), Press.SWAP, Choose(at("D1")), Press.CONFIRM)
    assert outcome.action == Swap(at("D1"), "W")


def test_choosing_the_same_tile_again_takes_it() -> None:
    assert after(drawn(), Press.SWAP, Choose(at("D1")), Choose(at("D1"))).action == Swap(at("D1"), "W")


def test_the_laid_down_tile_can_be_flipped() -> None:
    outcome = after(drawn(), Press.SWAP, Press.FLIP, Choose(at("D1")), Press.CONFIRM)
    assert outcome.action == Swap(at("D1"), "T")


def test_the_markets_tile_can_be_taken() -> None:
    assert after(drawn(market="TA"), Press.SWAP, Choose(MARKET), Press.CONFIRM).action == Swap(None, "W")


def test_an_identical_tile_is_not_offered() -> None:
    assert at("E2") not in inviting(drawn("WT"), SEAT, Swapping("W"))
    assert refused(after(drawn("WT"), Press.SWAP, Choose(at("E2")))) == "identical_tile"


def test_an_owned_tile_cannot_be_taken() -> None:
    assert refused(after(drawn(), Press.SWAP, Choose(at("A1")))) == "tile_not_free"


def test_the_opening_tile_may_be_kept() -> None:
    assert after(drawn(head="phase opening"), Press.KEEP).action == Keep()


def test_later_the_swap_is_compulsory() -> None:
    assert refused(after(drawn(), Press.SWAP, Press.KEEP)) == "swap_is_compulsory"


def test_the_game_cannot_be_ended_while_a_swap_is_possible() -> None:
    assert refused(after(drawn(), Press.END_GAME)) == "swap_is_possible"


def test_where_no_tile_is_left_the_game_is_ended() -> None:
    full = parse(
        """
        seat b
        hands AT WT
        1 WTb1 WTb1 WTb1 WTb1 WTb1
        2 WTb1 WTb1 WTb1 WTb1 WTb1
        3 WTb1 WTb1 WTb1 WT   WT
        4 WT   WT   WT   WT   WT
        5 WT   WT   WT   WT   WTa1
        """
    )
    assert after(full, Press.SWAP, Press.END_GAME).action == EndWithoutSwap()


def test_going_back_from_the_swap_leads_to_what_is_left_of_the_turn() -> None:
    assert after(drawn(), Press.SWAP, Press.CANCEL).mode == Idle()


def test_with_nothing_left_there_is_no_way_back_from_the_swap() -> None:
    assert after(drawn(head='turn {"closed":true}'), Press.CANCEL).mode == Swapping("W")


def test_a_click_on_the_board_without_a_choice_says_what_to_do() -> None:
    assert refused(after(drawn(), Choose(at("C3")))) == "choose_first"
