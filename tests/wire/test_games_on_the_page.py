"""docs/protocol.md says of every game what it is: its values have examples, and its tables name what there is."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

import ziggurat.games
from games.members import members
from wire.pages import PROTOCOL_PAGE
from ziggurat.games import GAMES
from ziggurat.games.babel.position import Board, Side
from ziggurat.games.civilization.position import Board as CivilizationBoard
from ziggurat.games.civilization.position import Nation
from ziggurat.games.game import Game, View
from ziggurat.games.tigris.position import Board as TigrisBoard

examples = PROTOCOL_PAGE.examples
named_in_table = PROTOCOL_PAGE.named_in_table
# Given its parameters only when the program runs, which type checkers do not follow.
_VIEW: Final[Any] = View
INNER: Final = {
    "Board of Babel": Board,
    "Side of Babel": Side,
    "Board of Tigris": TigrisBoard,
    "Board of Civilization": CivilizationBoard,
    "Nation of Civilization": Nation,
}
"""Tables of what lies within a view."""

KINDS = ("action", "space", "event", "options", "view", "result")
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])


def type_of(game: Game[Any, Any, Any], kind: str) -> Any:
    """The type of that kind of value of the game."""
    if kind == "view":
        return _VIEW[game.public_type, game.private_type]
    return getattr(game, f"{kind}_type")


def title(what: str, game: Game[Any, Any, Any]) -> str:
    """The heading of the section about it."""
    return f"{what} of {game.id.capitalize()}"


def refusal_codes(package: Path) -> set[str]:
    """The code of everything that the package can refuse with, as its source says."""
    nodes = [node for path in package.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    refusals = [call for call in calls if ast.unparse(call.func) in ("Refusal", "Refusal.of")]
    return {code.value for call in refusals if isinstance(code := call.args[0], ast.Constant)}


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_an_example_is_a_value_of_the_game(game: Game[Any, Any, Any], kind: str) -> None:
    lines = examples(f"json {game.id} {kind}")
    assert lines
    for line in lines:
        value = msgspec.json.decode(line, type=type_of(game, kind))
        assert json.loads(msgspec.json.encode(value)) == json.loads(line)


@every_game
@pytest.mark.parametrize("kind", ["action", "event"])
def test_every_action_and_event_is_listed_with_an_example(game: Game[Any, Any, Any], kind: str) -> None:
    tags = [str(member.__struct_config__.tag) for member in members(type_of(game, kind))]
    assert named_in_table(title(f"{kind.capitalize()}s", game)) == tags
    assert [json.loads(line)["type"] for line in examples(f"json {game.id} {kind}")] == tags


@every_game
def test_the_table_of_spaces_names_their_fields_or_their_kinds_if_there_are_several(game: Game[Any, Any, Any]) -> None:
    # A game's spaces may be plain numbers, which have no fields to name.
    kinds = [str(member.__struct_config__.tag) for member in get_args(game.space_type)]
    assert named_in_table(title("Spaces", game)) == (kinds or list(getattr(game.space_type, "__struct_fields__", ())))


@every_game
def test_the_table_of_the_view_names_the_fields_of_its_public_part(game: Game[Any, Any, Any]) -> None:
    assert named_in_table(title("View", game)) == list(game.public_type.__struct_fields__)


@pytest.mark.parametrize("table", INNER)
def test_the_table_of_what_lies_within_a_view_names_its_fields(table: str) -> None:
    assert named_in_table(table) == list(INNER[table].__struct_fields__)


@every_game
def test_every_refusal_is_listed(game: Game[Any, Any, Any]) -> None:
    package = Path(ziggurat.games.__file__).parent / game.id
    assert named_in_table(title("Refusals", game)) == sorted(refusal_codes(package))
