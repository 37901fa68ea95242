"""Looking at a finished match together: one cursor for all at a table who do, whose baton goes from hand to hand.

It is of the moment: nothing of it is in the journal, and after a restart of the server everyone looks alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import LookTogether, PassBaton, Pointed, WantBaton
from ziggurat.wire.messages import Point as PointMessage
from ziggurat.wire.messages import Together as TogetherMessage
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.circle import Circle
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.table_views import TableViews
from ziggurat_server.tables.watching import Watching
from ziggurat_server.twisted_types import Timer

LINES_A_SECOND: Final = 4_000
"""What one table sends of it at the most, however many look and however fast the cursor moves."""
_LINES: Final = 2
"""What one of them is sent at once: who looks, and where the cursor is."""


class Together:
    """Those of one table who look together. What changes quickly is told so often at the most, the last of it always.

    Whoever may not speak at the table does not lead: to point is to speak.
    """

    def __init__(self, state: TableState, watching: Watching, views: TableViews, context: ServerContext) -> None:
        self._state = state
        self._watching = watching
        self._views = views
        self._context = context
        self._timer: Timer | None = None
        self._told_at = -1.0
        self._is_new = False
        self._is_moved = False

    # ------------------------------------------------------------------------------------ what is asked

    def look(self, person: Person, ask: LookTogether) -> None:
        """Look with the others, or be the first one. Raises Refusal."""
        steps = self._views.finished_play(person).match.step_count
        circle = self._state.circle
        if circle is None:
            self._check_may_lead(person)
            _check_step(ask.step, steps)
            circle = self._state.circle = Circle(person, ask.step)
        else:
            circle.come(person)
        self.tell()
        if self._is_new:
            person.send(self._message())
        person.send(self._pointed(circle))

    def point(self, person: Person, ask: PointMessage) -> None:
        """Move the cursor. Raises Refusal."""
        steps = self._views.finished_play(person).match.step_count
        circle = self._circle_of(person)
        if person is not circle.holder:
            raise Refusal("no_baton", "somebody else has the baton")
        _check_step(ask.step, steps)
        if circle.point(ask.step, ask.arrows):
            self._is_moved = True
            self._tell_soon()

    def pass_baton(self, person: Person, ask: PassBaton) -> None:
        """Give the baton to somebody who looks. Raises Refusal."""
        circle = self._circle_of(person)
        if person is not circle.holder and person is not self._state.host:
            raise Refusal("no_baton", "somebody else has the baton")
        heir = next((looker for looker in circle if looker.id == ask.person), None)
        if heir is None:
            raise Refusal("no_such_person", "nobody of that id looks with you")
        self._check_may_lead(heir)
        if heir is not circle.holder:
            circle.hand_to(heir)
            self._is_moved = True
            self.tell()

    def want(self, person: Person, ask: WantBaton) -> None:
        """Raise a hand, or lower it. Raises Refusal."""
        circle = self._circle_of(person)
        if ask.want:
            self._check_may_lead(person)
        if circle.want(person, ask.want):
            self.tell()

    def leave(self, person: Person) -> None:
        """Look alone. Raises Refusal."""
        self._circle_of(person)
        self.gone(person)

    # ------------------------------------------------------------------------------------ what happens

    def gone(self, person: Person) -> None:
        """They look no more, if they did."""
        circle = self._state.circle
        if circle is not None and person in circle:
            circle.leave(person)
            self._settle(circle)
            self.tell()

    def settle(self) -> None:
        """Others may lead now than before: see to it that the baton is with somebody who may."""
        circle = self._state.circle
        if circle is not None and self._settle(circle):
            self.tell()

    def tell(self) -> None:
        """Say to everyone who looks, and what they are asked to agree to."""
        self._is_new = True
        self._tell_soon()

    def send_to(self, person: Person) -> None:
        """Say it to somebody who has come, if there is anything to say."""
        state = self._state
        if (state.circle is not None or state.play_on_offer is not None) and self._may_know(person):
            person.send(self._message())

    def stop(self) -> None:
        """Send nothing later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ------------------------------------------------------------------------------------ telling

    def _tell_soon(self) -> None:
        if self._timer is not None:
            return
        wait = self._told_at + self._pause - self._context.clock.seconds()
        if wait > 0:
            self._timer = self._context.clock.callLater(wait, self._time_to_tell)
        else:
            self._tell_now()

    @property
    def _pause(self) -> float:
        """Seconds between one telling and the next."""
        lines = len(self._state.audience) * _LINES
        return max(self._context.limits.lobby_interval, lines / LINES_A_SECOND)

    def _time_to_tell(self) -> None:
        self._timer = None
        self._tell_now()

    def _tell_now(self) -> None:
        """With a new match, or the room, all of it is over, which the table itself says."""
        state, is_new, is_moved = self._state, self._is_new, self._is_moved
        self._is_new = self._is_moved = False
        if state.closed or state.stage.name != "over":
            return
        self._told_at = self._context.clock.seconds()
        if is_new:
            line = encode(self._message())
            for person in self._knowing():
                person.send_line(line)
        if is_moved and state.circle is not None:
            line = encode(self._pointed(state.circle))
            for person in state.circle:
                person.send_line(line)

    def _knowing(self) -> Iterator[Person]:
        """Everyone at the table who is told."""
        return filter(self._may_know, self._state.audience.present)

    def _may_know(self, person: Person) -> bool:
        """Whether they are somebody who has seen the end of the match."""
        state = self._state
        is_late = self._watching.awaits_end and not state.seating.seats_of(person)
        return state.stage.name == "over" and not is_late and state.is_person_here(person)

    def _message(self) -> TogetherMessage:
        state, circle, offer = self._state, self._state.circle, self._state.play_on_offer
        playing_on = None if offer is None else offer.told(state.seating)
        if circle is None:
            return TogetherMessage(state.code, playing_on=playing_on)
        steps = 0 if state.play is None else state.play.match.step_count
        return TogetherMessage(state.code, circle.holder.id, circle.named, len(circle), circle.hands, playing_on, steps)

    def _pointed(self, circle: Circle) -> Pointed:
        return Pointed(self._state.code, circle.step, circle.arrows)

    # ------------------------------------------------------------------------------------ who may

    def _settle(self, circle: Circle) -> bool:
        """Have the baton with somebody who may lead; without anybody it is over. Return whether anything is new."""
        before = circle.holder, circle.hands
        if not circle.settle(self._may_lead):
            self._state.circle = None
        elif before == (circle.holder, circle.hands):
            return False
        self._is_moved = True
        return True

    def _circle_of(self, person: Person) -> Circle:
        """The circle that they are in. Raises Refusal `not_together`."""
        self._state.check_present(person)
        circle = self._state.circle
        if circle is None or person not in circle:
            raise Refusal("not_together", "you do not look at the match together with others")
        return circle

    def _check_may_lead(self, person: Person) -> None:
        """Raises Refusal `muted` or `may_not_lead`."""
        self._state.moderation.check_may_speak(person)
        if not self._may_lead(person):
            raise Refusal("may_not_lead", "the host does not let those speak who look on")

    def _may_lead(self, person: Person) -> bool:
        state = self._state
        if not state.moderation.lets_speak(person):
            return False
        is_spared = state.moderation.watchers_muted and person is not state.host
        return not is_spared or bool(state.seating.seats_of(person))


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise Refusal("no_such_step", f"the match has only {steps} steps", steps=steps)
