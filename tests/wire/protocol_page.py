"""Reads docs/protocol.md: its fenced examples by their mark, and its tables by their heading."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")

_BLOCK = re.compile(r"^```(?P<mark>[^\n`]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#+ `?(?P<title>[^\n`]+)`?.*$", re.MULTILINE)
_ROW = re.compile(r"^\| `(?P<first>[^`]+)` \|", re.MULTILINE)


def examples(mark: str) -> list[str]:
    """Every line of every block with that mark, such as "json client"."""
    bodies = [block["body"] for block in _BLOCK.finditer(PAGE) if block["mark"] == mark]
    return [line for body in bodies for line in body.splitlines() if line]


def section(title: str) -> str:
    """The text from the heading of that title to the next heading. Raises LookupError if there is none."""
    headings = [*_HEADING.finditer(PAGE)]
    ends = [*(heading.start() for heading in headings[1:]), len(PAGE)]
    for heading, end in zip(headings, ends, strict=True):
        if heading["title"] == title:
            return PAGE[heading.end() : end]
    raise LookupError(f"docs/protocol.md has no section {title!r}")


def named_in_table(title: str) -> list[str]:
    """What the first column of the table in that section names, in order."""
    return [row["first"] for row in _ROW.finditer(section(title))]
