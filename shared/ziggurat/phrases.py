"""The quick phrases: what can be said by one key, and is read by everyone in their own language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = ("hello", "good_luck", "well_played", "thanks", "oops", "thinking", "congratulations", "one_more")
"""The codes of the phrases, in the order in which they are offered."""
