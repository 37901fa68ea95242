"""The nations beside the map: what is shown of each, in whatever room there is."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.civilization.seating import board, company
from client.strip_view import Table
from games.civilization.scenes import scene
from ziggurat.games.civilization.position import Mode
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.players.explanations import nation_explanations
from ziggurat_client.boards.civilization.players.plan import NationLayout, NationPlan, nation_places
from ziggurat_client.boards.civilization.players.side_panels import nations
from ziggurat_client.boards.civilization.players.standing import standing_of
from ziggurat_client.boards.places import places_in
from ziggurat_client.boards.shapes import BoardShape
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, Extent
from ziggurat_client.wording.words import LANGUAGES

SHAPE = BoardShape(1232 / 819, dock=96, column=288)
SMALL = Extent(960, 540)
PLACES = st.builds(Box, st.just(24.0), st.just(96.0), st.floats(288, 560), st.floats(330, 1200))


def layout(seats: int, extent: Extent = GRID) -> NationLayout:
    return NationLayout(seats).moved(places_in(extent, "players", SHAPE))


def parts(plan: NationPlan) -> list[Box]:
    note = [] if plan.note is None else [plan.note]
    return [plan.score, plan.clock, *plan.counts(4), *note]


@given(PLACES, st.integers(2, 7))
def test_the_nations_stand_below_each_other_in_their_column(place: Box, count: int) -> None:
    boxes = nation_places(place, count).boxes
    assert len(boxes) == count
    assert boxes[-1].bottom <= place.bottom + 0.01
    assert all(upper.bottom < lower.y for upper, lower in pairwise(boxes))


@given(PLACES, st.integers(2, 7))
def test_everything_of_a_nation_lies_in_its_box(place: Box, count: int) -> None:
    for box in nation_places(place, count).boxes:
        for part in parts(NationPlan(box)):
            assert box.x <= part.x <= part.right <= box.right
            assert box.y <= part.y <= part.bottom <= box.bottom + 0.01


@given(PLACES, st.integers(2, 7))
def test_a_clock_covers_no_number_and_no_sentence(place: Box, count: int) -> None:
    for box in nation_places(place, count).boxes:
        plan = NationPlan(box)
        clock = plan.clock
        for part in parts(plan):
            apart = (
                part.right <= clock.x
                or part.x >= clock.right
                or part.y >= clock.bottom - 4
                or part.bottom <= clock.y + 4
            )
            assert part == clock or apart


def test_in_farmers_the_square_of_the_marker_decides() -> None:
    at, who = board(3), company(3)
    shown = [standing_of(at, seated, who) for seated in who.seated()]
    assert [each.score for each in shown] == [6, 6, 4]
    assert shown[0].counts == (("stock", 46), ("census", 0), ("cities", 2), ("territories", 4))


def test_in_nomads_the_territories_decide() -> None:
    at, who = board(3, "movement", "nomads"), company(3)
    shown = [standing_of(at, seated, who) for seated in who.seated()]
    assert [each.score for each in shown] == [4, 3, 2]
    assert [count for count, _ in shown[0].counts] == ["stock", "tokens", "ships"]


def test_before_the_first_turn_the_products_are_shown_and_who_has_which_nation() -> None:
    at, who = board(3, "nations", nations=(), chosen=("crete", None, None)), company(3)
    shown = [standing_of(at, seated, who) for seated in who.seated()]
    assert [(each.nation, each.score) for each in shown] == [("Crete", None), ("", None), ("", None)]
    assert [each.counts for each in shown] == [(("product", 1),), (("product", 2),), (("product", 3),)]


def test_of_several_that_are_awaited_the_viewer_is_called_most() -> None:
    at, who = board(3, owing=(0, 1)), company(3, viewer=1, active=(0, 1))
    assert [standing_of(at, seated, who).called for seated in who.seated()] == [False, True, False]


def test_whoever_is_awaited_alone_is_called_whoever_looks_on() -> None:
    at, who = board(3, "movement"), company(3, viewer=None, active=(0,))
    assert [standing_of(at, seated, who).called for seated in who.seated()] == [True, False, False]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("extent", [GRID, SMALL])
def test_the_clock_stands_in_the_panel_of_its_player(seats: int, extent: Extent) -> None:
    at = layout(seats, extent)
    for seat in range(seats):
        panel, clock = at.panel(seat), at.clock(seat)
        assert panel is not None
        assert clock is not None
        assert panel.x <= clock.x <= clock.right <= panel.right


def test_behind_their_tab_nothing_of_the_nations_is_shown(tmp_path: Path) -> None:
    at = NationLayout(3).moved(places_in(SMALL, "actions", SHAPE))
    assert list(nations(at, board(3), company(3))) == []
    assert list(nation_explanations(at, board(3), Table(tmp_path, 1).view.desk)) == []


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_every_number_on_a_panel_explains_itself(seats: int, tmp_path: Path) -> None:
    for mode, phase, count in (("farmers", "cities", 5), ("nomads", "ships", 4)):
        told = list(nation_explanations(layout(seats), board(seats, phase, mode), Table(tmp_path, 1).view.desk))  # type: ignore[arg-type]
        numbers = [each for each in told if not each.name.startswith("owing")]
        assert len(numbers) == seats * count
        assert all(each.remark and each.rule for each in told)


@pytest.mark.parametrize("scale", [2 / 3, 1.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_no_word_of_a_panel_is_cut(seats: int, language: str, scale: float) -> None:
    at, who = board(seats, owing=(1,), answered=(0,)), company(seats, active=(1,), language=language)
    cut = []
    for piece in nations(layout(seats), at, who):
        canvas = Canvas(piece.box.width + 80, piece.box.height + 80, scale)
        piece.paint(canvas, 40, 40)
        cut += [each.text for each in canvas.cuts]
    assert [text for text in cut if text not in ("Kubaba", "Ninsun")] == []


def captions(mode: Mode, language: str, **nations_: str) -> list[str]:
    """The words below the numbers of these nations, where there is room for all of them."""
    at = scene("ships", mode, **nations_).board
    pieces = nations(layout(len(nations_)), at, company(len(nations_), language=language))
    keys = [piece.appearance() for piece in pieces]
    return [key[-2] for key in keys if isinstance(key, tuple) and key[0] == "civilization count"]


@pytest.mark.parametrize(("language", "one", "two"), [("en", "ship", "ships"), ("fr", "navire", "navires")])
def test_the_caption_below_a_number_counts_one_ship_as_one(language: str, one: str, two: str) -> None:
    said = captions("nomads", language, crete="knossos 3 ~knossos", asia="troy 3 ~troy ~troy")
    assert (said[2], said[5]) == (one, two)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", ["city", "area"], ["cities", "areas"]), ("fr", ["cité", "zone"], ["cités", "zones"])],
)
def test_one_city_and_one_area_are_captioned_as_one(language: str, one: list[str], two: list[str]) -> None:
    said = captions("farmers", language, crete="+knossos", asia="+troy +sardis")
    assert (said[2:4], said[6:8]) == (one, two)
