"""Babel in a replay: the board, and beside it the players with their quarries and, where they may be seen, their
hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Shown
from ziggurat.games.babel.scoring import BabelStanding, ranking
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.temples import draw_storey, draw_temple_card
from ziggurat_client.boards.babel.board.around import Surroundings
from ziggurat_client.boards.babel.board.frame import BoardFrame
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.layout import Cell, Layout
from ziggurat_client.boards.babel.board.painting import AT_REST, Painting
from ziggurat_client.boards.babel.board.piles import PileName
from ziggurat_client.boards.babel.board.scenery import Scenery
from ziggurat_client.boards.babel.choosing.prospect import awaited
from ziggurat_client.boards.babel.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.babel.motion import story
from ziggurat_client.boards.babel.replay.chronicle import FINAL, PLUNDER, RUIN, BabelChronicle
from ziggurat_client.boards.babel.words.advice import tell_deed
from ziggurat_client.boards.babel.words.sentences import Storyteller
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.replay_board import Audience, ReplayBoard, Staging
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.wording.log_line import LogLine

_SUMMIT_LEVEL: Final = 6
_MARK_PEOPLE: Final = {RUIN: "A", PLUNDER: "H"}
_DEED_PEOPLE: Final = {"powers": "P", "torn_down": "A", "driven_out": "S"}


class BabelReplayBoard(ReplayBoard):
    """A board of Babel that nobody plays on."""

    def __init__(self, audience: Audience, frame: Frame, places: Places) -> None:
        super().__init__(audience)
        self._layout = Layout(places, near=audience.viewer or 0, with_hand=False)
        # Names, not "you", since the log of a replay is read like a chronicle.
        self._teller = Storyteller(audience.words, None)
        self._timeline = Timeline()
        self._scenery = Scenery(frame.position, "", self._layout, None, audience.wishes())
        self._pace = 1.0
        self._told = frame
        self._laid_out_for: object = None
        self._grid = Grid(self._layout, _no_choice, _no_carrying, self._paint_board)
        self._grid.enabled = False

    @property
    def shown(self) -> Shown:
        """What is on show, which the story brings to the newest position."""
        return self._scenery.shown

    def show(self, frame: Frame) -> None:
        self._timeline.skip()
        self._told = frame
        self._scenery.settle(frame.position, "")
        self._scenery.particles.clear()
        self.audience.changed()

    def tell(self, frame: Frame) -> None:
        self._timeline.skip()
        self._listen()
        before, self._told = self._told, frame
        start, end = story.Stand(before.position, ""), story.Stand(frame.position, "")
        self._timeline.play(story.story(self._scenery, start, frame.events, end))
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

    def pieces(self) -> Sequence[Piece]:
        self._laid_out_for = self._on_show
        return [*self._around(), BoardFrame(self._layout), self._grid]

    def _around(self) -> Iterator[Piece]:
        viewer, words = self.audience.viewer, self.audience.words
        acting = awaited(self.shown)
        around = Surroundings(self._layout, self.shown, acting, self.audience.players, viewer, None, words, self._hands)
        return around.pieces(_nothing_to_look_through)

    @property
    def _hands(self) -> Mapping[Seat, str]:
        """The hands that may be seen, once the story has come to them."""
        if self._timeline.playing:
            return {}
        return {seat: hand.cards for seat, hand in self._told.secrets.items()}

    @property
    def _on_show(self) -> object:
        """What the still pieces show: when it changes, they are laid out anew."""
        return self._scenery.shown, self._hands

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
        if self._on_show != self._laid_out_for:
            self.audience.changed()

    def draw_over(self, easel: Easel) -> None:
        self._scenery.draw(easel)

    def _paint_board(self, easel: Easel) -> None:
        names = tuple(self._teller.people(site) for site in SITES)
        painting = Painting(self._scenery.board, self._layout, AT_REST, names, frozenset(self._scenery.hopping))
        self._grid.paint_board(easel, painting, self._scenery.shake, self._scenery.fading)


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
    """The people who stand for the deed, or a temple card."""
    people = _DEED_PEOPLE.get(standout.deed)
    if people is None:
        width = size * 0.72
        draw_temple_card(canvas, x + (size - width) / 2, y, width, size, _SUMMIT_LEVEL)
    else:
        draw_people_plaque(canvas, people, x, y, size)


def standings(shown: Shown) -> tuple[BabelStanding, ...]:
    """How both stand in a public position."""
    return ranking(shown.board, shown.hands)


BABEL_STAGING: Final = Staging(
    BabelChronicle(), BabelReplayBoard, paint_mark, paint_standout, paint_breakdown, standings, tell_deed
)
"""Babel in the theatre and in the results."""


def _no_choice(cell: Cell, point: tuple[float, float] | None) -> None:
    """Nothing is chosen in a replay."""


def _no_carrying(source: Cell, target: Cell) -> None:
    """Nothing is moved in a replay."""


def _nothing_to_look_through(pile: PileName) -> None:
    """The discard stays closed in a replay."""
