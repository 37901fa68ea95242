"""Why a match can only be looked at: it is set aside, or the rules here are not its own."""

from __future__ import annotations

from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.wording.words import Words


def rules_trouble(words: Words, record: TableRecord) -> str | None:
    """The sentence that says so, None if the match can be played here."""
    aside, version = record.table.aside, record.table.rules_version or record.game.rules_version
    if aside is not None:
        key = f"only_shown.{aside.why}"
        known = key if words.knows(key) else "only_shown.unplayable"
        return words.say(known, step=aside.step, version=version, here=aside.rules_version)
    if record.has_rules or record.table.stage != "playing":
        return None
    return words.say("only_shown.our_rules", version=version, here=record.game.rules_version)
