"""The seats of one table, and whose they are."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ziggurat.colours import are_distinct, free_colour
from ziggurat.games.game import Viewer
from ziggurat_server.bots import HiredBot
from ziggurat_server.guests.people import Person
from ziggurat_server.naming.names import name_key, numbered
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.audience import WATCHING

SeatIndex: TypeAlias = int


class Substitute:
    """A bot that plays for a seat which stays another's; `person` is who it is once it has come.

    `one_turn` says that it was called for one turn only, `wanted_back` that the seat's player waits for time to play.
    """

    __slots__ = ("bot", "one_turn", "person", "wanted_back")

    def __init__(self, bot: HiredBot, one_turn: bool) -> None:
        self.bot = bot
        self.one_turn = one_turn
        self.person: Person | None = None
        self.wanted_back = False

    @property
    def stands_by(self) -> bool:
        """Whether it has to wait for a free bot, and the seat's player plays on until it comes."""
        return self.wanted_back and self.bot.process is None


class Resigned(NamedTuple):
    """Who gave a seat up for good in the match, and what they were called; `guest` says that they played at the screen
    of that person. Whoever has been forgotten since is nobody."""

    person: str | None
    name: str
    guest: bool = False


class Seat:
    """One seat. `holder` plays there; `bot` is set while it is a hired bot's, before it has arrived too.

    `guest` is the name of somebody else who plays there at the holder's screen. `substitute` is there while a bot plays
    for the holder or the guest. `dealt_to` is the id of the person who held it when the match began, None if a bot did.
    `colour` says which colour and mark it has, whoever sits there. `resigned` is there once somebody has given it up
    in the match, whoever plays on.
    """

    __slots__ = ("bot", "colour", "dealt_to", "guest", "holder", "ready", "resigned", "substitute")

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.holder: Person | None = None
        self.guest: str | None = None
        self.bot: HiredBot | None = None
        self.substitute: Substitute | None = None
        self.dealt_to: str | None = None
        self.resigned: Resigned | None = None
        self.ready = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.holder is None and self.bot is None

    @property
    def is_left_to_host(self) -> bool:
        """Whether nobody is there to choose its colour: it is open, or a bot's."""
        return self.holder is None or self.holder.bot or self.bot is not None

    @property
    def name(self) -> str | None:
        """The name of whoever plays there, None if it is open."""
        if self.guest is not None:
            return self.guest
        if self.holder is not None:
            return self.holder.name
        return None if self.bot is None else self.bot.name


class Seating:
    """The seats, counted clockwise from 0. A person has at most one for themselves, and any for their guests.

    No two seats have the same colour.

    It is large because every question of who sits where is answered here, each in a line or two.
    """

    def __init__(self, count: int) -> None:
        self.seats = [Seat(colour) for colour in range(count)]
        self._by_person: dict[Person, list[Seat]] = {}
        self._indices: Mapping[Person, tuple[SeatIndex, ...]] | None = None

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def holders(self) -> list[Person]:
        """Everyone who has a seat, people and arrived bots, but not those who only keep one."""
        return [person for person, seats in self._by_person.items() if seats[0].holder is person]

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def resigned(self) -> tuple[SeatIndex, ...]:
        """The numbers of the seats that were given up in the match."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.resigned is not None)

    @property
    def all_taken(self) -> bool:
        """Whether no seat is open."""
        return not any(seat.is_open for seat in self.seats)

    def indices(self) -> Mapping[Person, tuple[SeatIndex, ...]]:
        """Which seats everyone has or keeps who does, in order."""
        if self._indices is None:
            numbers = {seat: index for index, seat in enumerate(self.seats)}
            self._indices = MappingProxyType(
                {person: tuple(sorted(numbers[seat] for seat in seats)) for person, seats in self._by_person.items()}
            )
        return self._indices

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats that this person has, or the one that they keep."""
        return tuple(self._by_person.get(person, ()))

    def indices_of(self, person: Person) -> tuple[SeatIndex, ...]:
        """The numbers of the seats that this person has or keeps, in order."""
        return self.indices().get(person, ())

    def viewers_of(self, person: Person) -> tuple[Viewer, ...]:
        """Whose eyes this person sees the match through: their seats', or a watcher's."""
        return self.indices_of(person) or WATCHING

    def own_seat_of(self, person: Person) -> Seat | None:
        """The seat in which this person plays themselves."""
        return next((seat for seat in self.seats_of(person) if seat.guest is None), None)

    def index_meant(self, person: Person, index: SeatIndex | None) -> SeatIndex:
        """The number of the seat that this person speaks for: the one they name, or the only one they have.

        Raises Refusal `not_seated` if it is not theirs, or `which_seat` if they have several and name none.
        """
        own = self.indices_of(person)
        if index is None and len(own) > 1:
            raise Refusal("which_seat", "you have several seats at that table; say which one")
        if not own or (index is not None and index not in own):
            raise Refusal("not_seated", "you have no such seat at that table")
        return own[0] if index is None else index

    def seat_meant(self, person: Person, index: SeatIndex | None) -> Seat:
        """The seat that this person speaks for. Raises Refusal as `index_meant` does."""
        return self.seats[self.index_meant(person, index)]

    def free_name(self, wanted: str) -> str:
        """The name, with a number behind it if somebody at the table has it."""
        candidates = itertools.chain([wanted], (numbered(wanted, number) for number in itertools.count(2)))
        return next(name for name in candidates if not self.has_name(name))

    def has_name(self, name: str) -> bool:
        """Whether somebody at the table has that name, or one that looks like it."""
        key = name_key(name)
        return any(seat.name is not None and name_key(seat.name) == key for seat in self.seats)

    def make_way_for(self, person: Person) -> None:
        """Put a number behind the name of guests at somebody's screen who are called like this person."""
        key = name_key(person.name)
        for seat in self.seats:
            if seat.guest is not None and name_key(seat.guest) == key:
                seat.guest = self.free_name(seat.guest)

    def at(self, index: SeatIndex) -> Seat:
        """The seat of that number. Raises Refusal `no_such_seat`."""
        if index >= len(self.seats):
            raise Refusal("no_such_seat", f"this table has no seat {index}", seat=index)
        return self.seats[index]

    def open_seat(self, index: SeatIndex | None) -> Seat:
        """The open seat of that number, or the first one.

        Raises Refusal `no_such_seat`, `seat_taken`, or `no_open_seat`.
        """
        if index is not None:
            seat = self.at(index)
            if not seat.is_open:
                raise Refusal("seat_taken", f"seat {index} is taken", seat=index)
            return seat
        for seat in self.seats:
            if seat.is_open:
                return seat
        raise Refusal("no_open_seat", "every seat is taken")

    def bot_of(self, person: Person) -> HiredBot | None:
        """The bot of this table that this person is, hired for a seat or to keep one."""
        for seat in self.seats_of(person):
            if seat.holder is person:
                return seat.bot
            return None if seat.substitute is None else seat.substitute.bot
        return None

    def invited_to(self, secret: str) -> Seat | None:
        """The seat that a bot with this invitation was hired for, or hired to keep."""
        for seat in self.seats:
            bots = [seat.bot, None if seat.substitute is None else seat.substitute.bot]
            if any(bot is not None and bot.accepts(secret) for bot in bots):
                return seat
        return None

    def put_in_charge(self, seat: Seat, substitute: Substitute, person: Person) -> None:
        """Give the seat's substitute what its holder may see and play."""
        substitute.person = person
        self._by_person[person] = [seat]
        self._indices = None

    def take_from_substitute(self, substitute: Substitute) -> Person | None:
        """The substitute sees and plays no more; return who it was."""
        person, substitute.person = substitute.person, None
        if person is not None:
            del self._by_person[person]
            self._indices = None
        return person

    def give(self, seat: Seat, person: Person, table: str, guest: str | None = None) -> None:
        """Make the seat this person's, or that of their guest, and no longer anyone else's."""
        self.take_from_holder(seat, table)
        seat.holder = person
        seat.guest = guest
        self._by_person.setdefault(person, []).append(seat)
        self._indices = None
        person.seated_at.append(table)

    def take_from_holder(self, seat: Seat, table: str) -> Person | None:
        """Take the seat from whoever has it, and say who that was. A hired bot's place stays its own."""
        person, seat.holder, seat.guest = seat.holder, None, None
        seat.ready = False
        if person is not None:
            self._by_person[person].remove(seat)
            if not self._by_person[person]:
                del self._by_person[person]
            person.seated_at.remove(table)
            self._indices = None
        return person

    def resize(self, count: int) -> None:
        """Add seats at the end, or take the last open ones away. Raises Refusal `seat_taken` if too few are open."""
        surplus = len(self.seats) - count
        spare = [seat for seat in reversed(self.seats) if seat.is_open][: max(surplus, 0)]
        if len(spare) < surplus:
            raise Refusal("seat_taken", f"more than {count} seats are taken", seats=count)
        self.seats = [seat for seat in self.seats if not any(seat is gone for gone in spare)]
        while len(self.seats) < count:
            self.seats.append(Seat(free_colour(len(self.seats), self.colours)))
        self._indices = None

    def turn(self) -> None:
        """Every seat moves up by one, with whoever has it and its colour, and the first becomes the last."""
        self.arrange((*self.seats[1:], *self.seats[:1]))

    def arrange(self, seats: Sequence[Seat]) -> None:
        """Put the seats, with whoever has them, into this order. They are all of them, each once."""
        self.seats = list(seats)
        self._indices = None

    def choose_colour(self, seat: Seat, colour: int) -> None:
        """Give the seat that colour; the open seat that has it gets the other. Raises Refusal `colour_taken`."""
        other = next((other for other in self.seats if other.colour == colour), seat)
        if other is not seat and not other.is_open:
            raise Refusal("colour_taken", "somebody else at the table has that colour", colour=colour)
        other.colour, seat.colour = seat.colour, colour

    def set_colours(self, colours: Sequence[int]) -> None:
        """Give each seat its colour of these. Raises ValueError if they are not one for each, all different."""
        if not are_distinct(colours, len(self.seats)):
            raise ValueError("every seat has a colour of its own")
        for seat, colour in zip(self.seats, colours, strict=True):
            seat.colour = colour

    def dealt(self) -> None:
        """A match begins: what its seats may know is known to those who have them now."""
        for seat in self.seats:
            seat.resigned = None
            seat.dealt_to = None if seat.holder is None or seat.bot is not None else seat.holder.id

    def nobody_is_ready(self) -> None:
        """Everyone has to say anew that they are ready. Bots always are."""
        for seat in self.seats:
            seat.ready = seat.bot is not None and seat.holder is not None
