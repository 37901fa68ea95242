"""What the keys mean at the market, besides those that walk from one thing to the next."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.market.modes import MarketCommand, MarketPress, Send
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint

SEND: Final = Intention.ACTION_1
ACCEPT: Final = Intention.ACTION_2
DECLINE: Final = Intention.ACTION_3
AGAIN: Final = Intention.ACTION_4
FLIP: Final = Intention.ACTION_5
NEXT: Final = Intention.ACTION_6
READY: Final = Intention.END
_COMMANDS: Final[dict[Intention, MarketPress]] = {
    ACCEPT: MarketPress.ACCEPT,
    DECLINE: MarketPress.DECLINE,
    AGAIN: MarketPress.AGAIN,
    FLIP: MarketPress.FLIP,
    NEXT: MarketPress.NEXT_ANSWER,
    READY: MarketPress.READY,
    Intention.MORE: MarketPress.NAME_ANOTHER,
    Intention.UNDO: MarketPress.CLEAR,
}


def market_command(intention: Intention | None, note: str) -> MarketCommand | None:
    """The command that a key gives; `note` is what is written beside the lot."""
    if intention is None:
        return None
    return Send(note) if intention is SEND else _COMMANDS.get(intention)


def market_hints(desk: Desk) -> tuple[KeyHint, ...]:
    """The keys of the market, in words."""
    say, caps = desk.words.say, desk.prompts.caps
    return (
        KeyHint(caps(SEND, AGAIN), say("civilization.market.keys.send")),
        KeyHint(caps(ACCEPT, DECLINE), say("civilization.market.keys.answer")),
        KeyHint(caps(NEXT), say("civilization.market.keys.next")),
        KeyHint(caps(Intention.MORE), say("civilization.market.keys.name")),
        KeyHint(caps(READY), say("civilization.market.keys.ready")),
        KeyHint(caps(FLIP), say("civilization.market.keys.flip")),
    )
