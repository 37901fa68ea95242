"""The search's own rules of Babel against the rules."""

from __future__ import annotations

from inspect import isdatadescriptor
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import examples
from games.babel.scenes import BABEL, Scene, scene
from games.random_play import played
from ziggurat.bots.babel.state import State, state_of
from ziggurat.bots.babel.steps import steps
from ziggurat.games.babel.actions import EndActions, Halve, Invoke
from ziggurat.games.babel.ending import judged
from ziggurat.games.babel.peoples import PEOPLES, run_at
from ziggurat.games.babel.position import Position, Side
from ziggurat.games.game import Action

repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(60))
cards = st.text(alphabet="AHMPS", max_size=7)
temples = st.lists(st.integers(1, 6), unique=True, max_size=3).map(lambda levels: tuple(sorted(levels)))
quarries = st.lists(st.integers(1, 6), max_size=2).map(tuple)


@st.composite
def sides(draw: st.DrawFn) -> Side:
    """Any side of somebody who has built the start card."""
    columns: Any = tuple(draw(cards) for _ in PEOPLES)
    built: Any = tuple(draw(temples) for _ in PEOPLES)
    return Side(draw(st.sampled_from(PEOPLES)), columns, built, draw(quarries), start_card=False)


@st.composite
def arranged(draw: st.DrawFn) -> Position:
    """A position that need not come about in play, in which much is possible."""
    board = replace(scene().board, sides=(draw(sides()), draw(sides())), final_phase=draw(st.booleans()))
    hands = "".join(sorted(draw(cards))), "".join(sorted(draw(cards)))
    return Position(board, hands, "", (1, 2, 3), 0)


def first_of_its_run(position: Position, action: Action) -> bool:
    """Whether no earlier card of the column gives the same power to the same people."""
    if not isinstance(action, Invoke):
        return True
    side = position.board.sides[position.board.seat]
    assert side.pawn is not None
    column = side.column(side.pawn)
    run = run_at(column, action.position)
    assert run is not None
    earlier = column.find(run.people * 3)
    return action.position == earlier


def state_after(position: Position, action: Action) -> State:
    """What the rules make of it, with half of the rival's hand gone where it is demanded."""
    seat = position.board.seat
    after, _ = BABEL.apply(position, seat, action)
    state = state_of(after, seat)
    state.rival_hand -= after.board.owed
    state.won = after.board.phase == "over"
    return state


def parts(state: State) -> dict[str, object]:
    """Everything that a state holds, by name, whether or not the search is compiled."""
    held = (name for name, part in vars(State).items() if isdatadescriptor(part) and not name.startswith("_"))
    return {name: getattr(state, name) for name in held}


def test_all_that_a_turn_can_change_is_compared() -> None:
    assert {"pawn", "hand", "columns", "temples", "rival_hand", "known", "left", "final_phase", "won"} <= set(
        parts(State())
    )


def assert_agreement(position: Position) -> None:
    """The steps are what the rules allow, and lead where the rules lead."""
    seat = position.board.seat
    found = dict(steps(state_of(position, seat)))
    legal = [action for action in BABEL.candidates(BABEL.view(position, seat)) if not isinstance(action, EndActions)]
    assert set(found) == {action for action in legal if first_of_its_run(position, action)}
    for action, state in found.items():
        assert parts(state) == parts(state_after(position, action))


@repeatable
@given(seed=st.integers(0, 10**6), length=st.integers(0, 150))
def test_steps_agree_with_the_rules_in_play(seed: int, length: int) -> None:
    position = played(BABEL, 2, seed, rounds=0, steps=length).position
    if position.board.phase == "actions":
        assert_agreement(position)


@repeatable
@given(arranged())
def test_steps_agree_with_the_rules_wherever_much_is_possible(position: Position) -> None:
    assume(judged(position, ()) == (position, ()))
    assert_agreement(position)


def test_a_halved_hand_is_counted_as_halved() -> None:
    before: Scene = scene("pawn H, H MMM", "hand AAAAA")
    found = dict(steps(state_of(before.position, 0)))
    assert found[Halve(0)].rival_hand == 3


def test_without_moving_there_are_no_moves() -> None:
    state = state_of(scene("pawn H, hand AAS").position, 0)
    assert {type(action).__name__ for action, _ in steps(state, moving=False)} == {"Settle"}
