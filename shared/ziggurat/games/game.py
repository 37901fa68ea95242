"""The contract that every game fulfils, so that match, server, bots and client never ask which game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from ziggurat.tags import snake_case

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A place at the table, counted clockwise from 0."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat, or None for a watcher."""


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """What a player intends. Each game's actions are a union of subclasses, told apart by `type`.

    Actions and events, spans and dues hold frozen values only, so that no cycle can go through them: the collector may
    pass them by.
    """


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """What happened. Hidden from everyone unless the subclass says otherwise."""

    names_actor: ClassVar[bool] = True
    """Whether those who are told of it may know whose action brought it about."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        """The form of this event that `viewer` may know, or None if they may not know of it at all."""
        return None


class OpenEvent(Event, frozen=True):
    """An event that everyone sees as it is."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's choices for a game: every field has a default and, where it is a number, bounds."""

    @property
    def moot(self) -> frozenset[str]:
        """The choices, by name, that mean nothing beside the others as they are: nobody need be asked for them."""
        return frozenset()


class Standing(msgspec.Struct, frozen=True):
    """One seat's place at the end. Equal ranks share the place; `breakers` part equal scores: the first of them, where
    that is equal the second, and so on."""

    seat: Seat
    rank: int
    score: int
    breakers: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a match ended: `ending` names the rule that ended it, `standings` are sorted best first.

    There are no standings in a match that was called off.
    """

    ending: str
    standings: tuple[Standing, ...]


CALLED_OFF: Final = "called_off"
"""The ending of a match that its players agreed to end."""
RESIGNED: Final = "resigned"
"""The ending of a match in which all seats but one were given up, as it counts."""


class Span(msgspec.Struct, frozen=True, gc=False):
    """The stretch of a match that a position belongs to: a turn of one seat, or a phase in which all act.

    `number` counts the spans before it. `round` is what the game calls a round, from 1; 0 while the game is being set
    up. `phase` is the game's own word for what goes on. `seat` is whose span it is, None if it is everybody's: then no
    step of it is taken back, and no clock earns an increment by its end.
    """

    number: int
    round: int
    phase: str
    seat: Seat | None


class Due(msgspec.Struct, frozen=True, gc=False):
    """Whose decision a position awaits: several seats where they decide at once, none in a phase that only time ends.

    `open` are seats that may act though nobody waits for them. `seconds` is how long the phase takes; None: as long
    as its seats take. When the game is over there is nothing of all this.
    """

    seats: tuple[Seat, ...]
    open: tuple[Seat, ...] = ()
    seconds: int | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Why the rules forbid an action.

    `code` is stable and translated by clients, with `params` for the blanks; `rule` is the paragraph of the
    game's rules page that forbids it; `detail` is an English sentence for logs.
    """

    code: str
    rule: str
    detail: str = ""
    params: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, rule: str, detail: str, **params: str | int) -> Refusal:
        """The refusal with these params."""
        return cls(code, rule, detail, tuple(params.items()))


NO_DEFAULT: Final = Refusal("no_default", "", "the rules do not say what happens when time is up")


class IllegalAction(Exception):
    """An action the rules refuse. The position stays as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule}): {refusal.detail}")
        self.refusal = refusal


class ActionSpace(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """A complete description of the actions of one kind that are too many to list."""

    def admits(self, action: Action) -> bool:
        """Whether `action` lies in this space, that is, whether `apply` accepts it."""
        raise NotImplementedError


P = TypeVar("P", bound=msgspec.Struct)
"""A game's position: everything, hidden things too."""
V = TypeVar("V", bound=msgspec.Struct)
"""The public part of a view."""
S = TypeVar("S", bound=msgspec.Struct)
"""The private part of a view: what one seat alone knows."""


class View(msgspec.Struct, Generic[V, S], frozen=True, gc=False):
    """What `viewer` may know of a position: what everyone sees, and what only this seat sees."""

    viewer: Viewer
    public: V
    private: S | None = None


class Game(ABC, Generic[P, V, S]):
    """The rules of one game, as a stateless object.

    The laws that tests hold for every game: what is among `candidates`, `apply` accepts, and nothing outside them
    and `spaces`; a refused action changes nothing; `view` does not depend on what its viewer may not know, and a step
    of which somebody is told nothing is taken in a span that is everybody's; the same seats, options, seed and actions
    give the same bytes.

    It is large because it is all that anyone may ask of a game; most of it says which types a game has.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised whenever a stored step could mean something else than before; golden matches hold it."""
    seat_counts: ClassVar[tuple[int, ...]]
    # Types as msgspec takes them: classes, or unions of tagged classes.
    options_type: ClassVar[type[Options]]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    position_type: ClassVar[Any]
    public_type: ClassVar[Any]
    private_type: ClassVar[Any]
    result_type: ClassVar[type[Result]]
    space_type: ClassVar[Any]
    has_defaults: ClassVar[bool] = False
    """Whether the rules say what happens when time is up, so that nobody has to play for those who let it pass."""
    taking_back: ClassVar[str] = "6"
    """The paragraph of the rules page on taking steps back."""
    answers_are_final: ClassVar[bool] = False
    """Whether a step that another seat has answered stands; until then its player takes it back even if it ended the
    turn. Otherwise the seat whose turn it is takes its steps back from under the answers of others."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know what others may not."""
        return self.private_type is not None

    @abstractmethod
    def setup(self, seats: int, options: Options, seed: int) -> P:
        """The first position. The same arguments give the same position on every machine.

        Raises ValueError if `seats` is not in `seat_counts`.
        """

    @abstractmethod
    def due(self, position: P) -> Due:
        """Whose decision is awaited, who else may act, and how long. Nothing about it is hidden."""

    @abstractmethod
    def span(self, position: P | V) -> Span:
        """The span that a position, or what everyone may know of one, belongs to. Steps of one span share its number.

        Nothing about it is hidden.
        """

    @abstractmethod
    def public(self, position: P) -> V:
        """What everyone may know, watchers included."""

    def sketch(self, public: V) -> str:
        """What a small picture of the board shows, in at most MOST_SKETCH letters of the game's own; nothing if empty.

        It follows from what everyone may know.
        """
        return ""

    @abstractmethod
    def private(self, position: P, seat: Seat) -> S | None:
        """What `seat` alone may know beyond the public part, or None where there is nothing."""

    def view(self, position: P, viewer: Viewer) -> View[V, S]:
        """Everything that `viewer` may know of `position`."""
        private = None if viewer is None or self.private_type is None else self.private(position, viewer)
        return View(viewer, self.public(position), private)

    def check_fits(self, view: View[V, S], seats: int) -> None:
        """Raises Misfit if no match with so many seats comes to this view: for views that come from outside, before
        anyone asks for `candidates` there or draws it."""
        return

    @abstractmethod
    def why_not(self, view: View[V, S], action: Action) -> Refusal | None:
        """What forbids the viewer this action now, None if nothing does. Server, client and bots all ask this, and
        `apply` refuses exactly what it refuses."""

    @abstractmethod
    def candidates(self, view: View[V, S]) -> Iterable[Action]:
        """Actions that the viewer may take now: a finite choice, never empty while the viewer's decision is awaited,
        and complete but for the kinds that `spaces` describe."""

    @abstractmethod
    def spaces(self, view: View[V, S]) -> tuple[ActionSpace, ...]:
        """Complete descriptions of the kinds of action that `candidates` only samples."""

    @abstractmethod
    def apply(self, position: P, seat: Seat, action: Action) -> tuple[P, tuple[Event, ...]]:
        """The position after `action` and the story of it. Raises IllegalAction as `why_not` says; never mutates."""

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """Ranking and scores with their breakdown, or None while the game runs."""

    def points(self, position: P, seat: Seat) -> int | None:
        """What `seat` has gained so far and keeps, in points of the rules; None in games that count none before the
        end."""
        return None

    def called_off(self) -> Result:
        """The result of a match that its players agreed to end: nobody wins, nobody has a standing."""
        return self.result_type(CALLED_OFF, ())

    def laid_open(self, position: P) -> P:
        """The position once its players have agreed to end the match in it: nothing is hidden any more.

        A game with secrets shows them then, as it does when it ends by itself.
        """
        return position

    def digested(self, position: P) -> Any:
        """What the digest of a position is made of: the position, unless older rules had it in another shape."""
        return position

    def undoable(self, before: P, action: Action, after: P) -> bool:
        """Whether the step revealed nothing to anyone, so that its player may take it back within the span."""
        return True

    def expire(self, position: P, seats: tuple[Seat, ...]) -> tuple[P, tuple[Event, ...]]:
        """The position after the time of these seats, or without seats that of the phase, was up, and the story of it.

        After it the phase is another, if it was the phase's time, and else none of these seats is awaited in it.
        Raises IllegalAction where the rules say nothing of it: always, in a game without `has_defaults`.
        """
        raise IllegalAction(NO_DEFAULT)

    def fits(self, seen: View[V, S], now: View[V, S], action: Action) -> bool:
        """Whether an action that its actor chose on the view `seen` still means the same on the newer view `now`."""
        return False
