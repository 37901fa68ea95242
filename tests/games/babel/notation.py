"""The actions of Babel as a person writes them down: "move S", "build own", "banish 1 H"."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.games.babel.actions import (
    BabelAction,
    Banish,
    Build,
    Desertion,
    Destroy,
    Discard,
    EndActions,
    Halve,
    Invoke,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)
from ziggurat.games.game import Action

KINDS: dict[str, type[Action]] = {
    "move": Move,
    "settle": Settle,
    "build": Build,
    "migrate": Migrate,
    "destroy": Destroy,
    "plunder": Plunder,
    "banish": Banish,
    "desertion": Desertion,
    "progress": Progress,
    "halve": Halve,
    "end": EndActions,
    "discard": Discard,
}
VERBS = {kind: verb for verb, kind in KINDS.items()}


def read(text: str) -> Action:
    """The action that `text` says, which the types of the game admit. Raises ValueError if there is none."""
    verb, *words = text.split(" ")
    if verb not in KINDS:
        raise ValueError(f"no action reads {text!r}")
    kind = KINDS[verb]
    values: list[Any] = [*words]
    if issubclass(kind, Invoke):
        values[0] = int(words[0])
    action = kind(*values)
    return msgspec.json.decode(msgspec.json.encode(action), type=BabelAction)  # type: ignore[no-any-return]


def written(action: Action) -> str:
    """The text that `read` takes back."""
    return " ".join([VERBS[type(action)], *map(str, msgspec.structs.astuple(action))])
