"""A board that tells a story, whether somebody plays on it or it is told again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ziggurat.games.game import Event, View
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.story.clips import EventClips
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.widget import BoardWidget
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.ui.piece import Easel

S = TypeVar("S", bound=Scenery[Any])


class StoryBoard(Generic[S]):
    """Brings what is on show to the newest view, event by event.

    `scenery` is what is on show, `widget` the board that shows it. `telling` are asked for each time how stories are to
    be told, `pace` times as fast; `changed` is called when the pieces that stand still must be laid out anew.
    """

    def __init__(
        self,
        scenery: S,
        clips: EventClips[S],
        widget: BoardWidget[Any, Any],
        telling: Callable[[], Telling],
        changed: Callable[[], None],
    ) -> None:
        self.scenery = scenery
        self.widget = widget
        self.pace = 1.0
        self._clips = clips
        self._telling = telling
        self._changed = changed
        self._timeline = Timeline(telling().speed)
        self._laid_out_for: object = None

    @property
    def playing(self) -> bool:
        """Whether a story is still being told; when it has ended, dust may still settle."""
        return self._timeline.playing

    @property
    def animating(self) -> bool:
        """Whether something moves."""
        return self.playing or self.scenery.lively

    def tell(self, before: View[Any, Any], events: Sequence[Event], after: View[Any, Any]) -> None:
        """Queue the movement of the events that led from one view to the next."""
        self._listen()
        self._timeline.play(self._clips.story(self.scenery, before, events, after))
        if self._timeline.speed == 0:
            self.scenery.particles.clear()
            self._clips.hear(self.scenery, events, after)

    def show(self, view: View[Any, Any]) -> None:
        """Show a view at once."""
        self._timeline.skip()
        self.scenery.settle(view)
        self.scenery.particles.clear()

    def end(self) -> None:
        """End what is being told at once."""
        if self._timeline.playing:
            self._timeline.skip()
            # What would have flown at its moments must not fly all at once.
            self.scenery.particles.clear()

    def skip(self) -> None:
        """End what is being told, and have shown where it led."""
        self.end()
        self._notice()

    def update(self, elapsed: float) -> None:
        """Advance the story by `elapsed` seconds."""
        self._listen()
        self._timeline.update(elapsed)
        self.scenery.update(elapsed)
        self._notice()

    def laid_out(self) -> None:
        """Note that the pieces that stand still show what is on show now."""
        self._laid_out_for = self.scenery.on_show

    def arrange(self, places: Places) -> bool:
        """Lie in these places from now on; return whether these are others than before."""
        layout = self.scenery.layout
        if places == layout.places:
            return False
        if places.board != layout.places.board:
            # What is on its way would land where the board was.
            self.skip()
        self.scenery.layout = layout.moved(places)
        self.widget.lay_out()
        return True

    def draw(self, easel: Easel) -> None:
        """Draw what moves."""
        self.scenery.draw(easel)

    def _listen(self) -> None:
        """Follow the telling of the person who looks on."""
        self.scenery.telling = self._telling()
        self._timeline.speed = self.scenery.telling.speed * self.pace

    def _notice(self) -> None:
        if self.scenery.on_show != self._laid_out_for:
            self._changed()
