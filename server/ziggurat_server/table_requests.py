"""What one asks at a table and is simply done: each message led to the power that it is about."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.wire.messages import (
    AddBot,
    Answer,
    Bar,
    ChooseColour,
    GoOn,
    HandOver,
    Leave,
    Mute,
    Offer,
    Pause,
    Ready,
    Reclaim,
    Remove,
    ReplaceWithBot,
    Resign,
    Resume,
    Skip,
    Stand,
    Start,
    Unbar,
    VoteHost,
)
from ziggurat_server.guests.people import Person
from ziggurat_server.tables import host_powers, player_powers
from ziggurat_server.tables.looking import TogetherRequest, carry_out
from ziggurat_server.tables.table import Table

HostRequest: TypeAlias = Start | AddBot | Remove | HandOver | Mute | Bar | Unbar | Pause | GoOn | Skip | ReplaceWithBot
"""What only the host may ask."""

_PlayerRequest: TypeAlias = Stand | Ready | ChooseColour | Offer | Answer | Reclaim | Resign | VoteHost
"""What only those who sit may ask."""

TableRequest: TypeAlias = Leave | Resume | _PlayerRequest | HostRequest | TogetherRequest


def ask_at(table: Table, person: Person, ask: TableRequest) -> None:
    """Do what is asked at that table. Raises Refusal, and then nothing has changed."""
    match ask:
        case Stand():
            player_powers.stand(table, person, ask.seat)
        case Leave():
            table.leave(person)
        case Ready():
            player_powers.set_ready(table, person, ask)
        case ChooseColour():
            player_powers.choose_colour(table, person, ask)
        case Resume():
            table.resume(person, ask.since)
        case Offer():
            table.agreements.make(person, ask)
        case Answer():
            table.agreements.answer(person, ask)
        case Start():
            host_powers.start(table, person, ask)
        case AddBot():
            host_powers.add_bot(table, person, ask)
        case Remove():
            host_powers.remove(table, person, ask)
        case HandOver():
            host_powers.hand_over(table, person, ask)
        case Mute():
            host_powers.mute(table, person, ask)
        case Bar():
            host_powers.bar(table, person, ask)
        case Unbar():
            host_powers.unbar(table, person, ask)
        case Pause():
            host_powers.pause(table, person)
        case GoOn():
            host_powers.go_on(table, person)
        case Skip():
            host_powers.skip(table, person, ask)
        case ReplaceWithBot():
            host_powers.replace_with_bot(table, person, ask)
        case Resign():
            player_powers.resign(table, person, ask.seat)
        case VoteHost():
            player_powers.vote_host(table, person, ask)
        case Reclaim():
            player_powers.reclaim(table, person, ask.seat)
        case _:
            carry_out(table, person, ask)
