"""What parts equal scores is said beside them while a match is on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ziggurat.games.babel.position import Shown
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.scoring import score
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.players.side_panels import SidePanels
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.ur.players.panels import PanelWords
from ziggurat_client.boards.ur.players.panels import Standing as UrPanel
from ziggurat_client.staging.babel import MIDDLE, RULES
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

LEVEL = """
    seat a
    round 4
    hands WT WT
    market CP TA AC
    1 CPa4 PT   PA   AT   CPb2
    2 WP   CA   WC   PT   TW
    3 CT   PW   CP   AC   WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   AT   WA
"""
"""Both have the same tiles; a has four cubes on them, b has two."""


def test_panels_of_ur_say_the_cubes_of_those_who_share_the_highest_score() -> None:
    position = parse(LEVEL)
    assert score(position, 0).points == score(position, 1).points > 0
    words = PanelWords.of(Words("en"))
    assert [words.below_points(UrPanel.of(position, seat)) for seat in (0, 1)] == ["tie: 4 cubes", "tie: 2 cubes"]


def test_panels_of_ur_say_points_where_one_score_is_the_highest() -> None:
    position = parse(LEVEL.replace("CPb2", "CP  "))
    words = PanelWords.of(Words("en"))
    assert [words.below_points(UrPanel.of(position, seat)) for seat in (0, 1)] == ["points", "points"]


def shown_at(scores: tuple[int, int], hands: tuple[int, int]) -> Shown:
    """Babel with other scores and hands."""
    shown: Shown = RULES.view(MIDDLE, None).public
    temples = [tuple((level,) if level else () for level in (score, 0, 0, 0, 0)) for score in scores]
    sides = tuple(replace(side, temples=theirs) for side, theirs in zip(shown.board.sides, temples, strict=True))
    return replace(shown, board=replace(shown.board, sides=sides), hands=hands)


@pytest.mark.parametrize(
    ("scores", "hands", "told"),
    [
        ((7, 7), (5, 3), ["ahead by hand", "behind by hand"]),
        ((7, 7), (4, 4), ["level in all", "level in all"]),
        ((7, 6), (5, 3), ["", ""]),
        ((0, 0), (5, 3), ["", ""]),
    ],
)
def test_panels_of_babel_say_whose_hand_parts_equal_scores(
    scores: tuple[int, int], hands: tuple[int, int], told: list[str]
) -> None:
    people = (Player("Kubaba", "", bot=True), Player("Ninsun", "", bot=False))
    around = SidePanels(Layout(0), shown_at(scores, hands), Company(Words("en"), people, None, (0,)))
    assert [around.parted(seat) for seat in (0, 1)] == told
