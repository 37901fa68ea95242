"""The left column while calamities strike: the card of the one that strikes, and all of this turn in order (11.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.position import Board, Faced
from ziggurat.games.civilization.tables import TABLES, CalamityId
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.art.calamities.calamities import COLOURS, draw_calamity
from ziggurat_client.boards.civilization.art.calamities.large_card import HEIGHT, draw_large_calamity
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_NUMBERS: Final[dict[CalamityId, int]] = {each.id: each.number for each in TABLES.calamities}
_GAP: Final = 14.0
_HEAD: Final = 48.0
_ROW: Final = 88.0
_ROW_GAP: Final = 6.0
_EDGE: Final = 12.0
_SIGN: Final = 60.0
_TWO_LINES: Final = 74.0
"""A lower row says in one line whom a calamity strikes and how it came."""
_CARD_SHARE: Final = 0.44
"""The card takes at most so much of a low column."""
_LOWEST: Final = 280.0
_WIDEST: Final = 0.9
"""How high the card is at least, and how wide at most, compared with its height."""


@dataclass(frozen=True)
class Row:
    """One calamity of the turn in words: its victim, how it came to it, and how far it is."""

    calamity: CalamityId
    name: str
    seat: Seat
    victim: str
    how: str
    state: str


def strikes(board: Board) -> bool:
    """Whether the turn's calamities take the place of the nations."""
    return board.phase == "calamities" and bool(board.faced)


def calamity_column(place: Box, board: Board, names: Sequence[str], viewer: Viewer, words: Words) -> Iterator[Piece]:
    """The card and the list, in the place of the nations; where that is low, the list alone."""
    high = _card_height(place)
    if high:
        wide, shown = min(place.width, high * _WIDEST), _shown(board)
        card = Box(place.x + (place.width - wide) / 2, place.y, wide, high)
        yield LargeCard(card, shown, words.say(f"civilization.calamity.{shown}"))
    rows, title = tuple(_rows(board, names, viewer, words)), words.say("civilization.strike.in_order")
    yield from _listed(_below_card(place), rows, title)


def calamity_explanations(place: Box, board: Board, desk: Desk) -> Iterator[Explained]:
    """Of each calamity of the turn what it does, while its row is meant (11.2)."""
    in_order = _in_order(board)
    for faced, box in zip(in_order, _row_boxes(_below_card(place), len(in_order)), strict=True):
        name = f"calamity {faced.calamity}"
        yield explained(desk, name, box, f"civilization.explained.calamity.{faced.calamity}", "11.2")


def _below_card(place: Box) -> Box:
    high = _card_height(place)
    top = place.y + (high + _GAP if high else 0)
    return place._replace(y=top, height=place.bottom - top)


def _card_height(place: Box) -> float:
    """How high the card is, 0 where it would be too small."""
    high = min(HEIGHT, place.height * _CARD_SHARE)
    return high if high >= _LOWEST else 0.0


def _row_boxes(place: Box, count: int) -> tuple[Box, ...]:
    """The places of so many rows in the panel below the card."""
    room = place.height - _HEAD - _EDGE
    high = min(_ROW, (room - (count - 1) * _ROW_GAP) / max(1, count))
    tops = [place.y + _HEAD + number * (high + _ROW_GAP) for number in range(count)]
    return tuple(Box(place.x + _EDGE, top, place.width - 2 * _EDGE, high) for top in tops)


def _shown(board: Board) -> CalamityId:
    """The calamity that strikes; between two of them the next one, and after the last that one."""
    if board.strike is not None:
        return board.strike.calamity
    in_order = _in_order(board)
    due = [each for each in in_order if each.fate == "due"]
    return (due or in_order[-1:])[0].calamity


def _in_order(board: Board) -> list[Faced]:
    return sorted(board.faced, key=lambda each: _NUMBERS[each.calamity])


def _rows(board: Board, names: Sequence[str], viewer: Viewer, words: Words) -> Iterator[Row]:
    striking = None if board.strike is None else board.strike.calamity
    for faced in _in_order(board):
        victim = words.say("game.you") if faced.victim == viewer else names[faced.victim]
        if faced.giver is None:
            how = words.say("civilization.strike.drawn")
        elif faced.giver == viewer:
            how = words.say("civilization.strike.passed_by_you")
        else:
            how = words.say("civilization.strike.passed", name=names[faced.giver])
        if faced.fate == "ignored":
            how = words.say("civilization.strike.ignored")
        state = "now" if faced.calamity == striking else faced.fate
        yield Row(
            faced.calamity,
            words.say(f"civilization.calamity_in_short.{faced.calamity}"),
            faced.victim,
            victim,
            how,
            state,
        )


class LargeCard(Piece):
    """The card of a calamity at its largest."""

    margin = 64

    def __init__(self, box: Box, calamity: CalamityId, name: str) -> None:
        super().__init__(box)
        self._calamity = calamity
        self._name = name

    def appearance(self) -> tuple[str, str]:
        return self._calamity, self._name

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_large_calamity(canvas, self._calamity, x, y, self._name, width=self.box.width, height=self.box.height)


def _listed(place: Box, rows: tuple[Row, ...], title: str) -> Iterator[Piece]:
    boxes = _row_boxes(place, len(rows))
    box = place._replace(height=boxes[-1].bottom + _EDGE - place.y)
    yield Panel(box, STRIP_PANEL)

    def head(canvas: Canvas, x: float, y: float) -> None:
        draw_line(canvas, x + 20, y + 26, title, box.width - 40, 20, tones.TEXT_HEAD, "bold")

    yield Painted(box._replace(height=_HEAD), ("calamities in order", title), head)
    yield from map(_row, boxes, rows)


def _row(box: Box, row: Row) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        _draw_ground(canvas, x, y, box, row)
        _draw_words(canvas, x, y, box, row)

    return Painted(box, ("calamity in order", row), paint)


def _draw_ground(canvas: Canvas, x: float, y: float, box: Box, row: Row) -> None:
    body = canvas.stepped(x, y, box.width, box.height, 5, 2)
    colour = COLOURS[row.calamity]
    if row.state == "now":
        canvas.glow(body, colour, 12, 0.6, inside=False)
        canvas.fill(body, vertical(y, y + box.height, darken(colour, 0.68), darken(colour, 0.86)))
        edge = vertical(y, y + box.height, lighten(colour, 0.6), darken(colour, 0.15))
        canvas.fill(canvas.stepped_frame(x, y, box.width, box.height, 2.4, 5, 2), edge)
    else:
        canvas.fill(body, "#070c22", 0.6)
        canvas.fill(canvas.stepped_frame(x, y, box.width, box.height, 1.2, 5, 2), tones.LAPIS_LINE, 0.4)
    side = min(_SIGN, box.height - 12)
    draw_calamity(canvas, row.calamity, x + _EDGE, y + (box.height - side) / 2, side)


def _draw_words(canvas: Canvas, x: float, y: float, box: Box, row: Row) -> None:
    left, high = x + _EDGE + min(_SIGN, box.height - 12) + 14, box.height
    room = x + box.width - 12 - left
    ink = tones.TEXT_FAINT if row.state == "ignored" else tones.TEXT
    ticked = row.state == "struck"
    draw_line(canvas, left, y + high * 0.26, row.name, room - (26 if ticked else 0), 19, ink, "bold")
    if ticked:
        draw_icon(canvas, Icon.CHECK, x + box.width - 20, y + high * 0.25, 20, tones.GOOD)
    if high < _TWO_LINES:
        draw_cube(canvas, row.seat, left + 8, y + high * 0.70, 16)
        draw_line(canvas, left + 22, y + high * 0.70, f"{row.victim}, {row.how}", room - 22, 16, tones.TEXT_SOFT)
        return
    draw_cube(canvas, row.seat, left + 9, y + high * 0.535, 18)
    draw_line(canvas, left + 25, y + high * 0.535, row.victim, room - 25, 17, tones.TEXT_NAME, "bold")
    draw_line(canvas, left, y + high * 0.80, row.how, room, 16, tones.TEXT_SOFT)
