"""What Civilization adds to the pages' art: its symbols, its map and its tables."""

from __future__ import annotations

from typing import Final

from ziggurat_client.web_art.civilization.map import map_of_civilization
from ziggurat_client.web_art.civilization.symbols import fill_civilization
from ziggurat_client.web_art.civilization.tables import tables_of_civilization
from ziggurat_client.web_art.game_art import GameArt

ART: Final = GameArt(
    fill_civilization,
    lambda: {"civilization-map.js": map_of_civilization(), "civilization-tables.js": tables_of_civilization()},
)
"""Everything there is of Civilization."""
