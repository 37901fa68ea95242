"""Pages in which a program renews the tables and people write the rest.

A table stands between two comments, which Markdown does not show:

    <!-- table: NAME -->
    ...
    <!-- end of table -->
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_TABLE: Final = re.compile(r"<!-- table: (?P<name>.+?) -->\n.*?<!-- end of table -->", re.DOTALL)


class BadPage(ValueError):
    """A page that names no table, or one that there is not; the message is for people."""


def write(path: Path, title: str, tables: Mapping[str, str]) -> None:
    """Renew the tables of the page there, or begin one with that title. Raises BadPage and OSError."""
    text = renewed(path.read_text("utf-8"), tables) if path.exists() else begun(title, tables)
    path.write_text(text, "utf-8", newline="\n")


def renewed(page: str, tables: Mapping[str, str]) -> str:
    """The page with every table that it names written anew. Raises BadPage."""
    named = set(table_names(page))
    if unknown := named - set(tables):
        raise BadPage(f"there is no table {min(unknown)!r}; there are: {', '.join(tables)}")
    return _TABLE.sub(lambda found: framed(found["name"], tables[found["name"]]), page)


def table_names(page: str) -> list[str]:
    """The names of the tables on a page."""
    return [found["name"] for found in _TABLE.finditer(page)]


def framed(name: str, table: str) -> str:
    """A table between its comments."""
    return f"<!-- table: {name} -->\n\n{table}\n\n<!-- end of table -->"


def begun(title: str, tables: Mapping[str, str]) -> str:
    """A new page with every table under a heading, ready for people to write on."""
    parts = (f"## {name.capitalize()}\n\n{framed(name, table)}" for name, table in tables.items())
    return "\n\n".join((f"# {title}", *parts)) + "\n"
