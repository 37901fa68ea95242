"""The examples of docs/bots.md as programs, in each of their languages."""

from __future__ import annotations

import shutil
import sys
from typing import Final

import pytest

from wire.pages import DOCS

EXAMPLES: Final = DOCS / "examples"
PYTHON: Final = (sys.executable, "-W", "error", str(EXAMPLES / "bot.py"))
NODE: Final = ("node", str(EXAMPLES / "bot.mjs"))

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node to run the example in JavaScript")
in_both_languages = pytest.mark.parametrize(
    "program", [pytest.param(PYTHON, id="python"), pytest.param(NODE, id="node", marks=needs_node)]
)


def example(program: tuple[str, ...], port: int, code: str, name: str) -> list[str]:
    """The command that calls an example to a table of the server at that port."""
    return [*program, "127.0.0.1", str(port), code, name]
