"""What was said at a table, kept for those who come later."""

from __future__ import annotations

from collections import deque

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Said
from ziggurat_server.journal import LineSaid
from ziggurat_server.people import Person


class Chat:
    """The last `most` lines, encoded."""

    def __init__(self, most: int) -> None:
        self._lines: deque[bytes] = deque(maxlen=most)

    def add(self, line: LineSaid) -> bytes:
        """Keep the line. Returns the message for those who are there."""
        encoded = encode(Said(line.person, line.name, line.text, line.at, line.table, line.seat))
        self._lines.append(encoded)
        return encoded

    def tell(self, person: Person) -> None:
        """Tell someone who has come all that is kept, oldest first."""
        for line in self._lines:
            person.send_line(line)
