"""What a merchant of Ur thinks of a position."""

from __future__ import annotations

from games.ur.scenes import scene
from ziggurat.bots.ur.holdings import gain_of, holdings, lasting, loss_of, plays_on, points
from ziggurat.bots.ur.prospects import prospects
from ziggurat.bots.ur.raids import Raid, raids
from ziggurat.bots.ur.worth import worth
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.tiles import CULTURE, TRADE, WAR

HANDS = "AP CP TW"


def worth_to_a(corner: str, **lines: object) -> float:
    """How a sees the scene once its turn is over and b is to move."""
    return worth(scene(corner, **{"hands": HANDS, "seat": "b", **lines}).position, 0)


def test_holdings_score_what_the_rules_say() -> None:
    seen = scene("WTa1 TCa2 WAa* CPb1", hands=HANDS).position
    held = holdings(seen)
    assert [points(held[seat], seen.hands[seat]) for seat in range(3)] == [
        score(seen, seat).points for seat in range(3)
    ]


def test_only_ziggurats_and_their_tiles_last() -> None:
    seen = scene("WTa5 TCa* WAb*", hands=HANDS).position
    assert sum(lasting(seen, 0)) == 2


def test_a_gain_and_a_loss_are_the_difference_in_points() -> None:
    held = holdings(scene("WTa1 TCa1", hands=HANDS).position)[0]
    assert gain_of(held, "AP", CULTURE) == 10 - 6
    assert loss_of(held, "AP", TRADE) == 6 - 3


def test_a_tile_of_another_kind_is_worth_more_than_one_of_the_same() -> None:
    assert worth_to_a("WTa1 . TCa1") > worth_to_a("WTa1 . WCa1")


def test_a_ziggurat_is_worth_more_than_five_cubes() -> None:
    assert worth_to_a("WTa* . TCa1 . CPb1", stock=4) > worth_to_a("WTa5 . TCa1 . CPb1", stock=4)


def test_a_tile_that_can_be_raided_is_worth_less() -> None:
    assert worth_to_a("WTa1 WCb3") < worth_to_a("WTa1 . WCb3")


def test_a_raider_who_holds_war_is_feared_more() -> None:
    assert worth_to_a("WTa1 WCb3", hands="AP WP TC") < worth_to_a("WTa1 WCb3", hands="AP CP TC")


def test_a_lead_of_another_counts_against_it() -> None:
    assert worth_to_a("WTa1 . . TCb1 CPb1") < worth_to_a("WTa1 . . TCb1")


def test_a_won_game_is_worth_more_than_any_running_one() -> None:
    won = scene("WTa1 TCa1 . CPb1", hands=HANDS, phase="over", ending="no_swap").position
    assert worth(won, 0) > worth_to_a("WTa* TCa* CPa* PCa* ATa*", stock=1)
    assert worth(won, 1) < -worth(won, 0) / 2


def test_raids_are_the_attacks_that_would_succeed() -> None:
    assert raids(scene("WTa3 WCb2\nTCb3", hands=HANDS).position) == {Raid(0, 1)}


def test_in_the_last_round_only_those_who_come_after_play_on() -> None:
    seen = scene("WTa1", hands=HANDS, seat="b", first="a", last_round="").position
    assert [plays_on(seen, seat, closing=1) for seat in range(3)] == [False, False, True]
    assert plays_on(seen, 1, closing=0)


def test_war_promises_most_where_a_kind_is_missing() -> None:
    lacking = scene("WTa3 WCb1\n. TC", hands=HANDS).position
    without = scene("WTa3", hands=HANDS, filler="WC").position
    assert prospects(lacking, 0, holdings(lacking))[WAR] > prospects(without, 0, holdings(without))[WAR]
