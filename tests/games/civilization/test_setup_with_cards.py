"""The start of first societies and of the full game: open regions, tokens, and where the cards lie (3, 4)."""

from __future__ import annotations

import msgspec
import pytest

from games.civilization.card_scenes import begun
from games.civilization.scenes import CIVILIZATION, after, code
from ziggurat.games.civilization.actions import BuildCities, ChooseNation, Move, NewShip, Sail, Ships
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Position
from ziggurat.games.civilization.purchasing import copies_left
from ziggurat.games.civilization.regions import closed_areas, start_areas
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, VALUES, pile_of, set_value, value_of

CARD_MODES = pytest.mark.parametrize("mode", ["first_societies", "full"])
FIVE = {
    "africa": "carthage",
    "asia": "maeotia",
    "assyria": "sarmatia",
    "babylon": "susa",
    "crete": "knossos",
    "egypt": "hierakonpolis",
    "thrace": "scythia",
}
STARTS = {
    2: {"asia": "hattusas", "crete": "knossos", "thrace": "odessos"},
    3: {"asia": "hattusas", "crete": "knossos", "illyria": "noricum", "italy": "tarquinia", "thrace": "scythia"},
    4: {"asia": "maeotia", "assyria": "sarmatia", "babylon": "susa", "crete": "knossos", "thrace": "scythia"},
    5: FIVE,
    6: {**FIVE, "illyria": "noricum", "italy": "tarquinia"},
    7: {**FIVE, "illyria": "noricum", "italy": "tarquinia"},
}
REGIONS = {
    2: {"centre"},
    3: {"centre", "north_west"},
    4: {"centre", "north_east"},
    5: {"centre", "south", "north_east"},
    6: {"centre", "south", "north_east", "north_west"},
    7: {"centre", "south", "north_east", "north_west"},
}


def started(seats: int, mode: Mode, seed: int = 1, **options: str) -> Position:
    """The first turn, once everyone has chosen the first nation that is left."""
    position = CIVILIZATION.setup(seats, msgspec.convert({"mode": mode, **options}, CivilizationOptions), seed)
    while position.board.phase == "nations":
        position, _ = CIVILIZATION.expire(position, position.board.owing)
    return position


@CARD_MODES
@pytest.mark.parametrize("seats", STARTS)
def test_the_number_of_players_decides_the_nations_their_starts_and_the_open_regions(mode: Mode, seats: int) -> None:
    options = CivilizationOptions(mode=mode)
    assert start_areas(options, seats) == STARTS[seats]
    board = started(seats, mode).board
    assert {area.region for n, area in enumerate(AREAS) if n not in closed_areas(board)} == {*REGIONS[seats], None}
    first = CIVILIZATION.setup(seats, options, 1)
    allowed = {n for n in STARTS[6] if code(first, ChooseNation(n), seat=first.board.owing[0]) is None}
    assert allowed == set(STARTS[seats])


@pytest.mark.parametrize(
    ("mode", "seats", "tokens"), [("full", 7, 48), ("full", 6, 55), ("full", 2, 55), ("first_societies", 7, 55)]
)
def test_r1_in_the_full_game_of_seven_each_nation_has_48_tokens(mode: Mode, seats: int, tokens: int) -> None:
    nations = started(seats, mode).board.nations
    assert {nation.stock + nation.on_map for nation in nations} == {tokens}
    assert {(n.treasury, n.marker, n.cities, n.advances) for n in nations} == {(0, 0, (), ())}


def test_the_full_game_begins_with_nine_piles_each_with_its_calamity_at_the_bottom() -> None:
    piles = started(4, "full").hidden.piles
    assert [len(pile) for pile in piles] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    bottoms = [pile[-1] for pile in piles[1:]]
    assert bottoms == ["volcano", "flood", "famine", "civil_war", "epidemic", "civil_disorder", "iconoclasm", "piracy"]
    assert all({pile_of(card) for card in pile} == {number} for number, pile in enumerate(piles, start=1))


def test_first_societies_begin_with_one_deck_of_66_cards_without_calamities() -> None:
    position = started(4, "first_societies")
    assert sorted(position.hidden.piles[0]) == sorted(PRODUCT_OF)
    assert (len(position.hidden.piles), position.board.discarded) == (1, 0)


@CARD_MODES
def test_every_shuffle_at_setup_comes_from_the_seed(mode: Mode) -> None:
    assert started(3, mode, 5).hidden.piles == started(3, mode, 5).hidden.piles
    assert len({started(3, mode, seed).hidden.piles for seed in range(5)}) == 5


def test_there_are_eleven_products_with_their_values_and_numbers() -> None:
    assert VALUES == {
        **{"ochre": 1, "hides": 1, "iron": 2, "papyrus": 2, "salt": 3, "grain": 4},
        **{"cloth": 5, "bronze": 6, "spices": 7, "gems": 8, "gold": 9},
    }
    counts = {product: sum(of == product for of in PRODUCT_OF.values()) for product in VALUES}
    assert list(counts.values()) == [7, 7, 5, 5, 9, 8, 7, 6, 5, 4, 3]


@pytest.mark.parametrize(
    ("product", "values"),
    [
        ("ochre", [1, 4, 9, 16, 25, 36, 49]),
        ("iron", [2, 8, 18, 32, 50]),
        ("salt", [3, 12, 27, 48, 75, 108, 147, 192, 243]),
        ("grain", [4, 16, 36, 64, 100, 144, 196, 256]),
        ("cloth", [5, 20, 45, 80, 125, 180, 245]),
        ("bronze", [6, 24, 54, 96, 150, 216]),
        ("spices", [7, 28, 63, 112, 175]),
        ("gems", [8, 32, 72, 128]),
        ("gold", [9, 36, 81]),
    ],
)
def test_a_set_is_worth_the_unit_value_times_the_square_of_its_number(product: str, values: list[int]) -> None:
    assert [set_value(product, count + 1) for count in range(len(values))] == values
    assert [value_of([f"{product}-{n + 1}" for n in range(count + 1)]) for count in range(len(values))] == values


def test_all_advances_are_for_sale_at_the_start() -> None:
    board = started(6, "first_societies").board
    copies = {"mysticism": 3, "architecture": 6, "literacy": 6, "law": 7, "democracy": 5, "philosophy": 5}
    assert {name: copies_left(board, name) for name in copies} == copies


@pytest.mark.parametrize(
    ("mode", "fight_on", "asks"),
    [
        ("full", None, False),
        ("full", True, True),
        ("first_societies", None, True),
        ("first_societies", False, False),
        ("farmers", None, True),
    ],
)
def test_whether_a_fight_goes_on_at_the_limit_is_usual_but_in_the_full_game(
    mode: Mode, fight_on: bool | None, asks: bool
) -> None:
    board = begun(
        "conflicts", mode=mode, options={"fight_on": fight_on}, crete="hattusas 2 troy 6", asia="hattusas 2"
    ).board
    assert (board.phase == "conflicts") == asks


# Closed regions: 4.2, R32


def test_r32_nothing_enters_a_closed_region() -> None:
    position = begun("movement", crete="corcyra 2 ~corcyra epirus 2", asia="troy 1")
    assert position.board.owing == (0,)
    assert code(position, Move("epirus", "epidamnus", 1)) == "closed_area"
    assert code(position, Sail("crete-1", "epidamnus")) == "closed_area"
    assert code(position, Move("epirus", "knossos", 9)) == "not_adjacent"


def test_r32_three_players_may_go_where_two_may_not() -> None:
    position = begun("movement", crete="corcyra 2 ~corcyra epirus 2", asia="troy 1", egypt="")
    assert code(position, Move("epirus", "epidamnus", 1)) is None
    assert code(position, Sail("crete-1", "epidamnus")) is None


def test_no_ship_is_built_in_a_closed_region_whatever_else_is_wrong_with_it() -> None:
    position = begun("ships", crete="knossos 4", asia="troy 2")
    assert code(position, Ships({}, (NewShip("salona", 9, 9),))) == "closed_area"


def test_no_city_is_built_in_a_closed_region_whatever_else_is_wrong_with_it() -> None:
    position = begun("cities", crete="knossos 8", asia="troy 2")
    assert code(position, BuildCities(("memphis",))) == "closed_area"
    assert code(position, BuildCities(("knossos", "memphis"))) == "closed_area"
    assert code(position, BuildCities(("memphis", "atlantis"))) == "bad_value"


@CARD_MODES
def test_the_open_sea_is_open_for_any_number_of_players(mode: Mode) -> None:
    position = begun("movement", mode=mode, crete="knossos 2 ~knossos *astronomy", asia="troy 1")
    assert code(position, Sail("crete-1", "sea_libyan")) is None
    assert code(after(position, Sail("crete-1", "sea_libyan")), Sail("crete-1", "cyrene")) == "closed_area"
