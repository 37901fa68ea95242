"""Players of Civilization that think: what they do where it is plain what should be done."""

from __future__ import annotations

from random import Random

import pytest

from examples import sampled
from games.civilization.scenes import CIVILIZATION, after, scene
from ziggurat.bots.civilization.alternatives import alternatives
from ziggurat.bots.civilization.evaluator import CivilizationEvaluator
from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.favourites import LIKED, PROVEN
from ziggurat.bots.civilization.leanings import Leaning
from ziggurat.bots.civilization.manner import SEER, Manner
from ziggurat.bots.civilization.movement_plans import Intent, planned
from ziggurat.bots.civilization.playing_on import followed, to_movement
from ziggurat.bots.civilization.turn_generator import CivilizationTurnGenerator
from ziggurat.bots.hint import hint
from ziggurat.bots.levels import Merchant, player_of
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.thinking import Effort
from ziggurat.games.civilization.actions import BuildCities, ChooseNation, EndMovement, Load, Move, ReduceCity, Ships
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Position
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.game import Action
from ziggurat.match.match import Match

MODES: tuple[Mode, ...] = ("nomads", "farmers")


def choice(position: Position, level: str = "merchant") -> Action:
    """What a player of the level does in seat 0."""
    return player_of(level).choose(CIVILIZATION, CIVILIZATION.view(position, 0), Random(1))


def movement(position: Position) -> Position:
    """The position once a merchant in seat 0 has moved."""
    player, chance = Merchant(), Random(1)
    while position.board.phase == "movement" and position.board.owing == (0,):
        action = player.choose(CIVILIZATION, CIVILIZATION.view(position, 0), chance)
        if isinstance(action, EndMovement):
            break
        position, _ = CIVILIZATION.apply(position, 0, action)
    return position


def played(seats: int, mode: Mode, level: str, seed: int) -> Match:
    """A match of some turns between players of a level, in which the match checks every action."""
    match = Match(CIVILIZATION, seats, seed, options=CivilizationOptions(mode, turn_limit=5))
    players, chance = [player_of(level, 200) for _ in range(seats)], Random(seed)
    while match.due.seats and match.position.board.turn < 6:
        seat = match.due.seats[0]
        match.apply(seat, players[seat].choose(CIVILIZATION, match.view(seat), chance))
    return match


@sampled("mode", MODES, every=2)
@pytest.mark.parametrize(
    "level", ["apprentice", "merchant", "priest", pytest.param("king", marks=pytest.mark.thorough)]
)
def test_every_level_plays_by_the_rules(mode: Mode, level: str) -> None:
    assert played(3, mode, level, 4).position.board.turn >= 5


@pytest.mark.parametrize("mode", MODES)
def test_the_same_chance_gives_the_same_game(mode: Mode) -> None:
    assert played(4, mode, "merchant", 2).steps == played(4, mode, "merchant", 2).steps


def test_nomads_spread_into_free_areas() -> None:
    before = scene("movement", "nomads", asia="hattusas 4", crete="knossos 1")
    moved = movement(before)
    assert territories(moved.board.nations[0]) == 4


def test_nomads_leave_no_area_that_they_could_keep() -> None:
    before = scene("movement", "nomads", asia="hattusas 1 kanesh 1", crete="knossos 1")
    assert territories(movement(before).board.nations[0]) == 2


def test_farmers_gather_six_tokens_on_a_site() -> None:
    many = "gordion 4 ancyra 2 hattusas 3 kanesh 2 pontus 2 sinope 2 paphlagonia 2 bithynia 2 sardis 3 perge 2 tarsus 3"
    moved = movement(scene(asia=f"{many} @5", crete="knossos 1 @5"))
    assert max(moved.board.nations[0].tokens) >= 6


def test_a_city_is_founded_where_it_can_be_supported() -> None:
    action = choice(scene("cities", asia="gordion 6 hattusas 3 kanesh 2 @5", crete="knossos 1 @5"))
    assert action == BuildCities(("gordion",))


def test_no_first_city_is_expected_before_a_second_one_can_be_founded() -> None:
    before = scene("cities", asia="gordion 6 hattusas 3 kanesh 2 @4", crete="knossos 1 @4")
    assert expected(before.board, 0) == BuildCities(())


def test_two_cities_are_expected_where_they_open_the_bronze_age() -> None:
    before = scene("cities", asia="gordion 6 ancyra 6 hattusas 3 kanesh 2 @4", crete="knossos 1 @4")
    answer = expected(before.board, 0)
    assert isinstance(answer, BuildCities)
    assert sorted(answer.areas) == ["ancyra", "gordion"]


def test_no_city_is_expected_while_tokens_multiply() -> None:
    before = scene("cities", asia="gordion 6 ancyra 6 hattusas 3 kanesh 2 @2", crete="knossos 1 @2")
    assert expected(before.board, 0) == BuildCities(())


def nations_taken(level: str, mode: Mode = "nomads", seats: int = 3) -> set[Action]:
    """What players of the level choose in the same position, by twelve chances."""
    begun = CIVILIZATION.setup(seats, CivilizationOptions(mode), 1)
    view = CIVILIZATION.view(begun, begun.board.owing[0])
    return {player_of(level).choose(CIVILIZATION, view, Random(chance)) for chance in range(12)}


def test_a_merchant_takes_any_nation() -> None:
    assert len(nations_taken("merchant")) > 3


def test_a_priest_takes_the_nation_that_has_done_best() -> None:
    assert nations_taken("priest") == {ChooseNation(LIKED["nomads"][0])}


def test_with_cards_a_king_takes_the_nation_that_has_done_best_in_play() -> None:
    assert nations_taken("king", "full", 7) == {ChooseNation(PROVEN["full"][0])}


def test_a_king_plays_on_to_the_end_in_its_mind_before_it_takes_a_nation() -> None:
    begun = CIVILIZATION.setup(2, CivilizationOptions("nomads"), 1)
    budget = Budget(10_000)
    CivilizationTurnGenerator(CIVILIZATION, SEER).decisions(begun, begun.board.owing[0], budget)
    nations, turns = 9, 16
    assert budget.spent >= nations * turns * 2


GORDION = NUMBER_OF["gordion"]


def planned_leaning(*leanings: Leaning) -> list[int]:
    """By area what a nation has that moves out of two, as it leans."""
    begun = scene(asia="gordion 9 ancyra 9 @5", crete="knossos 1 @5")
    return planned(begun.board, 0, Intent(cities=0, leanings=leanings)).count


def test_a_plan_that_leans_away_from_an_area_leaves_it() -> None:
    assert planned_leaning()[GORDION] > 0
    assert planned_leaning(Leaning(GORDION, "leave"))[GORDION] == 0


def test_a_plan_that_leans_to_an_area_gathers_more_there() -> None:
    assert planned_leaning(Leaning(GORDION, "gather"))[GORDION] > planned_leaning()[GORDION]


def test_a_plan_that_leans_to_a_crowded_area_enters_it_all_the_same() -> None:
    begun = scene(asia="gordion 3 ancyra 2 @5", crete="hattusas 2 @5")
    hattusas = NUMBER_OF["hattusas"]
    leaning = Intent(cities=0, leanings=(Leaning(hattusas, "enter"),))
    assert planned(begun.board, 0, Intent(cities=0)).count[hattusas] == 0
    assert planned(begun.board, 0, leaning).count[hattusas] > 0


def judged(turn: int, manner: Manner) -> tuple[float, int]:
    """The chance of who moves first in that turn of a usual match of three, by the best movement that is found in that
    manner, and the positions looked at for it."""
    begun = to_movement(CIVILIZATION.setup(3, CivilizationOptions("farmers"), 1))
    position = followed(begun, turn - 1, Budget(10_000))
    seat, budget = position.board.owing[0], Budget(10_000)
    best = CivilizationTurnGenerator(CIVILIZATION, manner).decisions(position, seat, budget)[0]
    return best.leads[seat], budget.spent


def test_a_king_betters_the_best_of_its_plans() -> None:
    by_plans, _ = judged(11, SEER._replace(bettering=0))
    bettered, _ = judged(11, SEER)
    assert bettered > by_plans


def test_a_king_stops_bettering_where_that_has_cost_enough() -> None:
    _, plans = judged(11, SEER._replace(bettering=0))
    _, spent = judged(11, SEER._replace(bettering=100))
    one_movement = 1 + 3 * 2
    assert plans < spent <= plans + 100 + one_movement


def test_the_city_given_up_is_one_that_leaves_many_tokens() -> None:
    action = choice(scene("support", asia="kanesh 3 +sardis +miletus", crete="knossos 1"))
    assert action == ReduceCity("sardis")


@pytest.mark.parametrize(("tokens", "may_build"), [(2, False), (3, True)])
def test_no_ship_is_offered_for_the_last_tokens(tokens: int, may_build: bool) -> None:
    before = scene("ships", "nomads", asia=f"miletus {tokens}", crete="knossos 1")
    listed = CIVILIZATION.candidates(CIVILIZATION.view(before, 0))
    for offered in (listed, alternatives(before.board, 0)):
        assert any(isinstance(each, Ships) and each.build for each in offered) == may_build


def test_nobody_attacks_a_city_with_too_few() -> None:
    moved = movement(scene(asia="gordion 6 hattusas 2 kanesh 2", crete="+ancyra knossos 4"))
    assert not 0 < moved.board.nations[0].tokens[NUMBER_OF["ancyra"]] < 7


@sampled(
    "position",
    [
        scene("expansion", asia="gordion 2 ancyra 1 =2", crete="knossos 1"),
        scene("ships", asia="miletus 4 perge 2", crete="knossos 1"),
        scene("movement", asia="gordion 4 ancyra 2", crete="knossos 1"),
        scene("support", asia="kanesh 3 +sardis +miletus", crete="knossos 1"),
        scene("cities", asia="gordion 6 hattusas 3 kanesh 2", crete="knossos 1"),
        CIVILIZATION.setup(3, CivilizationOptions(), 1),
    ],
    ids=["expansion", "ships", "movement", "support", "cities", "nations"],
    every=2,
)
def test_a_hint_is_given_in_every_phase(position: Position) -> None:
    seat = CIVILIZATION.due(position).seats[0]
    view = CIVILIZATION.view(position, seat)
    found = hint(CIVILIZATION, view, Effort(200), Random(1))
    assert found.plan
    assert CIVILIZATION.why_not(view, found.plan[0].action) is None


def test_a_token_that_is_aboard_is_no_obstacle() -> None:
    begun = scene("movement", "nomads", asia="miletus 3 ~miletus", crete="knossos 1")
    position = after(begun, Load("asia-1", 1))
    action = choice(position)
    assert CIVILIZATION.why_not(CIVILIZATION.view(position, 0), action) is None


def test_a_move_is_not_made_for_nothing() -> None:
    alone = scene("movement", "nomads", asia="rhodes 1", crete="knossos 1")
    assert not isinstance(choice(alone), Move)


def test_others_are_taken_to_have_answered_as_expected() -> None:
    position = Match(CIVILIZATION, 7, 1, options=CivilizationOptions("farmers")).position
    while position.board.phase != "ships":
        seat = position.board.owing[0]
        is_moving = position.board.phase == "movement"
        action = EndMovement() if is_moving else expected(position.board, seat)
        position, _ = CIVILIZATION.apply(position, seat, action)
    other, viewer = position.board.owing[:2]
    hidden, _ = CIVILIZATION.apply(position, other, Ships({}, ()))
    imagined = CivilizationEvaluator().imagine(CIVILIZATION.view(hidden, viewer), Random(1))
    assert imagined.answers[other] == expected(hidden.board, other)
    assert imagined.answers[viewer] is None
