"""Which games have pictures in their rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.boards.figure import Figure
from ziggurat_client.boards.ur.figures import FIGURES as UR_FIGURES

FIGURES: Final[dict[str, Mapping[str, Figure]]] = {"ur": UR_FIGURES}
"""By game, then by the number of the paragraph beside which a picture stands."""
