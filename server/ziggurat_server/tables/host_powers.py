"""What only the host of a table may ask."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.games import game_named
from ziggurat.games.game import Game, Options
from ziggurat.visible_text import visible
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
    Start,
    Unbar,
)
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.openings import Opening, opening_of
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.table import Table


def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of that name. Raises Refusal `unknown_game`."""
    try:
        return game_named(name)
    except LookupError as unknown:
        raise Refusal("unknown_game", str(unknown), game=name) from unknown


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
    table.state.check_host(person)
    table.state.stage.check_not_playing()


def configure(table: Table, person: Person, ask: Configure, lock: Lock | None) -> None:
    """Change the table, all or nothing. Afterwards everyone must be ready again. `lock` is for the password asked."""
    check_may_configure(table, person)
    if ask.clock is not None:
        check_clock(ask.clock, table.context.levels)
    game = table.state.game if ask.game is None else find_game(ask.game)
    keeps_options = ask.options is msgspec.UNSET and game is table.state.game
    options = table.state.options if keeps_options else read_options(game, ask.options)
    seats = _seats_wanted(table, game, ask.seats)
    name = table.state.name if ask.name is None else table.context.names.take(ask.name, person)
    secret = table.state.secret
    if ask.listed is False and table.state.listed and secret is None:
        secret = table.context.board.secret_code()
    terms = ask.series or table.state.series_terms
    played_by = game, options, seats, terms
    before = table.state.game, table.state.options, len(table.state.seating), table.state.series_terms
    table.state.seating.resize(seats)
    if played_by != before:
        table.state.series = None
    table.course.reopen_room()
    table.state.series_terms = terms
    table.state.game = game
    table.state.options = options
    table.state.name = name
    if ask.clock is not None:
        table.state.terms = ask.clock
    if ask.password is not None:
        table.state.lock = lock
    if ask.listed is not None:
        table.state.listed, table.state.secret = ask.listed, secret
    if ask.delay is not None:
        table.state.delay = ask.delay
    if ask.chances is not None:
        table.state.chances_shown = ask.chances
    if ask.bots_speak is not None:
        table.state.bots_speak = ask.bots_speak
    if ask.rated is not None:
        table.state.rated = ask.rated
    table.state.seating.nobody_is_ready()
    table.updates.send()


def _seats_wanted(table: Table, game: Game[Any, Any, Any], asked: int | None) -> int:
    """The number of seats that was asked, else as many as there are, else the fewest for those who sit.

    Raises Refusal `bad_seats` if the game is not played by so many, or not by as many as sit.
    """
    now = len(table.state.seating)
    if asked is None and now not in game.seat_counts:
        taken = sum(not seat.is_open for seat in table.state.seating.seats)
        asked = next((count for count in game.seat_counts if count >= taken), taken)
    seats = now if asked is None else asked
    check_seat_count(game, seats)
    return seats


def start(table: Table, person: Person, ask: Start) -> None:
    """Begin the match, without the open seats if that is asked."""
    table.state.check_host(person)
    table.context.check_not_closing()
    table.state.stage.check_not_playing()
    taken = [seat for seat in table.state.seating.seats if not seat.is_open]
    if len(taken) < len(table.state.seating) and not ask.close_open:
        raise Refusal("seats_open", "a seat is still open")
    check_seat_count(table.state.game, len(taken))
    if not all(seat.ready and seat.holder in table.state.audience.present for seat in taken):
        raise Refusal("not_everyone_ready", "not everyone is ready")
    opening = None if ask.beginning is msgspec.UNSET else _opening(table, ask.beginning, len(taken))
    table.state.seating.resize(len(taken))
    if opening is None:
        table.course.begin()
        return
    table.state.seating.set_colours(opening.colours)
    table.course.begin(opening.again)


def _opening(table: Table, record: msgspec.Raw, seats: int) -> Opening:
    """The match that the record begins. Raises Refusal."""
    if not table.context.takes_records:
        raise Refusal("no_records", "on this server every match begins from its setup")
    return opening_of(table.state, seats, record, table.context.limits.moments)


def add_bot(table: Table, person: Person, ask: AddBot) -> None:
    """Hire a bot for an open seat, or in place of a bot that is gone."""
    table.state.check_host(person)
    check_level(ask.level, table.context.levels)
    table.bots.hire(_seat_for_bot(table, ask.seat), ask.level, person, ask.style)
    table.updates.send()


def remove(table: Table, person: Person, ask: Remove) -> None:
    """Take whoever sits there out of the seat, in a running match too: somebody else may play on."""
    table.state.check_host(person)
    seat = table.state.seating.at(ask.seat)
    if seat.bot is not None:
        table.bots.dismiss(seat)
    else:
        table.attendance.vacate(seat)
    table.clock.update()
    table.updates.send()
    table.settle()


def hand_over(table: Table, person: Person, ask: HandOver) -> None:
    """Make somebody else at the table the host."""
    table.state.check_host(person)
    heir = next((other for other in table.state.audience.present if other.id == ask.person), None)
    if heir is None or not table.state.is_person_here(heir):
        raise Refusal("no_such_person", "nobody of that id is at the table and could be its host")
    table.state.make_host(heir)
    table.updates.send()


def mute(table: Table, person: Person, ask: Mute) -> None:
    """Mute someone at the table, or end that; or everyone who looks on, as far as the players hear it."""
    table.state.check_host(person)
    moderation = table.state.moderation
    if ask.person is None:
        moderation.watchers_muted = ask.muted
    elif ask.muted:
        moderation.mute(_guest(table, ask.person), ask.minutes, visible(ask.reason).strip())
    else:
        moderation.let_speak(_guest(table, ask.person))
    table.updates.send()
    table.together.settle()


def bar(table: Table, person: Person, ask: Bar) -> None:
    """Put someone who looks on out of the table for a while. Raises Refusal `has_seat` if they do not just look on."""
    table.state.check_host(person)
    guest = _guest(table, ask.person)
    if table.state.seating.seats_of(guest):
        raise Refusal("has_seat", "they have a seat at the table; take it from them first")
    barred = table.state.moderation.bar(guest, ask.minutes, visible(ask.reason).strip())
    guest.send(PutOut(table.code, barred.until, barred.reason))
    table.attendance.go(guest)
    table.updates.send()


def unbar(table: Table, person: Person, ask: Unbar) -> None:
    """End that someone is barred."""
    table.state.check_host(person)
    table.state.moderation.unbar(ask.person)
    table.updates.send()


def _guest(table: Table, person: str) -> Person:
    """Whoever is at the table and not its host."""
    guest = next((other for other in table.state.audience.present if other.id == person), None)
    if guest is None or guest is table.state.host:
        raise Refusal("no_such_person", "nobody else of that id is at the table")
    return guest


def pause(table: Table, person: Person) -> None:
    """Pause the match, whoever is there."""
    table.state.check_host(person)
    table.state.stage.running_play()
    table.clock.pause_by(person.name)


def go_on(table: Table, person: Person) -> None:
    """End the pause."""
    table.state.check_host(person)
    table.state.stage.running_play()
    table.clock.go_on()


def skip(table: Table, person: Person, ask: Skip) -> None:
    """Send for a bot that plays this turn for a seat that is waited for."""
    table.state.check_host(person)
    play = table.state.stage.running_play()
    seat = table.state.seating.at(ask.seat)
    is_awaited = play.now is not None and ask.seat in play.now.due.seats
    could_play = seat.holder in table.state.audience.present and table.clock.has_time(seat)
    if seat.holder is None or seat.bot is not None or not is_awaited or could_play:
        raise Refusal("nobody_to_skip", "that seat's player is there and has time, or is not awaited", seat=ask.seat)
    table.substitutes.play_for(seat, table.substitutes.level, one_turn=True)
    table.clock.update()
    table.updates.send()


def replace_with_bot(table: Table, person: Person, ask: ReplaceWithBot) -> None:
    """Give the seat to a bot for good, whoever has it."""
    table.state.check_host(person)
    table.state.stage.running_play()
    level = ask.level or table.substitutes.level
    check_level(level, table.context.levels)
    table.bots.hire(table.state.seating.at(ask.seat), level, person)
    table.clock.update()
    table.updates.send()
    table.settle()


def _seat_for_bot(table: Table, index: int | None) -> Seat:
    if index is not None:
        seat = table.state.seating.at(index)
        if seat.bot is not None and (seat.holder is None or seat.holder not in table.state.audience):
            return seat
    return table.state.seating.open_seat(index)
