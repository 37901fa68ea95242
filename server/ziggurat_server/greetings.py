"""What everyone who comes should know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat.wire.messages import Notice


class Greetings:
    """The notices for newcomers: the host's `message_of_the_day`, and in how many seconds the server `ends_in`."""

    def __init__(self) -> None:
        self.message_of_the_day = ""
        self.ends_in: Callable[[], int] | None = None

    def notices(self) -> Iterator[Notice]:
        """The notices as they are now."""
        if self.message_of_the_day:
            yield Notice("greeting", self.message_of_the_day)
        if self.ends_in is not None:
            yield Notice("stopping", seconds=self.ends_in())
