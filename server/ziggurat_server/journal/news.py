"""What servers that share a database call to each other: only the bell rings there, and the rows say what is true."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

Kind: TypeAlias = Literal["card", "own", "person", "line", "came", "died", "bans", "order", "answer"]


class News(msgspec.Struct, frozen=True):
    """Something of that `kind` has changed at the server of that number: a table's `card`, or what its `own` people see
    of it, how a `person` looks, a `line` that was said in the lobby, somebody who `came` there, that it `died`, the
    `bans`, an `order` that it passes on, or its `answer` to one. `what` says which."""

    kind: Kind
    what: str
    process: int


def of_card(code: str, process: int) -> str:
    """A table's card is another there, or gone."""
    return f"card {code} {process}"


def of_own(code: str, process: int) -> str:
    """A table looks otherwise to its own people there, or is gone."""
    return f"own {code} {process}"


def of_person(person: str, process: int) -> str:
    """A person looks otherwise there, or is gone."""
    return f"person {person} {process}"


def of_line(number: int, process: int) -> str:
    """A line of that number was said in the lobby there."""
    return f"line {number} {process}"


def of_arrival(person: str, process: int) -> str:
    """A person came there, and is nowhere else any more."""
    return f"came {person} {process}"


def of_death(process: int) -> str:
    """That server is gone."""
    return f"died {process} {process}"


def of_bans(process: int) -> str:
    """The bans are others, by the host's word there."""
    return f"bans all {process}"


def of_order(number: int, process: int) -> str:
    """An order of that number is passed on from there."""
    return f"order {number} {process}"


def of_answer(number: int, process: int) -> str:
    """The order of that number was answered there."""
    return f"answer {number} {process}"


def read_news(text: str) -> News | None:
    """What was called; None if it is nothing of this version."""
    parts = text.split(" ")
    if len(parts) != len(News.__struct_fields__) or parts[0] not in get_args(Kind) or not parts[2].isdecimal():
        return None
    return msgspec.convert(dict(zip(News.__struct_fields__, (*parts[:2], int(parts[2])), strict=True)), News)
