"""The top bar of a game: the menu, the game, the table, who is watching, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.wire.messages import Table
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import SCREEN_TITLE, heading_width
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.text import text_width
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.pages.turns_elsewhere import turns_button
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.panel import TopBar
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.text import Heading, Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording import delays
from ziggurat_client.wording.series import game_words

_SIDE: Final = 48
_TOP: Final = 10
_STEP: Final = 56
"""From one button to the next."""
_LONGEST_NAME: Final = 250.0
_COURSE: Final = 180.0
"""How much longer it may be with the game of its series."""
_NAMED_FROM: Final = 1600.0
"""How wide a bar must be to have room for the table's name, and for more than the number of those who watch."""


def bar_buttons(
    scene: Scene,
    open_menu: Callable[[], None],
    toggle_sound: Callable[[], None],
    hint: Callable[[], None] | None = None,
) -> list[Widget]:
    """The bar's buttons; the bulb of `hint` only where there can be one now."""
    bulb, sound, keys = (_from_the_right(scene, place) for place in (2, 1, 0))
    turns = _turns(scene)
    sign = Icon.MUTED if scene.services.audio.muted else Icon.SOUND
    return [
        icon_button("menu", Box(24, _TOP, _SIDE, _SIDE), Icon.MENU, open_menu),
        *([] if turns is None else [turns]),
        *([] if hint is None else [icon_button("hint", bulb, Icon.BULB, hint)]),
        icon_button("sound", sound, sign, toggle_sound),
        icon_button("keys", keys, Icon.HELP, lambda: show_keys(scene.atlas)),
    ]


def _turns(scene: Scene) -> Button | None:
    """The way to other tables that await us; in a bar it only counts them."""
    return turns_button(scene, _from_the_right(scene, 2).x - 12, _TOP, _SIDE, room=0)


def _from_the_right(scene: Scene, place: int) -> Box:
    """The place of a button, counted from the right edge."""
    return Box(scene.extent.width - 24 - _SIDE - place * _STEP, _TOP, _SIDE, _SIDE)


def game_bar(scene: Scene, title: str, table: Table) -> tuple[list[Piece], Box]:
    """The bar without its buttons, and the place in it that is free."""
    scale = scene.services.screen.scale
    wide = heading_width(title, SCREEN_TITLE, scale)
    name_at = 96 + wide + 24
    course = game_words(scene.services.words, table)
    name = f"{table.name} · {course}" if course else table.name
    longest = _LONGEST_NAME + (_COURSE if course else 0)
    room = min(text_width(name, 22, "bold", scale) + 4, longest)
    if scene.extent.width < _NAMED_FROM:
        room = 0
    divider_at = name_at + (room + 18 if room else 0)
    watching = _watching(scene, table)
    pieces: list[Piece] = [
        TopBar(scene.viewport.expanse),
        Heading(Box(96, _TOP, wide + 8, _SIDE), title, SCREEN_TITLE),
        *([Line(Box(name_at, _TOP, room, _SIDE), name, 22, tones.TEXT, "bold")] if room else []),
        Painted(
            Box(divider_at, 18, 2, 32), "divider", lambda canvas, x, y: draw_divider(canvas, x, y, 32, upright=True)
        ),
        *watching,
    ]
    left = divider_at + 20
    return pieces, Box(left, _TOP, watching[-1].box.x - 24 - left, _SIDE)


def _watching(scene: Scene, table: Table) -> list[Piece]:
    """How many look on and, for one of them, how late they see the match."""
    words, count = scene.services.words, table.watcher_count
    text = words.say("game.watching", count=count)
    if table.delay is not None and not table.your_seats:
        text = f"{text} · {delays.said(words, table.delay)}"
    if scene.extent.width < _NAMED_FROM:
        text = str(count)
    wide = text_width(text, 20, "regular", scene.services.screen.scale) + 4
    turns = _turns(scene)
    x = (_from_the_right(scene, 2).x if turns is None else turns.box.x) - 24 - wide
    return [
        Line(Box(x, _TOP, wide, _SIDE), text, 20, tones.TEXT_SOFT, "regular", "r"),
        Painted(Box(x - 42, _TOP + 10, 28, 28), "watching", _paint_eye),
    ]


def _paint_eye(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.EYE, x + 14, y + 14, 28, tones.TEXT_HEAD)
