"""Who judges the lessons of Babel: each function knows one task, and what a legal but wrong try was about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

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
    TempleProgressed,
    TurnEnded,
)
from ziggurat.games.babel.peoples import Site
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.lessons.positions import KUBABA, LEARNER
from ziggurat_client.lessons.lesson import OPEN, REACHED, Verdict, missed

E = TypeVar("E", bound=Event)

SETTLERS: Final = 2
HEIGHT: Final = 4
MARCHED_TO: Final = 3
KEPT: Final = "SSS"
WON_OVER: Final = ("P", 3)


def two_settled(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Settling: the pawn at the Medes, and two people there."""
    side = position.board.sides[LEARNER]
    if len(side.column("M")) >= SETTLERS:
        return REACHED
    if any(event.site != "M" for event in _told(story, CardSettled)):
        return missed("elsewhere")
    if side.pawn != "M" and "M" not in position.hands[LEARNER]:
        return missed("no_card")
    return _unless_over(position, story)


def started(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """The first turn: the start card built at the Persians."""
    built = next(_told(story, TempleBuilt), None)
    if built is not None:
        return REACHED if built.site == "P" else missed("elsewhere")
    if position.board.sides[LEARNER].pawn != "P" and "P" not in position.hands[LEARNER]:
        return missed("no_card")
    return OPEN


def high_temple(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Building: level 4, from both quarries."""
    if position.board.sides[LEARNER].level("S") >= HEIGHT:
        return REACHED
    return _unless_away(position, story)


def marched(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Migrating: three people to the Medes, and level 3 there."""
    if position.board.sides[LEARNER].level("M") >= MARCHED_TO:
        return REACHED
    if any(event.to_site != "M" for event in _told(story, PeopleMigrated)):
        return missed("elsewhere")
    return _unless_over(position, story)


def raided(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Raiding: the top storey taken, then the rest torn down."""
    ruined = next(_told(story, TempleDestroyed), None)
    plundered = next(_told(story, TemplePlundered), None)
    if ruined is not None and plundered is None:
        return missed("nothing_taken")
    if ruined is not None:
        return REACHED
    if any(event.power == "halve" for event in _told(story, PowerInvoked)) and not _has_triple(position, "H"):
        return missed("spent")
    return _unless_away(position, story)


def won_over(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Peoples at war: three Persians come over, once nobody stands behind them."""
    deserted = next(_told(story, PeopleDeserted), None)
    if deserted is not None:
        return REACHED if (deserted.people, deserted.count) == WON_OVER else missed("too_few", count=deserted.count)
    if any(event.people != "H" for event in _told(story, PeopleBanished)):
        return missed("wrong_people")
    if any(event.power == "halve" for event in _told(story, PowerInvoked)):
        return missed("spent")
    return _unless_away(position, story)


def progressed(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Progress: from level 2 to 4 in one go."""
    if any(_told(story, TempleProgressed)):
        return REACHED
    if any(_told(story, TempleBuilt)):
        return missed("step")
    if any(_told(story, PowerInvoked)):
        return missed("spent")
    return _unless_away(position, story)


def halved(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Halving: Kubaba has discarded half of her hand."""
    if any(event.seat == KUBABA for event in _told(story, PeopleDiscarded)):
        return REACHED
    return _unless_away(position, story)


def kept_sumerians(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Answering: three Sumerians are left."""
    if not any(_told(story, PeopleDiscarded)):
        return OPEN
    return REACHED if position.hands[LEARNER] == KEPT else missed("gave_up")


def won_now(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """The end: the game won in this turn."""
    if any(event.winner == LEARNER for event in _told(story, GameOver)):
        return REACHED
    if any(_told(story, FinalPhaseStarted)):
        return missed("final_phase")
    if any(_told(story, PowerInvoked)):
        return missed("spent")
    return _unless_away(position, story)


def _told(story: tuple[Event, ...], kind: type[E]) -> Iterator[E]:
    """What happened of a kind, the first one first."""
    return (event for event in story if isinstance(event, kind))


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
