"""The timeline's measures, and the charts of the scores and of the chances."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ziggurat.bots.review import Review, ReviewedTurn
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.ur.replay.board import paint_mark
from ziggurat_client.replaying.chance_course import chance_course
from ziggurat_client.replaying.chronicle import Mark
from ziggurat_client.replaying.score_course import ScoreCourse
from ziggurat_client.ui.chance_chart import ChanceChart
from ziggurat_client.ui.line_plot import LinePlot, Scale
from ziggurat_client.ui.score_chart import ScoreChart
from ziggurat_client.ui.strip_painting import StripAppearance, StripTurn, draw_strip
from ziggurat_client.window.screen import Box

SETUP = tuple(StripTurn(seat, 0) for seat in (0, 1) * 4)
ROUNDS = tuple(StripTurn(seat, round_) for round_ in range(1, 6) for seat in (0, 1))


def strip(turns: tuple[StripTurn, ...]) -> StripAppearance:
    """A strip of 1000 units on which nobody scores."""
    return StripAppearance(1000.0, turns, ((0, 0),) * (len(turns) + 1), "set-up")


@pytest.mark.parametrize("turns", [SETUP, SETUP + ROUNDS, ROUNDS])
def test_a_place_and_where_it_lies_belong_together(turns: tuple[StripTurn, ...]) -> None:
    appearance = strip(turns)
    for number in range(len(turns)):
        assert appearance.place(appearance.x(number + 0.5)) == pytest.approx(number + 0.5)


@pytest.mark.parametrize("turns", [SETUP, SETUP + ROUNDS, ROUNDS])
def test_the_match_fills_the_strip(turns: tuple[StripTurn, ...]) -> None:
    appearance = strip(turns)
    assert (appearance.x(0), appearance.x(len(turns))) == (0.0, pytest.approx(1000.0))


def test_every_turn_after_the_setup_is_equally_wide() -> None:
    appearance = strip(SETUP + ROUNDS)
    widths = {round(appearance.x(number + 1) - appearance.x(number), 6) for number in range(8, 18)}
    assert len(widths) == 1
    assert appearance.x(1) < widths.pop()


def test_a_place_outside_lies_in_the_first_or_the_last_turn() -> None:
    appearance = strip(SETUP + ROUNDS)
    assert (int(appearance.place(-50)), int(appearance.place(1050))) == (0, 17)


def test_a_higher_score_lies_higher() -> None:
    appearance = StripAppearance(1000.0, ROUNDS, ((3, 30),) * 11, "set-up")
    assert appearance.score_height(30) < appearance.score_height(3)


@pytest.mark.parametrize("turns", [(), SETUP, SETUP + ROUNDS * 40])
def test_a_strip_of_any_length_can_be_drawn(turns: tuple[StripTurn, ...]) -> None:
    marked = tuple(StripTurn(turn.seat, turn.round, (Mark("war", turn.seat),)) for turn in turns)
    canvas = Canvas(400, 160)
    appearance = StripAppearance(400.0, marked, ((0, 1),) * (len(turns) + 1), "set-up")
    draw_strip(canvas, 0, 0, appearance, paint_mark, lit=True)
    assert canvas.surface.get_bounding_rect().width > 0


@pytest.mark.parametrize("points", [((7,), (9,)), ((7, 8, 30), (9, 9, 9)), (tuple(range(60)), tuple(range(60)))])
def test_a_chart_of_any_length_can_be_drawn(points: tuple[tuple[int, ...], ...]) -> None:
    course = ScoreCourse(points, ((0, Mark("built", 1, lasting=True)),))
    box = Box(0, 0, 608, 356)
    empty, full = (Canvas(box.width, box.height) for _ in range(2))
    ScoreChart(box, None, "Score by round", "round", paint_mark).paint(empty, 0, 0)
    ScoreChart(box, course, "Score by round", "round", paint_mark).paint(full, 0, 0)
    assert empty.surface.get_buffer().raw != full.surface.get_buffer().raw


def review_of(*chances: tuple[float, float], turns: int) -> Review:
    """A review of a match of two with so many turns, which began evenly and went on with these chances."""
    reviewed = (ReviewedTurn(number % 2, number, each) for number, each in enumerate(chances))
    return Review((0.5, 0.5), turns, tuple(reviewed))


@pytest.mark.parametrize("scores", [(5,) * 7, (0,) * 7, (10,) * 7, (0, 1, 1, 4, 9, 9, 10)])
def test_the_last_values_of_seven_stand_apart_on_the_chart(scores: tuple[int, ...]) -> None:
    box = Box(0, 0, 608, 356)
    found: list[float] = []
    plot = LinePlot(box, [(0.0, float(score)) for score in scores], Scale(10, 5), 2)
    plot.paint_ends(Canvas(608, 356), lambda seat, x, y: found.append(y))
    assert all(lower - upper > 28 for upper, lower in pairwise(found))
    assert found[0] >= plot.y(10) - 0.01
    assert found[-1] <= plot.y(0) + 0.01


def test_the_chances_are_shown_as_the_mean_of_a_round() -> None:
    course = chance_course(review_of((0.7, 0.3), (0.3, 0.7), turns=9))
    assert course == ((0.5, pytest.approx(0.6), pytest.approx(0.5)), (0.5, pytest.approx(0.4), pytest.approx(0.5)))


def test_how_a_match_ended_is_shown_as_it_is() -> None:
    course = chance_course(review_of((0.7, 0.3), (1.0, 0.0), turns=2))
    assert [line[-1] for line in course] == [1.0, 0.0]


@pytest.mark.parametrize("turns", [0, 3, 60])
def test_a_chart_of_chances_of_any_length_can_be_drawn(turns: int) -> None:
    box = Box(0, 0, 608, 356)
    empty, full = (Canvas(box.width, box.height) for _ in range(2))
    ChanceChart(box, None, "Chance to win by turn", "turn").paint(empty, 0, 0)
    review = review_of(*[(0.7, 0.3)] * turns, turns=60)
    ChanceChart(box, review, "Chance to win by turn", "turn").paint(full, 0, 0)
    assert empty.surface.get_buffer().raw != full.surface.get_buffer().raw
