"""The floor of the market: its stall and timer, what was said last, and the tickets, row by row."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.market.awning import TIMER_WIDTH, draw_stall, draw_timer
from ziggurat_client.boards.civilization.art.market.sight import draw_sight_label, sight_label_width
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.hanging import Hanging
from ziggurat_client.boards.civilization.market.keyboard import FLIP
from ziggurat_client.boards.civilization.market.modes import MarketPress
from ziggurat_client.boards.civilization.market.plan import MarketPlan, TicketGrid
from ziggurat_client.boards.civilization.market.speech import Speech
from ziggurat_client.boards.civilization.market.ticket_piece import TicketPiece
from ziggurat_client.clock import Clock
from ziggurat_client.clock_reading import SOON, ClockReading, clock_face, until_next_face
from ziggurat_client.stage.easing import there_and_back
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.piece import Easel, Painted, Piece, Widget
from ziggurat_client.ui.text import Line, cut_short
from ziggurat_client.window.screen import Box

_TIMER_HEIGHT: Final = 66.0
_BUTTON: Final = 34.0
_BEAT: Final = 0.25


class Timer(Widget):
    """The plaque on the awning. In the last seconds it beats once a second, unless motion is reduced."""

    margin = 28
    sound = None

    def __init__(
        self,
        box: Box,
        title: str,
        clock: Clock,
        reading: Callable[[], ClockReading | None],
        seconds: int,
        *,
        still: bool,
    ) -> None:
        """`reading` is asked what time is left; `seconds` say how long the market is open, 0 without end."""
        super().__init__("market timer", box, enabled=False)
        self._title = title
        self._clock = clock
        self._reading = reading
        self._seconds = seconds
        self._still = still
        self._drawn: Hashable = None

    @property
    def left(self) -> float | None:
        """Seconds until the market closes; None if no time runs."""
        reading = self._reading()
        return None if reading is None else reading.left("phase", self._clock.now())

    @property
    def face(self) -> str:
        """The figures."""
        left = self.left
        return "" if left is None else clock_face(left)

    @property
    def beat(self) -> int:
        """How strong the beat is now, 0 to 4."""
        left = self.left
        if left is None or left > SOON or left <= 0 or self._still:
            return 0
        since = -left % 1.0
        return round(4 * there_and_back(since / _BEAT)) if since < _BEAT else 0

    @property
    def wakes_in(self) -> float | None:
        if self._drawn != self.appearance():
            return 0.0
        left, reading = self.left, self._reading()
        if left is None or left <= 0 or reading is None or not reading.runs("phase"):
            return None
        beats = left <= SOON and not self._still and -left % 1.0 < _BEAT
        return _BEAT / 4 if beats else until_next_face(left)

    def appearance(self) -> Hashable:
        return self.face, self.beat, self._share, self._hurries, self._title

    def draw(self, easel: Easel) -> None:
        self._drawn = self.appearance()
        super().draw(easel)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        face, beat, share, hurry, title = self.face, self.beat, self._share, self._hurries, self._title
        draw_timer(canvas, x + self.box.width / 2, y, title, face, share, hurry=hurry)
        if beat:
            frame = canvas.stepped_frame(x, y, self.box.width, self.box.height, 3, 6, 2)
            canvas.glow(frame, "#ff5a34", 12, 0.3 * beat)

    @property
    def _share(self) -> float | None:
        left = self.left
        return None if left is None or not self._seconds else round(left / self._seconds, 2)

    @property
    def _hurries(self) -> bool:
        left = self.left
        return left is not None and left <= SOON


def stall_piece(plan: MarketPlan) -> Piece:
    """The ground of the market, and its awning."""
    box = plan.floor
    return Painted(box, "market stall", lambda canvas, x, y: draw_stall(canvas, x, y, box.width, box.height))


def timer_box(plan: MarketPlan) -> Box:
    """Where the plaque with the time hangs."""
    wide = min(TIMER_WIDTH, plan.floor.width - 20)
    return Box(plan.floor.x + (plan.floor.width - wide) / 2, plan.floor.y - 2, wide, _TIMER_HEIGHT)


def plaque_piece(hall: Hall, plan: MarketPlan) -> Piece:
    """The plaque where no time runs."""
    box, title = timer_box(plan), hall.say("civilization.market.title").upper()
    key = ("market plaque", title)
    return Painted(box, key, lambda canvas, x, y: draw_timer(canvas, x + box.width / 2, y, title, "", None))


def head_pieces(hall: Hall, plan: MarketPlan, speech: Speech | None) -> Iterator[Piece]:
    """The row below the awning: who sees the tickets, what was said last, and the ways to talk and to the map."""
    head = plan.head
    talk = hall.say("civilization.market.talk")
    x = head.right
    scale = 0.667
    ways = [
        ("market map", hall.say("civilization.market.map"), Icon.GLOBE, MarketPress.FLIP, hall.cap(FLIP)),
        ("market talk", talk, Icon.CHAT, MarketPress.TALK, ""),
    ]
    answers = len(hall.known.answers())
    if plan.low and answers:
        ways.append(
            (
                "market answers",
                hall.say("civilization.market.answers", count=answers),
                Icon.STAR,
                MarketPress.TO_OUR_ANSWERS,
                "",
            )
        )
    for name, label, icon, press, key in ways:
        wide = text_width(label, 16, "bold", scale) + 52 + (text_width(key, 16, "bold", scale) + 26 if key else 0)
        x -= wide
        box = Box(x, head.y - 2, wide, _BUTTON)
        yield Button(name, box, label, hall.giving(press), icon=icon, size=16, key=key or None)
        x -= 10
    left = head._replace(width=max(0.0, x - 6 - head.x))
    yield head_words(hall, left, speech)


def head_words(hall: Hall, box: Box, speech: Speech | None) -> Piece:
    """Who sees the tickets, and what was said last."""
    label = hall.say("civilization.market.seen.all")
    who, said = ("", "") if speech is None else (speech.who, speech.quoted)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle, right = y + box.height / 2, x + box.width
        wide = sight_label_width(label, canvas.scale)
        if wide <= box.width:
            draw_sight_label(canvas, x, middle, label, "all")
            x += wide + 16
        if not said or right - x < 120:
            return
        named = text_width(f"{who}:", 17, "bold", canvas.scale) + 8
        room = right - x - named
        told = min(room, text_width(said, 17, "italic", canvas.scale))
        at = right - told - named
        canvas.text(at, middle, f"{who}:", 17, tones.TEXT, "bold", "lm")
        # What is cut here is read whole where one talks.
        shown = cut_short(said, told + 1, 17, "italic", canvas.scale)
        canvas.text(at + named, middle, shown, 17, "#e9d9b0", "italic", "lm")

    return Painted(box, ("market head", label, who, said), paint)


def ticket_pieces(hall: Hall, grid: TicketGrid, turn: Callable[[int], bool], hanging: Hanging) -> Iterator[Piece]:
    """The tickets of the rows in sight, and the buttons to the others. `hanging` moves those that come and go."""
    tickets = hall.known.tickets
    if not tickets:
        yield Line(
            grid.box._replace(height=min(grid.box.height, 140.0)),
            hall.say("civilization.market.no_tickets" if hall.known.can_trade else "civilization.market.none_yet"),
            20,
            "#e9d9b0",
            align="m",
        )
    places = [(ticket, grid.place(number)) for number, ticket in enumerate(tickets)]
    hung = [
        TicketPiece(box, hall, ticket, turn, coming=ticket.id in hanging.coming)
        for ticket, box in places
        if box is not None
    ]
    hanging.hang(hung)
    yield from hung
    bar = grid.scroll_bar
    if bar is not None:
        up, down = bar._replace(height=bar.width), bar._replace(y=bar.bottom - bar.width, height=bar.width)
        yield _turning("market up", up, Icon.UP, lambda: turn(-1), grid.first > 0)
        yield _turning("market down", down, Icon.DOWN, lambda: turn(1), grid.first < grid.most_scrolled)
        middle = Box(bar.x - 4, up.bottom, bar.width + 8, down.y - up.bottom)
        rows = f"{grid.first + grid.rows}/{grid.most_scrolled + grid.rows}"
        yield Line(middle, rows, 16, tones.TEXT_SOFT, "bold", "m")


def _turning(name: str, box: Box, icon: Icon, pressed: Callable[[], bool], enabled: bool) -> Button:
    def press() -> None:
        pressed()

    return icon_button(name, box, icon, press, enabled=enabled)
