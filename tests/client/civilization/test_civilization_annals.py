"""The annals of a match of Civilization: whose land it was after each turn, how many each had, and what was new."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from client.civilization.seating import NAMES, board
from games.civilization.scenes import CIVILIZATION
from ziggurat.certainty import of_type
from ziggurat.games.civilization.areas import NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_events import CalamityEnded, CalamityStarted, CampAnnexed, UnitsLost
from ziggurat.games.civilization.events import (
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    CitySeized,
    TokensAdded,
    TurnStarted,
)
from ziggurat.games.civilization.position import Board, CivilizationOptions, Shown
from ziggurat.games.civilization.trade_events import AdvancesBought, Announced, TradeDone
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.annals import AnnalsPage
from ziggurat_client.boards.civilization.annals.pages import TurnMap, measures, pages
from ziggurat_client.boards.civilization.annals.words import tell_turn
from ziggurat_client.boards.civilization.replay.chronicle import CivilizationChronicle
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.staging.civilization_annals import played_match
from ziggurat_client.wording.words import LANGUAGES, Words

SPAN = CIVILIZATION.span(Shown(board()))
NOW = replace(board(), turn=3)


def frame(there: Board, *events: Event) -> Frame:
    """A step that led there."""
    return Frame(Shown(there), None, events, SPAN, ())


def last_page(*events: Event, there: Board = NOW) -> AnnalsPage:
    """The page of a turn in which this happened."""
    return pages([frame(NOW, TurnStarted(3)), frame(there, *events)])[-1]


def owners(there: Board) -> dict[AreaNumber, Seat]:
    """Whose the areas are on the map of a turn that ended so."""
    return dict(of_type(TurnMap, last_page(there=there).picture).owners)


def said(page: AnnalsPage, language: str = "en") -> Sequence[str]:
    return tell_turn(Words(language), NAMES, page)


def test_there_is_a_page_for_the_beginning_and_for_each_turn() -> None:
    match = played_match()
    told = pages(rehearsed(match.record(), CivilizationChronicle()).frames)
    assert [page.turn for page in told] == list(range(13))


def test_the_last_page_is_what_the_match_ended_with() -> None:
    match = played_match()
    told = pages(rehearsed(match.record(), CivilizationChronicle()).frames)
    nations = match.position.board.nations
    assert told[-1].values[0] == tuple(nation.on_map for nation in nations)
    assert told[-1].values[1] == tuple(len(nation.cities) for nation in nations)


def test_before_the_nations_are_chosen_there_is_nothing_to_tell() -> None:
    assert pages([frame(replace(board(), nations=()))]) == ()


def test_what_grows_as_the_next_turn_begins_belongs_to_the_next() -> None:
    grown = NOW.with_nation(0, NOW.nations[0].placed(NUMBER_OF["rome"], 2))
    first, second = pages([frame(grown, TurnStarted(4), TokensAdded(0, "rome", 2, "expansion")), frame(grown)])
    assert second.values[0][0] - first.values[0][0] == 2


def test_each_mode_measures_what_counts_in_it() -> None:
    farmers, nomads = (
        [key.rpartition(".")[2] for key in measures([frame(replace(NOW, options=CivilizationOptions(mode=mode)))])]
        for mode in ("farmers", "nomads")
    )
    assert (farmers, nomads) == (["tokens", "cities", "territories"], ["territories", "ships", "tokens"])


def test_an_area_belongs_to_whose_city_is_there_or_who_has_most_tokens() -> None:
    area = NUMBER_OF["liguria"]
    seats = [seat for seat in range(NOW.seats) if not NOW.nations[seat].tokens[area]][:2]
    there = NOW
    for count, seat in enumerate(seats, 20):
        there = there.with_nation(seat, there.nations[seat].moved_in(area, count))
    assert owners(there)[area] == seats[1]
    there = there.with_nation(seats[0], there.nations[seats[0]].with_city(area))
    assert owners(there)[area] == seats[0]


def test_cities_founded_are_told_together_for_each_nation() -> None:
    page = last_page(CityBuilt(1, "mari"), CityBuilt(1, "uruk"))
    assert said(page)[0] == f"{NAMES[1]} founds Mari and Uruk."


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ((CityAttacked("mari", 0, 1, 7, "surrendered"), CitySeized("mari", 0, 1)), "{0} takes Mari from {1}."),
        ((CityAttacked("mari", 0, 1, 7, "fell"), CityReduced(1, "mari", 6)), "Mari ({1}) falls to {0}."),
        ((CityAttacked("mari", 0, 1, 7, "eliminated"), CityEliminated(1, "mari")), "Mari ({1}) falls to {0}."),
        ((CityReduced(1, "mari", 6),), "{1} loses Mari."),
        ((UnitsLost(1, "piracy", (), ("mari",), 0),), "{1} loses Mari."),
        ((CampAnnexed(1, 0, (), ("mari",)),), "{0} takes Mari from {1}."),
    ],
)
def test_a_city_lost_is_told_once(events: tuple[Event, ...], sentence: str) -> None:
    told = said(last_page(*events))
    assert [each for each in told if "Mari" in each] == [sentence.format(*NAMES)]


def test_an_attack_that_was_repelled_is_no_loss() -> None:
    assert said(last_page(CityAttacked("mari", 0, 1, 7, "repelled")))[0] == "No city was founded, and none fell."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_can_be_told_in_every_language(language: str) -> None:
    told = pages(rehearsed(played_match().record(), CivilizationChronicle()).frames)
    names = [f"P{seat}" for seat in range(7)]
    assert all(tell_turn(Words(language), names, page) for page in told)


def test_calamities_advances_and_deals_of_a_turn_are_told() -> None:
    salt = Announced(3, 27, "salt")
    page = last_page(
        TradeDone(0, 1, salt, salt, None, None),
        AdvancesBought(1, ("music", "law"), 225, (), 0),
        CalamityStarted("epidemic", 2, 0),
        CalamityEnded("epidemic", 2, "struck"),
        CalamityStarted("flood", 1, None),
        CalamityEnded("flood", 1, "no_effect"),
        CalamityEnded("piracy", 2, "ignored"),
    )
    assert list(said(page))[:4] == [
        f"Epidemic strikes {NAMES[2]}, passed on by {NAMES[0]}.",
        f"Flood finds nothing of {NAMES[1]}.",
        f"Advances: {NAMES[1]} (Music, Law).",
        "1 deal is made.",
    ]


def test_with_cards_the_curves_show_advances_and_treasuries() -> None:
    there = replace(NOW, options=CivilizationOptions("full"))
    richer = replace(there.nations[0], treasury=12, advances=("music", "law"))
    told = pages([frame(there.with_nation(0, richer))])[-1]
    assert measures([frame(there)])[:2] == ("civilization.annals.advances", "civilization.annals.treasury")
    assert [values[0] for values in told.values[:2]] == [230, 12]
