"""The other nations beside the market: how many cards they hold, which calamities lie before them, who is ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_STYLE: Final = PanelStyle("#172a68", "#0c1740", edge_alpha=0.7)
_BACK: Final = 18.0
_STEP: Final = 9.0
_MOST_BACKS: Final = 12


@dataclass(frozen=True)
class Rival:
    """One nation as the market sees it. `ill` is the calamity that came last, and `how` whence."""

    seat: Seat
    name: str
    bot: bool
    nation: str
    cards: int
    ready: str
    ill: CalamityId | None
    ill_name: str
    how: str
    ills: int


def rivals(hall: Hall, seats: Sequence[Seat]) -> tuple[Rival, ...]:
    """These nations."""
    return tuple([_rival(hall, seat) for seat in seats])


def _rival(hall: Hall, seat: Seat) -> Rival:
    player, board = hall.players[seat], hall.known.board
    faced = [each for each in board.faced if each.victim == seat]
    last = faced[-1] if faced else None
    how = ""
    if last is not None:
        how = (
            hall.say("civilization.market.drawn")
            if last.giver is None
            else hall.say("civilization.market.from", name=hall.who(last.giver))
        )
    return Rival(
        seat,
        player.name,
        player.bot,
        hall.words.say(f"civilization.nation.{board.nations[seat].id}") if board.nations else "",
        hall.known.held(seat),
        hall.say("civilization.market.is_ready") if hall.known.is_ready(seat) else "",
        None if last is None else last.calamity,
        "" if last is None else hall.calamity(last.calamity),
        how,
        len(faced),
    )


def rival_pieces(hall: Hall, shown: Sequence[Rival], boxes: Sequence[Box]) -> Iterator[Piece]:
    """Their panels."""
    for rival, box in zip(shown, boxes, strict=True):
        yield _panel(box, rival)
        cards = Box(box.x + 24, box.bottom - 40, 190, 34)
        yield Explained(
            f"cards {rival.seat}", cards, hall.say("civilization.market.cards.about", count=rival.cards), "14"
        )


def _panel(box: Box, rival: Rival) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        width, height = box.width, box.height
        draw_panel(canvas, x, y, width, height, _STYLE)
        colour = canvas.palette.player(rival.seat).colour
        draw_blocks(canvas, x + 9, y + 14, 7, height - 28, 8, [colour], upright=True, seed=3)
        draw_cube(canvas, rival.seat, x + 44, y + height * 0.34, 34)
        _paint_name(canvas, x, y, width, rival)
        _paint_cards(canvas, x, y + height - 23, width, rival)
        if rival.ill is not None:
            draw_calamity(canvas, rival.ill, x + width - 50, y + 10, 38)
            if rival.ills > 1:
                canvas.text(x + width - 56, y + 20, f"{rival.ills} ×", 16, "#ffb08f", "bold", "rm")

    return Painted(box, ("market rival", rival), paint)


def _paint_name(canvas: Canvas, x: float, y: float, width: float, rival: Rival) -> None:
    end = x + width - (62 if rival.ill is not None else 16)
    ready = text_width(rival.ready, 15, "bold", canvas.scale) + 26 if rival.ready else 0.0
    beside = ready if rival.ill is None else 24.0 if rival.ready else 0.0
    marks = (27 if rival.bot else 0) + beside
    at = x + 72 + draw_line(canvas, x + 72, y + 25, rival.name, end - x - 80 - marks, 21, tones.TEXT, "bold") + 9
    if rival.bot:
        draw_icon(canvas, Icon.BOT, at + 9, y + 25, 18, tones.PALE_LAPIS)
        at += 27
    if rival.ready:
        draw_icon(canvas, Icon.CHECK, at + 8, y + 25, 18, tones.GOOD)
        if rival.ill is None:
            canvas.text(at + 22, y + 25, rival.ready, 15, "#a8f0c2", "bold", "lm")
    room = end - x - 76
    if rival.ill is None:
        draw_line(canvas, x + 72, y + 49, rival.nation, room, 16, tones.TEXT_SOFT)
        return
    ill = draw_line(canvas, end, y + 49, rival.ill_name, room, 15, "#ffb08f", "bold", "r")
    if text_width(rival.nation, 16, "regular", canvas.scale) <= room - ill - 8:
        canvas.text(x + 72, y + 49, rival.nation, 16, tones.TEXT_SOFT, "regular", "lm")


def _paint_cards(canvas: Canvas, x: float, middle: float, width: float, rival: Rival) -> None:
    """The backs of the cards, as many of them as whence a calamity came leaves room for, and their number."""
    told = text_width(rival.how, 15, "regular", canvas.scale) + 10 if rival.how else 0.0
    number = number_width(str(rival.cards), 24, canvas.scale)
    free = width - 30 - 18 - told - number - 20 - _BACK
    shown = min(rival.cards, _MOST_BACKS, 1 + max(0, int(free / _STEP)))
    for place in range(shown):
        draw_back(canvas, x + 30 + place * _STEP, middle - 12, _BACK)
    at = x + 30 + max(0, shown - 1) * _STEP + (_BACK if shown else 0) + 10
    at += draw_number(canvas, at, middle, rival.cards, 24) + 10
    draw_line(canvas, x + width - 18, middle, rival.how, x + width - 18 - at, 15, tones.TEXT_SOFT, "regular", "r")
