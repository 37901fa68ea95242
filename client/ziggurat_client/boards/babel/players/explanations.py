"""What is said of the players' scores, hands and quarries while they are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.side_plan import Half
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.goal.explaining import explained, explanation
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Explanation
from ziggurat_client.window.screen import Box

_SCORE: Final = 96.0
_POWERS: Final = {
    "A": ("destroy", "8.1"),
    "H": ("plunder", "8.2"),
    "M": ("banish", "8.3"),
    "P": ("progress", "8.5"),
    "S": ("desertion", "8.4"),
}
"""What three of a people in a row can do, and the paragraph of it."""
_HALVES: Final[tuple[Half, ...]] = ("far", "near")


def player_explanations(layout: Layout, desk: Desk, *, known: bool) -> Iterator[Explained]:
    """Of each side the score, the hand and the quarry, and of the piles, where the players are shown; `known` says that
    some cards of the temple pile are, and can be looked at."""
    side = layout.side
    if side is None:
        return
    for half in _HALVES:
        panel, quarry = side.player(half), side.quarry(half)
        score = Box(panel.right - 24 - _SCORE, panel.y + 8, _SCORE, min(72.0, panel.height / 2))
        yield explained(desk, f"score {half}", score, "babel.explained.score", "10")
        yield explained(desk, f"backs {half}", side.backs(half), "babel.explained.hand", "6.1")
        heading = Box(quarry.x + 24, quarry.y + 8, quarry.width - 48, min(36.0, quarry.height - 16))
        yield explained(desk, f"quarry {half}", heading, "babel.explained.quarry", "9.1")
    if not known:
        yield explained(desk, "temple pile words", layout.temple_pile, "babel.explained.temple_pile", "9.2")
    yield explained(desk, "deck words", layout.deck, "babel.explained.deck", "6.1")


def cell_explanation(cell: Cell, names: BabelTeller, desk: Desk) -> Explanation:
    """Of a place of the board: the people of a site with their power, or one's ground there."""
    people = names.people(cell.site)
    if cell.row == "site":
        sentence = desk.words.say("babel.explained.site", people=people)
        return explanation(desk, f"{sentence} {_power(cell.site, desk)}", "7.1")
    return explanation(desk, desk.words.say(f"babel.explained.{cell.row}", people=people), "7.3")


def card_explanation(people: str, desk: Desk) -> Explanation:
    """Of a card in the hand: what three of its people can do, and what one card can do."""
    return explanation(desk, desk.words.say("babel.explained.card") + " " + _power(people, desk), _POWERS[people][1])


def pile_explanation(pile: str, desk: Desk) -> Explanation:
    """Of a pile that can be looked through."""
    if pile == "discard pile":
        return explanation(desk, desk.words.say("babel.explained.discard"), "6.1")
    return explanation(desk, desk.words.say("babel.explained.known_pile"), "9.3")


def _power(people: str, desk: Desk) -> str:
    return desk.words.say(f"babel.about.{_POWERS[people][0]}")
