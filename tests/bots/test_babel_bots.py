"""How bots play Babel: what they see, and what they do not miss."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.babel.notation import written
from games.babel.scenes import BABEL, Scene, scene
from server.twin_positions import twins
from ziggurat.bots.babel.winning import chances
from ziggurat.bots.levels import player_of
from ziggurat.games.babel.position import Position

PLANNING = ["apprentice", "merchant", "priest", "king"]
EVERY_CARD = "AAAAHHHHMMMMPPPPSSSS"


def turn_of(level: str, begun: Scene, nodes: int = 600) -> list[str]:
    """What a player of that level does in this turn, or as its one answer."""
    player, random, position, done = player_of(level, nodes), Random(1), begun.position, list[str]()
    seat, turn = BABEL.due(position).seats[0], BABEL.span(position)
    while BABEL.due(position).seats == (seat,) and BABEL.span(position) == turn:
        action = player.choose(BABEL, BABEL.view(position, seat), random)
        position, _ = BABEL.apply(position, seat, action)
        done.append(written(action))
        if begun.board.phase == "discard":
            break
    return done


@pytest.mark.parametrize("level", PLANNING)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_bot_cannot_see_makes_no_difference_to_it(level: str, seed: int) -> None:
    one, other = (
        player_of(level, 300).choose(BABEL, BABEL.view(dealt.setup(2, BABEL.options_type(), 0), seat), Random(1))
        for seat in [BABEL.setup(2, BABEL.options_type(), seed).board.seat]
        for dealt in twins(BABEL, 2, seed, seat)
    )
    assert one == other


@pytest.mark.parametrize("level", ["merchant", "priest", "king"])
def test_a_win_within_the_turn_is_taken(level: str) -> None:
    begun = scene("pawn A, quarry 5, A /6, H /4, S AAAA/1234, hand AS", "hand HHH", pile="112233", deck=EVERY_CARD)
    done = turn_of(level, begun)
    assert done[-1] == "build own"


@pytest.mark.parametrize("level", ["merchant", "priest", "king"])
def test_the_rivals_last_points_are_torn_down(level: str) -> None:
    begun = scene(
        *("pawn A, A /6, H /6, M AAA, hand M", "A /6, H /1, M /3, hand HH"),
        **{"final_phase": True, "deck": EVERY_CARD, "pile": "112233"},
    )
    assert turn_of(level, begun)[-1].startswith("destroy")


@pytest.mark.parametrize("level", ["merchant", "priest", "king"])
def test_with_the_last_temple_cards_the_score_is_what_counts(level: str) -> None:
    begun = scene("pawn A, quarry 3, A AAA/12, H /4, hand HH", "A /6", pile="11", deck=EVERY_CARD)
    assert "build own" in turn_of(level, begun)


@pytest.mark.parametrize("level", PLANNING)
def test_a_demand_is_answered(level: str) -> None:
    begun = scene("pawn H, H MMM", "hand AAHSS", deck=EVERY_CARD, pile="112233").do("halve 0")
    (answer,) = turn_of(level, begun)
    assert answer.startswith("discard ")
    assert len(answer.split()[1]) == 2


class TestChances:
    BEGUN = scene("A /12, H /1, hand AA", "A /1, hand AA", pile="112233445566", deck=EVERY_CARD).position

    def test_sum_to_one(self) -> None:
        assert sum(chances(self.BEGUN)) == pytest.approx(1)

    def test_are_better_for_who_is_ahead(self) -> None:
        ahead = scene("A /1234, H /123, M /12, hand AA", "A /1, hand AA", pile="112233445566", deck=EVERY_CARD).position
        assert chances(ahead)[0] > max(0.5, chances(self.BEGUN)[0])

    def test_are_the_same_from_either_side(self) -> None:
        board = self.BEGUN.board
        turned = replace(
            self.BEGUN, board=replace(board, sides=board.sides[::-1], seat=1), hands=self.BEGUN.hands[::-1]
        )
        assert chances(turned) == pytest.approx(chances(self.BEGUN)[::-1])

    @pytest.mark.parametrize(("a", "b", "certain"), [("A /2", "", (1, 0)), ("", "A /2", (0, 1)), ("", "", (0.5, 0.5))])
    def test_are_certain_when_the_game_is_over(self, a: str, b: str, certain: tuple[float, float]) -> None:
        over: Position = scene(a, b, pile="1").do("end").position
        assert chances(over) == certain
