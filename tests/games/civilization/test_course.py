"""The course of a game: choosing nations, answers of several at once, time, and the end (3, 4, 7, 12 and 13)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.scenes import CIVILIZATION, after, code, scene, story, told
from ziggurat.games.civilization.actions import BuildCities, ChooseNation, EndMovement, Load, Move, Sail
from ziggurat.games.civilization.events import Answered, GameEnded, MarkerMoved
from ziggurat.games.civilization.nations import NATIONS, TOKENS, NationId
from ziggurat.games.civilization.position import CivilizationOptions, Position
from ziggurat.games.civilization.succession import EARLY_BRONZE

END = EndMovement()
BUILD = BuildCities(("knossos",))
NONE = BuildCities(())


def begun(seats: int, seed: int = 1) -> Position:
    return CIVILIZATION.setup(seats, CivilizationOptions(), seed)


@pytest.mark.parametrize("seats", [2, 7])
def test_products_differ_and_the_lowest_chooses_first(seats: int) -> None:
    position = begun(seats)
    assert len(set(position.board.products)) == seats
    chosen = []
    while position.board.phase == "nations":
        (seat,) = position.board.owing
        chosen.append(position.board.products[seat])
        nation = next(each for each in NATIONS if each not in position.board.chosen)
        position = after(position, ChooseNation(nation), seat=seat)
    assert chosen == sorted(position.board.products)


def test_nobody_chooses_what_is_taken_or_unknown() -> None:
    position = begun(3)
    (first,) = position.board.owing
    position = after(position, ChooseNation("egypt"), seat=first)
    (second,) = position.board.owing
    assert code(position, ChooseNation("egypt"), seat=second) == "bad_value"
    assert code(position, ChooseNation("atlantis"), seat=second) == "bad_value"
    assert code(position, ChooseNation("asia"), seat=first) == "not_your_turn"


def test_every_nation_begins_with_one_token_and_its_first_turn_adds_one() -> None:
    position = begun(2)
    for nation in ("egypt", "asia"):
        position = after(position, ChooseNation(nation), seat=position.board.owing[0])
    assert position.board.turn == 1
    assert [(each.on_map, each.stock) for each in position.board.nations] == [(2, TOKENS - 2)] * 2


def builders() -> Position:
    """Two that are asked for cities at once."""
    position = scene("cities", crete="knossos 6 troy 2", asia="sardis 6 hattusas 2")
    return Position(replace(position.board, owing=(0, 1)), position.answers)


def test_answers_wait_until_all_are_in() -> None:
    waiting = after(builders(), BUILD)
    assert (waiting.board.owing, waiting.board.answered) == ((1,), (0,))
    assert waiting.board.nations == builders().board.nations
    done = after(waiting, NONE, seat=1)
    assert [len(nation.cities) for nation in done.board.nations] == [1, 0]


def test_an_answer_may_be_replaced_until_all_are_in() -> None:
    done = after(after(after(builders(), BUILD), NONE), NONE, seat=1)
    assert done.board.nations[0].cities == ()


def test_others_are_told_that_a_nation_has_answered_and_not_what() -> None:
    (event,) = told(story(builders(), BUILD), Answered)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == Answered(0, None)


def test_others_are_not_told_that_an_answer_was_replaced() -> None:
    (event,) = told(story(after(builders(), BUILD), NONE), Answered)
    assert event.seen_by(0) == event
    assert event.seen_by(1) is None


def test_what_was_answered_is_in_nobody_elses_view() -> None:
    first, second = after(builders(), BUILD), after(builders(), NONE)
    assert CIVILIZATION.view(first, 1) == CIVILIZATION.view(second, 1)
    assert CIVILIZATION.view(first, None) == CIVILIZATION.view(second, None)
    assert CIVILIZATION.view(first, 0) != CIVILIZATION.view(second, 0)


def test_an_answer_means_the_same_whatever_others_have_answered_meanwhile() -> None:
    position = builders()
    seen, now = CIVILIZATION.view(position, 1), CIVILIZATION.view(after(position, BUILD), 1)
    assert CIVILIZATION.fits(seen, now, NONE)


def test_an_answer_to_another_question_means_nothing_any_more() -> None:
    position = builders()
    seen, now = CIVILIZATION.view(position, 1), CIVILIZATION.view(scene("cities", crete="troy 6", asia="sardis 6"), 1)
    assert not CIVILIZATION.fits(seen, now, BUILD)


def test_a_step_of_a_movement_counts_on_the_newest_board_alone() -> None:
    position = scene(crete="knossos 2", asia="troy 1")
    seen = CIVILIZATION.view(position, 0)
    now = CIVILIZATION.view(after(position, Move("knossos", "phaistos", 1)), 0)
    assert not CIVILIZATION.fits(seen, now, Move("knossos", "phaistos", 1))


def test_who_owes_no_answer_gives_none() -> None:
    assert code(scene("cities", crete="knossos 6 troy 2", asia="sardis 2"), NONE, seat=1) == "not_your_turn"


def test_time_that_is_up_ends_a_movement() -> None:
    position = scene(crete="knossos 2", asia="troy 1")
    ended, _ = CIVILIZATION.expire(after(position, Move("knossos", "phaistos", 1)), (0,))
    assert ended.board.turn == position.board.turn + 1
    assert ended.board.nations[0].tokens.count(2) == 2


def test_time_that_is_up_takes_back_a_movement_that_cannot_end() -> None:
    position = scene(crete="knossos 2 ~knossos", asia="troy 1")
    at_sea = after(position, Load("crete-1", 1), Sail("crete-1", "sea_libyan"))
    ended, _ = CIVILIZATION.expire(at_sea, (0,))
    assert ended.board.nations[0].on_map == 4


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(("cities", "to"), [("+knossos", -1), ("+knossos +troy", 0)])
def test_a_marker_enters_the_bronze_age_with_two_cities(nation: NationId, cities: str, to: int) -> None:
    bronze = EARLY_BRONZE[nation]
    other = "asia" if nation != "asia" else "crete"
    events = story(scene(**{nation: f"@{bronze - 1} {cities} hattusas 4", other: "ancyra 1"}), END)
    moved = next(event for event in told(events, MarkerMoved) if event.seat == 0)
    assert moved.to == bronze + to


def test_beyond_the_neolithic_a_nation_without_a_city_goes_back() -> None:
    events = story(scene(crete="@5 knossos 2", asia="troy 1"), END)
    assert told(events, MarkerMoved)[0] == MarkerMoved(0, 5, 4, "no_city")


def test_in_the_neolithic_a_marker_advances_without_cities() -> None:
    events = story(scene(crete="@1 knossos 2", asia="troy 1"), END)
    assert told(events, MarkerMoved)[0] == MarkerMoved(0, 1, 2)


def test_nomads_end_after_sixteen_turns_and_most_territories_win() -> None:
    position = scene(mode="nomads", turn=16, crete="knossos 9", asia="troy 1 sardis 1")
    ended = after(position, END)
    result = CIVILIZATION.result(ended)
    assert result is not None
    assert [(each.seat, each.rank, each.score) for each in result.standings] == [(1, 1, 2), (0, 2, 1)]


def test_nomads_with_as_many_territories_share_the_victory() -> None:
    events = story(scene(mode="nomads", turn=16, crete="knossos 9", asia="troy 1"), END)
    assert told(events, GameEnded) == [GameEnded("last_turn", (0, 1))]


@pytest.mark.parametrize(
    ("crete", "asia", "winners"),
    [
        pytest.param("@11 +knossos troy 2", "@10 +sardis +athens ancyra 5", (0,), id="the farthest marker"),
        pytest.param("@11 +knossos troy 2", "@11 +sardis +athens ancyra 4", (1,), id="most cities"),
        pytest.param("@11 +knossos troy 1 rhodes 1", "@11 +sardis ancyra 2", (0,), id="most territories"),
        pytest.param("@11 +knossos troy 2", "@11 +sardis ancyra 2", (0, 1), id="shared"),
    ],
)
def test_farmers_end_on_square_12(crete: str, asia: str, winners: tuple[int, ...]) -> None:
    events = story(scene(crete=crete, asia=asia), END)
    assert told(events, GameEnded) == [GameEnded("succession", winners)]


def test_the_last_turn_of_the_table_ends_the_game() -> None:
    events = story(scene(turn=60, crete="@3 knossos 2", asia="@2 troy 1"), END)
    assert told(events, GameEnded) == [GameEnded("turn_limit", (0,))]


def test_if_nobody_is_left_all_share_the_victory() -> None:
    events = story(scene(crete="@3 sparta 1", asia="@2 sparta 1"), END)
    assert told(events, GameEnded) == [GameEnded("wiped_out", (0, 1))]
