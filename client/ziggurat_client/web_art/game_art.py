"""What a game adds to the pages' art."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ziggurat_client.web_art.sheet import Sheet


def _nothing() -> dict[str, Any]:
    return {}


class GameArt(NamedTuple):
    """`fill` adds the game's symbols to its sheet; `data` gives further files by name: values that
    pages import as modules."""

    fill: Callable[[Sheet], None]
    data: Callable[[], dict[str, Any]] = _nothing
