"""The top bar of a game: the menu, the game, the table, who is watching, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ziggurat.wire.messages import Table
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import SCREEN_TITLE, heading_width
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.text import text_width
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import TopBar
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.text import Heading, Line

if TYPE_CHECKING:
    from ziggurat_client.scenes.scene import Scene

_SIDE: Final = 48
_TOP: Final = 10
_BULB: Final = 1792
_LONGEST_NAME: Final = 250.0


def bar_buttons(scene: Scene, open_menu: Callable[[], None], hint: Callable[[], None] | None = None) -> list[Widget]:
    """The bar's buttons; the bulb of `hint` only where there can be one now."""
    bulb = [] if hint is None else [icon_button("hint", Box(_BULB, _TOP, _SIDE, _SIDE), Icon.BULB, hint)]
    return [
        icon_button("menu", Box(24, _TOP, _SIDE, _SIDE), Icon.MENU, open_menu),
        *bulb,
        icon_button("keys", Box(1848, _TOP, _SIDE, _SIDE), Icon.HELP, scene.app.show_keys),
    ]


def game_bar(scene: Scene, title: str, table: Table) -> tuple[list[Piece], float]:
    """The bar without its buttons, and where its free space begins (design units)."""
    app = scene.app
    scale = app.screen.scale
    wide = heading_width(title, SCREEN_TITLE, scale)
    name_at = 96 + wide + 24
    room = min(text_width(table.name, 22, "bold", scale) + 4, _LONGEST_NAME)
    divider_at = name_at + room + 18
    pieces: list[Piece] = [
        TopBar(scene.viewport.expanse),
        Heading(Box(96, _TOP, wide + 8, _SIDE), title, SCREEN_TITLE),
        Line(Box(name_at, _TOP, room, _SIDE), table.name, 22, tones.TEXT, "bold"),
        Painted(
            Box(divider_at, 18, 2, 32), "divider", lambda canvas, x, y: draw_divider(canvas, x, y, 32, upright=True)
        ),
        *_watching(scene, len(table.watchers)),
    ]
    return pieces, divider_at + 20


def _watching(scene: Scene, count: int) -> list[Piece]:
    text = scene.app.words.say("game.watching", count=count)
    wide = text_width(text, 20, "regular", scene.app.screen.scale) + 4
    x = _BULB - 24 - wide
    return [
        Line(Box(x, _TOP, wide, _SIDE), text, 20, tones.TEXT_SOFT, "regular", "r"),
        Painted(Box(x - 42, _TOP + 10, 28, 28), "watching", _paint_eye),
    ]


def _paint_eye(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.EYE, x + 14, y + 14, 28, tones.TEXT_HEAD)
