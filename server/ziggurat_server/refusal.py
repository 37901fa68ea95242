"""A refusal: the one way in which the server says no."""

from __future__ import annotations

from ziggurat.wire.messages import Params


class Refusal(Exception):
    """What was asked is not granted, and nothing has changed.

    `code` is stable and translated by clients, with `params` for the blanks; `message` is English, for logs.
    """

    def __init__(self, code: str, message: str, **params: str | int) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.params: Params = params
