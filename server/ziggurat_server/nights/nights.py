"""The games nights of a server: opened, signed up for, led from round to round, and told to whoever looks on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import UNSET, Raw, json
from msgspec.structs import replace
from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.games import game_named
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import NightMessage
from ziggurat.wire.messages import Nights as NightsMessage
from ziggurat.wire.nights import (
    MOST_NIGHTS,
    Entrant,
    EntrantNumber,
    Night,
    NightCard,
    NightTable,
    NightTerms,
    OpenNight,
)
from ziggurat_server.bots import NAMES
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.night_entries import NightKept
from ziggurat_server.lobby import Lobby
from ziggurat_server.nights.course import ended, signed_off, signed_up, with_result, with_round, without_person
from ziggurat_server.nights.held import HeldNight
from ziggurat_server.nights.pairing import Paired, paired
from ziggurat_server.nights.results import result_in
from ziggurat_server.nights.tables import open_table
from ziggurat_server.nights.telling import told
from ziggurat_server.refusal import Refusal
from ziggurat_server.returning import Returning
from ziggurat_server.table_codes import TableCodes
from ziggurat_server.tables.casting import cast
from ziggurat_server.tables.host_powers import check_clock, check_level, find_game, read_options

_MOST_OPEN: Final = 8
_MOST_OF_ONE: Final = 2
"""So many nights at most are open or under way: each is an evening of its own."""

_log = Logger()


class Nights:
    """Keeps every night, and does with it what people ask. Raises Refusal, and then nothing has changed.

    It is large because it is the one place that knows nights, tables, people and time.
    """

    def __init__(
        self,
        people: People,
        lobby: Lobby,
        codes: TableCodes,
        returning: Returning,
        context: ServerContext,
        aside: Callable[[Callable[[], Any]], Deferred[Any]],
    ) -> None:
        """`aside` does what may take a second: pairing."""
        self._people = people
        self._lobby = lobby
        self._codes = codes
        self._returning = returning
        self._context = context
        self._aside = aside
        self._held: dict[str, HeldNight] = {}
        self._ended = False
        self.is_alone = True
        """Whether no other server shares the database: only then one of them alone can lead a night."""

    # ------------------------------------------------------------------------------------ asked by people

    def open(self, person: Person, ask: OpenNight) -> Deferred[str]:
        """A new night, with this person as its organiser; fires with its code."""
        context, terms = self._context, ask.terms
        if not self.is_alone:
            raise Refusal("no_nights_here", "games nights need a server that shares its database with no other")
        context.check_not_closing()
        ask = replace(ask, terms=replace(terms, options=_own_options(terms)))
        check_clock(terms.clock, context.levels)
        self._check_room(person)
        name = person.name if ask.name is None else context.names.take(ask.name, person)
        return Deferred.fromCoroutine(self._open(person, name, ask))

    def _check_room(self, person: Person) -> None:
        """Raises Refusal `too_many_nights`."""
        organisers = [held.night.organiser for held in self._held.values() if held.night.stage != "over"]
        if len(organisers) >= _MOST_OPEN:
            raise Refusal("too_many_nights", "as many games nights as may are open", most=_MOST_OPEN)
        if organisers.count(person.id) >= _MOST_OF_ONE:
            raise Refusal("too_many_nights", "as many games nights as one person may lead are open", most=_MOST_OF_ONE)

    async def _open(self, person: Person, name: str, ask: OpenNight) -> str:
        code = await self._new_code()
        self._let_old_ones_go()
        self._held[code] = held = HeldNight(code, Night(name, ask.terms, person.id))
        held.watchers.add(person)
        self._changed(held)
        return code

    def show(self, person: Person, code: str) -> None:
        """Send it to them, now and whenever it changes."""
        held = self._find(code)
        held.watchers.add(person)
        person.send(self._told(held))

    def hide(self, person: Person, code: str) -> None:
        """Send them nothing more of it."""
        self._find(code).watchers.discard(person)

    def sign_up(self, person: Person, code: str) -> None:
        """Have them play from the next round on."""
        held = self._find(code)
        if person.bot:
            raise Refusal("people_only", "only people sign up; the organiser has bots play")
        held.watchers.add(person)
        self._become(held, signed_up(held.night, Entrant(1, person.name, person.id)))

    def sign_up_bot(self, person: Person, code: str, level: str, style: str | None) -> None:
        """Have a bot play from the next round on, for the organiser."""
        held = self._organised(person, code)
        check_level(level, self._context.levels)
        taken = {entrant.name for entrant in held.night.entrants}
        part = cast(level, style, taken, self._context.chance) if len(taken) < len(NAMES) else None
        name = _numbered(level.capitalize(), taken) if part is None else part.name
        entrant = Entrant(1, name, level=level, style=None if part is None else part.style)
        self._become(held, signed_up(held.night, entrant))

    def sign_off(self, person: Person, code: str, number: EntrantNumber | None) -> None:
        """Have them, or for the organiser another entrant, play no more."""
        held = self._find(code)
        own = held.night.entrant_of(person.id)
        if number is not None and (own is None or own.number != number):
            self._organised(person, code)
        elif own is None:
            raise Refusal("not_in_night", "you do not play in that night")
        else:
            number = own.number
        self._become(held, signed_off(held.night, number))

    def next_round(self, person: Person, code: str) -> Deferred[None]:
        """Pair the next round now."""
        held = self._organised(person, code)
        self._context.check_not_closing()
        if held.night.stage not in ("open", "break"):
            raise Refusal("round_not_over", "the round is not over yet")
        if sum(not entrant.gone for entrant in held.night.entrants) < self._least(held.night):
            raise Refusal("too_few_entrants", "too few play in that night")
        return self._begin_round(held)

    def end(self, person: Person, code: str) -> None:
        """End it as it stands; one that never began is given up."""
        held = self._organised(person, code)
        held.stop()
        if held.night.rounds:
            self._become(held, ended(held.night))
            return
        del self._held[code]
        self._context.journal.note(NightKept(code, None))
        self._send(held, NightMessage(code))
        self._tell_list()

    def erase(self, person: Person) -> None:
        """Somebody wants to be forgotten."""
        for held in self._held.values():
            held.watchers.discard(person)
            without = without_person(held.night, person.id)
            if without != held.night:
                self._become(held, without)

    # ------------------------------------------------------------------------------------ told by the server

    def show_list(self, person: Person) -> None:
        """Somebody is in the lobby: tell them what nights there are, if there are any."""
        if self._held:
            person.send(self._list())

    def arrived(self, person: Person) -> None:
        """Somebody has come: tell them of the nights in which they play."""
        for held in self._held.values():
            if held.night.stage != "over" and held.night.entrant_of(person.id) is not None:
                held.watchers.add(person)
                person.send(self._told(held))

    def departed(self, person: Person) -> None:
        """Somebody's connection is gone."""
        for held in self._held.values():
            held.watchers.discard(person)

    def match_over(self, match: MatchFinished) -> None:
        """A match has ended at some table, which may be one of a night."""
        for held in self._held.values():
            after = with_result(held.night, match.table, *result_in(match))
            if after is not held.night:
                self._become(held, self._with_break(after))

    def table_closed(self, code: str) -> None:
        """A table is gone: one of a night that came to no end counts as such."""
        for held in self._held.values():
            after = with_result(held.night, code, (), ())
            if after is not held.night and not self._ended:
                self._become(held, self._with_break(after))

    def bring_back(self, kept: tuple[NightKept, ...]) -> None:
        """These nights were there before the server ended."""
        for each in kept:
            if each.night is not None:
                self._held[each.code] = HeldNight(each.code, each.night)

    def go_on(self) -> None:
        """The tables are back: open those that are missing, and wait for the breaks to end."""
        for held in tuple(self._held.values()):
            if held.night.stage == "playing":
                Deferred.fromCoroutine(self._reopen(held)).addErrback(_log_failure)
            self._await_next(held)

    def stop(self) -> None:
        """The server ends: nothing more begins."""
        self._ended = True
        for held in self._held.values():
            held.stop()

    # ------------------------------------------------------------------------------------ rounds

    def _begin_round(self, held: HeldNight) -> Deferred[None]:
        """Pair the next round and open its tables, unless that is being done."""
        held.stop()
        if held.is_pairing:
            raise Refusal("round_not_over", "the round is being paired")
        held.is_pairing = True

        def done(outcome: Any) -> Any:
            held.is_pairing = False
            return outcome

        return Deferred.fromCoroutine(self._pair(held)).addBoth(done)

    async def _pair(self, held: HeldNight) -> None:
        night, found = await self._paired(held)
        if not found.tables:
            raise Refusal("too_few_entrants", "too few play in that night")
        game = night.terms.game_of(len(night.rounds))
        tables = tuple([NightTable(await self._new_code(), game, seats) for seats in found.tables])
        if held.night is not night and held.night.stage == "over":
            return
        self._become(held, with_round(held.night, tables, found.byes))
        await self._open_tables(held)

    async def _paired(self, held: HeldNight) -> tuple[Night, Paired]:
        """The next round as the night is now; it is paired anew if somebody came or went meanwhile."""
        while True:
            night = held.night
            seat_counts = game_named(night.terms.game_of(len(night.rounds))).seat_counts
            found: Paired = await self._aside(partial(paired, night, seat_counts))
            if held.night is night:
                return night, found

    async def _open_tables(self, held: HeldNight) -> None:
        night = held.night
        for table in night.rounds[-1].tables:
            if not table.over:
                await open_table(held.code, night, table, self._lobby, self._people, self._context)

    async def _reopen(self, held: HeldNight) -> None:
        """Bring the tables of the round back, and open those anew of which nothing is kept."""
        for table in held.night.rounds[-1].tables:
            if not table.over and table.table not in self._lobby.tables:
                fetching = self._returning.fetch(table.table)
                if fetching is not None:
                    await fetching
        await self._open_tables(held)

    async def _new_code(self) -> str:
        preparing = self._codes.prepare()
        if preparing is not None:
            await preparing
        return self._codes.take(listed=True)

    def _with_break(self, night: Night) -> Night:
        """The night with the time at which its break ends, if it is in one that ends by itself."""
        seconds = night.terms.break_seconds
        return replace(night, until=int(self._context.now()) + seconds) if night.stage == "break" and seconds else night

    def _await_next(self, held: HeldNight) -> None:
        """Pair the next round when the break is over."""
        held.stop()
        until = held.night.until
        if held.night.stage == "break" and until is not None and not self._ended:
            wait = max(0.0, until - self._context.now())
            held.timer = self._context.clock.callLater(wait, self._break_over, held)

    def _break_over(self, held: HeldNight) -> None:
        held.timer = None
        if not self._context.closing and held.night.stage == "break":
            self._begin_round(held).addErrback(self._not_begun, held)

    def _not_begun(self, failure: Failure, held: HeldNight) -> None:
        """The round could not begin by itself: now the organiser has to say when."""
        _log_failure(failure)
        if held.night.stage == "break":
            self._become(held, replace(held.night, until=None))

    # ------------------------------------------------------------------------------------ telling

    def _become(self, held: HeldNight, night: Night) -> None:
        if night is not held.night:
            held.night = night
            self._changed(held)
            self._await_next(held)

    def _changed(self, held: HeldNight) -> None:
        self._context.journal.note(NightKept(held.code, held.night))
        for entrant in held.night.entrants:
            person = None if entrant.person is None or entrant.gone else self._people.known(entrant.person)
            if person is not None and person.line is not None:
                held.watchers.add(person)
        self._send(held, self._told(held))
        self._tell_list()

    def _told(self, held: HeldNight) -> NightMessage:
        until = held.night.until
        left = None if until is None else max(0, until - int(self._context.now()))
        return told(held.code, held.night, left)

    def _send(self, held: HeldNight, message: NightMessage) -> None:
        line = encode(message)
        for person in held.watchers:
            person.send_line(line)

    def _tell_list(self) -> None:
        self._lobby.tell(self._list())

    def _list(self) -> NightsMessage:
        """The newest nights first."""
        return NightsMessage(tuple(_card(held) for held in reversed(self._held.values())))

    def _find(self, code: str) -> HeldNight:
        held = self._held.get(code.strip().upper())
        if held is None:
            raise Refusal("no_such_night", "there is no games night of that code")
        return held

    def _organised(self, person: Person, code: str) -> HeldNight:
        held = self._find(code)
        if held.night.organiser != person.id:
            raise Refusal("not_organiser", "only the organiser of that night may do that")
        return held

    def _least(self, night: Night) -> int:
        """How many it takes for one table."""
        return min(game_named(night.terms.game_of(len(night.rounds))).seat_counts)

    def _let_old_ones_go(self) -> None:
        """Of the nights that are over only the newest stay."""
        over = [code for code, held in self._held.items() if held.night.stage == "over"]
        for code in over[: max(0, len(self._held) + 1 - MOST_NIGHTS)]:
            del self._held[code]
            self._context.journal.note(NightKept(code, None))


def _card(held: HeldNight) -> NightCard:
    night = held.night
    playing = sum(not entrant.gone for entrant in night.entrants)
    games = tuple(dict.fromkeys(night.terms.games))
    return NightCard(held.code, night.name, games, night.stage, playing, len(night.rounds), night.terms.rounds)


def _own_options(terms: NightTerms) -> dict[str, Raw]:
    """The options of the games of a night, as those games write them and nothing besides. Raises Refusal."""
    games = map(find_game, dict.fromkeys(terms.games))
    read = {game.id: read_options(game, terms.options.get(game.id, UNSET)) for game in games}
    return {game: Raw(json.encode(options)) for game, options in read.items() if game in terms.options}


def _numbered(name: str, taken: set[str]) -> str:
    return next(each for each in (f"{name} {number}" for number in range(1, len(taken) + 2)) if each not in taken)


def _log_failure(failure: Failure) -> None:
    _log.failure("a games night could not go on", failure)
