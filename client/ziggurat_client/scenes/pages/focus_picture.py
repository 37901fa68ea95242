"""The ring around what has the focus."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.ui.piece import Easel, Widget

_MARGIN: Final = 36
"""Space around the widget for the ring and its light, in design units."""


def draw_ring(easel: Easel, widget: Widget) -> None:
    """Draw the ring around this widget."""
    width, height, step = widget.box.width, widget.box.height, widget.step
    picture = easel.pictures.picture(
        ("focus ring", width, height, step),
        easel.screen,
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        lambda canvas: draw_focus_ring(canvas, _MARGIN, _MARGIN, width, height, step=step, gap=4),
    )
    left, top = easel.screen.pixel(widget.box.x, widget.box.y)
    reach = round(_MARGIN * easel.screen.scale)
    easel.surface.blit(picture, (left - reach, top - reach), special_flags=pygame.BLEND_PREMULTIPLIED)
