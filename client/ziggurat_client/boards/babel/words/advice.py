"""An action in Babel as advice: the cells that it would use, and a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.babel.actions import (
    BabelAction,
    Build,
    Discard,
    EndActions,
    Invoke,
    Migrate,
    Move,
    Settle,
)
from ziggurat.games.babel.position import SEATS, Shown
from ziggurat.games.game import Seat
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.consequences import Known
from ziggurat_client.boards.babel.choosing.listed_actions import SOURCES
from ziggurat_client.boards.babel.words.action_words import ActionWords
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.wording.words import Words


def cells_of(known: Known, action: BabelAction) -> frozenset[Cell]:
    """The cells that `action` would use or change."""
    pawn = known.board.sides[known.seat].pawn
    match action:
        case Move(card):
            return frozenset({Cell(card, "site")})
        case Migrate(source, target):
            return frozenset({Cell(source, "near"), Cell(target, "near")})
        case Settle() | Build() | Invoke():
            return frozenset({Cell(pawn, "near")}) if pawn else frozenset()
        case _:
            return frozenset()


def tell_action(words: Words, shown: Shown, seat: Seat, action: BabelAction, _: Sequence[str]) -> str:
    """What to do, of a table that need not be on show."""
    teller = BabelTeller(words, seat)
    labels = ActionWords(words, teller, [words.say("babel.rival")] * SEATS)
    return Advice(words, teller, labels).say(Known(shown, seat, ""), action).removesuffix(".")


class Advice:
    """Words in the person's language what an action does, as one would advise it."""

    def __init__(self, words: Words, teller: BabelTeller, labels: ActionWords) -> None:
        self._words = words
        self._teller = teller
        self._labels = labels

    def say(self, known: Known, action: BabelAction) -> str:
        """What to do, and what it makes of the scores. `action` must be legal."""
        points = self._labels.points(known, action)
        said = self._what(known, action)
        return said if not points else self._words.say("babel.hint.why", action=said.removesuffix("."), why=points)

    def _what(self, known: Known, action: BabelAction) -> str:
        say, people = self._words.say, self._teller.people
        pawn = known.board.sides[known.seat].pawn
        match action:
            case Move(card):
                return say("babel.hint.moved", site=people(card))
            case Settle(card):
                return say("babel.hint.settled", card=self._teller.card(card), site=people(pawn or card))
            case Build(source):
                name = next(name for name, where in SOURCES.items() if where == source)
                level = self._labels.level(known, name) or 1
                return say("babel.hint.built", level=level, site=people(pawn or "A"))
            case Migrate(start, target):
                return say("babel.hint.migrated", source=people(start), target=people(target))
            case Discard(cards):
                return say("babel.hint.discard", cards=self._teller.cards(cards))
            case EndActions():
                return say("babel.hint.end")
            case Invoke():
                power = say(f"babel.action.{type(action).__name__.lower()}")
                return say("babel.hint.power", power=power, brings=self._labels.brings(known, action))
        raise TypeError(f"no action of Babel: {action!r}")
