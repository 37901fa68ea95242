"""The frames of RFC 6455 that this server sends: a line of the protocol is a text, and then it says goodbye."""

from __future__ import annotations

from typing import Final

GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
AGAINST_THE_RULES: Final = 1008
TOO_LONG: Final = 1009
"""Codes of a close frame."""

_TEXT: Final = b"\x81"
_CLOSE: Final = b"\x88"
_SHORT: Final = 126
_MIDDLING: Final = 1 << 16


class Frames:
    """Makes frames of lines. The last one is kept, because many watchers are sent the same line one after the other."""

    __slots__ = ("_frame", "_line")

    def __init__(self) -> None:
        self._line = b""
        self._frame = b""

    def of(self, line: bytes) -> bytes:
        """The frame whose text is that line without its newline."""
        if line is not self._line:
            self._frame = _head(len(line) - 1) + line[:-1]
            self._line = line
        return self._frame


def close_frame(code: int) -> bytes:
    """The last frame, which says by that code why it is."""
    return _CLOSE + b"\x02" + code.to_bytes(2)


def _head(length: int) -> bytes:
    if length < _SHORT:
        return _TEXT + length.to_bytes(1)
    if length < _MIDDLING:
        return _TEXT + b"\x7e" + length.to_bytes(2)
    return _TEXT + b"\x7f" + length.to_bytes(8)
