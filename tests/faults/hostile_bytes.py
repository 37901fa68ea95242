"""Bytes of somebody who wants to break a reader: noise, broken JSON, values at the edges, damaged messages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeAlias

Maker: TypeAlias = Callable[[random.Random, bytes], bytes]
"""From a good line of the protocol, without its newline, something hostile."""

_NUMBERS: Final = (
    b"NaN",
    b"Infinity",
    b"-Infinity",
    b"1e999",
    b"-1e400",
    b"9" * 400,
    b"-" + b"9" * 5000,
    b"0" * 50,
    b"1E+9223372036854775807",
    b"9007199254740993",
    b"18446744073709551616",
    b"0x10",
    b"-0",
    b"1.",
    b".5",
)
_TEXTS: Final = (
    b'"\\ud800"',
    b'"\\udc00\\ud800"',
    b'"\\ud83d"',
    b'"\xed\xa0\x80"',
    b'"\xc3"',
    b'"\xf4\x90\x80\x80"',
    b'"\xff\xfe"',
    b'"\\u0000"',
    b'"\x00"',
    b'"\\x41"',
    b'"' + b"x" * 70_000 + b'"',
    '"\u202e\u200b"'.encode(),
)
_FRAGMENTS: Final = (
    *(b"{", b"}", b"[", b"]", b'"', b":", b",", b"\\", b"\r", b"\t", b"null", b"true", b"false"),
    *(b'"type"', b'"id"', b'"table"', b'"action"', b'"hello"', b'"act"', b'"say"', b'"ping"'),
)
_STRUCTURAL: Final = b'{}[]":,\\'


def noise(chooser: random.Random, line: bytes) -> bytes:
    """Bytes of any kind."""
    return chooser.randbytes(chooser.randrange(1, 200))


def scrambled_json(chooser: random.Random, line: bytes) -> bytes:
    """Pieces of JSON in any order."""
    return b"".join(chooser.choices((*_FRAGMENTS, *_NUMBERS[:4], *_TEXTS[:4]), k=chooser.randrange(1, 30)))


def deep(chooser: random.Random, line: bytes) -> bytes:
    """Nesting without end, in a place where a value may stand or instead of a message."""
    depth = chooser.choice((10, 100, 900, 1_000, 1_100, 5_000, 20_000))
    opening, closing = chooser.choice(((b"[", b"]"), (b'{"a":', b"}")))
    nest = opening * depth + chooser.choice((b"", b"1" + closing * depth))
    return chooser.choice((nest, b'{"type":"ping","id":1,"x":' + nest + b"}", b'{"type":"act","action":' + nest + b"}"))


def edge_value(chooser: random.Random, line: bytes) -> bytes:
    """A message with a value at the edge of what numbers and texts can be."""
    start = line.find(b":", chooser.randrange(len(line))) + 1
    end = min(found for found in (line.find(mark, start) for mark in (b",", b"}")) if found >= 0) if start else 0
    return line[:start] + chooser.choice((*_NUMBERS, *_TEXTS)) + line[end:]


def duplicated(chooser: random.Random, line: bytes) -> bytes:
    """A message that says something twice, or differently the second time."""
    again = chooser.choice((b'"type":"ping"', b'"id":1', b'"id":"one"', b'"table":null', b'"type":["ping"]'))
    return line[:-1] + b"," + again + b"}" if chooser.random() < 0.8 else line + line


def damaged(chooser: random.Random, line: bytes) -> bytes:
    """A message with some bytes changed, lost or too many."""
    bytes_ = bytearray(line)
    for _ in range(chooser.randrange(1, 4)):
        place = chooser.randrange(len(bytes_) + 1)
        match chooser.randrange(4):
            case 0:
                bytes_[place : place + 1] = chooser.randbytes(1)
            case 1:
                bytes_[place:place] = chooser.randbytes(chooser.randrange(1, 4))
            case 2:
                del bytes_[place : place + chooser.randrange(1, 8)]
            case _:
                bytes_[place:place] = bytes([chooser.choice(_STRUCTURAL)])
    return bytes(bytes_)


def cut_short(chooser: random.Random, line: bytes) -> bytes:
    """The beginning of a message."""
    return line[: chooser.randrange(len(line))]


MAKERS: Final[tuple[Maker, ...]] = (noise, scrambled_json, deep, edge_value, duplicated, damaged, cut_short)
_WEIGHTS: Final = (20, 20, 1, 20, 10, 40, 10)
"""Nesting is the slowest to read, so there is less of it."""


def hostile(chooser: random.Random, lines: tuple[bytes, ...]) -> bytes:
    """Something hostile made from one of these lines."""
    (maker,) = chooser.choices(MAKERS, _WEIGHTS)
    return maker(chooser, chooser.choice(lines))
