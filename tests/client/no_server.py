"""A private server that never comes up."""

from __future__ import annotations

from ziggurat.wire.links import Address
from ziggurat_client.kept.waiting_games import KeptGame


class NoServer:
    """Stands in for a private server, and starts nothing."""

    failure = None
    address: Address | None = None
    is_taken = False

    def __init__(self, game: KeptGame | None = None, *, told: bool = True) -> None:
        self.game = game
        self.told = told

    def stop(self) -> None:
        """Nothing runs."""
