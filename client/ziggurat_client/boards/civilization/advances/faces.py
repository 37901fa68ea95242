"""What the card of an advance tells a player: price, credits, what is left, and whether it may be had (10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.purchasing import copies_left, giving_credit, price_for, why_not_own
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat.games.civilization.tables import AdvanceId, CalamityId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.art.advances.card_body import CardState
from ziggurat_client.wording.words import Words

SOFTENED: Final[dict[AdvanceId, tuple[CalamityId, ...]]] = {
    "pottery": ("famine",),
    "medicine": ("epidemic",),
    "engineering": ("flood",),
    "law": ("civil_disorder", "iconoclasm"),
    "democracy": ("civil_war", "civil_disorder"),
    "philosophy": ("civil_war", "iconoclasm"),
}
"""The calamities that an advance makes milder (11.2)."""
_ONLY_IN_FULL: Final[frozenset[AdvanceId]] = frozenset(("pottery", "medicine", "coinage"))
"""What does nothing by itself where there are neither calamities nor taxes (3)."""


@dataclass(frozen=True)
class Face:
    """A card as one player sees it. `creditors` are the owned advances that lower its price, `note` says why it cannot
    be had, and `worth` what it counts for once it is owned."""

    advance: AdvanceId
    name: str
    effect: str
    softens: tuple[CalamityId, ...]
    copies: int
    price: int
    net: int
    creditors: tuple[AdvanceId, ...]
    state: CardState
    note: str
    worth: str

    @property
    def credit(self) -> int:
        """How much the owned advances take off."""
        return self.price - self.net


def face_of(
    board: Board, seat: Seat, advance: AdvanceId, cart: tuple[AdvanceId, ...], most: int | None, words: Words
) -> Face:
    """The card for that seat with these in its cart; `most` is the highest cost that it could pay, if that is known."""
    nation, net = board.nations[seat], price_for(board, seat, advance)
    state, note = _standing(board, seat, advance, cart, most, words)
    return Face(
        advance,
        words.say(f"civilization.advance.{advance}"),
        effect_of(board, advance, words),
        SOFTENED.get(advance, ()) if board.options.is_full else (),
        0 if advance in nation.advances else max(0, copies_left(board, advance)),
        ADVANCES[advance].price,
        net,
        tuple(creditors_of(board, seat, advance)),
        state,
        note,
        words.say("civilization.offer.points", count=ADVANCES[advance].price),
    )


def effect_of(board: Board, advance: AdvanceId, words: Words) -> str:
    """What it does in this mode, in a few words."""
    if not board.options.is_full and advance in CIVIC_VIRTUES:
        return words.say("civilization.effect.needed")
    if not board.options.is_full and advance in _ONLY_IN_FULL:
        return words.say("civilization.effect.credit")
    return words.say(f"civilization.effect.{advance}")


def creditors_of(board: Board, seat: Seat, advance: AdvanceId) -> Iterator[AdvanceId]:
    """The owned advances that lower its price now."""
    return (each for each in giving_credit(board, seat) if ADVANCES[each].credits.get(advance))


def _standing(
    board: Board, seat: Seat, advance: AdvanceId, cart: tuple[AdvanceId, ...], most: int | None, words: Words
) -> tuple[CardState, str]:
    """Its state, and why it is closed."""
    nation = board.nations[seat]
    if advance in nation.advances:
        return "own", words.say("civilization.offer.yours")
    if advance in cart:
        return "cart", ""
    refusal = why_not_own(board, nation, tuple(each for each in ADVANCES if each in (*cart, advance)))
    if refusal is not None:
        return "closed", words.say(f"civilization.offer.{refusal.code}")
    short = 0 if most is None else price_for(board, seat, advance) - most
    return ("closed", words.say("civilization.offer.short", count=short)) if short > 0 else ("offered", "")
