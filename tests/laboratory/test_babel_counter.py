"""What is counted in a game of Babel."""

from __future__ import annotations

from games.babel.notation import read
from games.babel.scenes import Scene, scene
from ziggurat_laboratory.babel.counter import BabelCounter


def counted(seen: Scene, *actions: str) -> dict[str, float]:
    """What a counter tells of these actions, done one after the other."""
    counter = BabelCounter()
    for action in actions:
        after = seen.do(action)
        counter.hear(seen.position, read(action), after.events)
        seen = after
    return counter.measures()


def test_powers_are_counted_and_told_apart() -> None:
    measures = counted(scene("pawn H, H AAAASSS", "H PP/12"), "destroy 0", "desertion 3")
    assert measures["powers_invoked"] == 2
    assert (measures["powers.destroy"], measures["powers.desertion"], measures["powers.halve"]) == (0.5, 0.5, 0)


def test_storeys_are_counted_by_where_they_came_from() -> None:
    measures = counted(scene("pawn H, H AAA, quarry 1", "quarry 2"), "build own", "build opponent")
    assert measures["storeys_built"] == 2
    assert (measures["storeys.own"], measures["storeys.opponent"], measures["storeys.start"]) == (0.5, 0.5, 0)


def test_moves_and_settlers_are_counted_by_turn() -> None:
    measures = counted(scene("hand AHS"), "move A", "settle H", "end", "end")
    assert (measures["moves_in_a_turn"], measures["people_settled_in_a_turn"]) == (0.5, 0.5)


def test_migrations_and_the_final_phase_are_counted() -> None:
    measures = counted(
        scene("pawn S, P AAA, quarry 5, A /6, H /4, S AAAAA/1234", "A /6, H /4"), "migrate P A", "build own"
    )
    assert (measures["migrations"], measures["games_with_a_final_phase"]) == (1, True)


def test_a_rate_of_nothing_is_left_out() -> None:
    assert set(counted(scene("A AAA"), "migrate A H")) == {
        *("storeys_built", "powers_invoked", "migrations", "games_with_a_final_phase")
    }
