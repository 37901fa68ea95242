"""Where a friend is, in words."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.visible_text import visible
from ziggurat.wire.messages import FriendHere, TableCard
from ziggurat_client.wording.words import Words


def where_here(words: Words, told: FriendHere, name: str, tables: Mapping[str, TableCard]) -> str:
    """Where on this server, and under which name if it is not the one we know."""
    if told.table is None:
        place = words.say("friends.here.lobby")
    else:
        card = tables.get(told.table)
        place = words.say("friends.here.table", table=visible(card.name) if card else told.table)
    called = visible(told.name).strip()
    return place if called == name else words.say("friends.here.as", name=called, place=place)
