"""Babel in a replay: the board, and beside it the players with their quarries and, where they may be seen, their
hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ziggurat.games.babel.action_rules import deciding
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.temples import draw_storey, draw_temple_card
from ziggurat_client.boards.babel.board.frame import BoardFrame
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.piles import PileName
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.babel.motion.events import CLIPS
from ziggurat_client.boards.babel.players.side_panels import SidePanels
from ziggurat_client.boards.babel.replay.chronicle import FINAL, PLUNDER, RUIN, BabelChronicle
from ziggurat_client.boards.babel.words.advice import tell_action
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.replay_board import Audience, ReplayBoard, Staging, seen
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.ui.piece import Piece

_SUMMIT_LEVEL: Final = 6
_MARK_PEOPLE: Final = {RUIN: "A", PLUNDER: "H"}
_FEAT_PEOPLE: Final = {"powers": "P", "torn_down": "A", "driven_out": "S"}


class BabelReplayBoard(ReplayBoard[BabelScenery]):
    """A board of Babel that nobody plays on."""

    def __init__(self, audience: Audience, frame: Frame, places: Places) -> None:
        layout = Layout(near=audience.viewer or 0, with_hand=False, places=places)
        scenery = BabelScenery(seen(frame), layout, telling=audience.telling())
        teller = BabelTeller(audience.words, None)
        super().__init__(audience, frame, teller, scenery, CLIPS, Grid(scenery, teller.people))

    @property
    def shown(self) -> Shown:
        """What is on show."""
        return self.scenery.shown

    def _compose(self) -> Iterator[Piece]:
        layout, audience = self.scenery.layout, self.audience
        panels = SidePanels(
            layout,
            self.shown,
            next(iter(deciding(self.shown.board)), None),
            audience.players,
            audience.viewer,
            None,
            audience.words,
            self._hands,
        )
        yield from panels.pieces(_nothing_to_look_through)
        yield BoardFrame(layout)
        yield self.story.widget

    @property
    def _hands(self) -> Mapping[Seat, str]:
        """The hands that may be seen, once the story has come to them."""
        return {} if self.telling else {seat: hand.cards for seat, hand in self.frame.secrets.items()}

    def update(self, elapsed: float) -> None:
        told = self.telling
        super().update(elapsed)
        if told and not self.telling:
            # Now the hands lie open.
            self.audience.changed()


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """The people whose power it was, a golden storey, or the star of the final phase."""
    people = _MARK_PEOPLE.get(mark.sign)
    if people is not None:
        draw_people_plaque(canvas, people, cx - size * 0.35, cy - size * 0.35, size * 0.7)
    elif mark.sign == FINAL:
        draw_icon(canvas, Icon.STAR, cx, cy, size * 0.6, "#ffd873")
    else:
        draw_storey(canvas, cx, cy - size * 0.25, size * 0.8, size * 0.5, _SUMMIT_LEVEL)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The people who stand for the action, or a temple card."""
    people = _FEAT_PEOPLE.get(standout.feat)
    if people is None:
        width = size * 0.72
        draw_temple_card(canvas, x + (size - width) / 2, y, width, size, _SUMMIT_LEVEL)
    else:
        draw_people_plaque(canvas, people, x, y, size)


BABEL_STAGING: Final = Staging(
    BabelChronicle(), BabelReplayBoard, paint_mark, tell_action, paint_standout, paint_breakdown
)
"""Babel in the theatre and in the results."""


def _nothing_to_look_through(pile: PileName) -> None:
    """The discard stays closed in a replay."""
