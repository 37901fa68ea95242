"""What a bot imagines of what it does not see in Babel."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.babel.scenes import BABEL, scene
from games.random_play import played
from ziggurat.bots.babel.unseen import imagined_anew, with_unseen_drawn
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Viewer

repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(60))
viewers: st.SearchStrategy[Viewer] = st.sampled_from([None, 0, 1])


def people(position: Position) -> Counter[str]:
    columns = [column for side in position.board.sides for column in side.columns]
    return Counter("".join([*columns, *position.hands, position.deck, position.board.discard]))


@repeatable
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 200), viewer=viewers)
def test_what_is_imagined_looks_the_same_and_has_every_card_once(seed: int, steps: int, viewer: Viewer) -> None:
    position = played(BABEL, 2, seed, rounds=0, steps=steps).position
    view = BABEL.view(position, viewer)
    imagined = with_unseen_drawn(view, Random(seed))
    assert BABEL.view(imagined, viewer) == view
    assert people(imagined) == people(position)
    assert Counter(imagined.pile) == Counter(position.pile)


@repeatable
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 200), seat=st.integers(0, 1))
def test_what_is_imagined_anew_looks_the_same_too(seed: int, steps: int, seat: int) -> None:
    position = played(BABEL, 2, seed, rounds=0, steps=steps).position
    if position.board.phase == "over":
        return
    again = imagined_anew(position, seat, Random(seed))
    assert BABEL.view(again, seat) == BABEL.view(position, seat)
    assert people(again) == people(position)


def test_different_hands_are_imagined() -> None:
    view = BABEL.view(scene("hand AAA", "hand HHMMP").position, 0)
    assert len({with_unseen_drawn(view, Random(seed)).hands[1] for seed in range(20)}) > 5


def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    over = scene("hand AAA", "hand HHM", deck="SSA", pile="1").do("end").position
    imagined = with_unseen_drawn(BABEL.view(over, 0), Random(1))
    assert (imagined.hands, imagined.deck, imagined.pile) == (over.hands, over.deck, over.pile)
