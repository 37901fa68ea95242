"""How strong bots are: measured by leagues, so that what people's ratings mean does not drift.

The figures (`ziggurat_assets/strengths.json`) are those of docs/strength.md and the pages beside it, moved so that
Merchant stands where people begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from ziggurat.rating import Rating, at

WITHIN: Final = 100.0
"""So far to either side the measured strengths are taken to lie."""
_FILE: Final = "strengths.json"


@cache
def _measured() -> Mapping[str, Mapping[str, int]]:
    """By game and level the strength as it is shown."""
    content = (resources.files("ziggurat_assets") / _FILE).read_bytes()
    return msgspec.json.decode(content, type=dict[str, dict[str, int]])


def strength_of(game: str, level: str | None) -> Rating:
    """The strength of a bot of that level; that of somebody new where nobody has measured it."""
    shown = _measured().get(game, {}).get(level or "")
    return Rating() if shown is None else at(shown, WITHIN)
