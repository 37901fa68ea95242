"""What actions are called, and in a line what each would do."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.certainty import of_type, present
from ziggurat.games.babel.actions import (
    BabelAction,
    Banish,
    Desertion,
    Destroy,
    Halve,
    Invoke,
    Plunder,
    Progress,
    QuarrySource,
)
from ziggurat.games.babel.peoples import Site, run_at, runs
from ziggurat_client.boards.babel.choosing.consequences import Consequence, Known, consequence_of
from ziggurat_client.boards.babel.choosing.listed_actions import SOURCES, ListedAction, Sign
from ziggurat_client.boards.babel.choosing.modes import ActionName
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.wording.words import Words


class ActionWords:
    """Puts actions into the person's language. `names` are the players' by seat."""

    def __init__(self, words: Words, teller: BabelTeller, names: Sequence[str]) -> None:
        self._words = words
        self._teller = teller
        self._names = names

    def name(self, known: Known, listed: ListedAction) -> str:
        """What an action is called."""
        if listed.name not in SOURCES:
            return self._words.say(f"babel.action.{listed.name}")
        level = self.level(known, listed.name)
        if level is None:
            return self._words.say("babel.action.build")
        key = "rivals" if listed.name == "build_opponent" else "level"
        return self._words.say(f"babel.action.build.{key}", level=level)

    def line(self, known: Known, listed: ListedAction, action: BabelAction | None = None) -> str:
        """What the action would do by `action`, or by its first way; where there is none, why not."""
        if listed.refusal is not None:
            return self._teller.reason(listed.refusal) or listed.refusal.code
        if listed.name == "migrate":
            return self._words.say("babel.brings.migrate")
        way = action or listed.ways[0]
        points = self.points(known, way)
        if listed.name in SOURCES:
            return points or self.source(known, SOURCES[listed.name])
        return points or self.brings(known, of_type(Invoke, way))

    def points(self, known: Known, action: BabelAction) -> str:
        """What an action makes of the scores, or whether it wins; empty if it changes none."""
        found = consequence_of(known, action)
        if not isinstance(found, Consequence):
            return ""
        if found.board.ending is not None and found.board.scores[known.seat] > found.board.scores[1 - known.seat]:
            return self._words.say("babel.points.win")
        own, theirs = (found.board.scores[seat] - known.board.scores[seat] for seat in (known.seat, 1 - known.seat))
        said = [self._words.say("babel.points.own", count=own)] if own > 0 else []
        if theirs < 0:
            said.append(self._words.say("babel.points.theirs", count=-theirs, name=self._names[1 - known.seat]))
        return ", ".join(said)

    def about(self, listed: ListedAction) -> str:
        """What an action does at any time."""
        return self._words.say(f"babel.about.{'build' if listed.name in SOURCES else listed.name}")

    def source(self, known: Known, source: str) -> str:
        """Where a temple card would come from."""
        return self._words.say(f"babel.from.{source}", name=self._names[1 - known.seat])

    def level(self, known: Known, name: ActionName) -> int | None:
        """The level of the card that a building would use, if there is one."""
        own, rival = known.board.sides[known.seat], known.board.sides[1 - known.seat]
        if name == "build_start":
            return 1
        return own.open_card if name == "build_own" else rival.open_card

    def brings(self, known: Known, action: Invoke) -> str:
        """What a power would do."""
        say, rival = self._words.say, 1 - known.seat
        site: Site = present(known.board.sides[known.seat].pawn)
        theirs = known.board.sides[rival]
        match action:
            case Destroy():
                return say("babel.brings.destroy", count=len(theirs.temple(site)))
            case Plunder():
                return say("babel.brings.plunder", level=theirs.level(site))
            case Banish(_, people):
                cards = people * theirs.column(site).count(people)
                return say("babel.brings.banish", cards=self._teller.cards(cards))
            case Desertion():
                run = runs(theirs.column(site))[-1]
                return say("babel.brings.desertion", cards=self._teller.cards(run.people * run.length))
            case Progress():
                return say("babel.brings.progress", level=self._level_after(known, action, site))
            case Halve():
                total = known.shown.hands[rival]
                return say("babel.brings.halve", name=self._names[rival], count=total // 2, total=total)
        raise TypeError(f"no power of Babel: {action!r}")

    def way(self, known: Known, action: BabelAction) -> tuple[Sign, str]:
        """The sign and the word of one way among several."""
        site: Site = present(known.board.sides[known.seat].pawn)
        match action:
            case Banish(_, people):
                return people, f"× {known.board.sides[1 - known.seat].column(site).count(people)}"
            case Progress(_, source):
                return self._open_level(known, source), self.source(known, source)
            case Invoke(position):
                run = run_at(known.board.sides[known.seat].column(site), position)
                return (run.people, self._teller.people(run.people)) if run else (None, "")
        raise TypeError(f"only powers have several ways: {action!r}")

    def _open_level(self, known: Known, source: QuarrySource) -> int | None:
        return known.board.sides[known.seat if source == "own" else 1 - known.seat].open_card

    def _level_after(self, known: Known, action: BabelAction, site: Site) -> int:
        found = consequence_of(known, action)
        return found.board.sides[known.seat].level(site) if isinstance(found, Consequence) else 0
