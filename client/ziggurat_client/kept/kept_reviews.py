"""Reviews of matches, kept so that a match is looked at only once: a file for each in the person's data folder."""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ziggurat.bots.review import EDITION, Review
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import MatchRecord, RecordedStep
from ziggurat_client.kept.kept_file import KeptFile

MOST: Final = 200
"""How many reviews are kept; the oldest make room."""

_log = logging.getLogger(__name__)


class KnownMatch(NamedTuple):
    """The review of a match and the puzzles in it, None as long as nobody has looked for them."""

    review: Review
    puzzles: tuple[Puzzle, ...] | None = None


class _Kept(msgspec.Struct, frozen=True):
    """A review with the puzzles of its match, the edition of those who judged, and the SHA-256 of both.

    They hold whole positions: what is damaged may be read and still make no sense on a board.
    """

    edition: int = 0
    review: Review | None = None
    puzzles: tuple[Puzzle, ...] | None = None
    digest: str = ""


class KeptReviews:
    """The folder of reviews, which need not be there yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, record: MatchRecord) -> KnownMatch | None:
        """What is known of that match, if it was kept and would still come out the same."""
        path = self._path(record)
        kept = KeptFile(path, _Kept).read() if path.exists() else _Kept()
        if kept.review is None or kept.edition != EDITION or kept.digest != _digest(kept.review, kept.puzzles):
            return None
        return KnownMatch(kept.review, kept.puzzles)

    def store(self, record: MatchRecord, review: Review, puzzles: tuple[Puzzle, ...] | None = None) -> None:
        """Keep the review of that match, and its puzzles if they are known."""
        kept = _Kept(EDITION, review, puzzles, _digest(review, puzzles))
        KeptFile(self._path(record), _Kept).write(kept)
        self._make_room()

    def _path(self, record: MatchRecord) -> Path:
        return self._folder / f"{match_name(record)}.json"

    def _make_room(self) -> None:
        try:
            files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for file in files[:-MOST]:
                file.unlink()
        except OSError as error:
            _log.warning("the folder %s cannot be tidied up (%s)", self._folder, error)


def _digest(review: Review, puzzles: tuple[Puzzle, ...] | None) -> str:
    """The spaces in them make no difference. Without puzzles it is that of the review alone."""
    kept: object = review if puzzles is None else (review, puzzles)
    return hashlib.sha256(msgspec.json.format(msgspec.json.encode(kept), indent=-1)).hexdigest()


def _written(step: RecordedStep) -> object:
    """A step without the spaces in its JSON."""
    if isinstance(step.action, msgspec.Raw):
        return step.seat, msgspec.json.decode(step.action)
    return msgspec.to_builtins(step)


def match_name(record: MatchRecord) -> str:
    """What tells a match from every other one, wherever its record comes from: a number in hexadecimal.

    The players' names and the spaces in the record's JSON make no difference. Raises msgspec.DecodeError if a step is
    no JSON.
    """
    steps = [_written(step) for step in record.steps]
    options = msgspec.json.decode(record.options)
    told = msgspec.json.encode((record.game, record.seats, record.seed, options, steps, record.called_off))
    return hashlib.sha256(told).hexdigest()
