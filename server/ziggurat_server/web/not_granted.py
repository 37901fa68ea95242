"""A request that is not granted."""

from __future__ import annotations


class NotGranted(Exception):
    """Answered with that status, and a sentence that says why: the one of `door.<why>`."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
