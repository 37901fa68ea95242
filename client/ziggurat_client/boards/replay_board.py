"""A board in a replay: it shows frames, tells how one came from the other, and decides nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from ziggurat.games.game import Seat, View, Viewer
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.story.board import StoryBoard
from ziggurat_client.boards.story.clips import EventClips
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.boards.story.widget import BoardWidget
from ziggurat_client.replaying.chronicle import Chronicle, Frame
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.standing_row import BreakdownPainter
from ziggurat_client.ui.standouts import StandoutPainter
from ziggurat_client.ui.strip_painting import MarkPainter
from ziggurat_client.wording.log_line import LogLine
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

S = TypeVar("S", bound=Scenery[Any])

ActionTeller: TypeAlias = Callable[[Words, Any, Seat, Any], str]
"""Tells in a language what an action does that a seat takes in a public position."""


@dataclass(frozen=True)
class Audience:
    """For whom a replay is shown: the language, the players, and which of them is the viewer, if any.

    `changed` says that the pieces must be laid out anew; `telling` are asked for each time how stories are to be told.
    """

    words: Words
    players: tuple[Player, ...]
    viewer: Viewer
    changed: Callable[[], None]
    telling: Callable[[], Telling] = Telling

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)


class ReplayBoard(ABC, Generic[S]):
    """One match on the screen of a replay. A game supplies what is on show and how it is told, and the pieces.

    `frame` is the one that was shown or told last. It is told in names, and nobody is "you", since the log of a replay
    is read like a chronicle.
    """

    def __init__(
        self,
        audience: Audience,
        frame: Frame,
        teller: Teller,
        scenery: S,
        clips: EventClips[S],
        grid: BoardWidget[S, Any],
    ) -> None:
        self.audience = audience
        self.frame = frame
        self.story = StoryBoard(scenery, clips, grid, audience.telling, audience.changed)
        self.teller = teller

    @abstractmethod
    def _compose(self) -> Iterator[Piece]:
        """The board, and the players unless they are behind their tab, lowest first."""

    @property
    def scenery(self) -> S:
        """What is on show, which the story brings to the newest position."""
        return self.story.scenery

    def show(self, frame: Frame) -> None:
        """Show a frame at once."""
        self.frame = frame
        self.story.show(seen(frame))
        self.audience.changed()

    def tell(self, frame: Frame) -> None:
        """Play the movement from the frame on show to this one."""
        self.story.end()
        before, self.frame = self.frame, frame
        self.story.tell(seen(before), frame.events, seen(frame))
        self.audience.changed()

    def pace(self, speed: float) -> None:
        """Set the speed of stories; 1 is as fast as in a match."""
        self.story.pace = speed

    def lines(self, frame: Frame) -> tuple[LogLine, ...]:
        """What the log says of a frame."""
        return self.teller.log_lines(frame.events, self.audience.names)

    def arrange(self, places: Places) -> None:
        """Lay board and players out in these places from now on; the log's is not its own."""
        self.story.arrange(places)

    def pieces(self) -> Sequence[Piece]:
        """The board, and the players unless they are behind their tab, lowest first."""
        self.story.laid_out()
        return list(self._compose())

    @property
    def telling(self) -> bool:
        """Whether a story is still being told; when it has ended, dust may still settle."""
        return self.story.playing

    @property
    def animating(self) -> bool:
        """Whether something moves."""
        return self.story.animating

    def update(self, elapsed: float) -> None:
        """Advance the story by `elapsed` seconds."""
        self.story.update(elapsed)

    def draw_over(self, easel: Easel) -> None:
        """Draw what flies over everything."""
        self.story.draw(easel)


def seen(frame: Frame) -> View[Any, Any]:
    """A frame as anybody sees it."""
    return View(None, frame.position)


def _paint_nothing(*_: object) -> None:
    """Leaves the canvas as it is."""


@dataclass(frozen=True)
class Staging:
    """Everything that the theatre and the results need of one game.

    The words about a mark are `mark.{game}.{sign}`, those about what stood out `standout.{game}.{feat}` with the blank
    `count`. `tell_action` says what a legal action does, as one would advise it: a few words that begin with a capital
    and have no full stop. A game in which nothing stands out, or whose points are made of nothing else, paints nothing
    there.
    """

    chronicle: Chronicle
    make_board: Callable[[Audience, Frame, Places], ReplayBoard[Any]]
    paint_mark: MarkPainter
    tell_action: ActionTeller
    paint_standout: StandoutPainter = _paint_nothing
    paint_breakdown: BreakdownPainter = _paint_nothing
