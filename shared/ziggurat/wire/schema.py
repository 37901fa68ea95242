"""JSON Schema files for people who write clients and bots: `python -m ziggurat.wire.schema docs/schema [--check]`."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from ziggurat.games import GAMES
from ziggurat.games.game import Game, View
from ziggurat.match.record import MatchRecord
from ziggurat.wire.messages import ClientMessage, ServerMessage

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

# Given their parameters only when the program runs, which type checkers do not follow.
_TUPLE: Final[Any] = tuple
_VIEW: Final[Any] = View


def schema_files() -> dict[str, str]:
    """The text of every schema file, by file name."""
    types: dict[str, Any] = {
        "client_messages.json": ClientMessage,
        "server_messages.json": ServerMessage,
        "match_record.json": MatchRecord,
    }
    for game in GAMES.values():
        types |= _types_of(game)
    return {name: _schema_text(name, described) for name, described in types.items()}


def _types_of(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """What a game puts into the raw places of messages."""
    types: dict[str, Any] = {
        f"{game.id}_options.json": game.options_type,
        f"{game.id}_actions.json": game.action_type,
        f"{game.id}_events.json": _TUPLE[game.event_type, ...],
        f"{game.id}_view.json": _VIEW[game.public_type, game.private_type],
        f"{game.id}_result.json": game.result_type,
    }
    if game.space_type is not None:
        types[f"{game.id}_spaces.json"] = _TUPLE[game.space_type, ...]
    return types


def _schema_text(name: str, described: Any) -> str:
    schema = {"$schema": _DIALECT, "$id": name, **_dedented(msgspec.json.schema(described))}
    return json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def _dedented(part: Any) -> Any:
    """The same part of a schema, with the descriptions (docstrings) freed from the indentation of their source."""
    if isinstance(part, list):
        return [_dedented(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        key: inspect.cleandoc(value) if key == "description" and isinstance(value, str) else _dedented(value)
        for key, value in part.items()
    }


def write_schemas(folder: Path) -> None:
    """Write every schema file into `folder`, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_files().items():
        (folder / name).write_text(text, encoding="utf-8")


def stale_schemas(folder: Path) -> list[str]:
    """The names of the schema files in `folder` that are missing, out of date, or of nothing any more."""
    expected = schema_files()
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}
    return sorted(name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name))


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ziggurat.wire.schema", description="Write the JSON Schema files.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    asked = parser.parse_args(arguments)
    if not asked.check:
        write_schemas(asked.folder)
        return 0
    stale = stale_schemas(asked.folder)
    for name in stale:
        print(f"{asked.folder / name} is stale", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
