"""What the boards of all games share for their players: choosing, refusing, acting, and pointing out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.strip_board import Counted
from client.strip_view import FORBIDDEN, Aiming, Table, moment
from ziggurat.games.ur.actions import Place
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.play.steps import turn_steps
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import Happening
from ziggurat_client.stage.breath import PERIOD
from ziggurat_client.window.screen import Box


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table at which it is our turn, in seat 0."""
    return Table(tmp_path, 0)


def key(intention: Intention) -> pygame.Event:
    """A key that means it."""
    return pygame.Event(pygame.KEYDOWN, key=0, intention=intention)


def test_choosing_goes_on_until_there_is_an_action(table: Table) -> None:
    table.view.command(1)
    assert (table.view.mode, table.acted) == (Aiming(1), [])
    table.view.command(1)
    assert (table.view.mode, table.acted) == (Idle(), [Place(1)])


def test_what_is_refused_is_said_with_its_paragraph_and_changes_nothing(table: Table) -> None:
    table.view.command(1)
    table.view.command(FORBIDDEN)
    assert table.view.mode == Aiming(1)
    assert [rule for _, rule in table.refused] == ["4.4"]
    assert "4.4" in table.refused[0][0]


def test_back_gives_up_what_was_chosen_and_says_whether_there_was_anything(table: Table) -> None:
    table.view.command(2)
    assert table.view.back()
    assert table.view.mode == Idle()
    assert not table.view.back()


def test_a_key_gives_its_command(table: Table) -> None:
    assert table.view.handle(key(Intention.ACTION_2), None)
    assert table.view.mode == Aiming(2)


def test_the_key_for_undo_takes_back_also_while_others_decide(table: Table) -> None:
    table.view.tell(Happening(0, (Counted(0),), False, moment(1, 1)))
    assert table.view.mode == Watching()
    assert table.view.handle(key(Intention.UNDO), None)
    assert table.undone == 1
    assert not table.view.handle(key(Intention.ACTION_2), None)


def test_a_watcher_chooses_nothing_and_takes_nothing_back(tmp_path: Path) -> None:
    table = Table(tmp_path, None)
    table.view.command(1)
    assert table.view.mode == Watching()
    assert not table.view.handle(key(Intention.UNDO), None)
    assert len(table.view.keys()) == 1
    with pytest.raises(ValueError, match="only a player"):
        table.view.advise(Place(1))


def test_input_is_for_the_newest_moment_while_its_story_is_still_told(table: Table) -> None:
    table.view.command(1)
    table.view.tell(Happening(1, (Counted(1),), False, moment(1, 0)))
    assert (table.view.mode, table.view.scenery.number, table.view.animating) == (Idle(), 0, True)


def test_a_press_ends_the_story_that_is_told(table: Table) -> None:
    table.view.tell(Happening(1, (Counted(1),), False, moment(1, 0)))
    table.view.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1), (0, 0))
    assert (table.view.scenery.number, table.view.animating) == (1, False)


def test_a_hint_is_shown_until_the_match_moves_on(table: Table) -> None:
    assert table.view.advise(Place(2)) == "Take it."
    assert table.view.named == {2}
    table.view.tell(Happening(0, (), False, moment(1, 0)))
    assert table.view.named == frozenset()


def test_a_line_of_the_log_that_is_pointed_at_goes_before_a_hint(table: Table) -> None:
    table.view.advise(Place(2))
    assert table.view.point_out(frozenset({0}))
    assert not table.view.point_out(frozenset({0}))
    assert table.view.named == {0}
    table.view.point_out(frozenset())
    assert table.view.named == {2}


def test_the_log_says_who_took_a_step_back(table: Table) -> None:
    lines = table.view.lines(Happening(1, (), True, moment(1, 1)))
    assert [line.seat for line in lines] == [1]
    assert "Kubaba" in lines[0].text


def test_light_breathes_while_something_may_be_chosen_and_nothing_moves(table: Table) -> None:
    wakes = table.view.wakes_in
    assert wakes is not None
    assert wakes < PERIOD
    table.view.command(1)
    assert table.view.wakes_in is None


def test_two_buttons_of_one_sentence_are_two_widgets_with_a_command_each(table: Table) -> None:
    choice, box = table.view._choice(), Box(0, 0, 100, 40)
    buttons = [choice.button("cancel", box, Intention.BACK, place, name=f"place {place}") for place in (1, 2)]
    for button in buttons:
        button.press()
    assert [button.name for button in buttons] == ["place 1", "place 2"]
    assert table.view.mode == Aiming(2)


def test_a_board_lists_the_steps_of_the_turn_and_which_can_still_be_taken_back(table: Table) -> None:
    table.view.tell(Happening(0, (Counted(0), Counted(0)), False, moment(2)))
    assert [step.text for step in table.view.steps] == [table.view.teller.step(Counted(0))] * 2
    assert all(step.undoable for step in table.view.steps)
    steps = turn_steps(table.view.teller, (Counted(0), Counted(0)), lambda event: "", (Counted,))
    assert not any(step.undoable for step in steps)
