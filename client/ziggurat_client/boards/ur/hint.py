"""A hint in Ur: the squares that an action would use, and a sentence that says what to do and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from ziggurat.games.ur.building import ready_to_build
from ziggurat.games.ur.farming import withering
from ziggurat.games.ur.position import NOBODY, Cubes, Position, owned_squares
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.tiles import CULTURE, TRADE
from ziggurat_client.boards.ur.modes import MARKET
from ziggurat_client.boards.ur.previews import gains_of, tile_at
from ziggurat_client.boards.ur.sentences import Storyteller
from ziggurat_client.wording.words import Words

_RULES = Ur()


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


class HintSentence:
    """Puts hints into the person's language."""

    def __init__(self, words: Words, teller: Storyteller, names: Sequence[str]) -> None:
        self._words = words
        self._teller = teller
        self._names = names

    def say(self, position: Position, seat: Seat, action: UrAction) -> str:
        """What to do, and why. `action` must be legal."""
        reasons = list(self._reasons(position, seat, action)) or [self._words.say("ur.hint.why.later")]
        return self._words.say("ur.hint", deed=self._deed(position, seat, action), why=", ".join(reasons))

    # ------------------------------------------------------------------ what to do

    def _deed(self, position: Position, seat: Seat, action: UrAction) -> str:
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

    # ------------------------------------------------------------------ what speaks for it

    def _reasons(self, position: Position, seat: Seat, action: UrAction) -> Iterator[str]:
        """Facts about the position that the action leads to, the weightiest first."""
        after, _ = _RULES.apply(position, seat, action)
        if after.last_round and not position.last_round:
            yield self._words.say("ur.hint.why.last_round")
        yield from self._counted("points", score(after, seat).points - score(position, seat).points)
        if isinstance(action, Attack):
            yield from self._struck(position, action.target)
        if isinstance(action, Trade | Culture | Agriculture):
            yield from self._counted("cubes", _on_board(after, seat) - _on_board(position, seat))
        if not isinstance(action, Build):
            for square in sorted({*ready_to_build(after, seat)} - {*ready_to_build(position, seat)}):
                yield self._words.say("ur.hint.why.ready", square=self._teller.square(square))
        if isinstance(action, Swap):
            tile = tile_at(position, MARKET if action.square is None else action.square)
            yield self._words.say("ur.hint.why.hand", tile=self._teller.tile(tile))

    def _struck(self, position: Position, target: int) -> Iterator[str]:
        """The cubes that an attack takes off the board, and whose they are."""
        owner, count = position.owners[target], position.cubes[target]
        if owner != NOBODY and count:
            yield self._words.say("ur.hint.why.struck", count=count, name=self._names[owner])

    def _counted(self, fact: str, count: int) -> Iterator[str]:
        """A fact that speaks for the action only if it counts something."""
        if count > 0:
            yield self._words.say(f"ur.hint.why.{fact}", count=count)


def _changed(position: Position, seat: Seat, cubes: Sequence[Cubes]) -> list[Cubes]:
    """A redistribution's squares whose cubes would not stay as they are, those that are given up with 0."""
    wanted = {given.square: given.count for given in cubes}
    return [
        Cubes(square, wanted.get(square, 0))
        for square in owned_squares(position, seat)
        if wanted.get(square, 0) != position.cubes[square]
    ]


def _on_board(position: Position, seat: Seat) -> int:
    return sum(position.cubes[square] for square in owned_squares(position, seat))
