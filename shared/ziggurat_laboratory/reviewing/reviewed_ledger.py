"""The file of reviewed games: JSON, a line that says what was asked, then a line for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ziggurat_laboratory.playing.terms import Terms
from ziggurat_laboratory.reviewing.reviewed_game import Nodes, ReviewedGame


class BadReviews(ValueError):
    """A file that is none of reviewed games, or of others; the message is for people."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked: the terms of the games, the edition of the reviews, and the nodes."""

    kind: Literal["ziggurat reviews"]
    terms: Terms
    edition: int
    nodes: Nodes


def kept(path: Path, asked: Asked) -> list[ReviewedGame]:
    """The games in the file, without a torn last line; the file is begun if there is none.

    Raises BadReviews if it is none or something else was asked, and OSError.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(asked) + b"\n")
    whole, _, torn = path.read_bytes().rpartition(b"\n")
    head, *lines = whole.split(b"\n")
    try:
        if msgspec.json.decode(head, type=Asked) != asked:
            raise BadReviews(f"{path} answers another question; name another file")
        games = [msgspec.json.decode(line, type=ReviewedGame) for line in lines]
    except msgspec.DecodeError as error:
        raise BadReviews(f"{path} is no file of reviewed games: {error}") from error
    if torn:
        path.write_bytes(whole + b"\n")
    return games


def keep(path: Path, game: ReviewedGame) -> None:
    """Add a game to the file. Raises OSError."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")
