"""Who is asked, and who is not because one answer alone is valid (3.1, R38), and what is carried out together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.card_scenes import begun, opened, pile, table
from games.civilization.scenes import CIVILIZATION, after, told
from ziggurat.games.civilization.actions import EndMovement, Expand
from ziggurat.games.civilization.course import PHASES, next_phase
from ziggurat.games.civilization.events import PhaseStarted, TurnStarted
from ziggurat.games.civilization.position import Faced, Position

END = EndMovement()
NINE = "+abdera +byzantium +chalcis +corinth +gordion +hattusas +kanesh +lesbos +miletus"


def test_the_full_game_plays_every_phase_and_first_societies_have_neither_taxes_gold_nor_calamities() -> None:
    middle = ("expansion", "census", "ships", "movement", "conflicts", "support", "cities", "cards")
    assert PHASES["full"] == (
        *("taxes", "revolts", *middle, "gold", "trade", "advances", "discard", "calamities", "aftermath"),
    )
    assert PHASES["first_societies"] == (*middle, "trade", "advances", "discard")


def test_a_phase_with_nothing_to_do_is_skipped_and_not_told() -> None:
    _, events = opened("taxes", crete="knossos 2", asia="troy 2")
    assert [event.phase for event in told(events, PhaseStarted)] == ["expansion", "census", "ships"]


def test_after_the_last_phase_the_next_turn_begins() -> None:
    position, events = opened("aftermath", crete="knossos 2", asia="troy 2")
    assert (told(events, TurnStarted), position.board.turn) == ([TurnStarted(6)], 6)


def test_at_the_end_of_the_turn_every_calamity_goes_to_the_bottom_of_its_pile() -> None:
    position = table("calamities", piles={2: "iron-1", 9: "gold-1"}, crete="knossos 2", asia="troy 2")
    faced = (Faced("volcano", 0, None, "struck"), Faced("piracy", 1, 0, "ignored"))
    ended = next_phase(position.on(replace(position.board, faced=faced)), [])
    assert (ended.board.turn, ended.board.faced) == (6, ())
    assert (pile(ended, 2), pile(ended, 9)) == ("iron-1 volcano", "gold-1 piracy")


@pytest.mark.parametrize("mode", ["first_societies", "full"])
def test_movement_goes_by_the_census_the_largest_first_and_equals_in_nation_order(mode: str) -> None:
    position = begun("census", mode=mode, egypt="hattusas 3", crete="ancyra 2", asia="gordion 2", thrace="dacia 5")
    order = []
    while position.board.phase == "movement":
        order.append(position.board.owing[0])
        position = after(position, END, seat=order[-1])
    assert order == [3, 0, 1, 2]


def test_whoever_has_a_token_or_a_ship_moves_and_nobody_else() -> None:
    position = begun("movement", crete="+gordion $5 +knossos", asia="troy 2", egypt="~rhodes", thrace="")
    order = []
    while position.board.phase == "movement":
        order.append(position.board.owing[0])
        position = after(position, END, seat=order[-1])
    assert order == [1, 2]


@pytest.mark.parametrize(
    ("line", "is_asked"),
    [
        ("knossos 6", True),
        ("knossos 5", False),
        (f"{NINE} knossos 6 epirus 14", True),
        ("epirus 6", True),
        ("+athens athens 6", True),
    ],
)
def test_cities_are_asked_of_whoever_has_six_tokens_in_an_area_with_or_without_a_chance(
    line: str, is_asked: bool
) -> None:
    assert (begun("cities", crete=line, asia="troy 1").board.phase == "cities") == is_asked


@pytest.mark.parametrize(
    ("line", "is_asked"),
    [
        ("=1 knossos 2 troy 2", True),
        ("=0 knossos 2 troy 2", False),
        ("=4 knossos 2 troy 2", False),
        ("=1 knossos 2", False),
        ("=1 knossos 2 +troy $9", False),
    ],
)
def test_expansion_is_asked_where_the_stock_is_short_and_the_treasury_does_not_help(line: str, is_asked: bool) -> None:
    assert (begun("expansion", crete=line, asia="sardis 1").board.phase == "expansion") == is_asked


def test_cities_produce_nothing() -> None:
    position = begun("expansion", crete="=9 +knossos hattusas 1", asia="sardis 1")
    assert (position.board.nations[0].stock, position.board.nations[0].on_map) == (8, 2)


def test_answers_of_several_wait_for_each_other_in_the_modes_with_cards_too() -> None:
    position = begun("expansion", crete="=1 knossos 2 troy 2", asia="=1 sardis 2 ancyra 2")
    assert position.board.owing == (0, 1)
    one = after(position, Expand({"ancyra": 1}), seat=1)
    assert (one.board.nations, one.board.answered) == (position.board.nations, (1,))
    done = after(one, Expand({"troy": 1}))
    assert [nation.stock for nation in done.board.nations] == [0, 0]


def test_a_question_to_several_is_nobodys_also_once_one_answer_alone_is_missing() -> None:
    position = begun("discard", hands={"crete": "salt-1", "asia": "salt-2"}, crete="knossos 2", asia="troy 2")
    last = CIVILIZATION.expire(position, (0,))[0]
    assert (last.board.owing, last.board.answered) == ((1,), (0,))
    for each in (position, last):
        assert CIVILIZATION.span(each).seat is None


def test_purchases_movements_and_gold_are_one_nations() -> None:
    for phase, line in (("advances", ""), ("movement", ""), ("gold", "$20")):
        position: Position = begun(phase, crete=f"knossos 2 {line}", asia=f"troy 2 {line}")
        assert CIVILIZATION.span(position).seat == position.board.owing[0]
