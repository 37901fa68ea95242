"""Who judges the lessons of Tigris & Euphrates: each judge knows one idea, and what a legal but wrong try was about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ziggurat.games.game import Event
from ziggurat.games.tigris.colours import COLOURS, INDEX, Colour
from ziggurat.games.tigris.events import (
    ConflictResolved,
    GainCause,
    LeaderMoved,
    LeaderPlaced,
    LeaderRemoved,
    LeaderWithdrawn,
    MonumentBuilt,
    MonumentDeclined,
    Reinforced,
    TilePlaced,
    TreasureTaken,
    TurnEnded,
    VpGained,
)
from ziggurat.games.tigris.monuments import COLOURS_OF
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.scoring import spread
from ziggurat.games.tigris.spaces import Space, beside, bit
from ziggurat_client.boards.tigris.lessons.positions import KUBABA, LEARNER
from ziggurat_client.lessons.lesson import OPEN, REACHED, Judge, Verdict, missed

E = TypeVar("E", bound=Event)


def gained(*colours: Colour, cause: GainCause = "tile") -> Judge:
    """Scoring: a point of each of these colours."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        gains = [event for event in _told(story, VpGained) if event.seat == LEARNER and event.cause == cause]
        if set(colours) <= {event.color for event in gains}:
            return REACHED
        if any(event.color not in colours for event in gains):
            return missed("colour")
        if any(not event.kingdoms for event in _told(story, TilePlaced)):
            return missed("nobody")
        return _unless_over(story)

    return judge


def scored(points: int) -> Judge:
    """The weakest colour: so many points, treasures included."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if min(spread(position.points[LEARNER], position.treasures[LEARNER])) >= points:
            return REACHED
        return missed("no_higher") if any(_told(story, VpGained)) else _unless_over(story)

    return judge


def placed(color: Colour) -> Judge:
    """Leaders: that leader from the supply."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        stood = [event.color for event in _told(story, LeaderPlaced) if event.seat == LEARNER]
        if color in stood:
            return REACHED
        return missed("other_leader") if stood else _unless_over(story)

    return judge


def gathered(color: Colour, other: Colour) -> Judge:
    """Leaders: that leader moved into the kingdom of another one."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if not any(event.seat == LEARNER for event in _told(story, LeaderMoved)):
            return _unless_over(story)
        stands, with_whom = (position.board.leaders[LEARNER][INDEX[each]] for each in (color, other))
        if stands is None or with_whom is None:
            return missed("elsewhere")
        together = position.board.ground.kingdom_with(bit(stands)).region & bit(with_whom)
        return REACHED if together else missed("elsewhere")

    return judge


def withdrawn(color: Colour) -> Judge:
    """Leaders: that leader taken back."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        gone = [event.color for event in _told(story, LeaderWithdrawn) if event.seat == LEARNER]
        if color in gone:
            return REACHED
        return missed("other_leader") if gone else _unless_over(story)

    return judge


def joined(space: Space, other: Space) -> Judge:
    """Joining: what lies on these two spaces in one kingdom."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if position.board.ground.kingdom_with(bit(space)).region & bit(other):
            return REACHED
        return missed("apart") if sum(1 for _ in _told(story, TilePlaced)) > 1 else _unless_over(story)

    return judge


def won(*, exactly: int | None = None) -> Judge:
    """Conflicts: won, with so many tiles of the hand if that is asked."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        end = next(_told(story, ConflictResolved), None)
        if end is None:
            away = any(_told(story, TilePlaced)) or any(_told(story, LeaderPlaced))
            return missed("apart") if away and position.board.conflict is None else _unless_over(story)
        if end.winner != LEARNER:
            return missed("lost")
        added = sum(event.count for event in _told(story, Reinforced) if event.seat == LEARNER)
        return missed("too_many") if exactly is not None and added > exactly else REACHED

    return judge


def guarded(space: Space) -> Judge:
    """Temples: one of the learner's leaders who is no priest beside the temple on that space."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        leaders = zip(COLOURS, position.board.leaders[LEARNER], strict=False)
        around = [color for color, stands in leaders if stands is not None and bit(stands) & beside(bit(space))]
        if any(color != "red" for color in around):
            return REACHED
        return missed("elsewhere") if any(_told(story, LeaderPlaced)) else _unless_over(story)

    return judge


def gave_way(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Temples: nothing added to a war that is lost anyway."""
    answer = next((event for event in _told(story, Reinforced) if event.seat == LEARNER), None)
    if answer is None:
        return OPEN
    return missed("wasted") if answer.count else REACHED


def built(*, paying: int = 1) -> Judge:
    """Monuments: one that pays the learner for so many colours."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if any(_told(story, MonumentDeclined)):
            return missed("left")
        monument = next(_told(story, MonumentBuilt), None)
        if monument is None:
            return _unless_over(story)
        kingdom = position.board.ground.kingdom_with(bit(monument.space))
        own = {leader.colour for leader in kingdom.leaders if leader.seat == LEARNER}
        return REACHED if len(own & set(COLOURS_OF[monument.monument])) >= paying else missed("pays_once")

    return judge


def paid(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Monuments: a point at the turn's end."""
    if any(event.seat == LEARNER and event.cause == "monument" for event in _told(story, VpGained)):
        return REACHED
    return missed("left") if any(_told(story, MonumentDeclined)) else _unless_over(story)


def claimed(space: Space | None = None) -> Judge:
    """Treasures: one taken, from that space if it is asked."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        taken = [event.space for event in _told(story, TreasureTaken) if event.seat == LEARNER]
        if taken and space in (None, *taken):
            return REACHED
        if position.board.treasure is not None:
            return OPEN
        if any(_told(story, LeaderPlaced)):
            return missed("elsewhere")
        return missed("apart") if any(_told(story, TilePlaced)) else _unless_over(story)

    return judge


def stranded(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Catastrophes: a leader of Kubaba's without a temple."""
    if any(event.seat == KUBABA and event.cause == "stranded" for event in _told(story, LeaderRemoved)):
        return REACHED
    return _unless_struck(start, position, story)


def cut_off(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Catastrophes: no market in the kingdom of Kubaba's trader."""
    stands = position.board.leaders[KUBABA][INDEX["green"]]
    ground = position.board.ground
    if stands is None or not ground.kingdom_with(bit(stands)).region & ground.tiles[INDEX["green"]]:
        return REACHED
    return _unless_struck(start, position, story)


def closed(space: Space) -> Judge:
    """Catastrophes: that space closed for good."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if position.board.contents(space) == "#":
            return REACHED
        return _unless_struck(start, position, story)

    return judge


def _told(story: tuple[Event, ...], kind: type[E]) -> Iterator[E]:
    """What happened of a kind, the first one first."""
    return (event for event in story if isinstance(event, kind))


def _unless_struck(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Open, as long as no catastrophe was laid in vain."""
    spent = position.board.catastrophes[LEARNER] < start.board.catastrophes[LEARNER]
    return missed("elsewhere") if spent else _unless_over(story)


def _unless_over(story: tuple[Event, ...]) -> Verdict:
    """Open, as long as the turn is not over."""
    return missed("ended") if any(event.seat == LEARNER for event in _told(story, TurnEnded)) else OPEN
