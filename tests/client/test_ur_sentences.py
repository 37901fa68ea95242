"""Ur in words: the log, the list of one's own steps, and refusals."""

from __future__ import annotations

import pytest

from ziggurat.games.game import Event, Refusal
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    GameEnded,
    Inspired,
    Kept,
    LastRoundBegan,
    Redistributed,
    Swapped,
    Traded,
    TurnBegan,
    ZigguratBuilt,
)
from ziggurat.games.ur.position import Cubes
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba")
EVENTS: tuple[Event, ...] = (
    CubesPlaced(1, 0, 1),
    CubesPlaced(1, 0, 3),
    Farmed(1, (3,), (Cubes(7, 2),)),
    Traded(1, (Cubes(2, 2),)),
    Inspired(1, (Cubes(2, 1),)),
    Allotted(1, "trade", (Cubes(2, 2),)),
    Redistributed(1, (), ()),
    Attacked(1, 14, 15, 0, 2, 1, 1, 0),
    ZigguratBuilt(1, 35, 3),
    Swapped(1, 14, "WA", "PT"),
    Swapped(1, None, "WA", "PT"),
    Kept(1),
)


def english(viewer: int | None = None) -> UrTeller:
    """Tells in English, on the grid of six."""
    return UrTeller(Words("en"), 6, viewer)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CubesPlaced(1, 0, 1), "Kubaba put a cube on A1."),
        (CubesPlaced(1, 0, 3), "Kubaba put 3 cubes on A1."),
        (Traded(1, (Cubes(2, 1), Cubes(3, 1))), "Kubaba traded: 2 cubes gained."),
        (Attacked(1, 14, 15, 0, 2, 1, 1, 0), "Kubaba took D3 from C3."),
        (ZigguratBuilt(1, 35, 3), "Kubaba built a ziggurat on F6."),
        (Swapped(1, 14, "WA", "PT"), "Kubaba swapped for C3: War and Agriculture."),
        (Swapped(1, None, "WA", "PT"), "Kubaba took the market’s tile: War and Agriculture."),
        (Farmed(1, (3,), (Cubes(7, 2),)), "Kubaba farmed: 2 sown, 1 lost."),
        (Inspired(1, (Cubes(2, 1),)), "Kubaba performed Culture: 1 cube came."),
        (Allotted(1, "trade", (Cubes(2, 2),)), "Kubaba placed the last 2 cubes of a short supply."),
        (Redistributed(1, (), ()), "Kubaba spread all cubes anew."),
        (Kept(1), "Kubaba kept the hand tile."),
        (LastRoundBegan(), "The fifth ziggurat stands: this is the last round."),
        (GameEnded("no_swap"), "No swap is possible: the game is over."),
    ],
)
def test_the_log_tells_an_event_in_a_sentence(event: Event, said: str) -> None:
    line = english().log_line(event, NAMES)
    assert line is not None
    assert line.text == said


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (CubesPlaced(1, 0, 1), {0}),
        (Farmed(1, (3,), (Cubes(7, 2),)), {3, 7}),
        (Traded(1, (Cubes(2, 1), Cubes(4, 1))), {2, 4}),
        (Redistributed(1, (Cubes(2, 3), Cubes(4, 1)), (Cubes(2, 3), Cubes(4, 2))), {4}),
        (Attacked(1, 14, 15, 0, 2, 1, 1, 0), {14, 15}),
        (Inspired(1, (Cubes(2, 1),)), {2}),
        (Allotted(1, "trade", (Cubes(2, 2),)), {2}),
        (ZigguratBuilt(1, 35, 3), {35}),
        (Swapped(1, 14, "WA", "PT"), {14}),
        (Swapped(1, None, "WA", "PT"), {MARKET}),
        (Kept(1), set()),
    ],
)
def test_a_line_of_the_log_knows_the_squares_it_is_about(event: Event, places: set[int]) -> None:
    line = english().log_line(event, NAMES)
    assert line is not None
    assert line.places == places


def test_a_name_stands_out_in_its_sentence() -> None:
    line = english().log_line(Kept(1), NAMES)
    assert line is not None
    assert [run.text for run in line.runs if run.bold] == ["Kubaba"]
    assert line.seat == 1


def test_the_viewer_is_told_as_you() -> None:
    line = english(viewer=1).log_line(Kept(1), NAMES)
    assert line is not None
    assert line.text == "You kept the hand tile."


def test_french_says_vous_with_its_own_verb() -> None:
    line = UrTeller(Words("fr"), 6, 1).log_line(ZigguratBuilt(1, 35, 3), NAMES)
    assert line is not None
    assert line.text == "Vous avez bâti une ziggurat en F6."


def test_the_turn_passing_needs_no_sentence() -> None:
    assert english().log_line(TurnBegan(1, "turn", 3, 0), NAMES) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 1], ids=["about another", "about oneself"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_told_in_every_language(language: str, viewer: int | None, event: Event) -> None:
    teller = UrTeller(Words(language), 6, viewer)
    line = teller.log_line(event, NAMES)
    assert line is not None
    assert "{" not in line.text
    assert teller.step(event)


def test_a_preview_of_trade_names_the_squares_that_gain() -> None:
    position = parse(
        """
        seat a
        round 4
        hands WT PA
        market CP TA AC
        1 CPa4 ATb2 TAa1 AT   CA
        2 WP   CAb1 WC   PT   TW
        3 CT   PW   CPb3 ACa2 WA
        4 TC   CP   TP   WP   AW
        5 PA   TP   WA   ATb2 WA
        """
    )
    assert UrTeller(Words("en"), 5, 0).preview(position, 0, "T") == "now: 2 cubes on C1"


def test_a_refusal_names_squares_and_kinds_and_its_paragraph() -> None:
    teller = english()
    assert teller.refusal(Refusal.of("tile_full", "4.1", "", square=14)) == "Five cubes lie on C3 already. (rule 4.1)"
    assert teller.refusal(Refusal.of("already_performed", "4.1", "", kind="W")) == "War: once a turn only. (rule 4.1)"


def test_an_unknown_refusal_is_left_to_others() -> None:
    assert english().refusal(Refusal("rate_limited", "")) is None
