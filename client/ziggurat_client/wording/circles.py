"""Those who look at a finished match together, in a person's words."""

from __future__ import annotations

from ziggurat.wire.messages import Table
from ziggurat_client.network.circle_record import CircleRecord
from ziggurat_client.wording.offers import ShownOffer, missing_names
from ziggurat_client.wording.words import Words


def who_looks(words: Words, circle: CircleRecord) -> str:
    """Who leads, and how many look; nothing where nobody does."""
    if not circle.is_on:
        return ""
    leads = words.say("circle.leads", name=circle.holder_name)
    return f"{leads} · {words.say('circle.count', count=circle.count)}"


def shown_playing_on(words: Words, table: Table, circle: CircleRecord, where: str) -> ShownOffer | None:
    """The offer to play on from a position that is called `where`, None if there is none."""
    offer = circle.playing_on
    if offer is None:
        return None
    missing, names = missing_names(table, offer.agreed)
    key = "circle.playing_on" if where else "circle.playing_on.somewhere"
    return ShownOffer(
        number=offer.step,
        seat=offer.seat,
        sentence=words.say(key, name=table.seats[offer.seat].name or "", where=where),
        waiting=words.say("offer.waiting", names=names) if names else words.say("circle.playing_on.soon"),
        is_asked=any(number in missing for number in table.your_seats),
        is_ours=bool(table.your_seats),
    )
