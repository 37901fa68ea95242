"""A bot's session at a table from beginning to end: the conversation over a connection, driven by the clock."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from random import Random
from time import monotonic, sleep
from typing import Final

from ziggurat.wire.backoff import retry_delay
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Ping, ServerMessage, Welcome
from ziggurat.wire.silence import BEFORE_WELCOME, Silence, Verdict, bearable
from ziggurat_bot.connection import Connection, ConnectionLost
from ziggurat_bot.conversation import Conversation, TurnedAway
from ziggurat_bot.tls import Untrusted

LONGEST_DELAY: Final = 2.0
"""Seconds between two tries to come back, at most in the mean: others wait for a bot."""


def play_until_closed(
    address: Address, conversation: Conversation, known: str | None = None, patience: float = 0.0
) -> None:
    """Connect and talk until the table closes, or the server is gone for `patience` seconds. Raises TurnedAway.

    `known` is the fingerprint that is trusted under TLS.
    """
    try:
        connection: Connection | None = _connected(address, known)
    except OSError as error:
        raise TurnedAway(f"there is no server at {address.host} port {address.port}: {error}") from error
    while connection is not None:
        with connection:
            try:
                _talk(connection, conversation)
                return
            except ConnectionLost as lost:  # whoever comes back in time has the same seat
                if not conversation.was_welcome:
                    raise TurnedAway(_no_welcome(address, lost)) from lost
        connection = _connected_again(address, known, monotonic() + patience)


def _no_welcome(address: Address, lost: ConnectionLost) -> str:
    hint = "" if address.tls else "; if it speaks TLS, its link begins with ziggurats://"
    return f"{address.host} port {address.port} did not say welcome ({lost}){hint}"


def _connected(address: Address, known: str | None) -> Connection:
    try:
        return Connection(address, known)
    except Untrusted as reason:
        raise TurnedAway(str(reason)) from reason


def _connected_again(address: Address, known: str | None, deadline: float) -> Connection | None:
    """A new connection once the server answers again; None if it does not before the deadline."""
    random = Random()
    for tries in count():
        left = deadline - monotonic()
        if left <= 0:
            break
        sleep(min(left, retry_delay(tries, random, LONGEST_DELAY)))
        with suppress(OSError):
            return _connected(address, known)
    return None


def _talk(connection: Connection, conversation: Conversation) -> None:
    connection.send(conversation.greeting())
    silence = Silence(BEFORE_WELCOME, monotonic())
    while not conversation.over:
        for message in _hear(connection, silence, conversation.wait(monotonic())):
            if isinstance(message, Welcome):
                silence = Silence(bearable(message.limits), monotonic())
            for reply in conversation.answer(message, monotonic()):
                connection.send(reply)
        conversation.think(monotonic)
        act = conversation.act(monotonic())
        if act is not None:
            connection.send(act)


def _hear(connection: Connection, silence: Silence, wait: float | None) -> list[ServerMessage]:
    """The messages that arrive within `wait` seconds, or before the silence is too long. Raises ConnectionLost."""
    next_verdict = silence.next_verdict_in(monotonic())
    arrived = connection.receive(next_verdict if wait is None else min(wait, next_verdict))
    if arrived is not None:
        silence.heard(monotonic())
        return arrived
    match silence.verdict(monotonic()):
        case Verdict.ASK:
            connection.send(Ping())
        case Verdict.GONE:
            raise ConnectionLost("the server has fallen silent")
    return []
