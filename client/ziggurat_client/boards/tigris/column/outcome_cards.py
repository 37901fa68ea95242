"""Two cards beside a conflict: what happens if the defender holds, and what if not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Viewer
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.panels import ACTIVE_PANEL, QUIET_PANEL
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.conflict.outcomes import Outcome
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, line_fits
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_LEAST: Final = (240.0, 84.0)
"""How wide and high a card must be to be read."""
_GAP: Final = 8.0
_EDGE: Final = 18.0
_TILE: Final = 28.0
_LEADER: Final = 34.0
_PITCH: Final = 33.0
_CUBE: Final = 32.0
"""The room of the winner's mark, which stands before the points where the title leaves it."""


@dataclass(frozen=True)
class OutcomeCard:
    """An outcome in words, with what a tie comes to if it leads to this one; `losing` says where there is little room
    who loses what is struck through; `meant` says that the number chosen now leads to it."""

    outcome: Outcome
    title: str
    losses: str
    losing: str
    tie: str
    meant: bool


def card_of(outcome: Outcome, viewer: Viewer, names: Sequence[str], words: Words, *, meant: bool) -> OutcomeCard:
    """The card of an outcome as the viewer reads it."""
    key = "none" if not outcome.fall else "tiles"
    whose = "you" if outcome.loser == viewer else "they"
    losses = words.say(f"tigris.outcome.{key}.{whose}", name=names[outcome.loser], count=outcome.fall)
    losing = words.say(f"tigris.outcome.losing.{whose}", name=names[outcome.loser])
    tie = words.say("tigris.outcome.tie") if outcome.holds else ""
    return OutcomeCard(outcome, _title(outcome, viewer, names, words), losses, losing, tie, meant)


def _title(outcome: Outcome, viewer: Viewer, names: Sequence[str], words: Words) -> str:
    if not outcome.holds and outcome.loser == viewer:
        return words.say("tigris.duel.yields")
    if outcome.holds:
        key = "tigris.duel.holds" if outcome.winner == viewer else "tigris.outcome.holds"
    else:
        key = f"tigris.duel.wins.{'you' if outcome.winner == viewer else 'they'}"
    return words.say(key, name=names[outcome.winner])


def have_room(box: Box) -> bool:
    """Whether both cards can be read in a place."""
    return box.width >= _LEAST[0] and (box.height - _GAP) / 2 >= _LEAST[1]


def outcome_cards(box: Box, cards: Sequence[OutcomeCard]) -> Iterator[Piece]:
    """Both cards, one above the other."""
    high = (box.height - _GAP) / 2
    for number, card in enumerate(cards):
        place = Box(box.x, box.y + number * (high + _GAP), box.width, high)
        yield Panel(place, ACTIVE_PANEL if card.meant else QUIET_PANEL)
        yield _painted(place, card)


def _painted(box: Box, card: OutcomeCard) -> Piece:
    size = (box.width, box.height)
    return Painted(box, ("tigris outcome", card), lambda canvas, x, y: _paint(canvas, x, y, size, card))


def _paint(canvas: Canvas, x: float, y: float, size: tuple[float, float], card: OutcomeCard) -> None:
    width, height = size
    first, second, third = (y + height * share for share in (0.22, 0.52, 0.81))
    left, room = x + _EDGE, width - 2 * _EDGE - 10
    if card.meant:
        draw_icon(canvas, Icon.CHECK, left + 9, first, 18, tones.TEXT_HEAD)
        left, room = left + 26, room - 26
    taken = _paint_gain(canvas, x + width - _EDGE, first, card.outcome)
    if line_fits(canvas, card.title, room - taken - _CUBE, 20, "bold"):
        draw_cube(canvas, card.outcome.winner, x + width - _EDGE - taken - _CUBE / 2, first, 20)
        taken += _CUBE
    room -= taken
    draw_line(canvas, left, first, card.title, room, 20, tones.TEXT, "bold")
    free = width - 2 * _EDGE - _paint_losses(canvas, x + _EDGE, second, width - 2 * _EDGE, card.outcome)
    if text_width(card.tie, 16, "regular", canvas.scale) <= free:
        draw_line(canvas, x + width - _EDGE, second, card.tie, free, 16, tones.TEXT_SOFT, "regular", "r")
    free = width - 2 * _EDGE
    losses = card.losses if line_fits(canvas, card.losses, free, 16) else card.losing
    draw_line(canvas, x + _EDGE, third, losses, free, 16, tones.TEXT_SOFT)


def _paint_gain(canvas: Canvas, right: float, y: float, outcome: Outcome) -> float:
    """How many points of which colour are gained, ending at `right`. Returns the width."""
    draw_tile(canvas, outcome.gains, right - _TILE, y - _TILE / 2, _TILE)
    number = draw_number(canvas, right - _TILE - 8, y, f"+{outcome.points}", 24, "r")
    return _TILE + number + 8


def _paint_losses(canvas: Canvas, x: float, y: float, room: float, outcome: Outcome) -> float:
    """The leader who goes home and the tiles that fall, struck through; as many as there is room for. Returns the
    width."""
    draw_leader(canvas, outcome.leader, outcome.loser, x + _LEADER / 2, y, _LEADER)
    _strike(canvas, x + _LEADER / 2, y, _LEADER)
    start = _LEADER + 10
    shown = min(outcome.fall, int((room - start) / _PITCH))
    for number in range(shown):
        left = x + start + number * _PITCH
        draw_tile(canvas, outcome.leader, left, y - _TILE / 2, _TILE)
        _strike(canvas, left + _TILE / 2, y, _TILE)
    return start + shown * _PITCH


def _strike(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    reach = size * 0.42
    for width, ink in ((5.0, BITUMEN), (2.4, "#fff6dc")):
        ends = [(cx - reach, cy + reach), (cx + reach, cy - reach)]
        canvas.fill(Shape().taper(ends, [width, width]), ink)
