"""What whoever comes back to a long game is told: how the nations stood and stand, and what concerned them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from client.civilization.seating import NAMES, board
from examples import sampled
from games.civilization.scenes import CIVILIZATION
from games.random_play import chooser, play_step
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.calamity_events import CalamityStarted, UnitsLost
from ziggurat.games.civilization.events import CityAttacked, ConflictEnded, ConflictStarted
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Shown
from ziggurat.games.civilization.trade_events import Announced, Taxed, TradeDone
from ziggurat.games.game import Due, Event, Seat, View, Viewer
from ziggurat.match.match import Match
from ziggurat.match.steps import Expiry
from ziggurat_client.boards.civilization.since.digest import Change, Since, happened_since, since_our_last_step
from ziggurat_client.boards.civilization.since.words import MOST, SinceWords, since_words
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.wording.words import LANGUAGES, Words

OURS = 1
BEFORE = replace(board(phase="ships"), turn=5)
NOW = replace(board(phase="movement"), turn=6, spans=9, owing=(0,))


def seen(
    there: Board, *events: Event, actor: Seat | None = None, undone: bool = False, time_up: bool = False
) -> Happening:
    """A step that led there."""
    moment = Moment(0, Due(there.owing), (), View(OURS, Shown(there)), None)
    return Happening(actor, events, undone, moment, time_up)


def digest(*happenings: Happening, viewer: Viewer = OURS) -> Since:
    found = happened_since(happenings, viewer)
    assert found is not None
    return found


def told(since: Since, viewer: Viewer = OURS, language: str = "en", mode: Mode = "farmers") -> SinceWords:
    return since_words(since, mode, CivilizationTeller(Words(language), viewer), NAMES)


# ------------------------------------------------------------------------------------------------ figures


def test_the_nations_are_told_then_and_now() -> None:
    grown = NOW.with_nation(0, NOW.nations[0].placed(NUMBER_OF["rome"], 3).with_city(NUMBER_OF["salona"]))
    nation = digest(seen(BEFORE), seen(grown)).nations[0]
    assert (nation.tokens, nation.cities, nation.territories) == (Change(9, 12), Change(2, 3), Change(4, 5))
    assert (nation.won, nation.lost) == (("salona",), ())


def test_a_city_that_changed_hands_is_won_by_one_and_lost_by_the_other() -> None:
    taken = NOW.with_nation(1, NOW.nations[1].without_city(NUMBER_OF["odessos"]))
    taken = taken.with_nation(2, taken.nations[2].with_city(NUMBER_OF["odessos"]))
    nations = digest(seen(BEFORE), seen(taken)).nations
    assert (nations[1].lost, nations[2].won) == (("odessos",), ("odessos",))


def test_only_our_own_fights_are_told() -> None:
    events = (
        ConflictStarted("getia", ((0, 2), (1, 4)), 0),
        ConflictEnded("getia", ((1, 2),)),
        ConflictStarted("troy", ((0, 1), (2, 1)), 0),
        ConflictEnded("troy", ()),
    )
    (fight,) = digest(seen(BEFORE), seen(NOW, *events)).fights
    assert (fight.area, fight.rivals, fight.began, fight.left) == ("getia", (0,), 4, 2)
    assert digest(seen(BEFORE), seen(NOW, *events), viewer=None).fights == ()


def test_a_fight_that_had_begun_before_began_with_those_who_stood_there() -> None:
    (fight,) = digest(seen(BEFORE), seen(NOW, ConflictEnded("getia", ()))).fights
    assert (fight.began, fight.left) == (4, 0)


def test_an_assault_is_told_to_both_sides() -> None:
    assault = CityAttacked("odessos", 0, OURS, 7, "fell")
    for viewer, expected in ((0, (assault,)), (OURS, (assault,)), (2, ()), (None, ())):
        assert digest(seen(BEFORE), seen(NOW, assault), viewer=viewer).assaults == expected


def test_the_phases_in_which_our_time_was_up_are_named() -> None:
    asked = replace(BEFORE, owing=(0, 1))
    assert digest(seen(asked), seen(NOW, time_up=True)).late == ("ships",)
    assert digest(seen(replace(BEFORE, owing=(0,))), seen(NOW, time_up=True)).late == ()


def test_what_was_taken_back_is_not_told() -> None:
    moved = replace(NOW, turn=7)
    assault = CityAttacked("odessos", 0, OURS, 7, "fell")
    since = digest(seen(BEFORE), seen(NOW), seen(moved, assault), seen(NOW, undone=True))
    assert (since.now.turn, since.assaults) == (6, ())


def test_it_begins_with_our_own_last_step() -> None:
    happenings = [seen(BEFORE, actor=OURS), seen(BEFORE, actor=0), seen(NOW, actor=OURS), seen(NOW, actor=2)]
    assert since_our_last_step(happenings, OURS) == happenings[2:]
    assert since_our_last_step(happenings, None) == happenings


def test_where_the_match_has_not_gone_on_there_is_nothing_to_tell() -> None:
    assert happened_since([seen(BEFORE), seen(BEFORE)], OURS) is None
    assert happened_since([], OURS) is None


# ------------------------------------------------------------------------------------------------ words


def test_it_says_from_where_to_where_and_who_is_asked() -> None:
    words = told(digest(seen(BEFORE), seen(NOW)))
    assert words.span == "Turn 5, Ships › turn 6, Movement"
    assert words.due == f"Awaited now (Movement): {NAMES[0]}"
    assert told(digest(seen(BEFORE), seen(NOW), viewer=0), viewer=0).due == "You are asked now: Movement"


def test_a_line_says_how_a_nation_stood_and_stands() -> None:
    grown = NOW.with_nation(1, NOW.nations[1].placed(NUMBER_OF["troy"], 2))
    words = told(digest(seen(BEFORE), seen(grown)))
    assert words.nations[1] == "You: 9 › 11 tokens, 1 city, 3 › 4 territories, square 6"


def test_nomads_have_neither_cities_nor_squares() -> None:
    words = told(digest(seen(BEFORE), seen(NOW)), mode="nomads")
    assert words.nations[2] == f"{NAMES[2]}: 5 tokens, 2 territories"


def test_of_many_fights_the_newest_are_told() -> None:
    fight = (ConflictStarted("getia", ((0, 2), (1, 4)), 0), ConflictEnded("getia", ((1, 2),)))
    words = told(digest(seen(BEFORE), *[seen(NOW, *fight)] * (MOST + 2)))
    assert words.ours[0] == "2 fights of yours before that"
    assert len(words.ours) == 1 + MOST


def random_match(mode: Mode, seats: int) -> Sequence[Happening]:
    match, choose = Match(CIVILIZATION, seats, 2, CivilizationOptions(mode, turn_limit=12)), chooser(2)
    happenings = [seen(match.position.board)]
    while match.result is None:
        step, events = play_step(match, choose)
        happenings.append(seen(match.position.board, *events, actor=step.seat, time_up=isinstance(step, Expiry)))
    return happenings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["nomads", "farmers"])
@sampled("viewer", [None, 0, 3], every=2)
def test_whatever_happened_it_is_told_in_few_lines(language: str, mode: Mode, viewer: Viewer) -> None:
    happenings = random_match(mode, 7)
    whole = range(0, len(happenings), 9)
    since = [found for begun in whole if (found := happened_since(happenings[begun:], viewer)) is not None]
    assert since
    assert all(len(told(each, viewer, language, mode).lines) <= 7 + 2 * (MOST + 1) + 4 for each in since)


def test_taxes_deals_and_calamities_of_ours_are_told() -> None:
    salt, grain = Announced(3, 27, "salt"), Announced(4, 16, "grain")
    events = (
        Taxed(OURS, 2, 6, 0),
        Taxed(0, 2, 4, 0),
        TradeDone(0, OURS, salt, grain, None, None),
        TradeDone(0, 2, salt, grain, None, None),
        CalamityStarted("famine", OURS, 0),
        UnitsLost(OURS, "famine", (("rome", 4),), ("odessos",), 0),
        UnitsLost(2, "famine", (("rome", 9),), (), 0),
    )
    ours = told(digest(seen(BEFORE), seen(NOW, *events)), mode="full").ours
    assert ours[0] == "Your cities paid 6 tokens into your treasury."
    assert ours[1] == f"{NAMES[0]} and You strike a deal: 3 cards (27, Salt) for 4 cards (16, Grain)."
    assert ours[2] == f"You are struck: Famine, passed by {NAMES[0]}."
    assert len(ours) == 4


def test_with_cards_a_nation_is_told_by_its_advances_and_its_treasury() -> None:
    richer = replace(NOW.nations[0], treasury=12, advances=("music", "law"))
    words = told(digest(seen(BEFORE), seen(NOW.with_nation(0, richer))), mode="full")
    assert "treasury 0 › 12, 0 › 2 advances" in words.nations[0]
