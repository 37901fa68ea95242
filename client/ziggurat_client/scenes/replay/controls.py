"""The buttons of a replay: back and on by turns and steps, play and pause, how fast, and which turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import draw_field
from ziggurat_client.boards.replay_places import ReplayPlaces
from ziggurat_client.replaying.theatre import SPEEDS
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_SIDE: Final = 56.0
_PLAY: Final = 88.0
_GAP: Final = 8.0
_LOW_SIDE: Final = 40.0
_LOW_PLAY: Final = 56.0
_LOW_GAP: Final = 6.0
_LOW_SPEED: Final = 176.0


class Transport(NamedTuple):
    """What the buttons and keys do. `choose_speed` is called with the index of a speed."""

    toggle: Callable[[], None]
    next_step: Callable[[], None]
    previous_step: Callable[[], None]
    next_turn: Callable[[], None]
    previous_turn: Callable[[], None]
    choose_speed: Callable[[int], None]
    first: Callable[[], None]
    last: Callable[[], None]


class _Places(NamedTuple):
    """The five buttons from left to right, the speeds, and what says at which turn one is, if there is room."""

    buttons: tuple[Box, ...]
    speed: Box
    turn: Box | None


def transport(
    page: Page,
    does: Transport,
    places: ReplayPlaces,
    *,
    playing: bool,
    speed: int,
    turn: str,
    ends: tuple[bool, bool],
) -> list[Piece]:
    """The pieces on the desk; `ends` say whether the replay stands at its beginning, and at its end."""
    first, last = ends
    boxes, speed_box, turn_box = (_in_one_row if places.low else _in_two_rows)(places.desk)
    icon = Icon.PAUSE if playing else Icon.PLAY
    speeds = [page.say("replay.speed", speed=_number(value)) for value in SPEEDS]
    return [
        icon_button("previous turn", boxes[0], Icon.SKIP_BACK, does.previous_turn, enabled=not first),
        icon_button("previous step", boxes[1], Icon.STEP_BACK, does.previous_step, enabled=not first),
        Button("play", boxes[2], "", does.toggle, kind=ButtonKind.GOLD, icon=icon, size=26),
        icon_button("next step", boxes[3], Icon.STEP_ON, does.next_step, enabled=not last),
        icon_button("next turn", boxes[4], Icon.SKIP_ON, does.next_turn, enabled=not last),
        Segments("speed", speed_box, speeds, speed, does.choose_speed, size=18),
        *([] if turn_box is None else [turn_sign(turn_box, turn)]),
    ]


def _in_two_rows(desk: Box) -> _Places:
    left, low = desk.x + 20, desk.y + 92
    buttons = _row(left, desk.y + 20, _SIDE, _PLAY, _GAP)
    return _Places(buttons, Box(left, low, 184, _SIDE), Box(left + 190, low, 156, _SIDE))


def _in_one_row(desk: Box) -> _Places:
    y = desk.y + (desk.height - _LOW_SIDE) / 2
    buttons = _row(desk.x + 16, y, _LOW_SIDE, _LOW_PLAY, _LOW_GAP)
    return _Places(buttons, Box(buttons[-1].right + 12, y, _LOW_SPEED, _LOW_SIDE), None)


def _row(x: float, y: float, side: float, play: float, gap: float) -> tuple[Box, ...]:
    """The five buttons, the one in the middle wider than the others."""
    boxes: list[Box] = []
    for width in (side, side, play, side, side):
        boxes.append(Box(x, y, width, side))
        x += width + gap
    return tuple(boxes)


def _number(speed: float) -> str:
    return "½" if speed == 0.5 else str(round(speed))


def turn_sign(box: Box, text: str) -> Piece:
    """The field that says at which turn one is."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_field(canvas, x, y, box.width, box.height, step=4)
        draw_line(canvas, x + box.width / 2, y + box.height / 2, text, box.width - 20, 18, tones.TEXT, align="m")

    return Painted(box, ("replay turn", text), paint)
