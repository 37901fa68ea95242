"""A player's panel: who sits there, and what is known of what they hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour, colours_of
from ziggurat.games.tigris.position import CATASTROPHES
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import GOLD, SHELL, NumeralGlow, draw_number, number_width
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_back, draw_tile
from ziggurat_client.boards.tigris.art.walls import draw_wall
from ziggurat_client.boards.tigris.board.seat_plan import Head, SeatPlan, closed_plan, open_plan
from ziggurat_client.boards.tigris.players.court import court_pieces
from ziggurat_client.boards.tigris.players.head import draw_head, draw_pennant, has_pennant
from ziggurat_client.boards.tigris.players.standing import PlayerWords, Standing
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_LEADER: Final = 46.0
_SLAB: Final = 24.0
_WORD: Final = 16.0
_SCORE: Final[dict[Head, float]] = {"high": 36.0, "low": 24.0}
"""The size of the word below the score, and how high the score is."""
_TILE: Final = 26.0
_TALL: Final = 56.0
"""The height from which the tiles in hand are shown large."""


def plan_of(box: Box, *, is_open: bool, docked: bool) -> SeatPlan:
    """Where everything of a seat stands in its box."""
    return open_plan(box, docked=docked) if is_open else closed_plan(box)


def player_panel(box: Box, standing: Standing, words: PlayerWords, *, points_right: bool) -> Iterator[Piece]:
    """One player. It is several pictures, so that a number that changes draws little anew. The pennant of whoever
    decides `points_right`, if the map is there."""
    plan = plan_of(box, is_open=standing.open is not None, docked=standing.docked)
    yield from _person(plan, standing, words, with_pennant=points_right and standing.seated.active and has_pennant(box))
    if standing.open is not None:
        yield _score(plan, standing, words)
    if plan.court is not None:
        yield from court_pieces(plan.court, standing, words)
    if plan.leaders is not None:
        yield _leaders(plan.leaders, standing)
    if plan.hand is not None:
        yield _hand(plan.hand, standing, words)
    if plan.catastrophes is not None:
        yield _catastrophes(plan.catastrophes, standing.catastrophes)


def _person(plan: SeatPlan, standing: Standing, words: PlayerWords, *, with_pennant: bool) -> Iterator[Piece]:
    box, seated, is_open = plan.box, standing.seated, standing.open is not None
    digits = len(str(min(standing.filled))) if is_open else 0

    def paint(canvas: Canvas, x: float, y: float) -> None:
        taken = (plan.wall.width, plan.wall.width)
        if is_open:
            below = text_width(words.score, _WORD, "regular", canvas.scale) if plan.head == "high" else 0.0
            taken = (number_width("0" * max(2, digits), _SCORE[plan.head], canvas.scale), below)
        draw_head(canvas, Box(x, y, box.width, box.height), plan, seated, words, taken=taken)
        if not is_open:
            wall = plan.wall._replace(x=x + plan.wall.x - box.x, y=y + plan.wall.y - box.y)
            _paint_wall(canvas, wall, seated.seat, words.hidden)
        if with_pennant:
            draw_pennant(canvas, x + box.width, y + box.height / 2)

    yield Painted(box, ("tigris player", seated, words, plan.head, is_open, digits, with_pennant), paint)


def _paint_wall(canvas: Canvas, wall: Box, seat: Seat, word: str) -> None:
    """A closed wall and a lock; where it is low, the word stands beside it."""
    if wall.height < 40:
        draw_wall(canvas, seat, wall.right - 40, wall.y, 40, wall.height)
        draw_icon(canvas, Icon.LOCK, wall.right - 20, wall.y + wall.height * 0.58, 13, "#fff3d6", shadow=True)
        draw_line(canvas, wall.right - 48, wall.centre[1], word, wall.width - 48, 16, tones.TEXT_SOFT, align="r")
        return
    draw_wall(canvas, seat, wall.x, wall.y, wall.width, wall.height)
    cx, inside = wall.centre[0], wall.height * 0.83
    top = wall.bottom - inside
    draw_icon(canvas, Icon.LOCK, cx, top + inside * 0.35, 15, "#fff3d6", shadow=True)
    draw_line(canvas, cx, top + inside * 0.65, word, wall.width - 12, 15, "#fff3d6", "bold", "m")


def _score(plan: SeatPlan, standing: Standing, words: PlayerWords) -> Piece:
    box, score, high = plan.score, min(standing.filled), plan.head == "high"
    active = standing.seated.active

    def paint(canvas: Canvas, x: float, y: float) -> None:
        glow = NumeralGlow("#d98a1f", 14, 0.5) if active else None
        colours = GOLD if active or standing.secret else SHELL
        right = x + box.width
        if not high:
            draw_number(canvas, right, y + box.height / 2, score, _SCORE["low"], "r", colours, glow)
            return
        draw_number(canvas, right, y + box.height * 0.36, score, _SCORE["high"], "r", colours, glow)
        canvas.text(right, y + box.height * 0.96, words.score, _WORD, tones.TEXT_SOFT, "regular", "rm")

    return Painted(box, ("tigris score", score, high, active, standing.secret, words.score), paint)


def _leaders(box: Box, standing: Standing) -> Piece:
    """Those on the map, and the outlines of those in the supply."""
    seat, colours, led = standing.seated.seat, standing.colours, standing.led

    def paint(canvas: Canvas, x: float, y: float) -> None:
        pitch = box.width / len(colours)
        size = min(_LEADER, box.height - 2, pitch - 8 if pitch >= 40 else pitch - 2)
        for number, (colour, there) in enumerate(zip(colours, led, strict=True)):
            middle = x + pitch * (number + 0.5)
            draw_leader(canvas, colour, seat, middle, y + box.height / 2, size, state="there" if there else "away")

    return Painted(box, ("tigris leaders", seat, colours, led), paint)


def _hand(box: Box, standing: Standing, words: PlayerWords) -> Piece:
    held, count = "" if standing.open is None else standing.open.hand, standing.hand
    if held:
        tiles = colours_of(held)
        return Painted(box, ("tigris tiles", tiles), lambda canvas, x, y: _paint_tiles(canvas, x, y, box, tiles))
    word = words.tiles[min(count, len(words.tiles) - 1)]
    paint = _paint_tall_hand if box.height >= _TALL else _paint_hand
    return Painted(box, ("tigris hand", count, word), lambda canvas, x, y: paint(canvas, x, y, box, count, word))


def _paint_tiles(canvas: Canvas, x: float, y: float, box: Box, tiles: tuple[Colour, ...]) -> None:
    """The tiles of a hand that lies open."""
    side = min(_TILE, box.height - 4)
    pitch = min(side + 3, (box.width - side) / max(1, len(tiles) - 1))
    for number, colour in enumerate(tiles):
        draw_tile(canvas, colour, x + number * pitch, y + (box.height - side) / 2, side)


def _paint_hand(canvas: Canvas, x: float, y: float, box: Box, count: int, word: str) -> None:
    """Two tiles face down, the number, and the word where there is room."""
    middle = y + box.height / 2
    for number in range(min(count, 2)):
        draw_back(canvas, x + number * 5, middle - 12 - number * 2, 20, 24)
    left = x + 33
    left += canvas.text(left, middle, str(count), 20, tones.TEXT, "bold", "lm") + 7
    if left + text_width(word, 17, "regular", canvas.scale) <= x + box.width:
        canvas.text(left, middle, word, 17, tones.TEXT_SOFT, "regular", "lm")


def _paint_tall_hand(canvas: Canvas, x: float, y: float, box: Box, count: int, word: str) -> None:
    """The same over two rows, with the word below the number."""
    middle = y + box.height / 2
    for number in range(min(count, 3)):
        draw_back(canvas, x + 2 + number * 5, middle - 18 - number * 3, 34, 40)
    left = x + 62
    draw_number(canvas, left, middle - 11, count, 26)
    draw_line(canvas, left, middle + 19, word, box.width - 62, 17, tones.TEXT_SOFT)


def _catastrophes(box: Box, left: int) -> Piece:
    """Those left, and the empty places of those that were laid."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        side = min(_SLAB, box.height - 4, (box.width - 4) / CATASTROPHES)
        top = y + (box.height - side) / 2
        for number in range(CATASTROPHES):
            at = x + box.width - (CATASTROPHES - number) * (side + 5) + 5
            if number < left:
                draw_catastrophe(canvas, at, top, side)
            else:
                canvas.fill(canvas.stepped_frame(at, top, side, side, 1.4, 3, 1), "#8f9cd2", 0.45)

    return Painted(box, ("tigris catastrophes", left), paint)
