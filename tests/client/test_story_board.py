"""What the boards of all games share: a story that ends at the truth, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from msgspec import structs

from client.strip_board import LENGTH, SIDE, Counted, Strip, StripScenery, StripTeller, seen, strip_board
from ziggurat.games.game import Due, Event, Refusal, View
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.events import CubesPlaced, TurnBegan
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat_client.boards.places import USUAL
from ziggurat_client.boards.play.turn import Turn
from ziggurat_client.boards.story.effects import RingFlyer, shaking, spreading
from ziggurat_client.boards.story.widget import Hands
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.sound.names import Effect
from ziggurat_client.stage.flight import changing
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Clip
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

ONE = (Counted(0),)
NAMES = ("Ninsun", "Kubaba")


# ---------------------------------------------------------------------------------------- the story


def test_a_story_shows_each_step_at_its_time_and_ends_at_the_truth() -> None:
    board, _ = strip_board()
    board.tell(seen(0), (Counted(0), Counted(1)), seen(2))
    shown = []
    while board.playing:
        board.update(0.25 * LENGTH)
        shown.append(board.scenery.number)
    assert shown == sorted(shown)
    assert set(shown) == {0, 1, 2}


def test_stories_told_one_upon_the_other_are_shown_one_after_the_other() -> None:
    board, _ = strip_board()
    board.tell(seen(0), ONE, seen(1))
    board.tell(seen(1), ONE, seen(2))
    board.update(0.75 * LENGTH)
    assert board.scenery.number == 1
    board.update(1 * LENGTH)
    assert board.scenery.number == 2


def test_what_stands_still_is_laid_out_anew_when_it_shows_no_longer_what_is_on_show() -> None:
    calls: list[None] = []
    board, _ = strip_board(changed=lambda: calls.append(None))
    board.laid_out()
    board.tell(seen(0), ONE, seen(1))
    board.update(0.25 * LENGTH)
    assert calls == []
    board.update(0.5 * LENGTH)
    assert len(calls) == 1
    board.laid_out()
    board.update(0.05 * LENGTH)
    assert len(calls) == 1


def test_a_skipped_story_has_come_to_its_end_and_lets_nothing_fly() -> None:
    board, _ = strip_board()
    board.tell(seen(0), ONE, seen(1))
    board.skip()
    assert (board.scenery.number, board.playing, board.animating) == (1, False, False)


def test_what_is_shown_at_once_ends_the_story_and_lets_nothing_fly() -> None:
    board, _ = strip_board()
    board.tell(seen(0), ONE, seen(1))
    board.update(0.55 * LENGTH)
    assert board.scenery.lively
    board.show(seen(5))
    assert (board.scenery.number, board.playing, board.animating) == (5, False, False)


def test_a_story_goes_on_where_the_board_stays_in_its_place_and_ends_where_it_moves() -> None:
    board, _ = strip_board()
    board.tell(seen(0), ONE, seen(1))
    assert board.arrange(replace(USUAL, log=Box(0, 0, 1, 1)))
    assert board.playing
    assert board.arrange(replace(USUAL, board=Box(1, 1, 100, 100)))
    assert not board.playing
    assert board.scenery.number == 1
    assert not board.arrange(replace(USUAL, board=Box(1, 1, 100, 100)))


def test_at_speed_nought_a_story_is_only_heard() -> None:
    heard: list[Effect] = []
    board, _ = strip_board(telling=lambda: Telling(speed=0, hear=heard.append))
    board.tell(seen(0), (Counted(0), Counted(1)), seen(2))
    assert (board.scenery.number, board.animating) == (2, False)
    assert heard == ["tile_swap", "tile_swap"]


@pytest.mark.parametrize(("pace", "number"), [(1.0, 0), (4.0, 1)])
def test_a_story_is_told_at_the_pace_of_the_board(pace: float, number: int) -> None:
    board, _ = strip_board()
    board.pace = pace
    board.tell(seen(0), ONE, seen(1))
    board.update(0.25 * LENGTH)
    assert board.scenery.number == number


def test_changed_settings_are_followed_while_a_story_is_told() -> None:
    telling = [Telling()]
    board, _ = strip_board(telling=lambda: telling[0])
    board.tell(seen(0), ONE, seen(1))
    telling[0] = Telling(speed=0)
    board.update(0.01)
    assert (board.scenery.number, board.playing) == (1, False)


# ---------------------------------------------------------------------------------------- effects


def play(clip: Clip) -> Iterator[None]:
    """Each small step of a clip, to its end."""
    while not clip.ended:
        clip.advance(0.01)
        yield


def test_a_board_shakes_less_and_less_and_stands_still_at_last() -> None:
    scenery = strip_board()[0].scenery
    swings = [abs(scenery.shake[0]) for _ in play(shaking(scenery, 8.0, 0.3))]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > 7
    assert scenery.shake == (0.0, 0.0)


def test_a_ring_spreads_as_far_as_it_reaches_and_is_gone() -> None:
    scenery = strip_board()[0].scenery
    clip = spreading(scenery, (255, 255, 255), (5, 5), 90.0, 0.3)
    shown = [(ring.radius, ring.strength) for _ in play(clip) for ring in rings_of(scenery)]
    assert [radius for radius, _ in shown] == sorted(radius for radius, _ in shown)
    assert [strength for _, strength in shown] == sorted((strength for _, strength in shown), reverse=True)
    assert 80 < shown[-1][0] < 90
    assert scenery.flyers == []


def rings_of(scenery: StripScenery) -> list[RingFlyer]:
    """The rings on show."""
    return [flyer for flyer in scenery.flyers if isinstance(flyer, RingFlyer)]


def test_numbers_change_together_from_one_end_to_the_other() -> None:
    ring = RingFlyer((255, 255, 255), 0, 0)
    change = changing(ring, radius=(10, 20), strength=(1, 0))
    shown = []
    for share in (0.0, 0.5, 1.0):
        change(share)
        shown.append((ring.radius, ring.strength))
    assert shown == [(10, 1), (15, 0.5), (20, 0)]


def test_what_has_no_such_number_cannot_change_it() -> None:
    with pytest.raises(AttributeError):
        changing(RingFlyer((255, 255, 255), 0, 0), with_=(0, 1))


# ---------------------------------------------------------------------------------------- what is said


def test_a_line_names_whoever_is_not_the_viewer() -> None:
    line = StripTeller(Words("en"), 0).log_line(Counted(1), NAMES)
    assert line is not None
    assert ([run.text for run in line.runs if run.bold], line.seat, line.places) == (["Kubaba"], 1, frozenset({1}))


def test_a_line_calls_the_viewer_you() -> None:
    line = StripTeller(Words("en"), 1).log_line(Counted(1), NAMES)
    assert line is not None
    assert [run.text for run in line.runs if run.bold] == [Words("en").say("game.you")]


def test_a_refusal_names_its_paragraph_if_it_has_one() -> None:
    teller = StripTeller(Words("en"), 0)
    with_rule, without = (teller.refusal(Refusal("not_now", rule)) for rule in ("4.4", ""))
    assert with_rule is not None
    assert "4.4" in with_rule
    assert without == teller.reason(Refusal("not_now", ""))
    assert teller.refusal(Refusal("never_heard_of", "1")) is None


# ---------------------------------------------------------------------------------------- the turn

BOARD = """
    seat a
    round 3
    hands PW PW
    market CP TA AC
    1 CP AT TA AT CA
    2 WP CA WC PT TW
    3 CT PW CP AC WA
    4 TC CP TP WP AW
    5 PA TP WA AT WA
"""
PLACED = CubesPlaced(0, 3, 1)
BEGAN = TurnBegan(1, "turn", 3, 0)


def happening(turn: int, *events: Event, actor: int | None = 0, undone: bool = False) -> Happening:
    """Something that led to a position of that turn."""
    position: Position = structs.replace(parse(BOARD), turns=turn)
    return Happening(actor, events, undone, Moment(0, Due((0,)), (), View(None, position), None))


def turn_of(*happenings: Happening) -> tuple[Event, ...]:
    """The running turn after all this."""
    turn = Turn(Ur(), TurnBegan)
    for each in happenings:
        turn.note(each)
    return turn.events


def test_a_turn_is_what_happened_since_it_began() -> None:
    assert turn_of(happening(1, PLACED), happening(1, PLACED)) == (PLACED, PLACED)
    assert turn_of(happening(1, PLACED), happening(2, PLACED, BEGAN)) == (BEGAN,)


def test_a_step_that_is_taken_back_is_of_the_turn_no_more() -> None:
    assert turn_of(happening(1, PLACED), happening(1, PLACED), happening(1, undone=True)) == (PLACED,)


def test_of_a_turn_that_is_taken_back_nothing_is_known() -> None:
    assert turn_of(happening(1, PLACED), happening(2, BEGAN), happening(1, undone=True)) == ()


def test_where_a_story_is_not_known_neither_is_its_turn() -> None:
    assert turn_of(happening(1, PLACED), happening(1, actor=None)) == ()


def test_what_happened_by_nobody_one_knows_is_of_the_turn_all_the_same() -> None:
    assert turn_of(happening(1, PLACED), happening(1, PLACED, actor=None)) == (PLACED, PLACED)


# ---------------------------------------------------------------------------------------- the board as a widget


class Handled:
    """Writes down what is done with a board's places."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.carried: list[tuple[int, int]] = []
        self.adjusted: list[tuple[int, int]] = []
        self.hands = Hands[int](
            lambda place, point: self.chosen.append(place),
            lambda start, end: self.carried.append((start, end)),
            lambda place, by: self.adjusted.append((place, by)),
        )


def middle(place: int) -> tuple[float, float]:
    """The middle of a place."""
    return (place + 0.5) * SIDE, SIDE / 2


def press(strip: Strip, start: int, end: int, button: int = pygame.BUTTON_LEFT) -> None:
    """Press a mouse button on one place, and let it go on another."""
    strip.point(pygame.Event(pygame.MOUSEBUTTONDOWN, button=button), *middle(start))
    strip.point(pygame.Event(pygame.MOUSEMOTION), *middle(end))
    strip.point(pygame.Event(pygame.MOUSEBUTTONUP, button=button), *middle(end))


def test_a_place_that_is_clicked_is_chosen_and_keys_go_on_from_there() -> None:
    done = Handled()
    _, strip = strip_board(done.hands)
    press(strip, 2, 2)
    assert (done.chosen, strip.cursor) == ([2], 2)


def test_what_is_dragged_is_carried() -> None:
    done = Handled()
    _, strip = strip_board(done.hands)
    press(strip, 0, 2)
    assert (done.chosen, done.carried) == ([], [(0, 2)])


def test_a_drag_is_under_way_once_it_has_left_its_place() -> None:
    _, strip = strip_board(Handled().hands)
    strip.point(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1), *middle(0))
    strip.point(pygame.Event(pygame.MOUSEMOTION), 60, 50)
    assert strip.drag is None
    strip.point(pygame.Event(pygame.MOUSEMOTION), *middle(1))
    assert strip.drag == (0, *middle(1))
    strip.gone()
    assert strip.drag is None


def test_the_wheel_and_the_right_button_adjust_a_place() -> None:
    done = Handled()
    _, strip = strip_board(done.hands)
    strip.point(pygame.Event(pygame.MOUSEWHEEL, y=1), *middle(1))
    strip.point(pygame.Event(pygame.MOUSEWHEEL, y=-3), *middle(1))
    press(strip, 2, 2, pygame.BUTTON_RIGHT)
    press(strip, 0, 2, pygame.BUTTON_RIGHT)
    assert (done.adjusted, done.chosen, done.carried) == ([(1, 1), (1, -1), (2, -1)], [], [])


def test_arrows_move_the_cursor_and_enter_chooses_where_it_is() -> None:
    done = Handled()
    _, strip = strip_board(done.hands)
    strip.focus(True)
    taken = [strip.key(pygame.Event(pygame.KEYDOWN, key=key)) for key in (pygame.K_RIGHT, pygame.K_RIGHT)]
    strip.key(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert (taken, done.chosen, strip.near) == ([True, False], [2], 2)


def test_the_pointer_takes_over_from_the_cursor() -> None:
    _, strip = strip_board(Handled().hands)
    strip.focus(True)
    strip.key(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
    assert strip.hover(*middle(0))
    assert strip.near == 0
    assert not strip.hover(*middle(0))


def test_without_hands_a_board_is_only_looked_at() -> None:
    _, strip = strip_board()
    press(strip, 1, 1)
    press(strip, 1, 2)
    assert not strip.enabled
    assert not strip.key(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
