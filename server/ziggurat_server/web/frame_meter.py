"""Watches the heads of the frames that a guest sends, so that nothing without bound is even begun to be read."""

from __future__ import annotations

from typing import Final

from ziggurat_server.web.frames import AGAINST_THE_RULES, NOT_TEXT, TOO_LONG

MOST_PIECES: Final = 256
"""Frames that one message may be cut into."""

_OPCODE: Final = 0x0F
_BINARY: Final = 2
_CONTROL: Final = 8
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_KEY: Final = 4
_START: Final = 2
_LONGER: Final = {126: 2, 127: 8}
"""How many bytes more say the length, by what the first says of it."""


class Breach(Exception):
    """A guest sends what is not taken. `close_code` is for the close frame, `code` and the text are for `closing`."""

    def __init__(self, close_code: int, code: str, message: str) -> None:
        super().__init__(message)
        self.close_code = close_code
        self.code = code


class FrameMeter:
    """Counts along with one guest's frames, however they arrive. Whether they are well made is not looked at."""

    __slots__ = ("_head", "_longest", "_message", "_passing", "_pieces")

    def __init__(self, longest: int) -> None:
        """`longest` is the most bytes of a message, all its pieces together."""
        self._longest = longest
        self._head = bytearray()
        self._passing = 0
        self._message = 0
        self._pieces = 0

    def look(self, arrived: bytes) -> int:
        """How many pings and other control frames begin in these bytes. Raises Breach."""
        controls = at = 0
        while at < len(arrived):
            if self._passing:
                passed = min(self._passing, len(arrived) - at)
                self._passing -= passed
            else:
                piece = arrived[at : at + self._wanting]
                passed = len(piece)
                self._head += piece
                if not self._wanting:
                    controls += self._begin_frame()
            at += passed
        return controls

    @property
    def _wanting(self) -> int:
        """How many bytes the head lacks, as far as can be said yet."""
        if len(self._head) < _START:
            return _START - len(self._head)
        second = self._head[1]
        whole = _START + _LONGER.get(second & _LENGTH, 0) + (_KEY if second & _MASKED else 0)
        return whole - len(self._head)

    def _begin_frame(self) -> bool:
        """Note what the head says; whether it is that of a control frame."""
        opcode, length = self._head[0] & _OPCODE, self._head[1] & _LENGTH
        more = _LONGER.get(length)
        if more is not None:
            length = int.from_bytes(self._head[_START : _START + more])
        self._head.clear()
        self._passing = length
        if opcode >= _CONTROL:
            return True
        if opcode == _BINARY:
            raise Breach(NOT_TEXT, "bad_message", "a message is text, one line of the protocol")
        if opcode:
            self._message = self._pieces = 0
        self._message += length
        self._pieces += 1
        if self._message > self._longest:
            raise Breach(TOO_LONG, "line_too_long", f"a message has at most {self._longest} bytes")
        if self._pieces > MOST_PIECES:
            raise Breach(AGAINST_THE_RULES, "bad_message", f"a message comes in at most {MOST_PIECES} frames")
        return False
