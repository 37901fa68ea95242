"""The rulings on what the printed rules leave open, one by one (17): those that nomads and farmers meet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.notation import nation
from games.civilization.scenes import CIVILIZATION, after, city, code, scene, story, tokens, told
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    EndMovement,
    Expand,
    FightOn,
    Load,
    NewShip,
    Sail,
    Ships,
    Upkeep,
)
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.course import next_phase
from ziggurat.games.civilization.events import (
    CityAttacked,
    CityEliminated,
    CityReduced,
    ConflictStarted,
    GameEnded,
    MarkerMoved,
    TokensRemoved,
)
from ziggurat.games.civilization.moving import rested
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Position, Ship
from ziggurat.games.civilization.regions import start_areas
from ziggurat.games.civilization.scoring import ending_of, territories
from ziggurat.games.civilization.succession import step_of
from ziggurat.games.game import Event

END = EndMovement()
ALL_ABROAD = "+abdera +byzantium +chalcis +corcyra +corinth +gordion +hattusas +kanesh +knossos"
EVERY_MODE = pytest.mark.parametrize("mode", ["nomads", "farmers"])


def ended_turn(position: Position) -> list[Event]:
    """What follows once the last movement of the turn is over."""
    return story(position, END)


# R1, R2, R32: the setup


@pytest.mark.parametrize("seats", range(2, 8))
@EVERY_MODE
def test_the_whole_board_is_open_and_any_of_nine_nations_may_be_chosen(seats: int, mode: Mode) -> None:
    position = CIVILIZATION.setup(seats, CivilizationOptions(mode=mode), 1)
    seat = position.board.owing[0]
    assert [code(position, ChooseNation(name), seat) for name in start_areas(CivilizationOptions(), 7)] == [None] * 9


def test_every_nation_has_55_tokens_with_seven_players_too() -> None:
    position = CIVILIZATION.setup(7, CivilizationOptions(), 1)
    for name in list(start_areas(CivilizationOptions(), 7))[:7]:
        position = after(position, ChooseNation(name), seat=position.board.owing[0])
    assert {each.stock + each.on_map for each in position.board.nations} == {TOKENS} == {55}


def test_the_nations_begin_in_the_row_for_the_whole_board() -> None:
    assert start_areas(CivilizationOptions(), 7) == {
        "africa": "carthage",
        "italy": "tarquinia",
        "illyria": "noricum",
        "thrace": "scythia",
        "crete": "knossos",
        "asia": "maeotia",
        "assyria": "sarmatia",
        "babylon": "susa",
        "egypt": "hierakonpolis",
    }


# R4: the open sea


@EVERY_MODE
def test_a_ship_sails_through_the_open_sea_and_never_stays_there(mode: Mode) -> None:
    sailed = after(scene(mode=mode, crete="knossos 2 ~knossos", asia="troy 1"), Sail("crete-1", "sea_libyan"))
    assert code(sailed, END) == "open_sea"
    assert code(after(sailed, Sail("crete-1", "phaistos")), END) is None


# R5 to R9: conflicts


def test_r5_without_a_marker_of_the_attacker_the_city_is_eliminated_and_its_tokens_stay() -> None:
    position = scene(crete=f"athens 9 memphis 18 {ALL_ABROAD}", asia="=5 +athens thebes 2")
    events = ended_turn(position)
    assert told(events, CityAttacked)[0].result == "eliminated"
    assert told(events, CityEliminated) == [CityEliminated(1, "athens")]
    assert tokens(after(position, END), "athens") == {"crete": 9}  # until the surplus goes


def test_r5_tokens_that_took_a_city_go_as_surplus() -> None:
    taken = after(scene(crete="athens 7 knossos 3", asia="=5 +athens thebes 2"), END)
    assert (city(taken, "athens"), tokens(taken, "athens")) == ("crete", {"crete": 7})
    removed = told(story(taken, BuildCities(())), TokensRemoved)
    assert removed == [TokensRemoved(0, "athens", 7, "surplus")]


def test_r7_own_tokens_that_stand_there_count_towards_the_limit_of_a_reduced_city() -> None:
    position = scene("conflicts", crete="+knossos knossos 1", asia="ancyra 1")
    events: list[Event] = []
    next_phase(position, events)
    assert told(events, CityReduced) == [CityReduced(0, "knossos", 2)]


def test_r7_a_stock_with_one_token_too_few_eliminates_the_city() -> None:
    events: list[Event] = []
    next_phase(scene("conflicts", crete="=2 +knossos hattusas 1", asia="ancyra 1"), events)
    assert told(events, CityEliminated) == [CityEliminated(0, "knossos")]
    events.clear()
    next_phase(scene("conflicts", crete="=3 +knossos hattusas 1", asia="ancyra 1"), events)
    assert told(events, CityReduced) == [CityReduced(0, "knossos", 3)]


def test_r8_tokens_that_are_surplus_in_a_moment_count_for_support_when_building() -> None:
    position = scene("cities", crete="knossos 8", asia="troy 1")
    assert code(position, BuildCities(("knossos",))) is None
    built = after(position, BuildCities(("knossos",)))
    assert (city(built, "knossos"), tokens(built, "knossos")) == ("crete", {})


@pytest.mark.parametrize(("fight_on", "asked"), [(True, (0, 1)), (False, ())])
def test_r9_whether_a_fight_stops_by_itself_at_the_limit_is_an_option(fight_on: bool, asked: tuple[int, ...]) -> None:
    after_fight = after(scene(crete="hattusas 2 troy 6", asia="hattusas 2", fight_on=fight_on), END)
    assert (after_fight.board.owing if after_fight.board.phase == "conflicts" else ()) == asked


def test_r9_defenders_of_a_city_that_fell_are_asked_too() -> None:
    position = scene(crete="knossos 7", asia="+knossos troy 6", fight_on=True)
    paused = after(position, END)
    assert (paused.board.phase, paused.board.owing) == ("conflicts", (0, 1))
    assert tokens(paused, "knossos") == {"crete": 2, "asia": 1}
    fought = after(after(paused, FightOn(True)), FightOn(False), seat=1)
    assert tokens(fought, "knossos") == {"crete": 2}


def test_r9_fights_among_attackers_and_with_the_owners_tokens_ask_nothing() -> None:
    position = scene(crete="athens 3 troy 6", asia="athens 2", egypt="+athens athens 1 memphis 4", fight_on=True)
    ended = after(position, END)
    assert ended.board.phase == "cities"
    assert [event.floor for event in told(ended_turn(position), ConflictStarted)] == [0, 0]


# R20: those who have lost everything


def test_r20_a_nation_without_pieces_on_the_map_stays_in_the_game_and_is_asked_nothing() -> None:
    position = scene(turn=3, crete="knossos 2", asia="@3")
    events = ended_turn(position)
    assert MarkerMoved(1, 3, 4) in told(events, MarkerMoved)
    assert 1 not in after(position, END).board.owing


def test_r20_a_ship_alone_is_asked_for_its_movement() -> None:
    position = scene("ships", crete="knossos 2", asia="@3")
    asia = position.board.nations[1].with_ship(0, Ship(NUMBER_OF["thera"]))
    moved: list[Event] = []
    board = next_phase(position.on(position.board.with_nation(1, asia)), moved).board
    assert board.movement is not None
    ship_moves = after(Position(board, (None, None)), END)
    assert ship_moves.board.owing == (1,)


# R21, R22, R27: who lives together


def test_r21_no_foreign_token_survives_beside_a_city() -> None:
    for strength in (1, 2, 3, 6):
        ended = after(scene(crete=f"hattusas {strength}", asia="+hattusas troy 6"), END)
        assert (city(ended, "hattusas"), tokens(ended, "hattusas")) == ("asia", {})


def test_r22_attackers_fight_each_other_then_the_defending_tokens_then_the_city() -> None:
    position = scene(crete="athens 12", asia="athens 3", egypt="+athens athens 2 memphis 6")
    fights = told(ended_turn(position), ConflictStarted)
    assert [event.tokens for event in fights[:2]] == [((0, 12), (1, 3)), ((0, 10), (2, 2))]
    assert told(ended_turn(position), CityAttacked) == [CityAttacked("athens", 0, 2, 9, "fell")]


@pytest.mark.parametrize("phase", ["expansion", "ships", "cities"])
def test_r27_tokens_above_the_limit_fight_in_the_phase_of_conflicts_alone(phase: str) -> None:
    position = scene(phase, crete="sparta 2 knossos 6", asia="sparta 2 troy 1")  # type: ignore[arg-type]
    events: list[Event] = []
    next_phase(position, events)
    assert told(events, ConflictStarted) == []


# R28 to R31: the table of succession and victory


def test_r28_a_marker_of_farmers_without_a_city_goes_back_and_needs_two_cities_again() -> None:
    gone_back = nation("crete", "knossos 2 @5")
    assert step_of(gone_back) == (4, "no_city")
    assert step_of(nation("crete", "knossos 2 +phaistos @4")) == (4, "condition")
    assert step_of(nation("crete", "knossos 2 +phaistos +troy @4")) == (5, None)


@pytest.mark.parametrize(
    ("name", "bronze"),
    [
        ("africa", 5),
        ("italy", 5),
        ("illyria", 6),
        ("thrace", 6),
        ("crete", 5),
        ("asia", 5),
        ("assyria", 5),
        ("babylon", 5),
        ("egypt", 4),
    ],
)
def test_every_line_of_the_table_opens_the_bronze_age_at_its_own_square(name: str, bronze: int) -> None:
    for cities, there in (("", bronze - 1), ("+troy", bronze - 1), ("+troy +rhodes", bronze)):
        assert step_of(nation(name, f"{cities} @{bronze - 1}"))[0] == there
    assert step_of(nation(name, f"@{bronze - 2}")) == (bronze - 1, None)
    assert step_of(nation(name, f"+troy @{bronze}")) == (bronze + 1, None)
    assert step_of(nation(name, f"@{bronze}")) == (bronze - 1, "no_city")


def test_r29_reaching_square_12_ends_the_game_in_that_turn() -> None:
    events = ended_turn(scene(crete="knossos 4 +troy +rhodes @11", asia="sardis 2 @6"))
    assert told(events, GameEnded) == [GameEnded("succession", (0,))]


def test_r30_those_who_are_equal_in_everything_share_the_victory() -> None:
    equal = "{} 4 +{} +{} @11"
    events = ended_turn(
        scene(crete=equal.format("knossos", "troy", "rhodes"), asia=equal.format("hattusas", "athens", "sinope"))
    )
    assert told(events, GameEnded) == [GameEnded("succession", (0, 1))]


def test_more_cities_part_equal_markers_before_more_territories_do() -> None:
    position = scene(
        crete="knossos 3 sparta 1 epirus 1 athens 1 +troy +rhodes +phaistos @11",
        asia="hattusas 2 kanesh 1 ancyra 1 gordion 1 pontus 1 sinope 1 +susa +ur @11",
    )
    assert told(ended_turn(position), GameEnded) == [GameEnded("succession", (0,))]
    fewer = scene(crete="knossos 3 athens 1 +troy +rhodes @11", asia="hattusas 2 kanesh 1 ancyra 1 +susa +ur @11")
    assert told(ended_turn(fewer), GameEnded) == [GameEnded("succession", (1,))]


def test_an_area_counts_as_one_territory_with_a_token_a_city_or_both() -> None:
    assert territories(nation("crete", "knossos 2 troy 1 +troy +athens ~rhodes")) == 3


def test_nomads_have_no_table_of_succession() -> None:
    position = scene(mode="nomads", crete="knossos 2", asia="troy 2")
    assert told(ended_turn(position), MarkerMoved) == []
    assert [each.marker for each in after(position, END).board.nations] == [0, 0]


# R35, R38: payments, and who is asked


def test_r35_a_ship_is_never_paid_with_treasury_where_there_is_none() -> None:
    position = scene("ships", crete="knossos 4 ~knossos", asia="troy 1")
    assert code(position, Ships({"crete-1": Upkeep(1, 0)}, ())) == "cannot_pay"
    assert code(position, Ships({}, (NewShip("knossos", 1, 1),))) == "cannot_pay"


def test_r38_where_there_is_one_answer_nobody_is_asked_for_expansion() -> None:
    position = scene("cities", crete="=1 knossos 2", asia="=3 troy 2 sardis 1", egypt="=2 memphis 2 thebes 1")
    board = next_phase(position, []).board
    assert (board.phase, board.owing) == ("expansion", (2,))


def test_r38_cities_are_asked_of_whoever_has_six_tokens_in_an_area_with_or_without_a_marker() -> None:
    position = scene(
        "support", crete=f"memphis 18 epirus 6 {ALL_ABROAD}", asia="troy 5", egypt="thebes 6", babylon="epirus 6"
    )
    assert next_phase(position, []).board.owing == (0, 2, 3)


def test_r38_movement_is_asked_of_everyone_with_a_token_or_a_ship() -> None:
    position = scene("ships", crete="knossos 1", asia="~rhodes rhodes 1", egypt="", babylon="susa 1")
    board = next_phase(position, []).board
    seats = []
    while board.phase == "movement":
        seats.append(board.owing[0])
        board = after(Position(board, (None,) * 4), END, seat=board.owing[0]).board
    assert seats == [0, 1, 3]


# R39: a game that cannot end otherwise


@EVERY_MODE
def test_r39_if_nobody_is_on_the_map_all_share_the_victory(mode: Mode) -> None:
    events = ended_turn(scene(mode=mode, crete="~knossos", asia="@9"))
    assert told(events, GameEnded) == [GameEnded("wiped_out", (0, 1))]


def test_r39_a_city_alone_keeps_the_game_going() -> None:
    assert ending_of(scene(crete="~knossos", asia="+hattusas").board) is None
    assert ending_of(scene(crete="~knossos", asia="").board) == "wiped_out"


@pytest.mark.parametrize(("limit", "ends"), [(5, True), (6, False), (4, False), (0, False)])
def test_r39_farmers_end_after_the_turn_that_is_their_limit(limit: int, ends: bool) -> None:
    position = scene(turn=5, crete="knossos 2 @4", asia="troy 2 sardis 1 @5")
    options = replace(position.board.options, turn_limit=limit)
    events = ended_turn(replace(position, board=replace(position.board, options=options)))
    assert bool(told(events, GameEnded)) == ends


def test_r39_the_limit_of_turns_means_nothing_to_nomads() -> None:
    position = scene(mode="nomads", turn=5, crete="knossos 2", asia="troy 2")
    options = replace(position.board.options, turn_limit=5)
    assert told(ended_turn(replace(position, board=replace(position.board, options=options))), GameEnded) == []


def test_a_ship_that_has_sailed_has_all_its_steps_again_next_turn() -> None:
    tired = nation("crete", "knossos 1").with_ship(2, Ship(0, sailed=4))
    assert rested(tired).ships[2] == Ship(0)


def test_what_is_aboard_when_time_is_up_is_back_where_it_was() -> None:
    position = scene(crete="knossos 2 troy 6 ~knossos", asia="sardis 1")
    aboard = after(position, Load("crete-1", 2))
    late, _ = CIVILIZATION.expire(aboard, (0,))
    assert tokens(late, "knossos") == {"crete": 2}


def test_time_that_is_up_spreads_a_stock_in_the_order_of_area_ids() -> None:
    position = scene("expansion", crete="=3 troy 2 athens 2 knossos 1 sardis 1", asia="memphis 1")
    assert CIVILIZATION.expire(position, (0,))[0] == after(position, Expand({"athens": 2, "knossos": 1}))
