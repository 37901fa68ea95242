"""What lies on the land of Tigris & Euphrates is drawn at every size, in the small pictures of lists too."""

from __future__ import annotations

import pytest

from examples import sampled
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.boards.tigris.art.leaders import LeaderState, draw_leader


@pytest.mark.parametrize("state", ["there", "away"])
@sampled("scale", [0.25, 0.5, 1.0, 2.0], every=2)
def test_a_leader_is_drawn_at_every_size(scale: float, state: LeaderState) -> None:
    canvas = Canvas(80, 80, scale, PALETTES["standard"])
    for size in range(1, 60):
        draw_leader(canvas, "red", 0, 40, 40, size, state=state)
    assert canvas.surface.get_bounding_rect().size != (0, 0)
