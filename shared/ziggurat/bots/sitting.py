"""Sitting at a table from beginning to end: the conversation on a line, driven by the clock."""

from __future__ import annotations

from time import monotonic
from typing import Final

from ziggurat.bots.conversation import Conversation, TurnedAway
from ziggurat.bots.line import Line, LineLost
from ziggurat.bots.secured import Untrusted
from ziggurat.wire.links import Address

SILENCE: Final = 180.0
"""Seconds without a word after which a server is taken for gone: a living one asks a silent client how it is."""


def sit_out(address: Address, conversation: Conversation, known: str | None = None) -> None:
    """Connect and talk until the table closes or the server goes. Raises TurnedAway.

    `known` is the fingerprint that is trusted under TLS.
    """
    try:
        line = Line(address, known)
    except Untrusted as reason:
        raise TurnedAway(str(reason)) from reason
    except OSError as error:
        raise TurnedAway(f"there is no server at {address.host} port {address.port}: {error}") from error
    with line:
        try:
            _talk(line, conversation)
        except LineLost:
            return


def _talk(line: Line, conversation: Conversation) -> None:
    line.send(conversation.greeting())
    while not conversation.over:
        wait = conversation.wait(monotonic())
        arrived = line.receive(SILENCE if wait is None else wait)
        if wait is None and arrived is None:
            raise LineLost("the server has fallen silent")
        for message in arrived or ():
            for reply in conversation.answer(message, monotonic()):
                line.send(reply)
        conversation.think()
        act = conversation.act(monotonic())
        if act is not None:
            line.send(act)
