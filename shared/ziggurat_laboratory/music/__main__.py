"""Make the music: `python -m ziggurat_laboratory.music FOLDER [NAME ...]` writes the pieces as Ogg Vorbis.

The notes and all randomness are seeded, so the samples are the same every time up to rounding; the encoder numbers its
streams by chance, so the files' bytes are not. `assets/ziggurat_assets/sounds` is where the program looks for them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import soundfile

from ziggurat_laboratory.music.instruments import RATE
from ziggurat_laboratory.music.levels import levelled, loudness
from ziggurat_laboratory.music.pieces import PIECES
from ziggurat_laboratory.music.playing import played

_DULLNESS: Final = 0.85
"""How much the encoder leaves out, 0 to 1."""


def write(name: str, folder: Path) -> Path:
    """Make the file of a piece."""
    loop = levelled(played(PIECES[name], name))
    path = folder / f"{name}.ogg"
    with soundfile.SoundFile(path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=_DULLNESS) as file:
        # The encoder takes all it is given onto its stack at once.
        for start in range(0, loop.shape[1], RATE):
            file.write(loop[:, start : start + RATE].T)
    print(f"{path}: {loop.shape[1] / RATE:.1f} s, {loudness(loop):.1f} LUFS, {path.stat().st_size} bytes")
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; always 0."""
    parser = argparse.ArgumentParser(prog="music", description="Make the pieces of music.")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the files go")
    parser.add_argument("names", metavar="NAME", nargs="*", help="a piece (default: all of them)")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.names if name not in PIECES]
    if unknown:
        parser.error(f"there is no piece {', '.join(unknown)}; there are: {', '.join(PIECES)}")
    for name in wanted.names or PIECES:
        write(name, wanted.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
