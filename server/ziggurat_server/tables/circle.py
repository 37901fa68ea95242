"""Those who look at a finished match together: who has the baton, whose hands are raised, and where the cursor is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from ziggurat.wire.together import MOST_LOOKERS_NAMED, Arrows, Looker
from ziggurat_server.guests.people import Person


class Circle:
    """One table's, in the order in which they came. `holder` leads the cursor, and is one of them."""

    def __init__(self, first: Person, step: int) -> None:
        self.holder = first
        self.step = step
        self.arrows: Arrows = ()
        self._lookers: dict[Person, None] = {first: None}
        self._wanting: dict[Person, None] = {}

    def __contains__(self, person: Person) -> bool:
        return person in self._lookers

    def __len__(self) -> int:
        return len(self._lookers)

    def __iter__(self) -> Iterator[Person]:
        return iter(tuple(self._lookers))

    @property
    def named(self) -> tuple[Looker, ...]:
        """As many as a message names: the holder, those who raise a hand, and the first of the others."""
        order = dict.fromkeys((self.holder, *self._wanting, *islice(self._lookers, MOST_LOOKERS_NAMED)))
        return tuple(Looker(person.id, person.name) for person in islice(order, MOST_LOOKERS_NAMED))

    @property
    def hands(self) -> tuple[str, ...]:
        """The ids of those who raise a hand, the first one first, as many as a message names."""
        return tuple(person.id for person in islice(self._wanting, MOST_LOOKERS_NAMED))

    def come(self, person: Person) -> None:
        """One more looks."""
        self._lookers[person] = None

    def want(self, person: Person, raised: bool) -> bool:
        """A hand is raised or lowered; return whether that is new. Whoever has the baton raises none."""
        if raised == (person in self._wanting) or (raised and person is self.holder):
            return False
        if raised:
            self._wanting[person] = None
        else:
            del self._wanting[person]
        return True

    def point(self, step: int, arrows: Arrows) -> bool:
        """The cursor is there now; return whether that is new."""
        before = self.step, self.arrows
        self.step, self.arrows = step, arrows
        return before != (step, arrows)

    def hand_to(self, person: Person) -> None:
        """They have the baton. What was drawn was another's."""
        self.holder = person
        self.arrows = ()
        self._wanting.pop(person, None)

    def leave(self, person: Person) -> None:
        """They look no more."""
        self._lookers.pop(person, None)
        self._wanting.pop(person, None)

    def settle(self, may_lead: Callable[[Person], bool]) -> bool:
        """Lower the hands of those who may not lead, and give the baton on where its holder is gone or may not: to the
        first hand, else to who has looked for longest. Return whether anybody is left who may have it."""
        self._wanting = {person: None for person in self._wanting if may_lead(person)}
        if self.holder in self._lookers and may_lead(self.holder):
            return True
        heir = next(filter(may_lead, (*self._wanting, *self._lookers)), None)
        if heir is not None:
            self.hand_to(heir)
        return heir is not None
