"""Ur in a replay: the board a little smaller than in a match, the players beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.replay_board import Audience, ReplayBoard, Staging, seen
from ziggurat_client.boards.ur.board.frame import BoardFrame
from ziggurat_client.boards.ur.board.grid import Grid
from ziggurat_client.boards.ur.board.layout import HAND_PLAQUE, PLAYER_HEIGHT, Layout
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.ur.motion.events import CLIPS
from ziggurat_client.boards.ur.players.panels import PanelWords, Person, Standing, low_player_panel, player_panel
from ziggurat_client.boards.ur.players.row import player_row
from ziggurat_client.boards.ur.players.side_panels import market
from ziggurat_client.boards.ur.replay.chronicle import BUILT, UrChronicle
from ziggurat_client.boards.ur.words.advice import tell_action
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_LOW_PANEL: Final = (500.0, 184.0)
"""The width and height from which there is room for a low panel, and not only for a row."""
_FEAT_KINDS: Final = {"attacks": "W", "trade": "T", "culture": "C"}


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


class UrReplayBoard(ReplayBoard[UrScenery]):
    """A board of Ur that nobody plays on."""

    def __init__(self, audience: Audience, frame: Frame, places: Places) -> None:
        position: Position = frame.position
        layout = ReplayLayout(position.side, len(position.hands), places=places)
        scenery = UrScenery(seen(frame), layout, telling=audience.telling())
        teller = UrTeller(audience.words, position.side, None)
        super().__init__(audience, frame, teller, scenery, CLIPS, Grid(scenery))

    @property
    def shown(self) -> Position:
        """The position on show."""
        return self.scenery.position

    def _compose(self) -> Iterator[Piece]:
        layout = self.scenery.layout
        yield from self._players(layout)
        yield from market(layout, self.shown, self.audience.words)
        yield BoardFrame(layout)
        yield self.story.widget

    def _players(self, layout: Layout) -> Iterator[Piece]:
        if layout.places.players is None:
            return
        words = PanelWords.of(self.audience.words)
        acting = self.frame.span.seat if self.frame.actor is None else self.frame.actor
        for seat, player in enumerate(self.audience.players):
            person = Person(seat, player, active=seat == acting, mine=seat == self.audience.viewer, follows=False)
            box = layout.player(seat)
            low = low_player_panel if is_low_panel(box) else player_row
            show = player_panel if box.height >= PLAYER_HEIGHT else low
            yield from show(box, person, Standing.of(self.shown, seat), words)


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """A ziggurat with its owner's cube, or the spears of a war."""
    if mark.sign == BUILT:
        draw_ziggurat(canvas, cx, cy, size, owner=mark.seat)
    else:
        draw_glyph(canvas, "W", cx, cy, size * 0.7)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The plaque of the action that it was done by, or a ziggurat."""
    kind = _FEAT_KINDS.get(standout.feat)
    if kind is None:
        draw_ziggurat(canvas, x + size / 2, y + size / 2, size, owner=standout.seat)
    else:
        draw_plaque(canvas, kind, x, y, size)


UR_STAGING: Final = Staging(UrChronicle(), UrReplayBoard, paint_mark, tell_action, paint_standout, paint_breakdown)
"""Ur in the theatre and in the results."""
