"""A link of ours as a square that phones read."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import segno

from ziggurat_server.web.content import Content, content
from ziggurat_server.web.page_files import KINDS

_KEPT: Final = 256


@lru_cache(_KEPT)
def square(link: str) -> Content:
    """The square of that link, with the usual margin."""
    make: Callable[..., Any] = segno.make_qr
    drawn = io.BytesIO()
    make(link).save(drawn, kind="svg", border=4, title=link, xmldecl=False, svgns=True, omitsize=True)
    return content(KINDS["svg"], drawn.getvalue())
