"""Which sound stands for which event of which game. A new game adds its table here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.audio_names import Effect

CUES: Final[Mapping[str, Mapping[str, Effect]]] = {
    "ur": {
        "cubes_placed": "cube_placed",
        "farmed": "sow",
        "traded": "trade",
        "inspired": "culture",
        "allotted": "allotment",
        "redistributed": "politics",
        "attacked": "attack",
        "ziggurat_built": "ziggurat_built",
        "swapped": "tile_swap",
        "kept": "kept",
        "last_round_began": "last_round",
        "turn_began": "turn_began",
        "game_ended": "game_ended",
    },
}
"""By the game's id, then by the event's `type` on the wire."""
