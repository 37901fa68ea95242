"""The games that this client can show."""

from __future__ import annotations

from typing import Final

SHOWN: Final = ("ur", "babel", "tigris", "civilization")
"""Their ids, in the order in which they are offered. What shows each of them is found in `boards/registry.py`."""
