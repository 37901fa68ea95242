"""The actions of Ur as a person writes them down: "place B2", "attack A1 B1 2", "swap market T"."""

from __future__ import annotations

from ziggurat.games.game import Action
from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
)
from ziggurat.games.ur.position import Cubes
from ziggurat.games.ur.squares import square_name, square_of

BARE: dict[str, Action] = {"trade": Trade(), "culture": Culture(), "keep": Keep(), "end": EndWithoutSwap()}


def read(text: str, side: int) -> Action:
    """The action that `text` says, on a grid of that side. Raises ValueError if it says none."""
    verb, *words = text.split()
    if verb in BARE:
        return BARE[verb]
    if verb == "swap":
        place, face = words
        return Swap(None if place == "market" else square_of(side, place), face)
    if verb == "attack":
        attacker, target, moved = words
        return Attack(square_of(side, attacker), square_of(side, target), int(moved))
    if verb == "place":
        return Place(square_of(side, words[0]))
    if verb == "build":
        return Build(tuple(square_of(side, word) for word in words))
    amounts = tuple(_read_amount(word, side) for word in words)
    if verb == "agriculture":
        return Agriculture(amounts)
    if verb == "politics":
        return Politics(amounts)
    if verb == "allot":
        return Allot(amounts)
    raise ValueError(f"no action reads {text!r}")


def written(action: Action, side: int) -> str:
    """The text that `read` takes back."""
    match action:
        case Swap(square, face):
            return f"swap {'market' if square is None else square_name(side, square)} {face}"
        case Attack(attacker, target, moved):
            return f"attack {square_name(side, attacker)} {square_name(side, target)} {moved}"
        case Place(square):
            return f"place {square_name(side, square)}"
        case Build(squares):
            return " ".join(["build", *(square_name(side, square) for square in squares)])
        case Agriculture(cubes):
            return " ".join(["agriculture", *_written_amounts(cubes, side)])
        case Politics(cubes):
            return " ".join(["politics", *_written_amounts(cubes, side)])
        case Allot(cubes):
            return " ".join(["allot", *_written_amounts(cubes, side)])
    return next(verb for verb, bare in BARE.items() if bare == action)


def _read_amount(word: str, side: int) -> Cubes:
    name, _, count = word.partition(":")
    return Cubes(square_of(side, name), int(count))


def _written_amounts(cubes: tuple[Cubes, ...], side: int) -> list[str]:
    return [f"{square_name(side, given.square)}:{given.count}" for given in cubes]
