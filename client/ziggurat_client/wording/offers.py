"""What the players of a table are asked to agree to, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat.wire.messages import SeatState, Table
from ziggurat_client.wording.series import goes_on
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class ShownOffer:
    """An open offer as we see it: who `offers` it in a `sentence`, whom it still waits for, and whether we are asked.

    `is_asked` is False once all of us at this screen have agreed, and for those who watch.
    """

    number: int
    seat: Seat
    sentence: str
    waiting: str
    is_asked: bool
    is_ours: bool


def shown_offer(words: Words, table: Table) -> ShownOffer | None:
    """The offer that is open at the table, None if none is."""
    offer = table.offer
    if offer is None:
        return None
    missing, names = missing_names(table, offer.agreed)
    return ShownOffer(
        number=offer.number,
        seat=offer.seat,
        sentence=words.say(f"offer.{offer.kind}", name=table.seats[offer.seat].name or ""),
        waiting=words.say("offer.waiting", names=names),
        is_asked=any(number in missing for number in table.your_seats),
        is_ours=bool(table.your_seats),
    )


def missing_names(table: Table, agreed: Sequence[Seat]) -> tuple[list[Seat], str]:
    """The seats whose yes is still waited for, and who sits there."""
    missing = [number for number, seat in enumerate(table.seats) if _decides(seat) and number not in agreed]
    return missing, ", ".join(table.seats[number].name or "" for number in missing)


def wanting_more(table: Table) -> tuple[Seat, ...]:
    """The seats that agree to a rematch."""
    offer = table.offer
    return offer.agreed if offer is not None and offer.kind == "rematch" else ()


def wanting_words(words: Words, table: Table) -> str:
    """Who would like a rematch, and who has not said so; nothing while nobody would."""
    wanting = wanting_more(table)
    people = [(number, seat.name or "") for number, seat in enumerate(table.seats) if _decides(seat)]
    names = ", ".join(name for number, name in people if number in wanting)
    missing = ", ".join(name for number, name in people if number not in wanting)
    if not names:
        return ""
    key = "series.wanting" if goes_on(table) else "result.wanting"
    if not missing:
        return words.say(f"{key}.all", names=names)
    return words.say(key, names=names, missing=missing)


def _decides(seat: SeatState) -> bool:
    """Whether somebody sits there who may say no."""
    return seat.person is not None and not seat.has_bot
