"""The scenes that are on, one above the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.names import Piece
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.panning import Panning
from ziggurat_client.window.screen import Box, Screen


class Stacked(Protocol):
    """What the stack asks of a scene."""

    see_through: bool
    music: Piece | None
    panning: Panning

    @property
    def screen(self) -> Screen:
        """The window's geometry, with the scene's origin where it falls now."""
        ...

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats of the table on show; empty where each has that of its own number."""
        ...

    @property
    def message_place(self) -> Box | None:
        """The part of the scene that a message may cover at its top, or None if that is the window's whole width."""
        ...

    def enter(self) -> None:
        """It is on top now."""
        ...

    def leave(self) -> None:
        """It is no longer on top."""
        ...

    def resized(self, screen: Screen) -> None:
        """The window is another now, or it is first shown in one."""
        ...

    def relabel(self) -> None:
        """Keys or buttons are called otherwise now."""
        ...


S = TypeVar("S", bound=Stacked)


class Stack(Generic[S]):
    """Scenes, the one on top last. Without scenes the program stops.

    `stale` says that a new frame is due, `stopped` that there shall be none.
    """

    def __init__(
        self, screen: Callable[[], Screen], audio: Audio, pictures: Pictures, leave_server: Callable[[], None]
    ) -> None:
        """`screen` gives the window's geometry; `leave_server` is called by `home`."""
        self._screen = screen
        self._audio = audio
        self._pictures = pictures
        self._leave_server = leave_server
        self._scale = screen().scale
        self._scenes: list[S] = []
        self.stale = True
        self.stopped = False

    # ------------------------------------------------------------------ what is on

    @property
    def screen(self) -> Screen:
        """The window's geometry now."""
        return self._screen()

    @property
    def top(self) -> S:
        """The scene on top. Raises IndexError without scenes."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[S, ...]:
        """The whole stack, bottom first."""
        return tuple(self._scenes)

    @property
    def visible(self) -> list[S]:
        """The scenes that are seen, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return self._scenes[first:]

    @property
    def message_place(self) -> Box | None:
        """The part of the window that a message may cover at its top, or None if that is its whole width."""
        place = self.top.message_place
        if place is None:
            return None
        left, top = self.screen.point(self.top.screen.pixel(place.x, place.y))
        return place._replace(x=left, y=top)

    # ------------------------------------------------------------------ what comes and goes

    def push(self, scene: S) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.leave()
            self.top.panning.let_go()
        self._add(scene)

    def close(self, scene: S) -> None:
        """Take a scene, and all above it, off the stack."""
        if scene not in self._scenes:
            return
        self._drop(scene)
        if self._scenes:
            self.seat()
            self.top.enter()
            self.choose_music()
        else:
            self.stop()
        self.redraw()

    def replace(self, old: S, new: S) -> None:
        """Put `new` in the place of `old` and all above it."""
        if old in self._scenes:
            self._drop(old)
            self._add(new)

    def raise_to_top(self, scene: S) -> None:
        """Put a scene of the stack above all the others."""
        if scene not in self._scenes or scene is self.top:
            return
        self.top.leave()
        self.top.panning.let_go()
        self._scenes.remove(scene)
        self._scenes.append(scene)
        self.seat()
        scene.enter()
        if self._scenes:
            self.choose_music()
        self.redraw()

    def home(self) -> None:
        """Go back to the first scene, and leave the server."""
        self._leave_server()
        if len(self._scenes) > 1:
            self.close(self._scenes[1])

    def stop(self) -> None:
        """End the program after this turn of its loop."""
        self.stopped = True

    def _add(self, scene: S) -> None:
        self._scenes.append(scene)
        self.seat()
        scene.resized(self.screen)
        scene.enter()
        self.choose_music()
        self.redraw()

    def _drop(self, scene: S) -> None:
        self.top.leave()
        del self._scenes[self._scenes.index(scene) :]

    def choose_music(self) -> None:
        """Play the music of the lowest scene that is seen."""
        # A scene that is entered may find that it has nothing to show and close itself, as the last one.
        piece = self.visible[0].music if self._scenes else None
        if piece is None:
            self._audio.stop_music()
        else:
            self._audio.play_music(piece)

    # ------------------------------------------------------------------ how it looks

    def seat(self) -> None:
        """Draw in the colours of the table that the lowest scene on show is about."""
        self._pictures.seat(next((scene.colours for scene in self.visible), ()))

    def renew(self) -> None:
        """The window's size or a setting is another now, such as the language: every scene lays itself out anew."""
        if self.screen.scale != self._scale:
            # No picture of another scale will be shown again soon.
            self._pictures.clear()
            self._scale = self.screen.scale
        self.seat()
        for scene in self._scenes:
            scene.resized(self.screen)
        self.redraw()

    def relabel(self) -> None:
        """Keys or buttons are called otherwise now: show that everywhere."""
        for scene in self._scenes:
            scene.relabel()
        self.redraw()

    def redraw(self) -> None:
        """Ask for a new frame."""
        self.stale = True
