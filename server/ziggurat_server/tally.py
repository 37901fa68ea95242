"""What has been counted since the server started."""

from __future__ import annotations

from ziggurat_server.tables.moments.moment import Moment


class Tally:
    """Counts that only grow."""

    __slots__ = (
        "actions",
        "bytes_in",
        "bytes_out",
        "connections",
        "dropped_slow",
        "matches_begun",
        "matches_ended",
        "messages_in",
        "refused",
        "rejected",
        "undone",
    )

    def __init__(self) -> None:
        self.connections = 0
        self.bytes_in = 0
        self.bytes_out = 0
        self.messages_in = 0
        self.refused = 0
        self.dropped_slow = 0
        self.matches_begun = 0
        self.matches_ended = 0
        self.actions = 0
        self.undone = 0
        self.rejected = 0

    def match_moved(self, moment: Moment) -> None:
        """Count what this moment is: a beginning, an action or an undone one, an end."""
        self.matches_begun += moment.is_first
        self.actions += moment.actor is not None and not moment.undone
        self.undone += moment.undone
        self.matches_ended += moment.is_final
