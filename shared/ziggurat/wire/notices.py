"""The messages that a server says by itself: that a connection ends, and what everyone should read."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.bounds import Code, Count, NoticeText, Params, Sentence, Tables
from ziggurat.wire.terms import Message


class Closing(Message, frozen=True):
    """The server ends the connection and says why: `shutting_down`, `too_slow`, `silent`, `taken_over`, …"""

    code: Code
    message: Sentence
    params: Params = msgspec.field(default_factory=dict)


class Notice(Message, frozen=True):
    """Something that everyone on the server should read, or this person.

    `kind` says who speaks: the host's greeting to whoever arrives, the host to all, or the server, which stops in
    `seconds` at the latest: no table opens and no match begins until then. Or it says that `tables` of this person's
    are set aside: they are on file, and the server cannot bring them back now. `why` is a code: `unreadable`,
    `unplayable`, `other_rules` or `differs`.
    """

    kind: Literal["greeting", "host", "stopping", "set_aside"]
    text: NoticeText = ""
    seconds: Count | None = None
    tables: Tables = ()
    why: Code = ""
