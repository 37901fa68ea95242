"""Reads the pages about the wire: their fenced examples by their mark, and their tables by their heading."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[2] / "docs"


class Page:
    """A page of the folder docs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.text = (DOCS / name).read_text(encoding="utf-8")

    def examples(self, mark: str) -> list[str]:
        """Every line of every block with that mark, such as "json client"."""
        bodies = [block["body"] for block in _BLOCK.finditer(self.text) if block["mark"] == mark]
        return [line for body in bodies for line in body.splitlines() if line]

    def section(self, title: str) -> str:
        """The text from the heading of that title to the next heading. Raises LookupError if there is none."""
        headings = [*_HEADING.finditer(self.text)]
        ends = [*(heading.start() for heading in headings[1:]), len(self.text)]
        for heading, end in zip(headings, ends, strict=True):
            if heading["title"] == title:
                return self.text[heading.end() : end]
        raise LookupError(f"docs/{self.name} has no section {title!r}")

    def named_in_table(self, title: str) -> list[str]:
        """What the first column of the table in that section names, in order."""
        return [row["first"] for row in _ROW.finditer(self.section(title))]


_BLOCK: Final = re.compile(r"^```(?P<mark>[^\n`]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^#+ `?(?P<title>[^\n`]+)`?.*$", re.MULTILINE)
_ROW: Final = re.compile(r"^\| `(?P<first>[^`]+)` \|", re.MULTILINE)

PROTOCOL_PAGE: Final = Page("protocol.md")
