"""A private server that never comes up."""

from __future__ import annotations

from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.waiting_games import KeptGame


class NoServer:
    """Stands in for a private server, and starts nothing."""

    failure = None
    address = None
    is_taken = False

    def __init__(self, game: KeptGame | None = None, guide: GuideNotes | None = None) -> None:
        self.game = game
        self.guide = guide

    def stop(self) -> None:
        """Nothing runs."""
