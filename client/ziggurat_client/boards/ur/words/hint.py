"""A hint in Ur: a sentence that says what to do and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ziggurat.games.game import Seat
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, Swap, Trade, UrAction
from ziggurat.games.ur.building import ready_to_build
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import score
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.choosing.previews import tile_at
from ziggurat_client.boards.ur.words.advice import ActionSentence
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.wording.words import Words

_RULES = Ur()


class HintSentence:
    """Puts hints into the person's language."""

    def __init__(self, words: Words, teller: UrTeller, names: Sequence[str]) -> None:
        self._words = words
        self._teller = teller
        self._actions = ActionSentence(words, teller)
        self._names = names

    def say(self, position: Position, seat: Seat, action: UrAction) -> str:
        """What to do, and why. `action` must be legal."""
        reasons = list(self._reasons(position, seat, action)) or [self._words.say("ur.hint.why.later")]
        return self._words.say("ur.hint", action=self._actions.say(position, seat, action), why=", ".join(reasons))

    # ------------------------------------------------------------------ what speaks for it

    def _reasons(self, position: Position, seat: Seat, action: UrAction) -> Iterator[str]:
        """Facts about the position that the action leads to, the weightiest first."""
        after, _ = _RULES.apply(position, seat, action)
        if after.last_round and not position.last_round:
            yield self._words.say("ur.hint.why.last_round")
        gain = score(after, seat).points - score(position, seat).points
        yield from self._counted("points", gain)
        yield from self._counted("costs", -gain)
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


def _on_board(position: Position, seat: Seat) -> int:
    return sum(position.cubes[square] for square in owned_squares(position, seat))
