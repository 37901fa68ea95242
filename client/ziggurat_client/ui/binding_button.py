"""A key or a button of a gamepad that can be changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.ui.button import Pressable
from ziggurat_client.window.screen import Box


class BindingButton(Pressable):
    """A key or a button of a gamepad, to be changed: its keycap, or dots while another is awaited."""

    margin = MARGIN

    def __init__(
        self,
        name: str,
        box: Box,
        cap: str,
        pressed: Callable[[], None],
        *,
        waiting: bool,
        contested: bool,
        enabled: bool,
    ) -> None:
        """`contested` marks what stands for something else as well."""
        super().__init__(name, box, pressed, enabled=enabled)
        self._cap = cap
        self._kind = ButtonKind.GOLD if waiting else ButtonKind.RED if contested else ButtonKind.PLAIN

    def appearance(self) -> Hashable:
        return self._cap, self._kind, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        ink = draw_button_face(canvas, x, y, width, height, button_style(self._kind), self.state)
        middle = y + height / 2
        if self._kind is ButtonKind.GOLD:
            canvas.text(x + width / 2, middle, "…", 24, ink, "bold", "mm")
            return
        left = x + (width - keycap_width(self._cap, canvas.scale, 18)) / 2
        draw_keycap(canvas, left, middle, self._cap, size=18)
