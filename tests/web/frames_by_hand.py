"""Frames of RFC 6455 as tests write and read them, one byte after the other."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_KEY: Final = b"\x11\x22\x33\x44"


class Frame(NamedTuple):
    """What came."""

    opcode: int
    payload: bytes


def from_guest(payload: bytes, opcode: int = TEXT, *, final: bool = True, masked: bool = True, rsv: int = 0) -> bytes:
    """A frame as guests send it."""
    first = (0x80 if final else 0) | rsv | opcode
    return bytes([first]) + _length(len(payload), masked) + (_KEY + mask(payload) if masked else payload)


def announced(length: int, opcode: int = TEXT) -> bytes:
    """The head of a frame of that length, of which nothing has come yet."""
    return bytes([0x80 | opcode]) + _length(length, True) + _KEY


def mask(payload: bytes) -> bytes:
    """As every guest's payload travels."""
    return bytes(byte ^ _KEY[place % 4] for place, byte in enumerate(payload))


def close_code(frame: Frame) -> int:
    """Why the server closes."""
    assert frame.opcode == CLOSE
    return int.from_bytes(frame.payload[:2])


def types_of(frames: list[Frame]) -> list[str]:
    """The types of the messages among them."""
    return [json.loads(frame.payload)["type"] for frame in frames if frame.opcode == TEXT]


class FrameReader:
    """Reads the frames of a server, however they come."""

    def __init__(self) -> None:
        self._came = bytearray()

    def read(self, arrived: bytes) -> list[Frame]:
        """Every frame that is complete now."""
        self._came += arrived
        frames = []
        while (frame := self._next()) is not None:
            frames.append(frame)
        return frames

    def _next(self) -> Frame | None:
        came = self._came
        if len(came) < 2:
            return None
        assert came[0] & 0x70 == 0, "no extension was agreed on"
        assert came[1] & 0x80 == 0, "servers do not mask"
        more = {126: 2, 127: 8}.get(came[1], 0)
        length = int.from_bytes(came[2 : 2 + more]) if more else came[1]
        end = 2 + more + length
        if len(came) < end:
            return None
        frame = Frame(came[0] & 0x0F, bytes(came[2 + more : end]))
        del came[:end]
        return frame


def _length(length: int, masked: bool) -> bytes:
    bit = 0x80 if masked else 0
    if length < 126:
        return bytes([bit | length])
    if length < 1 << 16:
        return bytes([bit | 126]) + length.to_bytes(2)
    return bytes([bit | 127]) + length.to_bytes(8)
