"""The top of a screen: the way back, its title, what it is about, who we are, and the keys."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import SCREEN_TITLE, heading_width
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.text import text_width
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.pages.turns_elsewhere import turns_button
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import TopBar
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Heading, Line
from ziggurat_client.window.screen import Box

_SIDE = 48
_TOP = 10
_MIDDLE = 34
_LONGEST_SUBJECT = 620
_PENCIL = 44
_LONGEST_NAME = 300
_TURNS_SHARE = 0.55
"""How much of the room beside the title the words may take that matches elsewhere await us."""
_LEAST_DETAIL = 80
"""The room below which the soft words are left out."""


def header(
    scene: Scene,
    title: str,
    subject: str = "",
    detail: str = "",
    *,
    rename: Callable[[], None] | None = None,
    to_us: Callable[[], None] | None = None,
) -> list[Piece]:
    """The pieces of a screen's top bar. `subject` is in bold beside the title, `detail` softly after it.

    `rename` asks for another name of the subject, of those who may give it one. `to_us` leads to what we have played,
    by the sign before our name.
    """
    scale = scene.services.screen.scale
    title = title.upper()
    wide = heading_width(title, SCREEN_TITLE, scale)
    pieces: list[Piece] = [
        TopBar(scene.viewport.expanse),
        icon_button("back", Box(24, _TOP, _SIDE, _SIDE), Icon.LEFT, scene.back),
        Heading(Box(96, _TOP, wide + 8, _SIDE), title, SCREEN_TITLE),
    ]
    person, free_to = _person(scene, to_us)
    turns = turns_button(scene, free_to, _TOP, _SIDE, room=(free_to - 96 - wide) * _TURNS_SHARE)
    if turns is not None:
        free_to = turns.box.x - 24
    x = 96 + wide + 22
    if subject:
        pieces.append(
            Painted(Box(x, 18, 2, 32), "divider", lambda canvas, cx, cy: draw_divider(canvas, cx, cy, 32, upright=True))
        )
        pencil = 0 if rename is None else _PENCIL + 8
        room = min(text_width(subject, 22, "bold", scale) + 8, _LONGEST_SUBJECT, free_to - x - 20 - pencil)
        pieces.append(Line(Box(x + 20, _TOP, room, _SIDE), subject, 22, tones.TEXT, "bold"))
        x += 20 + room
        if rename is not None:
            place = Box(x + 8, _MIDDLE - _PENCIL / 2, _PENCIL, _PENCIL)
            pieces.append(icon_button("rename", place, Icon.PENCIL, rename))
        x += pencil + 12
    if detail and free_to - x > _LEAST_DETAIL:
        pieces.append(Line(Box(x, _TOP, free_to - x, _SIDE), detail, 19, tones.TEXT_SOFT))
    keys = Box(scene.extent.right - 24 - _SIDE, _TOP, _SIDE, _SIDE)
    return [
        *pieces,
        *person,
        *([] if turns is None else [turns]),
        icon_button("keys", keys, Icon.HELP, lambda: show_keys(scene.atlas)),
    ]


def _person(scene: Scene, to_us: Callable[[], None] | None) -> tuple[list[Piece], float]:
    """Who we are on the server, if we are on one, and how far the room before that reaches."""
    right = scene.extent.right - 96
    welcome = scene.services.remote.welcome
    if welcome is None:
        return [], right - 24
    name = welcome.name
    wide = min(text_width(name, 22, "bold", scene.services.screen.scale) + 8, _LONGEST_NAME, scene.extent.width / 5)
    x = right - wide
    called = Line(Box(x, _TOP, wide, _SIDE), name, 22, tones.TEXT, "bold", "r")
    if to_us is None:
        return [called, Painted(Box(x - 40, _MIDDLE - 15, 30, 30), "person", _paint_person)], x - 64
    button = icon_button("us", Box(x - 56, _TOP, _SIDE, _SIDE), Icon.PERSON, to_us)
    button.remark = scene.services.words.say("profile.to_us")
    return [called, button], x - 80


def _paint_person(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.PERSON, x + 15, y + 15, 26, tones.TEXT_HEAD)
