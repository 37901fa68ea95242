"""Rule 6: a player may take back any step of the current turn until the swap."""

from __future__ import annotations

import pytest

from games.ur.notation import read
from games.ur.scenes import SEATS, Scene, scene
from ziggurat.games.game import IllegalAction, Options
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match


class Begun(Ur):
    """Ur from the middle of a scene on."""

    def __init__(self, begun: Position) -> None:
        self._begun = begun

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return self._begun


class Opened(Match):
    """A match that begins with a scene."""

    def __init__(self, begun: Scene) -> None:
        super().__init__(Begun(begun.position), len(begun.position.hands), seed=1)

    def do(self, *deeds: str) -> Opened:
        for deed in deeds:
            self.apply(self.due.seats[0], read(deed, self.position.side))
        return self

    def take_back(self, seat: str) -> int:
        return len(self.undo(SEATS.index(seat)))

    def refuses_to_take_back(self, seat: str) -> bool:
        before, revision = self.position, self.revision
        with pytest.raises(IllegalAction) as refused:
            self.undo(SEATS.index(seat))
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("nothing_to_undo", "6")
        assert not self.may_undo(SEATS.index(seat))
        return self.position == before and self.revision == revision


def short_culture() -> Opened:
    """a has performed Culture, and b must choose."""
    return Opened(scene("PCb1 CPa2 PCb1", hands="TC PA WA", supply="b1")).do("culture")


@pytest.mark.parametrize(
    ("hand", "corner", "deed"),
    [
        ("AT", "ATa2", "agriculture A1:2"),
        ("AT", "TCa2", "trade"),
        ("CP", "CTa2 PCb1", "culture"),
        ("CP", "TCa2 PCa2", "politics A1:4"),
        ("WT", "WTa2", "attack A1 B1 1"),
        ("WT", "PCa2", "place A1"),
        ("WT", "PCa2", "place D4"),
        ("WT", "PCa5", "build A1"),
    ],
)
def test_every_deed_of_a_turn_can_be_taken_back(hand: str, corner: str, deed: str) -> None:
    begun = scene(corner, hands=f"{hand} PA WA")
    match = Opened(begun).do(deed)
    assert match.take_back("a") == 1
    assert match.position == begun.position


def test_a_forced_placement_can_be_taken_back() -> None:
    begun = scene("PCa1").do("swap F6 W")
    assert begun.position.turn.forced == 3
    match = Opened(begun).do("place C3")
    assert match.take_back("b") == 1
    assert match.position == begun.position


def test_steps_are_taken_back_one_by_one_to_the_beginning_of_the_turn() -> None:
    begun = scene("WTa4", hands="WT PA CA")
    match = Opened(begun).do("attack A1 B1 1", "attack A1 A2 1", "trade")
    assert [match.take_back("a") for _ in range(3)] == [1, 1, 1]
    assert match.position == begun.position
    assert match.refuses_to_take_back("a")


def test_a_war_goes_on_after_a_deed_is_taken_back() -> None:
    match = Opened(scene("WTa4", hands="WT PA CA")).do("attack A1 B1 1", "place A1")
    match.take_back("a")
    assert match.do("attack A1 A2 1").position.turn.slots_used == 1


def test_nothing_is_taken_back_after_the_swap() -> None:
    match = Opened(scene("PCa1 PCb1")).do("place A1", "swap E5 W")
    assert match.refuses_to_take_back("a")
    assert match.refuses_to_take_back("b")


@pytest.mark.parametrize("phase", ["placement", "opening"])
def test_steps_that_end_a_turn_are_not_taken_back(phase: str) -> None:
    match = Opened(scene("PCa1", phase=phase)).do("place A1" if phase == "placement" else "keep")
    assert match.refuses_to_take_back("a")


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    match = Opened(scene(filler="WT", corner="PCa1 PCb1")).do("place A1", "end")
    assert match.position.phase == "over"
    assert match.refuses_to_take_back("a")


def test_other_players_take_nothing_back_in_anothers_turn() -> None:
    assert Opened(scene("PCa1")).do("place A1").refuses_to_take_back("b")


def test_a_culture_that_asks_another_can_be_taken_back_before_the_answer() -> None:
    match = short_culture()
    assert match.take_back("a") == 1
    assert match.due.seats == (0,)
    assert match.position.pending == ()


def test_the_one_who_was_asked_takes_nothing_back_before_answering() -> None:
    assert short_culture().refuses_to_take_back("b")


def test_a_culture_is_taken_back_from_under_the_answers_given_to_it() -> None:
    match = short_culture()
    match.do("allot A1:1")
    assert match.take_back("a") == 2
    assert match.due.seats == (0,)


def test_an_answer_can_be_taken_back_while_it_is_the_last_step() -> None:
    match = short_culture()
    asked = match.position
    match.do("allot A1:1")
    assert match.take_back("b") == 1
    assert match.position == asked
    assert match.do("allot C1:1").due.seats == (0,)


def test_an_answer_is_not_taken_back_once_the_turn_went_on() -> None:
    assert short_culture().do("allot A1:1", "place B1").refuses_to_take_back("b")
