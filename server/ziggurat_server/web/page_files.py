"""The files that the page consists of, read once."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ziggurat_server.web.content import Content, content

PAGE: Final = "index.html"

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""What is sent, by the endings of files; nothing else is."""


def page_files() -> dict[str, Content]:
    """Every file by its path below the page's folder."""
    return dict(_below(files("ziggurat_assets") / "web", ""))


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Content]]:
    for each in folder.iterdir():
        kind = KINDS.get(each.name.rpartition(".")[2])
        if each.is_dir():
            yield from _below(each, f"{path}{each.name}/")
        elif kind is not None:
            yield path + each.name, content(kind, each.read_bytes())
