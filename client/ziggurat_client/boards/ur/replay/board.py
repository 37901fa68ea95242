"""Ur in a replay: the board a little smaller than in a match, the players beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import ranking
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.replay_board import Audience, ReplayBoard, Staging
from ziggurat_client.boards.ur.board.frame import BoardFrame, MarketSign
from ziggurat_client.boards.ur.board.grid import Grid
from ziggurat_client.boards.ur.board.layout import HAND_PLAQUE, PLAYER_HEIGHT, Layout
from ziggurat_client.boards.ur.board.looks import AT_REST
from ziggurat_client.boards.ur.board.scenery import Scenery
from ziggurat_client.boards.ur.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.ur.motion import story
from ziggurat_client.boards.ur.players.panels import PanelWords, Person, Standing, low_player_panel, player_panel
from ziggurat_client.boards.ur.players.row import player_row
from ziggurat_client.boards.ur.replay.chronicle import BUILT, UrChronicle
from ziggurat_client.boards.ur.words.advice import tell_deed
from ziggurat_client.boards.ur.words.sentences import Storyteller
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine

_LOW_PANEL: Final = (500.0, 184.0)
"""The width and height from which there is room for a low panel, and not only for a row."""
_DEED_KINDS: Final = {"attacks": "W", "trade": "T", "culture": "C"}


class ReplayLayout(Layout):
    """The places of a table in a replay, where a player may have a low panel."""

    def hand(self, seat: Seat) -> Box:
        panel = self.player(seat)
        if not is_low_panel(panel):
            return super().hand(seat)
        return Box(panel.x + 32, panel.y + 108, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        panel = self.player(seat)
        if not is_low_panel(panel):
            return super().supply(seat)
        return panel.x + 32 + 2 * HAND_PLAQUE + 12 + 40, panel.y + 140


def is_low_panel(box: Box) -> bool:
    """Whether a player's place has room for a low panel, but not for a high one."""
    width, height = _LOW_PANEL
    return box.width >= width and height <= box.height < PLAYER_HEIGHT


class UrReplayBoard(ReplayBoard):
    """A board of Ur that nobody plays on."""

    def __init__(self, audience: Audience, frame: Frame, places: Places) -> None:
        super().__init__(audience)
        position: Position = frame.position
        self._layout = ReplayLayout(position.side, len(position.hands), places)
        # Names, not "you", since the log of a replay is read like a chronicle.
        self._teller = Storyteller(audience.words, position.side, None)
        self._timeline = Timeline()
        self._scenery = Scenery(position, self._layout, None, audience.wishes())
        self._pace = 1.0
        self._shown = position
        self._acting = frame.span.seat
        self._told = position
        self._grid = Grid(self._layout, _no_choice, _no_carrying, _no_choice_of_many, self._paint_tiles)
        self._grid.enabled = False
        self._grid.with_market = bool(position.market) and self._layout.shows_market

    @property
    def shown(self) -> Position:
        """The position on show, which the story brings to the newest one."""
        return self._scenery.position

    def show(self, frame: Frame) -> None:
        self._timeline.skip()
        self._scenery.settle(frame.position)
        self._scenery.particles.clear()
        self._note(frame)

    def tell(self, frame: Frame) -> None:
        self._timeline.skip()
        self._listen()
        before = self._told
        self._note(frame)
        self._timeline.play(story.story(self._scenery, before, frame.events, frame.position))

    def _note(self, frame: Frame) -> None:
        self._told = frame.position
        self._acting = frame.span.seat if frame.actor is None else frame.actor
        self.audience.changed()

    def pace(self, speed: float) -> None:
        self._pace = speed

    def lines(self, frame: Frame) -> tuple[LogLine, ...]:
        told = (self._teller.log_line(event, self.audience.names) for event in frame.events)
        return tuple(line for line in told if line is not None)

    # ------------------------------------------------------------------ the pieces

    def arrange(self, places: Places) -> None:
        if places == self._layout.places:
            return
        # What is on its way would land where the board was.
        self._timeline.skip()
        self._scenery.particles.clear()
        self._layout = self._scenery.layout = replace(self._layout, places=places)
        self._grid.lay_out(self._layout)
        self._grid.with_market = bool(self._told.market) and self._layout.shows_market

    def pieces(self) -> Sequence[Piece]:
        self._shown = self._scenery.position
        return [*self._players(), *self._market(), BoardFrame(self._layout), self._grid]

    def _players(self) -> Iterator[Piece]:
        if self._layout.places.players is None:
            return
        words = PanelWords.of(self.audience.words)
        for seat, player in enumerate(self.audience.players):
            person = Person(
                seat,
                player,
                active=seat == self._acting,
                mine=seat == self.audience.viewer,
                follows=False,
            )
            box = self._layout.player(seat)
            show = (
                player_panel if box.height >= PLAYER_HEIGHT else low_player_panel if is_low_panel(box) else player_row
            )
            yield from show(box, person, Standing.of(self._shown, seat), words)

    def _market(self) -> Iterator[Piece]:
        box = self._layout.market_panel
        if box is None or not self._shown.market:
            return
        yield Panel(box, STRIP_PANEL)
        yield MarketSign(box, self._layout.market_tile, len(self._shown.market), self.audience.words)

    # ------------------------------------------------------------------ the story

    @property
    def telling(self) -> bool:
        return self._timeline.playing

    @property
    def animating(self) -> bool:
        return self._timeline.playing or self._scenery.lively

    def _listen(self) -> None:
        """Tell as the audience wishes now."""
        self._scenery.telling = self.audience.wishes()
        self._timeline.speed = self._scenery.telling.speed * self._pace

    def update(self, elapsed: float) -> None:
        self._listen()
        self._timeline.update(elapsed)
        self._scenery.update(elapsed)
        if self._scenery.position != self._shown:
            self.audience.changed()

    def draw_over(self, easel: Easel) -> None:
        self._scenery.draw(easel)

    def _paint_tiles(self, easel: Easel) -> None:
        self._grid.paint_tiles(easel, self._scenery, AT_REST)


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """A ziggurat with its owner's cube, or the spears of a war."""
    if mark.sign == BUILT:
        draw_ziggurat(canvas, cx, cy, size, owner=mark.seat)
    else:
        draw_glyph(canvas, "W", cx, cy, size * 0.7)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The plaque of the action that it was done by, or a ziggurat."""
    kind = _DEED_KINDS.get(standout.deed)
    if kind is None:
        draw_ziggurat(canvas, x + size / 2, y + size / 2, size, owner=standout.seat)
    else:
        draw_plaque(canvas, kind, x, y, size)


UR_STAGING: Final = Staging(
    UrChronicle(), UrReplayBoard, paint_mark, paint_standout, paint_breakdown, ranking, tell_deed
)
"""Ur in the theatre and in the results."""


def _no_choice(place: int) -> None:
    """Nothing is chosen in a replay."""


def _no_carrying(source: int, target: int) -> None:
    """Nothing is moved in a replay."""


def _no_choice_of_many(place: int, by: int) -> None:
    """Nothing is counted in a replay."""
