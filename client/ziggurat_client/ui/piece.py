"""What a page is made of: pieces, which are only looked at, and widgets, which also take the pointer and the keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, NamedTuple

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.figure import Figure
from ziggurat_client.sound.names import Effect
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Box, Screen


class Easel(NamedTuple):
    """Where pieces are drawn: a window's surface, its geometry, and the pictures that are kept."""

    surface: pygame.Surface
    screen: Screen
    pictures: Pictures


class Piece:
    """Something drawn in a box of design units. Its picture is painted once for each `look`."""

    margin: ClassVar[float] = 0
    """How far its light and shadow reach beyond the box, in design units."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def appearance(self) -> Hashable:
        """Everything that the picture depends on besides the class and the box's size."""
        return None

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        """Paint the piece with the box's top left corner at (x, y) of the canvas."""
        raise NotImplementedError

    def placed(self, screen: Screen, pictures: Pictures) -> Placed:
        """The picture where it belongs, painted first if it is not kept."""
        margin = self.margin
        width, height = self.box.width, self.box.height
        picture = pictures.picture(
            (type(self), width, height, self.appearance()),
            screen,
            width + 2 * margin,
            height + 2 * margin,
            lambda canvas: self.paint(canvas, margin, margin),
        )
        left, top = screen.pixel(self.box.x, self.box.y)
        reach = round(margin * screen.scale)
        return Placed(picture, left - reach, top - reach)

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        """The texts of which it shows only the beginning, where they are."""
        picture, left, top = self.placed(screen, pictures)
        x, y = screen.point((left, top))
        return tuple(cut.moved(x, y) for cut in pictures.cuts(picture))

    def draw(self, easel: Easel) -> None:
        """Show the picture."""
        picture, left, top = self.placed(easel.screen, easel.pictures)
        easel.surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


class Painted(Piece):
    """A piece painted by a function. `key` names everything that the picture depends on besides its size."""

    margin = 40

    def __init__(self, box: Box, key: Hashable, painter: Callable[[Canvas, float, float], None]) -> None:
        super().__init__(box)
        self._key = key
        self._painter = painter

    def appearance(self) -> Hashable:
        return self._key

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        self._painter(canvas, x, y)


class Explanation(NamedTuple):
    """What is said about something while it is meant: a `sentence`, the paragraph of the `rule` behind it, and the box
    `beside` which it is said, where that is not the whole widget. A `figure` shows the rule where there is room."""

    sentence: str = ""
    rule: str = ""
    beside: Box | None = None
    figure: Figure | None = None


class Widget(Piece):
    """A piece that can be pressed.

    `name` tells it from the other widgets of its page, also after the page was laid out anew. A widget that is not
    `enabled` is passed over by the focus and ignores the pointer.

    It is large because it answers all that a page may ask of what can be pressed.
    """

    step: ClassVar[float] = 5
    """The step of its corners, which the focus ring follows."""
    ringed: ClassVar[bool] = True
    """Whether the page draws the focus ring; a widget that shows its focus itself needs none."""
    is_read_by_rows: ClassVar[bool] = False
    """Whether the pointer asks only about the row that it is in, when texts are cut short."""
    remark: str = ""
    """What is said about it while it is meant, such as why it cannot be done."""
    rule: str = ""
    """The paragraph of the rules that says more about it, if there is one."""
    figure: Figure | None = None
    """The picture of that paragraph, if there is one."""
    sound: Effect | None = "press"
    """What is heard when it is pressed. A silent one is not heard when the pointer comes to it either."""

    def __init__(self, name: str, box: Box, *, enabled: bool = True) -> None:
        super().__init__(box)
        self.name = name
        self.enabled = enabled
        self.hovered = False
        self.focused = False
        self.held = False

    def explain(self, said: Explanation) -> None:
        """Say this while it is meant."""
        self.remark, self.rule, self.figure = said.sentence, said.rule, said.figure

    @property
    def explanation(self) -> Explanation:
        """What is said about what is meant of it."""
        return Explanation(self.remark, self.rule, figure=self.figure)

    @property
    def takes_typing(self) -> bool:
        """Whether letters typed while it has the focus belong to it."""
        return False

    @property
    def spot(self) -> Box:
        """The part of it that must be in sight while it has the focus."""
        return self.box

    @property
    def wakes_in(self) -> float | None:
        """Seconds until it wants to be drawn again by itself, or None."""
        return None

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        """What lies below looks otherwise in these areas of the window."""

    def press(self) -> None:
        """It was clicked, or Enter was pressed on it."""

    def key(self, event: pygame.Event) -> bool:
        """A key event while it has the focus; return whether it was taken."""
        return False

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        """A mouse event at (x, y) in design units, over it or while it is held; return whether something changed."""
        return False

    def focus(self, gained: bool) -> None:
        """It gained or lost the focus."""
        self.focused = gained

    def gone(self) -> None:
        """It is not part of the page any more, or the page is covered."""
