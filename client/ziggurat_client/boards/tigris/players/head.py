"""The head of a player's panel: the panel itself, the crest of the dynasty, the name and a word about who it is."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, PLAIN_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks, draw_divider
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import STRIP_PANEL, PanelStyle, draw_panel
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.boards.tigris.art.leaders import draw_crest
from ziggurat_client.boards.tigris.board.seat_plan import LEFT, RIGHT, Head, SeatPlan
from ziggurat_client.boards.tigris.players.standing import PlayerWords
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_REST: Final = PanelStyle("#172a68", "#0c1740", edge_alpha=0.75)
_ACTIVE: Final = PanelStyle(
    "#27459f", "#12225a", tones.BRIGHT_EDGE, edge_width=3, glow="#ffb63d", glow_radius=26, glow_strength=0.95
)
_CREST: Final[dict[Head, tuple[float, float, float]]] = {"high": (54.0, 44.0, 52.0), "low": (44.0, 20.0, 28.0)}
"""Where the crest stands, and how large."""
_NAME: Final[dict[Head, tuple[float, float, float]]] = {"high": (90.0, 32.0, 23.0), "low": (66.0, 20.0, 20.0)}
"""Where the name begins, and its size."""
_ABOUT: Final = 60.0
_ABOUT_SIZE: Final = 17.0
_BOT: Final = 28.0
_PENNANT_FROM: Final = 150.0


def draw_head(
    canvas: Canvas, box: Box, plan: SeatPlan, seated: Seated, words: PlayerWords, *, taken: tuple[float, float]
) -> None:
    """Draw the panel in `box`, and who sits there. Of both lines something else has `taken` the right end."""
    active, (cx, cy, size) = seated.active, _CREST[plan.head]
    draw_panel(
        canvas, box.x, box.y, box.width, box.height, _ACTIVE if active else _REST if _is_high(plan) else STRIP_PANEL
    )
    colour, edge = canvas.palette.player(seated.seat).colour, min(20.0, box.height * 0.12)
    stones = max(3, round((box.height - 2 * edge) / 13))
    draw_blocks(
        canvas,
        box.x + 10,
        box.y + edge,
        8,
        box.height - 2 * edge,
        stones,
        [colour],
        upright=True,
        seed=3,
        brightness=0.95,
    )
    draw_crest(canvas, seated.seat, box.x + cx, box.y + cy, size, glow=0.5 if active else 0.0)
    left, top, letters = _NAME[plan.head]
    room, below = (box.width - left - RIGHT - wide - 8 for wide in taken)
    x, middle = box.x + left, box.y + top
    beside = plan.head == "low" or _fits(canvas, seated, words, room, letters)
    marks = _marks_width(canvas, seated, words) if beside else 0.0
    after = x + draw_line(canvas, x, middle, seated.player.name, room - marks, letters, tones.TEXT, "bold") + 8
    if beside:
        _draw_marks(canvas, after, middle, seated, words)
    if plan.head == "high":
        second = x if beside else _draw_marks(canvas, x, box.y + _ABOUT, seated, words)
        free = x + below - second

        def fits(word: str) -> bool:
            return text_width(word, _ABOUT_SIZE, "regular", canvas.scale) <= free

        about = seated.player.about_within(fits)
        if fits(about):
            canvas.text(second, box.y + _ABOUT, about, _ABOUT_SIZE, tones.TEXT_SOFT, "regular", "lm")
    if plan.has_row_of_leaders:
        draw_divider(canvas, box.x + LEFT, box.y + plan.wall.bottom - plan.box.y + 7, box.width - LEFT - RIGHT)


def draw_pennant(canvas: Canvas, x: float, y: float) -> None:
    """What points from the panel of whoever decides to the map."""
    pennant = Shape().poly([(x, y - 18), (x + 18, y), (x, y + 18)])
    canvas.glow(pennant, "#ffb63d", 14, 0.9)
    canvas.fill(pennant, vertical(y - 18, y + 18, "#fff0b8", "#e2a638"))


def has_pennant(box: Box) -> bool:
    """Whether a panel is high enough for one."""
    return box.height >= _PENNANT_FROM


def _is_high(plan: SeatPlan) -> bool:
    return plan.head == "high"


def _pill(seated: Seated, words: PlayerWords) -> str:
    return words.you if seated.mine else words.next if seated.follows else ""


def _marks_width(canvas: Canvas, seated: Seated, words: PlayerWords) -> float:
    pill = _pill(seated, words)
    return (_BOT if seated.player.bot else 0) + (pill_width(pill, canvas.scale, size=16, padding=7) + 12 if pill else 0)


def _fits(canvas: Canvas, seated: Seated, words: PlayerWords, room: float, size: float) -> bool:
    """Whether the name stands in its full size beside robot and pill."""
    name = text_width(seated.player.name, size, "bold", canvas.scale)
    return name + _marks_width(canvas, seated, words) <= room


def _draw_marks(canvas: Canvas, x: float, middle: float, seated: Seated, words: PlayerWords) -> float:
    """A robot, and whether it is the viewer or comes next; returns where there is room right of them."""
    if seated.player.bot:
        draw_icon(canvas, Icon.BOT, x + 10, middle, 20, tones.PALE_LAPIS)
        x += _BOT
    pill = _pill(seated, words)
    if pill:
        style = GOLD_PILL if seated.mine else PLAIN_PILL
        x += draw_pill(canvas, x, middle, pill, style, size=16, height=24, padding=7) + 10
    return x
