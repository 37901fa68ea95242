"""The right column in the swap: the tile laid down, the tile taken, and what that does to the points."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.game import Seat
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.swapping import can_swap
from ziggurat.games.ur.tiles import Kind, Tile, with_face
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import OPEN_PANEL, PLAIN_PANEL
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import text_width
from ziggurat_client.art.tile import TileLook, draw_tile, tile_margin
from ziggurat_client.art.tile_light import draw_light, draw_light_frame, light_margin, shade
from ziggurat_client.boards.ur.choosing import deeds_left
from ziggurat_client.boards.ur.column import Choice
from ziggurat_client.boards.ur.column_paint import paint_head, paint_points
from ziggurat_client.boards.ur.controls import FlipButton
from ziggurat_client.boards.ur.modes import MARKET, Press, Swapping
from ziggurat_client.boards.ur.previews import points_after, tile_at
from ziggurat_client.intentions import Intention
from ziggurat_client.screen import Box
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph, draw_line


def swap_column(choice: Choice, seat: Seat, mode: Swapping, near: int | None) -> Iterator[Piece]:
    """The pieces of the column. `near` is the swappable tile pointed at, which is shown while none is chosen."""
    yield from _head(choice, seat)
    yield from _laid_down(choice, seat, mode)
    place = mode.place if mode.place is not None else near
    yield from _taken(choice, seat, mode, place)
    yield from _buttons(choice, seat, mode)


def _head(choice: Choice, seat: Seat) -> Iterator[Piece]:
    box = choice.layout.right(0, 152)
    opening = choice.position.phase == "opening"
    title = choice.say("ur.swap.opening" if opening else "ur.swap.title").upper()
    if opening:
        text = choice.say("ur.swap.opening.note")
    elif can_swap(choice.position, seat):
        text = choice.say("ur.swap.note")
    else:
        text = choice.say("ur.swap.impossible")
    yield Panel(box, OPEN_PANEL)
    yield Painted(box, ("head", title), lambda canvas, x, y: paint_head(canvas, x, y, box.width, title))
    yield Paragraph(Box(box.x + 24, box.y + 76, box.width - 48, 64), text, 20)


# ---------------------------------------------------------------------------------------- laid down


def _laid_down(choice: Choice, seat: Seat, mode: Swapping) -> Iterator[Piece]:
    box = choice.layout.right(168, 240)
    hand = with_face(choice.position.hands[seat], mode.face)
    yield Panel(box, PLAIN_PANEL)
    title, up, other = choice.say("ur.swap.lay_down"), choice.say("ur.swap.face_up"), choice.say("ur.swap.other_face")
    face = choice.teller.kind(mode.face)
    where = choice.say("ur.swap.up", face=face)
    if mode.place is not None and mode.place != MARKET:
        where = choice.say("ur.swap.up_on", square=choice.teller.square(mode.place), face=face)
    flip = (choice.cap(Intention.FLIP), choice.say("ur.swap.flip"))
    yield Painted(
        box,
        ("laid down", hand, title, up, other, where, flip),
        lambda canvas, x, y: _paint_laid_down(canvas, x, y, box.width, hand, title, up, other, where, flip),
    )
    middle = box.x + (24 + 136 + box.width - 24 - 104) / 2
    yield FlipButton(Box(middle - 34, box.y + 82, 68, 68), lambda: choice.command(Press.FLIP))


def _paint_laid_down(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    hand: Tile,
    title: str,
    up: str,
    other: str,
    where: str,
    flip: tuple[str, str],
) -> None:
    """`flip` is the keycap and the word for turning the tile."""
    keycap, word = flip
    title_width = canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    draw_line(canvas, x + width - 24, y + 30, where, width - 60 - title_width, 18, tones.TEXT_SOFT, align="r")
    _paint_tile(canvas, hand, x + 24, y + 56, 136, lit=True)
    small = x + width - 24 - 104
    _paint_tile(canvas, hand[::-1], small, y + 72, 104, lit=False)
    canvas.text(x + 24 + 68, y + 214, up, 18, tones.TEXT, "bold", "mm")
    canvas.text(small + 52, y + 214, other, 18, tones.TEXT_SOFT, "regular", "mm")
    middle = x + (24 + 136 + width - 24 - 104) / 2
    key = keycap_width(keycap, canvas.scale)
    left = middle - (key + 8 + text_width(word, 18, "bold", canvas.scale)) / 2
    draw_keycap(canvas, left, y + 176, keycap)
    canvas.text(left + key + 8, y + 176, word, 18, tones.TEXT, "bold", "lm")


def _paint_tile(canvas: Canvas, tile: Tile, x: float, y: float, size: float, *, lit: bool) -> None:
    picture = draw_tile(TileLook(tile[0], tile[1]), size, canvas.scale, canvas.palette)
    margin, reach = tile_margin(size, canvas.scale), light_margin(size, canvas.scale)
    if lit:
        canvas.blit(draw_light("hovered", size, canvas.scale), x - reach, y - reach)
    else:
        shade(picture, "dim")
    canvas.blit(picture, x - margin, y - margin)
    if lit:
        canvas.blit(draw_light_frame("hovered", size, canvas.scale), x - reach, y - reach)


# ---------------------------------------------------------------------------------------- taken


def _taken(choice: Choice, seat: Seat, mode: Swapping, place: int | None) -> Iterator[Piece]:
    box = choice.layout.right(424, 240)
    yield Panel(box, PLAIN_PANEL)
    title = choice.say("ur.swap.take")
    before = score(choice.position, seat).points
    if place is None:
        nothing = choice.say("ur.swap.take_nothing")
        yield Painted(
            box,
            ("taken", title, nothing),
            lambda canvas, x, y: _paint_untaken(canvas, x, y, box.width, title, nothing),
        )
        return
    tile = tile_at(choice.position, place)
    after = points_after(choice.position, seat, Swapping(mode.face, place))
    kinds = (choice.teller.kind(tile[0]), choice.teller.kind(tile[1]))
    points = choice.say("game.points")
    yield Painted(
        box,
        ("taken", title, tile, kinds, points, before, after),
        lambda canvas, x, y: _paint_taken(canvas, x, y, box.width, title, tile, kinds, points, (before, after)),
    )


def _paint_untaken(canvas: Canvas, x: float, y: float, width: float, title: str, nothing: str) -> None:
    canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    _paint_mount(canvas, x + width / 2, y + 52, 120)
    draw_line(canvas, x + width / 2, y + 212, nothing, width - 48, 18, tones.TEXT_SOFT, align="m")


def _paint_taken(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    tile: Tile,
    kinds: tuple[str, str],
    points: str,
    points_now_and_then: tuple[int, int | None],
) -> None:
    canvas.text(x + 24, y + 30, title, 20, tones.TEXT_HEAD, "bold", "lm")
    paint_points(canvas, x + width - 24, y + 30, points, *points_now_and_then)
    side = 120.0
    left = _paint_mount(canvas, x + width / 2, y + 52, side)
    for index, kind in enumerate((tile[0], tile[1])):
        _paint_kind(canvas, left + 8 + index * (side + 8), y + 60, side, kind, kinds[index], width / 2 - 20)


def _paint_mount(canvas: Canvas, cx: float, y: float, side: float) -> float:
    """The gold mount for two plaques; returns its left edge."""
    width, height = 2 * side + 24, side + 16
    left = cx - width / 2
    mount = canvas.stepped(left, y, width, height, 5, 2)
    canvas.shadow(mount, 8, 4, 0.6)
    canvas.fill(mount, vertical(y, y + height, "#241a14", "#0d0908"))
    edge = canvas.stepped_frame(left, y, width, height, 1.8, 5, 2)
    canvas.fill(edge, vertical(y, y + height, *tones.GOLD_EDGE))
    return left


def _paint_kind(canvas: Canvas, x: float, y: float, side: float, kind: Kind, word: str, room: float) -> None:
    draw_plaque(canvas, kind, x, y, side, glow=10)
    draw_line(canvas, x + side / 2, y + 152, word, room, 22, tones.TEXT, "bold", "m")


# ---------------------------------------------------------------------------------------- buttons


def _buttons(choice: Choice, seat: Seat, mode: Swapping) -> Iterator[Piece]:
    left, right = choice.layout.right_half(680, 64, 0), choice.layout.right_half(680, 64, 1)
    position = choice.position
    if position.phase == "opening":
        yield choice.button("keep", left, Intention.KEEP, Press.KEEP)
    elif deeds_left(position, seat):
        yield choice.button("back", left, Intention.BACK, Press.CANCEL)
    else:
        yield choice.undo_button(left)
    if position.phase == "turn" and not can_swap(position, seat):
        yield choice.button("end_game", right, Intention.CONFIRM, Press.END_GAME, kind=ButtonKind.GOLD)
        return
    ready = mode.place is not None
    yield choice.button(
        "swap", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=ready, icon=Icon.REFRESH
    )
