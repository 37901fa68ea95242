"""An action in Ur as advice: the squares that it would use, and a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Seat
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
    UrAction,
)
from ziggurat.games.ur.farming import withering
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.tiles import CULTURE, TRADE
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.choosing.previews import gains_of
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.wording.words import Words


def squares_of(position: Position, seat: Seat, action: UrAction) -> frozenset[int]:
    """The squares (and MARKET) that `action` would use or change."""
    match action:
        case Place(square):
            return frozenset({square})
        case Trade():
            return frozenset(gains_of(position, seat, TRADE))
        case Culture():
            return frozenset(gains_of(position, seat, CULTURE))
        case Agriculture(sown):
            return frozenset({*withering(position, seat), *(given.square for given in sown)})
        case Politics(cubes):
            return frozenset(given.square for given in _changed(position, seat, cubes))
        case Allot(cubes):
            return frozenset(given.square for given in cubes)
        case Attack(attacker, target):
            return frozenset({attacker, target})
        case Build(squares):
            return frozenset(squares)
        case Swap(square):
            return frozenset({MARKET if square is None else square})
        case Keep() | EndWithoutSwap():
            return frozenset()


class ActionSentence:
    """Words in the person's language what an action does, as one would advise it."""

    def __init__(self, words: Words, teller: UrTeller) -> None:
        self._words = words
        self._teller = teller

    def say(self, position: Position, seat: Seat, action: UrAction) -> str:
        """What to do. `action` must be legal."""
        say, square = self._words.say, self._teller.square
        match action:
            case Place(place):
                return say("ur.hint.place", count=max(1, position.turn.forced), square=square(place))
            case Trade():
                return say("ur.hint.perform", kind=self._teller.kind(TRADE))
            case Culture():
                return say("ur.hint.perform", kind=self._teller.kind(CULTURE))
            case Agriculture(sown):
                return say("ur.hint.agriculture", cubes=self._cubes(sown))
            case Politics(cubes):
                return say("ur.hint.politics", cubes=self._cubes(_changed(position, seat, cubes)))
            case Allot(cubes):
                return say("ur.hint.allot", cubes=self._cubes(cubes))
            case Attack(attacker, target, moved):
                return say("ur.hint.attack", attacker=square(attacker), target=square(target), count=moved)
            case Build(squares):
                return say("ur.hint.build", squares=", ".join(square(site) for site in squares))
            case Swap(place, face) if place is not None:
                return say("ur.hint.swap", square=square(place), face=self._teller.kind(face))
            case Swap(face=face):
                return say("ur.hint.swap_market", face=self._teller.kind(face))
            case Keep():
                return say("ur.hint.keep")
            case EndWithoutSwap():
                return say("ur.hint.end")

    def _cubes(self, cubes: Sequence[Cubes]) -> str:
        named = (
            self._words.say("ur.hint.cubes", square=self._teller.square(given.square), count=given.count)
            for given in cubes
        )
        return ", ".join(named) or self._words.say("ur.hint.no_cubes")


def _changed(position: Position, seat: Seat, cubes: Sequence[Cubes]) -> list[Cubes]:
    """A redistribution's squares whose cubes would not stay as they are, those that are given up with 0."""
    wanted = {given.square: given.count for given in cubes}
    return [
        Cubes(square, wanted.get(square, 0))
        for square in owned_squares(position, seat)
        if wanted.get(square, 0) != position.cubes[square]
    ]


def tell_action(words: Words, position: Position, seat: Seat, action: UrAction, _: Sequence[str]) -> str:
    """What to do, of a table that need not be on show."""
    return ActionSentence(words, UrTeller(words, position.side, None)).say(position, seat, action)
