"""The top bar of Civilization: the turn and the phases of the mode that is played, in whatever room there is (3.1)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from client.civilization.seating import board
from client.strip_view import Table
from ziggurat.games.civilization.position import Mode, Phase
from ziggurat_client.boards.civilization.status.bar import Plaque, bar_plan, status_explanations, status_pieces
from ziggurat_client.boards.civilization.status.phases import Status
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import LANGUAGES, Words


def status(phase: Phase = "movement", mode: Mode = "farmers", language: str = "en") -> Status:
    return Status.of(board(3, phase, mode), Words(language))


def states(phase: Phase, mode: Mode = "farmers") -> list[tuple[str, str]]:
    return [(step.phase, step.state) for step in status(phase, mode).steps]


def test_a_mode_shows_only_its_own_phases() -> None:
    assert [phase for phase, _ in states("movement", "nomads")] == ["expansion", "ships", "movement"]
    farmers = ["expansion", "census", "ships", "movement", "conflicts", "cities", "succession"]
    assert [phase for phase, _ in states("movement")] == farmers


def test_what_is_over_comes_before_the_present_phase_and_what_is_to_come_after_it() -> None:
    assert [state for _, state in states("ships")] == ["done", "done", "now", *["to_come"] * 4]


def test_the_reduction_of_cities_has_the_plaque_of_the_conflicts() -> None:
    assert states("support")[4] == ("support", "now")


def test_before_the_first_turn_the_nations_are_chosen() -> None:
    assert states("nations")[0] == ("nations", "now")


def test_in_the_end_everything_is_done() -> None:
    assert [state for _, state in states("over")] == [*["done"] * 7, "now"]


def test_before_the_first_turn_none_is_named() -> None:
    begins = Status.of(board(3, "nations", turn=0), Words("en"))
    assert all(isinstance(piece, Plaque) for piece in status_pieces(Box(0, 0, 800, 48), begins))


def test_only_the_turns_of_nomads_are_numbered() -> None:
    assert status("movement", "nomads").turns == 16
    assert status().turns is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["nomads", "farmers"])
@pytest.mark.parametrize("width", [10, 60, 180, 240, 300, 420, 560, 800])
def test_whatever_is_shown_stands_side_by_side_in_the_free_place(width: float, mode: Mode, language: str) -> None:
    for phase in ("nations", "expansion", "movement", "over"):
        shown = status(phase, mode, language)  # type: ignore[arg-type]
        plan = bar_plan(Box(400, 10, width, 48), shown)
        boxes = [place for place in (plan.turn, *plan.plaques) if place.width]
        assert all(place.x >= 400 for place in boxes)
        assert all(place.right <= 400 + width + 0.01 for place in boxes)
        assert all(left.right <= right.x + 0.01 for left, right in pairwise(boxes))


def test_where_there_is_little_room_first_the_word_then_the_name_then_all_but_the_present_phase_give_way() -> None:
    plans = [bar_plan(Box(0, 0, width, 48), status()) for width in (800, 550, 400, 200)]
    assert [(plan.word, plan.named) for plan in plans[:3]] == [(True, True), (False, True), (False, False)]
    assert [sum(place.width > 0 for place in plan.plaques) for plan in plans] == [7, 7, 7, 1]


def test_the_present_phase_is_always_shown() -> None:
    for width in range(150, 700, 50):
        plan, shown = bar_plan(Box(0, 0, width, 48), status("cities")), status("cities")
        assert plan.plaques[[step.state for step in shown.steps].index("now")].width > 0


@pytest.mark.parametrize("mode", ["nomads", "farmers"])
@pytest.mark.parametrize("phase", ["nations", "expansion", "support", "over"])
def test_the_turn_and_each_plaque_explain_themselves(mode: Mode, phase: Phase, tmp_path: Path) -> None:
    if phase == "support" and mode == "nomads":
        return
    box, shown = Box(0, 0, 800, 48), status(phase, mode)
    told = list(status_explanations(box, shown, Table(tmp_path, 1).view.desk))
    assert [each.box for each in told] == [piece.box for piece in status_pieces(box, shown)]
    assert all(each.remark and each.rule for each in told)
