"""The buttons of a replay: back and on by turns and steps, play and pause, how fast, and which turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import draw_field
from ziggurat_client.screen import Box
from ziggurat_client.theatre import SPEEDS
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line

if TYPE_CHECKING:
    from ziggurat_client.scenes.page import Page

_TOP: Final = 916.0
_LOW: Final = 988.0
_LEFT: Final = 44.0
_SIDE: Final = 56.0
_PLAY: Final = 88.0
_GAP: Final = 8.0


class Deeds(NamedTuple):
    """What the buttons do. `choose_speed` is called with the index of a speed."""

    toggle: Callable[[], None]
    next_step: Callable[[], None]
    previous_step: Callable[[], None]
    next_turn: Callable[[], None]
    previous_turn: Callable[[], None]
    choose_speed: Callable[[int], None]


def transport(
    page: Page, deeds: Deeds, *, playing: bool, speed: int, turn: int, turns: int, ends: tuple[bool, bool]
) -> list[Piece]:
    """The pieces; `ends` say whether the replay stands at its beginning, and at its end."""
    first, last = ends
    x = _LEFT
    boxes: list[Box] = []
    for width in (_SIDE, _SIDE, _PLAY, _SIDE, _SIDE):
        boxes.append(Box(x, _TOP, width, _SIDE))
        x += width + _GAP
    play = Button(
        "play",
        boxes[2],
        "",
        deeds.toggle,
        kind=ButtonKind.GOLD,
        icon=Icon.PAUSE if playing else Icon.PLAY,
        size=26,
    )
    speeds = [page.say("replay.speed", speed=_number(value)) for value in SPEEDS]
    return [
        icon_button("previous turn", boxes[0], Icon.SKIP_BACK, deeds.previous_turn, enabled=not first),
        icon_button("previous step", boxes[1], Icon.STEP_BACK, deeds.previous_step, enabled=not first),
        play,
        icon_button("next step", boxes[3], Icon.STEP_ON, deeds.next_step, enabled=not last),
        icon_button("next turn", boxes[4], Icon.SKIP_ON, deeds.next_turn, enabled=not last),
        Segments("speed", Box(_LEFT, _LOW, 184, _SIDE), speeds, speed, deeds.choose_speed, size=18),
        _turn_sign(Box(_LEFT + 190, _LOW, 156, _SIDE), page.say("replay.turn", turn=turn, turns=turns)),
    ]


def _number(speed: float) -> str:
    return "½" if speed == 0.5 else str(round(speed))


def _turn_sign(box: Box, text: str) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_field(canvas, x, y, box.width, box.height, step=4)
        draw_line(canvas, x + box.width / 2, y + box.height / 2, text, box.width - 20, 18, tones.TEXT, align="m")

    return Painted(box, ("replay turn", text), paint)
