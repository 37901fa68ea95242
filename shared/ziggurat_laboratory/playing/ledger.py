"""The file of a league's results: JSON, first a line that says what was played, then one line for every game.

Every line is on the disk before the next game is told, so that whatever happens, only the line being written is lost;
such a torn last line is dropped when the file is opened again.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Literal, Self

import msgspec

from ziggurat_laboratory.playing.entrant import entrant
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.playing.terms import BadTerms, Terms, checked

LEDGER_FORMAT: Final = 1


class BadLedger(ValueError):
    """A file that is no results file, or one of other terms; the message is for people."""


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    kind: Literal["ziggurat league"]
    format: int
    terms: Terms


class Ledger:
    """An open results file. Use it in a `with` statement."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Open the file, or begin it and its folder. Raises BadLedger if it is none or was played under other terms,
        and OSError.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("a+b")
        try:
            self.games = self._read(path, terms)
        except BaseException:
            self._file.close()
            raise

    def _read(self, path: Path, terms: Terms) -> list[PlayedGame]:
        self._file.seek(0)
        content = self._file.read()
        if not content:
            self._append(_Head("ziggurat league", LEDGER_FORMAT, terms))
            return []
        whole = content.rpartition(b"\n")[0]
        kept, games = _parsed(path, whole)
        if kept != terms:
            raise BadLedger(f"{path} was played under other terms: {_difference(kept, terms)}; name another file")
        self._file.truncate(len(whole) + 1)
        return games

    def add(self, game: PlayedGame) -> None:
        """Keep a game. It is on the disk when this returns."""
        self._append(game)
        self.games.append(game)

    def _append(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def read(path: Path) -> tuple[Terms, list[PlayedGame]]:
    """The terms and games of a results file, without a torn last line. Raises BadLedger and OSError."""
    return _parsed(path, path.read_bytes().rpartition(b"\n")[0])


def _parsed(path: Path, content: bytes) -> tuple[Terms, list[PlayedGame]]:
    """The terms and games in the whole lines of a file. Raises BadLedger."""
    head, *lines = content.split(b"\n")
    terms = _terms(path, head)
    decoder = msgspec.json.Decoder(PlayedGame)
    games: dict[Any, PlayedGame] = {}
    for number, line in enumerate(lines, start=2):
        try:
            game = decoder.decode(line)
            _check(game, terms)
        except (ValueError, RecursionError) as error:
            raise BadLedger(f"{path}, line {number}: {error}") from error
        if game.fixture in games:
            raise BadLedger(f"{path}, line {number}: this game is there twice")
        games[game.fixture] = game
    return terms, list(games.values())


def _terms(path: Path, line: bytes) -> Terms:
    try:
        head = msgspec.json.decode(line, type=_Head)
        if head.format != LEDGER_FORMAT:
            raise BadLedger(f"{path} has format {head.format}; this version reads format {LEDGER_FORMAT}")
        return checked(head.terms)
    except (msgspec.DecodeError, BadTerms, RecursionError) as error:
        raise BadLedger(f"{path} is not a league's results file: {error}") from error


def _check(game: PlayedGame, terms: Terms) -> None:
    """Raises ValueError unless such a game can have been played."""
    seats = len(game.levels)
    if seats not in terms.rules().seat_counts:
        raise ValueError(f"{terms.game} is not played by {seats}")
    for level in game.levels:
        entrant(level)
    if game.first >= seats or len(game.thinking) != seats:
        raise ValueError("the seats do not agree")
    if not len(game.ranks) == len(game.scores) == (0 if game.ending is None else seats):
        raise ValueError("the ranks and scores are not those of the seats")


def _difference(kept: Terms, wished: Terms) -> str:
    """The first thing in which two terms differ."""
    there, here = msgspec.to_builtins(kept), msgspec.to_builtins(wished)
    name = next(name for name in there if there[name] != here[name])
    return f"its {name} {'is' if name != 'options' else 'are'} {there[name]}, not {here[name]}"
