"""A board in a replay: it shows frames, tells how one came from the other, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ziggurat.games.game import Seat, Standing, View, Viewer
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.parts import BoardParts
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.replaying.chronicle import Chronicle, Frame
from ziggurat_client.sound.names import Piece as MusicPiece
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.standing_row import BreakdownPainter, TiePainter
from ziggurat_client.ui.standouts import StandoutPainter
from ziggurat_client.ui.strip_painting import MarkPainter
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

ActionTeller: TypeAlias = Callable[[Words, Any, Seat, Any, Sequence[str]], str]
"""Words in a language what an action does that a seat takes in a public position."""


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


class ReplayBoard:
    """One match on the screen of a replay, of the parts that its game has for that.

    `frame` is the one that was shown or told last. It is told in names, and nobody is "you", since the log of a replay
    is read like a chronicle.
    """

    def __init__(self, parts: BoardParts[Any, Any, Any], audience: Audience, frame: Frame, places: Places) -> None:
        view = seen(frame)
        self.audience = audience
        self.frame = frame
        self.teller: Teller = parts.teller(audience.words, None, view)
        self.story = parts.story(view, audience, self.teller, lambda: audience.names, places=places)
        self._parts = parts

    def _compose(self) -> Iterator[Piece]:
        """The board, and the players unless they are behind their tab, lowest first."""
        yield from self._parts.beside(self.scenery, self.company)
        yield from self._parts.ground(self.scenery.layout)
        yield self.story.widget

    @property
    def company(self) -> Company:
        """The players; what they alone know lies open once the story has come to it."""
        audience = self.audience
        secrets = {} if self.telling else self.frame.secrets
        lit = self._parts.lit(self.scenery, self.frame)
        return Company(audience.words, audience.players, audience.viewer, lit, secrets=secrets)

    @property
    def scenery(self) -> Scenery[Any]:
        """What is on show, which the story brings to the newest position."""
        scenery: Scenery[Any] = self.story.scenery
        return scenery

    @property
    def music(self) -> MusicPiece | None:
        """The piece for what is on show, or None where the game's own is heard throughout."""
        return self._parts.music(self.scenery)

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

    def place_aside(self, seat: Seat) -> Box | None:
        """The place of a player's clock, which no replay needs for one; None while the player is not shown."""
        layout: BoardLayout = self.scenery.layout
        return layout.clock(seat)

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
        told = self.telling
        self.story.update(elapsed)
        if told and not self.telling and self.frame.secrets:
            # Now they lie open.
            self.audience.changed()

    def draw_over(self, easel: Easel) -> None:
        """Draw what flies over everything."""
        self.story.draw(easel)


def seen(frame: Frame) -> View[Any, Any]:
    """A frame as anybody sees it."""
    return View(None, frame.position)


def _score(standing: Standing) -> int:
    """What most games rank by."""
    return standing.score


def _paint_nothing(*_: object) -> None:
    """Leaves the canvas as it is."""


@dataclass(frozen=True)
class Manner:
    """How the results of a match are shown and told, where a game can be played in several manners.

    The keys of what is said of results have the `key` after the game's id, if it is not empty. `points` is the number
    that the ranking shows of a standing.
    """

    key: str
    paint_breakdown: BreakdownPainter
    paint_tie: TiePainter
    points: Callable[[Standing], int] = _score


@dataclass(frozen=True)
class Staging:
    """Everything that the theatre and the results need of one game: the `parts` of its board there, and more.

    The words about a mark are `mark.{game}.{sign}`, those about what stood out `standout.{game}.{feat}` with the blank
    `count`. `tell_action` says what a legal action does, as one would advise it, with the players' names by seat: words
    that begin with a capital and do not end with a full stop. A game in which nothing stands out, or whose points are
    made of nothing else, paints nothing there. `manners` tells by a public position in which manner a game was played
    that knows several. `board` shows more than the map or the board, where a game has more.
    """

    parts: BoardParts[Any, Any, Any]
    chronicle: Chronicle
    paint_mark: MarkPainter
    tell_action: ActionTeller
    paint_standout: StandoutPainter = _paint_nothing
    paint_breakdown: BreakdownPainter = _paint_nothing
    paint_tie: TiePainter = _paint_nothing
    manners: Callable[[Any], Manner] | None = None
    board: type[ReplayBoard] = ReplayBoard

    def manner(self, public: Any) -> Manner:
        """In which manner the match was played that ended in that public position."""
        if self.manners is None:
            return Manner("", self.paint_breakdown, self.paint_tie)
        return self.manners(public)
