"""How a table looks: to those at it, and to the lobby."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ziggurat.wire.messages import PersonCard, TableCard
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.seat_states import seat_states
from ziggurat_server.tables.series import series_for_watchers
from ziggurat_server.tables.state import NO_DELAY, TableState
from ziggurat_server.tables.watching import Watching


def table_message(state: TableState, watching: Watching, most_watchers: int) -> TableMessage:
    """Everything about the table but its match, as a watcher sees it, with the first `most_watchers` of them named."""
    watchers = watchers_of(state)
    return TableMessage(
        table=state.code,
        name=state.name,
        game=state.game.id,
        options=msgspec.Raw(msgspec.json.encode(state.options)),
        stage=watching.stage,
        locked=state.lock is not None,
        listed=state.listed,
        secret=None if state.listed else state.secret,
        host=None if state.host is None else state.host.id,
        seats=watching.seats,
        watchers=tuple(PersonCard(person.id, person.name, person.bot) for person in watchers[:most_watchers]),
        revision=watching.revision,
        watcher_count=len(watchers),
        watchers_muted=state.moderation.watchers_muted,
        delay=None if state.delay == NO_DELAY else state.delay,
        chances=state.chances_shown,
        bots_speak=state.bots_speak,
        # What is on offer tells something of the match, which those who see it late must not know yet.
        offer=state.told_offer if state.delay == NO_DELAY else None,
        clock=state.terms,
        rules_version=_rules_version(state),
        series_terms=state.series_terms,
        rated=state.rated,
        night=state.night,
        host_votes=state.votes.told(state.seating),
        series=series_for_watchers(state, watching),
    )


def _rules_version(state: TableState) -> int:
    """The version of the rules of the match that is shown, or else of the next one."""
    play = state.stage.shown_play
    return state.game.rules_version if play is None else play.match.game.rules_version


def message_to_player(state: TableState, seats: tuple[int, ...], to_watchers: TableMessage) -> TableMessage:
    """What the one in these seats is told, made from what watchers are told."""
    return replace(
        to_watchers,
        your_seats=seats,
        stage=state.stage.name,
        seats=seat_states(state),
        revision=0 if state.play is None else state.play.revision_of(seats[0]),
        offer=state.told_offer,
        series=state.series,
    )


def message_to_host(state: TableState, message: TableMessage) -> TableMessage:
    """What the host is told, made from what anybody in their place is."""
    return replace(message, muted=state.moderation.muted, barred=state.moderation.barred)


def table_card(state: TableState, watching: Watching, deadline: int | None) -> TableCard:
    """The table as the lobby lists it: as far as its watchers know. `deadline` is when time is up, if any runs."""
    awaited = awaited_of(state, watching)
    return TableCard(
        table=state.code,
        name=state.name,
        game=state.game.id,
        stage=watching.stage,
        locked=state.lock is not None,
        seats=watching.seats,
        host=None if state.host is None else state.host.id,
        watchers=len(watchers_of(state)),
        round=round_of(state, watching),
        clock=state.terms,
        awaited=awaited,
        # How much time is left tells when the last turn was, which those who see the match late must not know yet.
        until=deadline if awaited and state.delay == NO_DELAY else None,
        # Who does not know the password may not look on.
        sketch="" if state.lock is not None or state.stage.shown_play is None else watching.sketch,
        phase=phase_of(state, watching),
    )


def awaited_of(state: TableState, watching: Watching) -> tuple[int, ...]:
    """The seats whose decision a slow match awaits, as far as watchers know; none in any other."""
    now = None if state.stage.shown_play is None else watching.now
    return () if now is None or not state.terms.is_slow else now.due.seats


def round_of(state: TableState, watching: Watching) -> int:
    """Which of its game's rounds the match is in as far as watchers know, from 1; 0 where there is none."""
    now = None if state.stage.shown_play is None else watching.now
    return 0 if now is None else now.span.round


def phase_of(state: TableState, watching: Watching) -> str:
    """What goes on in the match as far as watchers know, in its game's own word; empty where there is none."""
    now = None if state.stage.shown_play is None else watching.now
    return "" if now is None else now.span.phase


def watchers_of(state: TableState) -> list[Person]:
    """Those at the table without a seat, in the order in which they came."""
    return [person for person in state.audience.present if not state.seating.seats_of(person)]
