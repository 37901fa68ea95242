"""What only the host of a table may ask."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.games.game import Game, Options
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import (
    AddBot,
    Bar,
    ClockTerms,
    Configure,
    HandOver,
    Mute,
    PutOut,
    Remove,
    ReplaceWithBot,
    Skip,
    Unbar,
)
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.lock import Lock
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.table import Table


def read_options(game: Game[Any, Any, Any], raw: msgspec.Raw | msgspec.UnsetType) -> Options:
    """The game's options from a message, the defaults if there are none. Raises Refusal `bad_options`."""
    if raw is msgspec.UNSET:
        return game.options_type()
    try:
        return read_raw(msgspec.json.Decoder(game.options_type), raw)
    except BadValue as bad:
        raise Refusal("bad_options", str(bad)) from bad


def check_seat_count(game: Game[Any, Any, Any], seats: int) -> None:
    """Raises Refusal `bad_seats` if the game is not played by so many."""
    if seats not in game.seat_counts:
        counts = ", ".join(map(str, game.seat_counts))
        raise Refusal("bad_seats", f"{game.id} is played by {counts}", seats=seats, allowed=counts)


def check_level(level: str, levels: tuple[str, ...]) -> None:
    """Raises Refusal `unknown_level` if it is none of these."""
    if level not in levels:
        known = ", ".join(levels)
        raise Refusal("unknown_level", f"no bot plays at that level; there are: {known}", levels=known)


def check_clock(terms: ClockTerms, levels: tuple[str, ...]) -> None:
    """Raises Refusal `unknown_level` if no bot could keep a seat on these terms."""
    if terms.keeper is not None:
        check_level(terms.keeper, levels)


def check_may_configure(table: Table, person: Person) -> None:
    """Raises Refusal if they may not change the table now."""
    _check_host(table, person)
    table.check_not_playing()


def configure(table: Table, person: Person, ask: Configure, lock: Lock | None) -> None:
    """Change the table, all or nothing. Afterwards everyone must be ready again. `lock` is for the password asked."""
    check_may_configure(table, person)
    if ask.clock is not None:
        check_clock(ask.clock, table.premises.levels)
    options = table.options if ask.options is msgspec.UNSET else read_options(table.game, ask.options)
    name = table.name if ask.name is None else table.premises.names.take(ask.name, person)
    secret = table.secret
    if ask.listed is False and table.listed and secret is None:
        secret = table.premises.board.secret_code()
    if ask.seats is not None:
        check_seat_count(table.game, ask.seats)
        table.seating.resize(ask.seats)
    table.reopen_room()
    table.options = options
    table.name = name
    if ask.clock is not None:
        table.clock.terms = ask.clock
    if ask.password is not None:
        table.lock = lock
    if ask.listed is not None:
        table.listed, table.secret = ask.listed, secret
    if ask.delay is not None:
        table.watching.delay = ask.delay
    table.seating.nobody_is_ready()
    table.tell()


def start(table: Table, person: Person) -> None:
    """Begin the match."""
    _check_host(table, person)
    table.premises.check_not_closing()
    table.check_not_playing()
    if not table.seating.all_taken:
        raise Refusal("seats_open", "a seat is still open")
    if not all(seat.ready and seat.holder in table.audience.present for seat in table.seating.seats):
        raise Refusal("not_everyone_ready", "not everyone is ready")
    table.begin_match()


def add_bot(table: Table, person: Person, ask: AddBot) -> None:
    """Hire a bot for an open seat, or in place of a bot that is gone."""
    _check_host(table, person)
    check_level(ask.level, table.premises.levels)
    table.bots.hire(_seat_for_bot(table, ask.seat), ask.level, person)
    table.tell()


def remove(table: Table, person: Person, ask: Remove) -> None:
    """Take whoever sits there out of the seat, in a running match too: somebody else may play on."""
    _check_host(table, person)
    seat = table.seating.at(ask.seat)
    if seat.bot is not None:
        table.bots.dismiss(seat)
    else:
        table.vacate(seat)
    table.clock.look()
    table.tell()
    table.agreements.settle()


def hand_over(table: Table, person: Person, ask: HandOver) -> None:
    """Make somebody else at the table the host."""
    _check_host(table, person)
    heir = next((other for other in table.audience.present if other.id == ask.person), None)
    if heir is None or not table.is_person_here(heir):
        raise Refusal("no_such_person", "nobody of that id is at the table and could be its host")
    table.host = heir
    table.tell()


def mute(table: Table, person: Person, ask: Mute) -> None:
    """Let someone at the table speak no more, or again; or everyone who looks on, as far as the players hear it."""
    _check_host(table, person)
    if ask.person is None:
        table.moderation.watchers_muted = ask.muted
    else:
        table.moderation.mute(_guest(table, ask.person), ask.muted)
    table.tell()


def bar(table: Table, person: Person, ask: Bar) -> None:
    """Put someone who looks on out of the table for a while. Raises Refusal `has_seat` if they do not just look on."""
    _check_host(table, person)
    guest = _guest(table, ask.person)
    if table.seating.seats_of(guest):
        raise Refusal("has_seat", "they have a seat at the table; take it from them first")
    barred = table.moderation.bar(guest, ask.minutes)
    guest.send(PutOut(table.code, barred.until))
    table.dismiss(guest)
    table.tell()


def unbar(table: Table, person: Person, ask: Unbar) -> None:
    """Let someone come again."""
    _check_host(table, person)
    table.moderation.unbar(ask.person)
    table.tell()


def _guest(table: Table, person: str) -> Person:
    """Whoever is at the table and not its host."""
    guest = next((other for other in table.audience.present if other.id == person), None)
    if guest is None or guest is table.host:
        raise Refusal("no_such_person", "nobody else of that id is at the table")
    return guest


def pause(table: Table, person: Person) -> None:
    """Let the match stand still, whoever is there."""
    _check_host(table, person)
    table.running_play()
    table.clock.pause_by(person.name)


def go_on(table: Table, person: Person) -> None:
    """End the pause."""
    _check_host(table, person)
    table.running_play()
    table.clock.go_on()


def skip(table: Table, person: Person, ask: Skip) -> None:
    """Let a bot play this turn for a seat that is waited for."""
    _check_host(table, person)
    play = table.running_play()
    seat = table.seating.at(ask.seat)
    is_awaited = play.now is not None and ask.seat in play.now.to_act
    could_play = seat.holder in table.audience.present and table.clock.has_time(seat)
    if seat.holder is None or seat.bot is not None or not is_awaited or could_play:
        raise Refusal("nobody_to_skip", "that seat's player is there and has time, or is not awaited", seat=ask.seat)
    table.warm.keep(seat, table.clock.keeper_level, one_turn=True)
    table.clock.look()
    table.tell()


def replace_with_bot(table: Table, person: Person, ask: ReplaceWithBot) -> None:
    """Give the seat to a bot for good, whoever has it."""
    _check_host(table, person)
    table.running_play()
    level = ask.level or table.clock.keeper_level
    check_level(level, table.premises.levels)
    table.bots.hire(table.seating.at(ask.seat), level, person)
    table.clock.look()
    table.tell()
    table.agreements.settle()


def _seat_for_bot(table: Table, index: int | None) -> Seat:
    if index is not None:
        seat = table.seating.at(index)
        if seat.bot is not None and (seat.holder is None or seat.holder not in table.audience):
            return seat
    return table.seating.open_seat(index)


def _check_host(table: Table, person: Person) -> None:
    if person not in table.audience:
        raise Refusal("not_at_table", "you are not at that table")
    if person is not table.host:
        raise Refusal("not_host", "only the host of the table may do that")
