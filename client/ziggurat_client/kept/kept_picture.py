"""A large picture kept on disk between two starts, because reading it is quicker than drawing it."""

from __future__ import annotations

import logging
import struct
import zlib
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pygame

from ziggurat_client.kept.private_files import write_privately

_HEADER: Final = struct.Struct("<8s32sIII")
"""Magic word, digest of the name, width, height, and the checksum of the pixels that follow (RGB, row by row)."""
_MAGIC: Final = b"ZIGPIC 1"
_LARGEST: Final = _HEADER.size + 3 * 16_384 * 16_384
"""The most bytes that are read: no screen shows as much."""

_log = logging.getLogger(__name__)


class KeptPicture:
    """One opaque picture in one file. Whatever is wrong with the file, the picture is simply not there."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def load(self, name: str) -> pygame.Surface | None:
        """The picture, if the one that is kept has that name and is whole."""
        try:
            with self._file.open("rb") as file:
                content = file.read(_LARGEST)
        except OSError:
            return None
        if len(content) < _HEADER.size:
            return None
        magic, named, width, height, checksum = _HEADER.unpack_from(content)
        pixels = memoryview(content)[_HEADER.size :]
        fits = (magic, named, 3 * width * height) == (_MAGIC, _digest(name), len(pixels)) and pixels.nbytes > 0
        if not fits or zlib.crc32(pixels) != checksum:
            return None
        return pygame.image.frombuffer(pixels, (width, height), "RGB")

    def store(self, name: str, picture: pygame.Surface) -> None:
        """Keep a picture in place of any other. A disk that does not take it is no error."""
        pixels = pygame.image.tobytes(picture, "RGB")
        header = _HEADER.pack(_MAGIC, _digest(name), *picture.get_size(), zlib.crc32(pixels))
        try:
            write_privately(self._file, header + pixels)
        except OSError as error:
            _log.warning("%s cannot be written (%s)", self._file, error)


@lru_cache(maxsize=1)
def drawing_code() -> str:
    """A digest of the code that draws: it is part of a picture's name, so that new art is never hidden by old."""
    digest = blake2b(pygame.version.ver.encode(), digest_size=16)
    for module in sorted((Path(__file__).parent.parent / "art").glob("*.py")):
        digest.update(module.read_bytes())
    return digest.hexdigest()


def _digest(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=32).digest()
