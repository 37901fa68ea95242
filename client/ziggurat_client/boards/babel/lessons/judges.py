"""Who judges the lessons of Babel: each judge knows one idea, and what a legal but wrong try was about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ziggurat.games.babel.events import (
    CardSettled,
    FinalPhaseStarted,
    GameOver,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleMigrated,
    PowerInvoked,
    TempleBuilt,
    TempleDestroyed,
    TemplePlundered,
    TurnEnded,
)
from ziggurat.games.babel.peoples import Site
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.lessons.positions import KUBABA, LEARNER
from ziggurat_client.lessons.lesson import OPEN, REACHED, Judge, Verdict, missed

E = TypeVar("E", bound=Event)


def won_now(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Winning: the game won in this turn."""
    if any(event.winner == LEARNER for event in _told(story, GameOver)):
        return REACHED
    if any(_told(story, FinalPhaseStarted)):
        return missed("final_phase")
    if _halved(story):
        return missed("spent")
    return _unless_away(position, story)


def settled(site: Site, count: int, people: str = "") -> Judge:
    """Settling: so many cards at a site, or so many of one people."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        side = position.board.sides[LEARNER]
        column = side.column(site)
        if (column.count(people) if people else len(column)) >= count:
            return REACHED
        if any(event.site != site for event in _told(story, CardSettled)):
            return missed("elsewhere")
        if side.pawn != site and site not in position.hands[LEARNER]:
            return missed("no_card")
        return _unless_over(position, story)

    return judge


def started(site: Site, level: int = 1) -> Judge:
    """The first turn: the start card built at a site, and as many storeys upon it as are wanted."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        side = position.board.sides[LEARNER]
        if side.level(site) >= level:
            return REACHED
        if any(event.site != site for event in _told(story, TempleBuilt)):
            return missed("elsewhere")
        if side.pawn != site and site not in position.hands[LEARNER]:
            return missed("no_card")
        return _unless_over(position, story)

    return judge


def raised(site: Site, level: int) -> Judge:
    """Building: a temple of that level."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if position.board.sides[LEARNER].level(site) >= level:
            return REACHED
        return _unless_away(position, story)

    return judge


def marched(site: Site, level: int = 0, triple: str = "") -> Judge:
    """Migrating: three people to a site, and then so high a temple there, or three of a people in a row."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        side, arrived = position.board.sides[LEARNER], next(_told(story, PeopleMigrated), None)
        if arrived is None:
            return _unless_over(position, story)
        if arrived.to_site != site:
            return missed("elsewhere")
        if triple * 3 not in side.column(site):
            return missed("no_row")
        return REACHED if side.level(site) >= level else _unless_over(position, story)

    return judge


def raided(*, plundering: bool, razing: bool) -> Judge:
    """Raiding: the top storey taken, the rest torn down, or one after the other."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        ruined = next(_told(story, TempleDestroyed), None)
        plundered = next(_told(story, TemplePlundered), None)
        if ruined is not None and plundering and plundered is None:
            return missed("nothing_taken")
        if (ruined is not None or not razing) and (plundered is not None or not plundering):
            return REACHED
        needed = ("H" if plundering and plundered is None else "") + ("A" if razing and ruined is None else "")
        if _halved(story) and not all(_has_triple(position, people) for people in needed):
            return missed("spent")
        return _unless_away(position, story)

    return judge


def banished(people: str) -> Judge:
    """Medes: a people driven out of the rival's column."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        gone = next(_told(story, PeopleBanished), None)
        if gone is not None:
            return REACHED if gone.people == people else missed("wrong_people")
        return missed("spent") if any(_told(story, PowerInvoked)) else _unless_away(position, story)

    return judge


def won_over(people: str, count: int) -> Judge:
    """Sumerians: so many of a people come over, once nobody stands behind them."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        deserted = next(_told(story, PeopleDeserted), None)
        if deserted is not None:
            reached = (deserted.people, deserted.count) == (people, count)
            return REACHED if reached else missed("too_few", count=deserted.count)
        if any(event.people != "H" for event in _told(story, PeopleBanished)):
            return missed("wrong_people")
        if _halved(story):
            return missed("spent")
        return _unless_away(position, story)

    return judge


def progressed(level: int) -> Judge:
    """Progress: a temple of that level, by steps of two."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if any(_told(story, TempleBuilt)):
            return missed("step")
        if position.board.sides[LEARNER].level("P") >= level:
            return REACHED
        if _halved(story):
            return missed("spent")
        return _unless_away(position, story)

    return judge


def halved(times: int = 1, *, plundering: bool = False) -> Judge:
    """Halving: Kubaba has discarded half of her hand so many times, and the Hittites have plundered besides."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        done = sum(event.seat == KUBABA for event in _told(story, PeopleDiscarded))
        plundered = any(_told(story, TemplePlundered))
        if done >= times and (plundered or not plundering):
            return REACHED
        if _halved(story) and plundering and not plundered and not _has_triple(position, "H"):
            return missed("spent")
        return _unless_away(position, story)

    return judge


def kept(cards: str) -> Judge:
    """Answering: just these cards are left."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if not any(_told(story, PeopleDiscarded)):
            return OPEN
        return REACHED if position.hands[LEARNER] == cards else missed("gave_up")

    return judge


def _told(story: tuple[Event, ...], kind: type[E]) -> Iterator[E]:
    """What happened of a kind, the first one first."""
    return (event for event in story if isinstance(event, kind))


def _halved(story: tuple[Event, ...]) -> bool:
    """Whether a card was paid for halving."""
    return any(event.power == "halve" for event in _told(story, PowerInvoked))


def _has_triple(position: Position, people: str) -> bool:
    """Whether the learner has three of a people in a row where the pawn stands."""
    side = position.board.sides[LEARNER]
    site: Site | None = side.pawn
    return site is not None and people * 3 in side.column(site)


def _unless_away(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Open, as long as the pawn stays and the turn is not over."""
    return missed("moved") if any(_told(story, PawnMoved)) else _unless_over(position, story)


def _unless_over(position: Position, story: tuple[Event, ...]) -> Verdict:
    """Open, as long as the turn is not over."""
    return missed("ended") if any(_told(story, TurnEnded)) else OPEN
