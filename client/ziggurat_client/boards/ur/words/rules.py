"""Which paragraph of the rules is behind each kind."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.tiles import Kind

RULE_OF_KIND: Final[dict[Kind, str]] = {"A": "5.1", "T": "5.2", "C": "5.3", "P": "5.4", "W": "5.5"}
"""The paragraph of the action that a kind gives."""
