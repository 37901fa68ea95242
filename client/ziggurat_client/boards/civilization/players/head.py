"""The head of a nation's panel: the panel itself, its colour and mark, who leads it, and what it is called."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.players.plan import NationPlan, Size
from ziggurat_client.boards.civilization.players.standing import Standing
from ziggurat_client.ui.text import draw_line

_REST: Final = PanelStyle("#172a68", "#0c1740", edge_alpha=0.7)
_ACTIVE: Final = PanelStyle("#203a8a", "#0f1d50", tones.BRIGHT_EDGE, edge_width=2)
_CALLED: Final = PanelStyle(
    "#27459f", "#12225a", tones.BRIGHT_EDGE, edge_width=3, glow="#ffb63d", glow_radius=24, glow_strength=0.95
)
SCORE: Final[dict[Size, float]] = {"tall": 40.0, "middling": 26.0, "low": 22.0, "line": 20.0}
"""How high the number that decides is."""
_NAME: Final[dict[Size, float]] = {"tall": 25.0, "middling": 21.0, "low": 20.0, "line": 20.0}
_NATION: Final[dict[Size, float]] = {"tall": 19.0, "middling": 17.0, "low": 16.0, "line": 16.0}
_PILL: Final = 15.0
_BOT: Final = 28.0
_TICK: Final = 26.0
_STONE: Final = 13.0
"""How high a stone of the strip in the nation's colour is."""


def draw_head(canvas: Canvas, plan: NationPlan, standing: Standing, you: str) -> None:
    """Draw the panel, the strip and the mark, and the name with a robot and the word `you` where they belong. Where
    what the player owes has no line of its own, it stands here: as a tick, or beside the nation."""
    box, seated = plan.box, standing.seated
    draw_panel(
        canvas, box.x, box.y, box.width, box.height, _CALLED if standing.called else _ACTIVE if seated.active else _REST
    )
    colour, edge = canvas.palette.player(seated.seat).colour, min(18.0, box.height * 0.12)
    stones = max(3, round((box.height - 2 * edge) / _STONE))
    high = box.height - 2 * edge
    draw_blocks(canvas, box.x + 9, box.y + edge, 8, high, stones, [colour], upright=True, seed=3, brightness=0.95)
    draw_cube(canvas, seated.seat, *plan.mark, glow=0.5 if seated.active else 0.0)
    _draw_name(canvas, plan, standing, you)


def draw_pennant(canvas: Canvas, x: float, y: float, reach: float) -> None:
    """What points from the panel of whoever is awaited to the map."""
    pennant = Shape().poly([(x, y - reach), (x + reach * 0.9, y), (x, y + reach)])
    canvas.glow(pennant, "#ffb63d", 14, 0.9)
    canvas.fill(pennant, vertical(y - reach, y + reach, "#fff0b8", "#e2a638"))


def _draw_name(canvas: Canvas, plan: NationPlan, standing: Standing, you: str) -> None:
    """The name, a robot, and the word `you` or a tick. Where the name would not be whole beside `you`, this stands on
    the line below, after the nation."""
    seated, x, middle, size = standing.seated, plan.names_at, plan.name_line, _NAME[plan.size]
    ticked = standing.owing.is_done and plan.note is None
    marks = (_BOT if seated.player.bot else 0) + (_TICK if ticked else 0)
    room = _end_of_name(canvas, plan, standing) - 6 - x - marks
    pill = _pill_width(canvas, you) if seated.mine and not _is_below(canvas, plan, standing, you, room) else 0.0
    x += draw_line(canvas, x, middle, seated.player.name, room - pill, size, tones.TEXT, "bold") + 8
    if seated.player.bot:
        draw_icon(canvas, Icon.BOT, x + 10, middle, 20, tones.PALE_LAPIS)
        x += _BOT
    if pill:
        x += draw_pill(canvas, x, middle, you, GOLD_PILL, size=_PILL, height=24, padding=5) + 8
    if ticked:
        draw_icon(canvas, Icon.CHECK, x + 9, middle, 18, tones.GOOD)
        x += _TICK
    if plan.size == "line":
        _draw_owing(canvas, x, middle, plan, standing)
    else:
        _draw_nation(canvas, plan, standing, you if seated.mine and not pill else "")


def _end_of_name(canvas: Canvas, plan: NationPlan, standing: Standing) -> float:
    if plan.size == "line":
        return plan.clock.x
    if standing.score is None:
        return plan.right
    if plan.size != "tall":
        return plan.score.x
    return plan.right - number_width(str(standing.score), SCORE[plan.size], canvas.scale)


def _pill_width(canvas: Canvas, you: str) -> float:
    return pill_width(you, canvas.scale, size=_PILL, padding=5) + 8


def _is_below(canvas: Canvas, plan: NationPlan, standing: Standing, you: str, room: float) -> bool:
    """Whether the word `you` stands after the nation: there is room for it, and none beside the whole name."""
    name, pill = (
        text_width(standing.seated.player.name, _NAME[plan.size], "bold", canvas.scale),
        _pill_width(canvas, you),
    )
    if plan.size == "line" or name + pill <= room:
        return False
    nation = text_width(standing.nation, _NATION[plan.size], "regular", canvas.scale)
    return plan.names_at + nation + 10 + pill <= _end_of_nation(plan)


def _end_of_nation(plan: NationPlan) -> float:
    return plan.clock.x - 8 if plan.size == "middling" else plan.right


def _draw_nation(canvas: Canvas, plan: NationPlan, standing: Standing, you: str) -> None:
    """The nation, after it the word `you` if it stands here, and in a low panel what its player owes."""
    x, middle, size, end = plan.names_at, plan.nation_line, _NATION[plan.size], _end_of_nation(plan)
    if standing.nation:
        x += draw_line(canvas, x, middle, standing.nation, end - x, size, tones.TEXT_SOFT) + 10
    if you:
        x += draw_pill(canvas, x, middle, you, GOLD_PILL, size=_PILL, height=24, padding=5) + 8
    if plan.note is None:
        _draw_owing(canvas, x, middle, plan, standing)


def _draw_owing(canvas: Canvas, x: float, middle: float, plan: NationPlan, standing: Standing) -> None:
    """What the player owes, where there is room for it."""
    owing, size = standing.owing, _NATION[plan.size]
    if (
        text_width(owing.words, size, "italic", canvas.scale)
        <= (plan.clock.x - 8 if plan.size == "line" else plan.right) - x
    ):
        ink = tones.TEXT_NAME if owing.duty == "owes" and standing.seated.active else tones.TEXT_SOFT
        canvas.text(x, middle, owing.words, size, ink, "italic", "lm")
