"""A board of three places in a row, on which a number is counted up: the least that a game has to supply."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ziggurat.games.game import Event, OpenEvent, Span, View, Viewer
from ziggurat.games.ur.rules import Ur
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.board import StoryBoard
from ziggurat_client.boards.story.clips import EventClips
from ziggurat_client.boards.story.parts import BoardParts, Names
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.teller import Teller, Told
from ziggurat_client.boards.story.widget import BoardWidget, Eyes, Hands
from ziggurat_client.sound.names import Effect
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Clip, Do, Pause
from ziggurat_client.stage.timeline import Sequence as Clips
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.window.screen import Box

SIDE = 100.0
LENGTH = 0.5
"""How many seconds the story of one event takes."""


class Counted(OpenEvent, frozen=True):
    """Somebody counted one up."""

    seat: int


class StripScenery(Scenery[BoardLayout]):
    """The number on show."""

    number: int

    @property
    def on_show(self) -> object:
        return self.number

    def show(self, view: View[Any, Any]) -> None:
        self.number = int(view.public)


class Strip(BoardWidget[StripScenery, int]):
    """Three places beside each other, each SIDE wide."""

    @property
    def place(self) -> Box:
        return Box(0, 0, 3 * SIDE, SIDE)

    @property
    def area(self) -> Box:
        return self.place

    def place_at(self, x: float, y: float) -> int | None:
        return int(x // SIDE) if self.place.holds(x, y) else None

    def box_of(self, place: int) -> Box:
        return Box(place * SIDE, 0, SIDE, SIDE)

    def move(self, across: int, down: int) -> bool:
        inside = not down and 0 <= self.cursor + across < 3
        if inside:
            self.cursor += across
        return inside

    def pictures(self, easel: Easel) -> Sequence[Placed]:
        return ()


class StripTeller(Teller):
    """Says what happened, with sentences of Ur."""

    game = "ur"

    def told(self, event: Event) -> Told | None:
        return Told("kept", event.seat, {}) if isinstance(event, Counted) else None

    def places_of(self, event: Event) -> frozenset[int]:
        return frozenset({1})


def clip_of(scenery: StripScenery, event: Event) -> Clip:
    """After half of its time the number is one higher, and dust flies."""

    def count() -> None:
        scenery.number += 1
        scenery.particles.dust(0, 0, SIDE, (255, 255, 255))

    return Clips(Pause(LENGTH / 2), Do(count), Pause(LENGTH / 2))


def sound_of(event: Event, viewer: Viewer, after: int) -> Effect | None:
    """Every event is heard."""
    return "tile_swap"


CLIPS = EventClips(clip_of, {Counted: LENGTH}, sound_of)


def seen(number: int) -> Any:
    """The number as anybody sees it."""
    return View(None, number)  # type: ignore[type-var]


class StripRules(Ur):
    """Rules whose positions are numbers, all of one turn."""

    def span(self, position: Any) -> Span:
        return Span(0, 0, "turn", 0)


class StripParts(BoardParts[StripScenery, BoardLayout, StripTeller]):
    """What the strip's boards are made of."""

    rules = StripRules()
    clips = CLIPS
    scenery_type = StripScenery
    teller_type = StripTeller

    def layout(self, view: View[Any, Any], near: Viewer) -> BoardLayout:
        return BoardLayout()

    def widget(
        self, scenery: StripScenery, teller: StripTeller, names: Names, hands: Hands[int] | None, eyes: Eyes | None
    ) -> Strip:
        return Strip(scenery, 1, hands, eyes)

    def beside(self, scenery: StripScenery, company: Company) -> Iterator[Piece]:
        yield from ()


def strip_board(
    hands: Hands[int] | None = None,
    telling: Callable[[], Telling] = Telling,
    changed: Callable[[], None] = lambda: None,
) -> tuple[StoryBoard[StripScenery], Strip]:
    """A board that shows 0."""
    scenery = StripScenery(seen(0), BoardLayout(), None, telling())
    strip = Strip(scenery, 1, hands)
    return StoryBoard(scenery, CLIPS, strip, telling, changed), strip
