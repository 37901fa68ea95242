"""The files that the page consists of, read once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import partial
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

_IMPORT: Final = re.compile(rb'^@import "([^"]+)";$', re.MULTILINE)
"""What stands in a style sheet for another one, whose path is relative to its own."""


def page_files() -> dict[str, Content]:
    """Every file by its path below the page's folder, with the style sheets written out that others import."""
    bodies = dict(_below(files("ziggurat_assets") / "web", ""))
    return {path: content(KINDS[_ending(path)], _written_out(path, bodies)) for path in bodies}


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _below(each, f"{path}{each.name}/")
        elif _ending(each.name) in KINDS:
            yield path + each.name, each.read_bytes()


def _ending(name: str) -> str:
    return name.rpartition(".")[2]


def _written_out(path: str, bodies: Mapping[str, bytes]) -> bytes:
    """What is sent for that path: one answer takes a browser less time than one for each imported sheet."""
    if _ending(path) != "css":
        return bodies[path]
    imported = partial(_imported, posixpath.dirname(path), bodies)
    return _IMPORT.sub(imported, bodies[path])


def _imported(folder: str, bodies: Mapping[str, bytes], found: re.Match[bytes]) -> bytes:
    return bodies[posixpath.normpath(posixpath.join(folder, found[1].decode()))]
