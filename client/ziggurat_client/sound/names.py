"""The names of the sounds, as types, so that a misspelt one is found before the program runs."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Effect: TypeAlias = Literal[
    "aboard",
    "advance",
    "allotment",
    "attack",
    "back",
    "bell",
    "card",
    "census",
    "chat",
    "city_built",
    "city_fallen",
    "clay",
    "confirm",
    "crumble",
    "cube_placed",
    "cubes_fall",
    "culture",
    "deal",
    "epoch",
    "eruption",
    "flood",
    "focus",
    "game_ended",
    "growth",
    "horn",
    "hover",
    "hurry",
    "joined",
    "kept",
    "last_round",
    "leader",
    "march",
    "marker_step",
    "my_turn",
    "new_turn",
    "oars",
    "offer_pinned",
    "offer_torn",
    "omen",
    "plague",
    "point",
    "politics",
    "press",
    "raid",
    "refused",
    "riot",
    "shipyard",
    "skirmish",
    "slam",
    "sow",
    "tile_laid",
    "tile_swap",
    "trade",
    "tramp",
    "treasure",
    "turn_began",
    "victory",
    "wither",
    "ziggurat_built",
]
"""A short sound that is played once."""

Piece: TypeAlias = Literal[
    "evening", "reeds", "terraces", "rivers", "caravans", "hearths", "bellows", "anvils", "citadels", "stalls"
]
"""A piece of music that goes round and round."""

TICKS: Final[frozenset[Effect]] = frozenset({"focus", "hover", "press"})
"""The effects under the finger, so soft and so many that music does not give way to them."""
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
