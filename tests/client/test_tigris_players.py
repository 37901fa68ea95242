"""The players beside the map of Tigris & Euphrates: what lies behind their walls, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from client.strip_view import Table
from ziggurat.games.game import Seat, Viewer
from ziggurat.games.tigris.position import Position, Screened, TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.tigris.scoring import ranking
from ziggurat.games.tigris.spaces import Space
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.places import places_in
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.shapes import WIDE
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.seat_plan import SeatPlan, clock_in, closed_plan, open_plan, seat_places
from ziggurat_client.boards.tigris.illustrations.breakdown import cells_of
from ziggurat_client.boards.tigris.players.court import Pillar
from ziggurat_client.boards.tigris.players.explanations import player_explanations
from ziggurat_client.boards.tigris.players.side_panels import players
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, Extent
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Kubaba", "Ninsun", "Tariq", "Amélie")
OURS: Seat = 1
SMALL = Extent(960, 540)
"""What is seen of everything at least."""
RULES = Tigris()
PLACES = st.builds(Box, st.just(24.0), st.just(96.0), st.floats(304, 760), st.floats(330, 2000))


def position(seats: int = 4, *, artist: bool = False) -> Position:
    """A game in which we have 7, 3, 6 and 5 points and a treasure, and a leader on the map."""
    begun = RULES.setup(seats, TigrisOptions(artist=artist), 3)
    points = ((4, 11, 7, 9, 0), (7, 3, 6, 5, 9), (8, 15, 7, 12, 0), (14, 9, 6, 11, 0))[:seats]
    width = len(begun.points[0])
    board = replace(begun.board.with_leader(OURS, 1, Space(1, 2)), catastrophes=(2, 1, 0, 2)[:seats])
    own = tuple(row[:width] for row in points)
    return replace(begun, board=board, points=own, treasures=(2, 1, 1, 3)[:seats])


def over(begun: Position) -> Position:
    return replace(begun, board=replace(begun.board, phase="over", ending="treasures"))


def company(
    seats: int = 4, viewer: Viewer = OURS, language: str = "en", secrets: Mapping[Seat, Screened] | None = None
) -> Company:
    players = tuple(Player(name, "", bot=False) for name in NAMES[:seats])
    return Company(Words(language), players, viewer, (0,), OURS, secrets or {})


def layout(seats: int = 4, extent: Extent = GRID, near: Viewer = OURS) -> Layout:
    return Layout(seats, places=places_in(extent, "players", WIDE), near=near)


def pictures(
    at: Position, *, viewer: Viewer = OURS, secrets: Mapping[Seat, Screened] | None = None, extent: Extent = GRID
) -> list[Piece]:
    """The pictures of all players as somebody sees them."""
    seats = at.board.seats
    own = None if viewer is None or secrets else RULES.private(at, viewer)
    who = company(seats, viewer, secrets=secrets)
    return list(players(layout(seats, extent, viewer), RULES.public(at), who, own))


def appearances(shown: list[Piece], kind: str) -> list[Any]:
    """What the pictures of one kind depend on."""
    named: list[Any] = [piece.appearance() for piece in shown]
    return [appearance for appearance in named if appearance[0] == f"tigris {kind}"]


def pillars(shown: list[Piece]) -> list[Pillar]:
    return [appearance[1] for appearance in appearances(shown, "pillar")]


# ---------------------------------------------------------------------------------------- what is known


def test_of_the_walls_only_ones_own_is_open() -> None:
    shown = pictures(position())
    assert [pillar.points for pillar in pillars(shown)] == [7, 3, 6, 5]
    assert [(seated.seat, is_open) for _, seated, _, _, is_open, *_ in appearances(shown, "player")] == [
        (0, False),
        (1, True),
        (2, False),
        (3, False),
    ]


def test_nothing_behind_a_wall_is_shown_to_a_watcher() -> None:
    shown = pictures(position(), viewer=None)
    assert pillars(shown) == []
    assert appearances(shown, "score") == appearances(shown, "treasures") == appearances(shown, "tiles") == []


def test_every_wall_is_open_once_the_game_is_over() -> None:
    shown = pictures(over(position()), viewer=None)
    assert [pillar.points for pillar in pillars(shown)] == [4, 11, 7, 9, 7, 3, 6, 5, 8, 15, 7, 12, 14, 9, 6, 11]
    assert [score for _, score, *_ in appearances(shown, "score")] == [6, 4, 8, 9]


def test_what_a_replay_lays_open_is_shown_with_the_tiles_in_hand() -> None:
    at = position()
    shown = pictures(at, viewer=None, secrets={seat: RULES.private(at, seat) for seat in range(4)})
    assert len(pillars(shown)) == 4 * 4
    assert len(appearances(shown, "tiles")) == 4


def test_the_artist_has_a_column_and_a_leader_of_its_own() -> None:
    shown = pictures(position(artist=True))
    assert [pillar.colour for pillar in pillars(shown)] == ["black", "red", "blue", "green", "yellow"]
    assert {len(led) for _, _, _, led in appearances(shown, "leaders")} == {5}


def test_treasures_stand_on_the_colour_that_they_would_fill_and_the_weakest_is_framed() -> None:
    shown = pillars(pictures(position()))
    assert [pillar.treasures for pillar in shown] == [0, 1, 0, 0]
    assert [pillar.weakest for pillar in shown] == [False, True, False, False]


def test_nothing_is_framed_while_all_colours_are_alike() -> None:
    begun = RULES.setup(3, TigrisOptions(), 3)
    assert not any(pillar.weakest for pillar in pillars(pictures(begun)))


def test_a_point_draws_one_column_anew_and_nothing_else() -> None:
    before = position()
    after = before.with_points(OURS, 3, 1)
    one, other = ({piece.appearance() for piece in pictures(at)} for at in (before, after))
    assert [appearance[0] for appearance in other - one] == ["tigris pillar"]  # type: ignore[index]


def test_a_leader_on_the_map_is_told_from_one_in_the_supply() -> None:
    watched = appearances(pictures(position(), viewer=None), "leaders")
    assert [led for _, _, _, led in watched] == [(False,) * 4, (False, True, False, False), (False,) * 4, (False,) * 4]


def test_the_catastrophes_left_and_the_number_of_tiles_are_shown_of_everyone_else() -> None:
    shown = pictures(position())
    assert [left for _, left in appearances(shown, "catastrophes")] == [2, 0, 2]
    assert [count for _, count, _ in appearances(shown, "hand")] == [6, 6, 6]


@pytest.mark.parametrize(("count", "word"), [(0, "tuile"), (1, "tuile"), (2, "tuiles"), (6, "tuiles")])
def test_the_word_for_tiles_agrees_with_how_many_there_are(count: int, word: str) -> None:
    begun = position()
    at = replace(begun, hands=("k" * count,) * begun.board.seats)
    who = company(viewer=None, language="fr")
    shown = list(players(layout(near=None), RULES.public(at), who, None))
    assert {said for _, _, said in appearances(shown, "hand")} == {word}


# ---------------------------------------------------------------------------------------- where it stands


@given(PLACES, st.integers(2, 4), st.sampled_from([None, 0, 1]))
def test_all_stand_below_each_other_in_their_place(place: Box, seats: int, near: Viewer) -> None:
    boxes = seat_places(place, seats, near).boxes
    assert len(boxes) == seats
    assert all(upper.bottom < lower.y for upper, lower in pairwise(boxes))
    assert boxes[-1].bottom <= place.bottom + 1e-6
    assert all(near is None or boxes[near].height >= box.height for box in boxes)


def inside(outer: Box, box: Box) -> bool:
    return outer.x <= box.x and box.right <= outer.right and outer.y <= box.y and box.bottom <= outer.bottom


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def parts(plan: SeatPlan) -> list[Box]:
    """Everything in a box, the clock first."""
    right = plan.wall if plan.court is None else plan.score
    found = (clock_in(plan.box), right, plan.leaders, plan.hand, plan.catastrophes, plan.court)
    return [box for box in found if box is not None]


@given(st.floats(304, 760), st.floats(70, 320), st.sampled_from(["closed", "open", "docked"]))
def test_nothing_in_a_box_covers_anything_else(width: float, height: float, kind: str) -> None:
    box = Box(24, 96, width, height)
    plan = closed_plan(box) if kind == "closed" else open_plan(box, docked=kind == "docked")
    found = parts(plan)
    assert [part for part in found if not inside(box, part)] == []
    overlapping = [(one, other) for place, one in enumerate(found) for other in found[:place] if not apart(one, other)]
    assert overlapping == []


def test_ones_own_panel_is_the_highest_beside_the_whole_board() -> None:
    column = layout().column
    assert column is not None
    assert column.boxes[OURS].height > 1.4 * column.boxes[0].height


def test_nobody_and_no_clock_is_shown_behind_a_tab() -> None:
    behind = Layout(4, places=places_in(SMALL, "log", WIDE), near=OURS)
    assert list(players(behind, RULES.public(position()), company(), RULES.private(position(), OURS))) == []
    assert behind.clock(0) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_usual_window_no_text_but_a_long_name_is_cut(language: str) -> None:
    for at in (position(artist=True), over(position(artist=True))):
        public, own = RULES.public(at), RULES.private(at, OURS)
        for piece in players(layout(), public, company(language=language), own):
            canvas = Canvas(piece.box.width + 80, piece.box.height + 80, 2 / 3)
            piece.paint(canvas, 40, 40)
            assert canvas.cuts == []


# ---------------------------------------------------------------------------------------- what is said of it


def test_everything_on_a_panel_explains_itself_with_its_rule(tmp_path: Path) -> None:
    at = position()
    desk = Table(tmp_path, OURS).view.desk
    said = list(player_explanations(layout(), RULES.public(at), RULES.private(at, OURS), desk))
    rules = {"hidden": "11", "leaders": "5.1", "hand": "3", "catastrophes": "5.3"}
    ours = {"score": "10", "points": "10", "treasures": "8"}
    expected = {f"{name} {seat}": rule for seat in (0, 2, 3) for name, rule in rules.items()}
    assert {each.name: each.rule for each in said} == {**expected, **{f"{name} 1": rule for name, rule in ours.items()}}


def test_a_wall_explains_itself_as_closed_until_the_game_is_over(tmp_path: Path) -> None:
    desk = Table(tmp_path, OURS).view.desk
    said = player_explanations(layout(), RULES.public(over(position())), None, desk)
    names = {each.name for each in said}
    assert not {f"hidden {seat}" for seat in range(4)} & names
    assert {f"points {seat}" for seat in range(4)} <= names


# ---------------------------------------------------------------------------------------- the result


def test_the_result_has_every_colour_in_ascending_order_with_the_treasures_that_fill_it() -> None:
    (standing,) = ranking([(12, 7, 11, 8)], [4])
    cells = cells_of(standing, Box(0, 0, 140, 120))
    assert [(cell.colour, cell.own, cell.added) for cell in cells] == [
        ("green", 8, 1),
        ("red", 7, 3),
        ("blue", 11, 0),
        ("black", 12, 0),
    ]
    assert [cell.own + cell.added for cell in cells if cell.weakest] == [standing.score]
